// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/MapSizeDialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>

namespace levwright {

MapSizeDialog::MapSizeDialog(Point size, Point limit, QWidget* parent)
    : QDialog(parent), m_columns(addNumber(QStringLiteral("columns"), 1, limit.x, size.x)),
      m_rows(addNumber(QStringLiteral("rows"), 1, limit.y, size.y)),
      m_right(addNumber(QStringLiteral("right"), -limit.x, limit.x, 0)),
      m_down(addNumber(QStringLiteral("down"), -limit.y, limit.y, 0)), m_said(new QLabel(this)) {
    setObjectName(QStringLiteral("mapSize"));
    setWindowTitle(tr("Map Size"));
    m_said->setObjectName(QStringLiteral("mapSize.said"));
    m_said->setWordWrap(true);
    m_said->setMinimumWidth(m_said->fontMetrics().averageCharWidth() * 40);
    m_said->setMinimumHeight(m_said->fontMetrics().lineSpacing() * 3);
    m_said->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* form = new QFormLayout(this);
    form->addRow(tr("&Columns:"), m_columns);
    form->addRow(tr("&Rows:"), m_rows);
    form->addRow(tr("Move everything to the ri&ght by:"), m_right);
    form->addRow(tr("Move everything &down by:"), m_down);
    form->addRow(m_said);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
    m_columns->selectAll(); // typing replaces the number
}

QSpinBox* MapSizeDialog::addNumber(const QString& name, int lowest, int highest, int value) {
    auto* box = new QSpinBox(this);
    box->setObjectName(QStringLiteral("mapSize.") + name);
    box->setRange(lowest, highest);
    box->setValue(value);
    connect(box, &QSpinBox::valueChanged, this, [this] { Q_EMIT changed(wanted()); });
    return box;
}

Area MapSizeDialog::wanted() const {
    const Point first{-m_right->value(), -m_down->value()};
    return {first.x, first.y, first.x + m_columns->value() - 1, first.y + m_rows->value() - 1};
}

void MapSizeDialog::say(const QString& sentence, bool isPossible) {
    m_said->setText(sentence);
    m_accept->setEnabled(isPossible);
}

} // namespace levwright
