// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preferences/SettingRow.h"

#include "widgets/actions/ActionSpecs.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFontComboBox>
#include <QFontDatabase>
#include <QSignalBlocker>
#include <QSpinBox>

#include <initializer_list>

namespace levwright {

SettingRow::SettingRow(const SettingSpec& spec, Settings& settings, const SettingEditor& own, QWidget* parent)
    : QWidget(parent), m_spec(spec), m_settings(settings), m_key(QString::fromLatin1(spec.key)),
      m_editor(makeEditor(own)), m_reset(new QToolButton(this)), m_layout(new QGridLayout(this)) {
    setObjectName(QStringLiteral("row.") + m_key);
    m_editor->setObjectName(QStringLiteral("setting.") + m_key);
    m_editor->setAccessibleName(spec.shownLabel());
    m_editor->setAccessibleDescription(spec.shownTip());
    if (spec.kind != SettingKind::Own)
        m_editor->setFocusPolicy(Qt::StrongFocus);
    m_editor->installEventFilter(this);
    m_reset->setObjectName(QStringLiteral("reset.") + m_key);
    m_reset->setText(tr("Reset"));
    m_reset->setAutoRaise(true);
    m_reset->setFocusPolicy(Qt::StrongFocus);
    m_reset->setAccessibleName(tr("Reset: %1").arg(spec.shownLabel()));
    m_reset->setToolTip(tr("Back to the usual value"));
    connect(m_reset, &QToolButton::clicked, this, [this] { m_settings.reset(m_key); });
    m_layout->setContentsMargins(0, 0, 0, 8);
    m_layout->setColumnStretch(1, 1);
    if (spec.kind != SettingKind::Toggle) {
        m_label = new QLabel(tr("%1:", "a label before a field").arg(spec.shownLabel()), this);
        m_label->setBuddy(m_editor);
    }
    if (spec.tip != nullptr) {
        m_tip = new QLabel(spec.shownTip(), this);
        m_tip->setWordWrap(true);
        m_tip->setForegroundRole(QPalette::PlaceholderText);
    }
    place();
    connect(&settings, &Settings::changed, this, [this](const QString& key) {
        if (key == m_key)
            show();
    });
    show();
}

// Above each other: label and reset button, editor, tip. A box that bears its label may be as wide as the
// row, so if it is stacked, the button is beside the tip.
void SettingRow::place() {
    for (QWidget* each : std::initializer_list<QWidget*>{m_label, m_editor, m_reset, m_tip}) {
        if (each != nullptr)
            m_layout->removeWidget(each);
    }
    const bool isToggle = m_label == nullptr;
    const bool isWideToggle = isToggle && m_isStacked;
    if (!isToggle)
        m_layout->addWidget(m_label, 0, 0);
    if (isToggle)
        m_layout->addWidget(m_editor, 0, 0, 1, isWideToggle ? 3 : 2, Qt::AlignLeft);
    else if (m_isStacked || m_spec.kind == SettingKind::Own)
        m_layout->addWidget(m_editor, 1, 0, 1, 3);
    else
        m_layout->addWidget(m_editor, 0, 1);
    if (isWideToggle)
        m_layout->addWidget(m_reset, 2, 2, Qt::AlignTop);
    else
        m_layout->addWidget(m_reset, 0, 2);
    if (m_tip != nullptr)
        m_layout->addWidget(m_tip, 2, 0, 1, isWideToggle ? 2 : 3);
}

int SettingRow::labelWidth() const {
    return m_label == nullptr || m_spec.kind == SettingKind::Own ? 0 : m_label->sizeHint().width();
}

void SettingRow::setLabelWidth(int width) {
    if (labelWidth() > 0)
        m_label->setMinimumWidth(m_isStacked ? 0 : width);
}

void SettingRow::setStacked(bool stacked) {
    if (stacked == m_isStacked)
        return;
    m_isStacked = stacked;
    place();
}

int SettingRow::wideWidth() const {
    constexpr int gaps = 24; // between the widgets, at most
    return labelWidth() + m_editor->minimumSizeHint().width() + m_reset->sizeHint().width() + gaps;
}

QWidget* SettingRow::makeEditor(const SettingEditor& own) {
    switch (m_spec.kind) {
    case SettingKind::Toggle:
        return makeToggle();
    case SettingKind::Choice:
        return makeChoice();
    case SettingKind::Number:
        return makeNumber();
    case SettingKind::Own:
        return own(this);
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
    else if (m_spec.kind == SettingKind::Choice)
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
