// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preferences/SettingRow.h"

#include "widgets/actions/ActionSpecs.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFontComboBox>
#include <QFontDatabase>
#include <QGridLayout>
#include <QSignalBlocker>
#include <QSpinBox>

namespace levwright {

SettingRow::SettingRow(const SettingSpec& spec, Settings& settings, QWidget* parent)
    : QWidget(parent), m_spec(spec), m_settings(settings), m_key(QString::fromLatin1(spec.key)),
      m_editor(makeEditor()), m_reset(new QToolButton(this)) {
    setObjectName(QStringLiteral("row.") + m_key);
    m_editor->setObjectName(QStringLiteral("setting.") + m_key);
    m_editor->setAccessibleName(spec.shownLabel());
    m_editor->setAccessibleDescription(spec.shownTip());
    m_editor->setFocusPolicy(Qt::StrongFocus);
    m_editor->installEventFilter(this);
    m_reset->setObjectName(QStringLiteral("reset.") + m_key);
    m_reset->setText(tr("Reset"));
    m_reset->setAutoRaise(true);
    m_reset->setFocusPolicy(Qt::StrongFocus);
    m_reset->setAccessibleName(tr("Reset: %1").arg(spec.shownLabel()));
    m_reset->setToolTip(tr("Back to the usual value"));
    connect(m_reset, &QToolButton::clicked, this, [this] { m_settings.reset(m_key); });
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 8);
    layout->setColumnStretch(1, 1);
    int column = 0;
    if (spec.kind != SettingKind::Toggle) {
        m_label = new QLabel(tr("%1:", "a label before a field").arg(spec.shownLabel()), this);
        m_label->setBuddy(m_editor);
        layout->addWidget(m_label, 0, column++);
    }
    layout->addWidget(m_editor, 0, column, 1, 2 - column,
                      spec.kind == SettingKind::Toggle ? Qt::AlignLeft : Qt::Alignment());
    layout->addWidget(m_reset, 0, 2);
    if (spec.tip != nullptr) {
        auto* tip = new QLabel(spec.shownTip(), this);
        tip->setWordWrap(true);
        tip->setForegroundRole(QPalette::PlaceholderText);
        layout->addWidget(tip, 1, 0, 1, 3);
    }
    connect(&settings, &Settings::changed, this, [this](const QString& key) {
        if (key == m_key)
            show();
    });
    show();
}

QWidget* SettingRow::makeEditor() {
    switch (m_spec.kind) {
    case SettingKind::Toggle:
        return makeToggle();
    case SettingKind::Choice:
        return makeChoice();
    case SettingKind::Number:
        return makeNumber();
    case SettingKind::Font:
        break;
    }
    return makeFont();
}

QWidget* SettingRow::makeToggle() {
    auto* box = new QCheckBox(m_spec.shownLabel(), this);
    connect(box, &QCheckBox::toggled, this, [this](bool on) { m_settings.set(m_key, on); });
    return box;
}

QWidget* SettingRow::makeChoice() {
    auto* box = new QComboBox(this);
    connect(box, &QComboBox::activated, this,
            [this, box] { m_settings.set(m_key, box->currentData().toString()); });
    return box;
}

QWidget* SettingRow::makeNumber() {
    auto* box = new QSpinBox(this);
    box->setRange(m_spec.least, m_spec.most);
    box->setSuffix(m_spec.shownSuffix());
    box->setSpecialValueText(m_spec.shownLeastText());
    box->setKeyboardTracking(false); // 2 on the way to 200 would be too small to read
    connect(box, &QSpinBox::valueChanged, this, [this](int value) { m_settings.set(m_key, value); });
    return box;
}

QWidget* SettingRow::makeFont() {
    auto* box = new QFontComboBox(this);
    box->setFontFilters(QFontComboBox::MonospacedFonts);
    box->setEditable(false);
    connect(box, &QFontComboBox::activated, this,
            [this, box] { m_settings.set(m_key, box->currentFont().family()); });
    return box;
}

// New games and translations may have come since.
void SettingRow::fillChoices() {
    auto* box = qobject_cast<QComboBox*>(m_editor);
    box->clear();
    for (const SettingChoice& choice : m_settings.choices(m_key))
        box->addItem(choice.text, choice.word);
    box->setCurrentIndex(box->findData(m_settings.value(m_key).toString()));
}

void SettingRow::show() {
    const QVariant value = m_settings.value(m_key);
    const QSignalBlocker quiet(m_editor);
    if (auto* toggle = qobject_cast<QCheckBox*>(m_editor))
        toggle->setChecked(value.toBool());
    else if (auto* number = qobject_cast<QSpinBox*>(m_editor))
        number->setValue(value.toInt());
    else if (auto* font = qobject_cast<QFontComboBox*>(m_editor))
        font->setCurrentFont(value.toString().isEmpty() ? QFontDatabase::systemFont(QFontDatabase::FixedFont)
                                                        : QFont(value.toString()));
    else
        fillChoices();
    m_reset->setEnabled(!m_settings.isUsual(m_key));
}

bool SettingRow::fits(const QString& typed) const {
    QString all = m_spec.shownLabel() + u' ' + m_spec.shownTip();
    for (const SettingChoice& choice : m_settings.choices(m_key))
        all += u' ' + choice.text;
    return hasAll(all, typed.split(u' ', Qt::SkipEmptyParts));
}

// The wheel scrolls the page and changes nothing by the way.
bool SettingRow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Wheel && watched == m_editor && !m_editor->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace levwright
