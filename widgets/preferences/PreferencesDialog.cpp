// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preferences/PreferencesDialog.h"

#include "widgets/preferences/SettingsPage.h"
#include "widgets/theme/WindowSize.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace levwright {
namespace {

constexpr QSize usualSize(820, 560);

} // namespace

PreferencesDialog::PreferencesDialog(Settings& settings, const SettingEditors& own, QWidget* parent)
    : QDialog(parent), m_settings(settings), m_field(new QLineEdit(this)), m_list(new QListWidget(this)),
      m_pages(new QStackedWidget(this)) {
    setObjectName(QStringLiteral("preferences"));
    setWindowTitle(tr("Preferences"));
    m_field->setObjectName(QStringLiteral("preferences.search"));
    m_field->setPlaceholderText(tr("Search settings"));
    m_field->setAccessibleName(tr("Search settings"));
    m_field->setClearButtonEnabled(true);
    m_list->setObjectName(QStringLiteral("preferences.pages"));
    m_list->setAccessibleName(tr("Pages"));
    m_pages->setObjectName(QStringLiteral("preferences.stack"));
    makePages(own);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false); // Enter in a field must not close all
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* left = new QVBoxLayout;
    left->addWidget(m_field);
    left->addWidget(m_list, 1);
    auto* both = new QHBoxLayout;
    both->addLayout(left);
    both->addWidget(m_pages, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(both, 1);
    layout->addWidget(buttons);
    connect(m_list, &QListWidget::currentRowChanged, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_field, &QLineEdit::textChanged, this, &PreferencesDialog::search);
    m_list->setCurrentRow(0);
    const int margins = 2 * m_list->frameWidth() + style()->pixelMetric(QStyle::PM_ScrollBarExtent) + 12;
    m_list->setFixedWidth(m_list->sizeHintForColumn(0) + margins);
    m_field->setFixedWidth(m_list->width());
    resize(withinScreen(*this, usualSize.expandedTo(sizeHint())));
}

void PreferencesDialog::makePages(const SettingEditors& own) {
    for (const SettingPage& page : settingPages()) {
        auto* item = new QListWidgetItem(page.shownTitle(), m_list);
        item->setData(Qt::UserRole, QString::fromLatin1(page.id));
        m_pages->addWidget(makePage(QString::fromLatin1(page.id), own));
    }
}

QWidget* PreferencesDialog::makePage(const QString& id, const SettingEditors& own) {
    auto* page = new SettingsPage(m_pages);
    for (const SettingSpec& spec : settingSpecs()) {
        if (QLatin1String(spec.page) != id)
            continue;
        auto* row =
            new SettingRow(spec, m_settings, own.value(QString::fromLatin1(spec.key)), page->widget());
        page->add(row);
        m_rows.push_back(row);
    }
    page->finish();
    return page;
}

int PreferencesDialog::indexOf(const QString& id) const {
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->data(Qt::UserRole).toString() == id)
            return row;
    }
    return -1;
}

void PreferencesDialog::addPage(const QString& id, QWidget* page) {
    const int index = indexOf(id);
    QWidget* empty = m_pages->widget(index);
    auto* area = new QScrollArea(m_pages); // for narrow windows
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(page);
    m_pages->insertWidget(index, area);
    m_pages->removeWidget(empty);
    delete empty;
}

void PreferencesDialog::showPage(const QString& id) {
    m_field->clear();
    m_list->setCurrentRow(std::max(indexOf(id), 0));
}

void PreferencesDialog::showSetting(const QString& key) {
    showPage(QString::fromLatin1(settingSpec(key).page));
    const auto row = std::ranges::find(m_rows, key, &SettingRow::key);
    if (row == m_rows.end())
        return;
    (*row)->editor().setFocus();
    auto* page = static_cast<QScrollArea*>(m_pages->currentWidget());
    page->widget()->layout()->activate(); // which may not have been shown before
    page->ensureWidgetVisible(*row, 0, 0);
}

// Hides what does not fit. A page whose name fits shows all of its settings.
void PreferencesDialog::search() {
    const QString typed = m_field->text().trimmed();
    int first = -1;
    for (int i = 0; i < m_list->count(); ++i) {
        const QString page = m_list->item(i)->data(Qt::UserRole).toString();
        const bool isNamed = m_list->item(i)->text().contains(typed, Qt::CaseInsensitive);
        bool isAny = isNamed;
        for (SettingRow* row : m_rows) {
            if (QLatin1String(settingSpec(row->key()).page) != page)
                continue;
            const bool isShown = isNamed || row->fits(typed);
            row->setVisible(isShown);
            isAny = isAny || isShown;
        }
        m_list->item(i)->setHidden(!isAny);
        if (isAny && first < 0)
            first = i;
    }
    if (first >= 0 && (m_list->currentItem() == nullptr || m_list->currentItem()->isHidden()))
        m_list->setCurrentRow(first);
}

} // namespace levwright
