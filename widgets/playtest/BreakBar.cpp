// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playtest/BreakBar.h"

#include <QHBoxLayout>
#include <QLabel>

namespace levwright {

BreakBar::BreakBar(QWidget* parent)
    : QWidget(parent), m_name(new QLineEdit(this)), m_when(new QComboBox(this)) {
    setToolTip(tr("Stops walks and replays when this happens"));
    m_name->setObjectName(QStringLiteral("breakName"));
    m_name->setAccessibleName(tr("Stop for things of this name"));
    m_name->setPlaceholderText(tr("name of a thing"));
    m_name->setClearButtonEnabled(true);
    m_when->setObjectName(QStringLiteral("breakWhen"));
    m_when->setAccessibleName(tr("What must happen"));
    m_when->setFocusPolicy(Qt::NoFocus);
    m_when->addItem(tr("comes into view"), int(playtest::BreakWhen::Seen));
    m_when->addItem(tr("first sees you"), int(playtest::BreakWhen::SeesPlayer));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(new QLabel(tr("Stop when"), this));
    layout->addWidget(m_name);
    layout->addWidget(m_when);
    connect(m_name, &QLineEdit::textChanged, this, &BreakBar::changed);
    connect(m_name, &QLineEdit::returnPressed, this, &BreakBar::left);
    connect(m_when, &QComboBox::activated, this, &BreakBar::changed);
}

std::optional<playtest::BreakCondition> BreakBar::condition() const {
    const QString name = m_name->text().trimmed();
    if (name.isEmpty())
        return std::nullopt;
    return playtest::BreakCondition{playtest::BreakWhen(m_when->currentData().toInt()), name.toStdString()};
}

} // namespace levwright
