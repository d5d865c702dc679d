// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/PythonDialog.h"

#include "core/text/TextSnapshot.h"
#include "widgets/theme/WindowSize.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace levwright {
namespace {

enum PythonColumn { NumberColumn, LineColumn, BeginningColumn, ChangeColumn };

// The first line of the text that is not blank.
QString beginningOf(const std::string& text) {
    constexpr qsizetype longest = 60;
    return QString::fromUtf8(text.data(), qsizetype(std::min(text.size(), std::size_t(4096))))
        .trimmed()
        .section(u'\n', 0, 0)
        .left(longest);
}

} // namespace

PythonDialog::PythonDialog(const python::PythonFile& file, const QString& path, QWidget* parent)
    : QDialog(parent), m_list(new QTreeWidget(this)) {
    setObjectName(QStringLiteral("python"));
    setWindowTitle(tr("Open from %1").arg(QFileInfo(path).fileName()));
    constexpr QSize startSize(620, 380);
    resize(withinScreen(*this, startSize));
    auto* intro = new QLabel(
        tr("These strings are levels. Saving one writes it back into its string and changes nothing else. "
           "Levels that a LevelGenerator builds are only shown."),
        this);
    intro->setWordWrap(true);
    intro->setToolTip(path);
    m_list->setObjectName(QStringLiteral("python.levels"));
    m_list->setAccessibleName(tr("Levels in the program"));
    m_list->setHeaderLabels({tr("Level"), tr("Line"), tr("Begins with"), tr("Can be changed")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this);
    m_open = buttons->button(QDialogButtonBox::Open);
    m_open->setObjectName(QStringLiteral("python.open"));
    m_open->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &PythonDialog::offerToOpen);
    connect(m_list, &QTreeWidget::itemDoubleClicked, this, &QDialog::accept);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(intro);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    fill(file);
    m_list->setCurrentItem(m_list->topLevelItem(0));
    offerToOpen();
}

void PythonDialog::fill(const python::PythonFile& file) {
    const TextSnapshot text(file.bytes());
    const std::vector<python::PythonLevel>& levels = file.levels();
    for (std::size_t i = 0; i < levels.size(); ++i) {
        auto* item = new QTreeWidgetItem(m_list);
        item->setText(NumberColumn, QString::number(i + 1));
        item->setText(LineColumn, QString::number(text.position(levels[i].origins.front()).line + 1));
        item->setText(BeginningColumn, beginningOf(levels[i].text));
        const QString objection = QString::fromStdString(levels[i].objection);
        item->setText(ChangeColumn, objection.isEmpty() ? tr("yes") : tr("no"));
        item->setToolTip(ChangeColumn, objection);
    }
    for (const int column : {NumberColumn, LineColumn, ChangeColumn})
        m_list->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(BeginningColumn, QHeaderView::Stretch);
}

void PythonDialog::offerToOpen() {
    m_open->setEnabled(!m_list->selectedItems().isEmpty());
}

std::vector<std::size_t> PythonDialog::chosen() const {
    std::vector<std::size_t> numbers;
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        if (m_list->topLevelItem(row)->isSelected())
            numbers.push_back(std::size_t(row) + 1);
    }
    return numbers;
}

} // namespace levwright
