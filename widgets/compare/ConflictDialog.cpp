// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/ConflictDialog.h"

#include "widgets/compare/LinesView.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace levwright {
namespace {

constexpr QSize conflictsSize(900, 520);

QString shownLines(const std::string& lines) {
    return lines.empty() ? ConflictDialog::tr("(removed)") : QString::fromStdString(lines);
}

QString titleOf(const compare::Conflict& conflict) {
    const std::string& lines = !conflict.base.empty() ? conflict.base : conflict.ours;
    return QString::fromStdString(lines.substr(0, lines.find('\n'))).trimmed();
}

} // namespace

ConflictDialog::ConflictDialog(compare::Merged merged, QWidget* parent)
    : QDialog(parent), m_merged(std::move(merged)), m_list(new QListWidget(this)),
      m_base(makeLinesView("conflicts.base", tr("Before both changes"), this)),
      m_mine(makeLinesView("conflicts.mine", tr("Mine"), this)),
      m_theirs(makeLinesView("conflicts.theirs", tr("Theirs"), this)) {
    setObjectName(QStringLiteral("conflicts"));
    setWindowTitle(tr("Merge"));
    resize(conflictsSize);
    for (std::size_t i = 0; i < m_merged.pieces.size(); ++i) {
        if (std::holds_alternative<compare::Conflict>(m_merged.pieces[i]))
            m_conflicts.push_back(i);
    }
    m_choices.resize(m_conflicts.size());
    m_list->setObjectName(QStringLiteral("conflicts.list"));
    m_list->setAccessibleName(tr("Conflicts"));
    for (std::size_t i = 0; i < m_conflicts.size(); ++i) {
        m_list->addItem(QString());
        showRow(int(i));
    }

    auto* intro = new QLabel(
        tr("Both versions changed these lines in different ways. Everything else is merged. Choose "
           "which lines the document gets."),
        this);
    intro->setWordWrap(true);
    auto* grid = new QGridLayout;
    grid->addWidget(new QLabel(tr("Before both changes"), this), 0, 0);
    grid->addWidget(new QLabel(tr("Mine"), this), 0, 1);
    grid->addWidget(new QLabel(tr("Theirs"), this), 0, 2);
    grid->addWidget(m_base, 1, 0);
    grid->addWidget(m_mine, 1, 1);
    grid->addWidget(m_theirs, 1, 2);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    const auto addChoice = [&](const char* name, const QString& text, Choice choice) {
        QPushButton* button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        button->setObjectName(QString::fromLatin1(name));
        connect(button, &QPushButton::clicked, this, [this, choice] { choose(choice); });
    };
    addChoice("conflicts.takeMine", tr("Take &Mine"), Choice::Mine);
    addChoice("conflicts.takeTheirs", tr("Take &Theirs"), Choice::Theirs);
    addChoice("conflicts.takeBoth", tr("Take &Both"), Choice::Both);
    m_merge = buttons->addButton(tr("M&erge"), QDialogButtonBox::AcceptRole);
    m_merge->setObjectName(QStringLiteral("conflicts.merge"));
    m_merge->setToolTip(tr("Possible once each conflict has a choice"));
    m_merge->setEnabled(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QListWidget::currentRowChanged, this, &ConflictDialog::showCurrent);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(intro);
    layout->addWidget(m_list, 1);
    layout->addLayout(grid, 2);
    layout->addWidget(buttons);
    m_list->setCurrentRow(0);
}

const compare::Conflict& ConflictDialog::conflict(int row) const {
    return std::get<compare::Conflict>(m_merged.pieces[m_conflicts[std::size_t(row)]]);
}

void ConflictDialog::showRow(int row) {
    const std::optional<Choice> choice = m_choices[std::size_t(row)];
    const QString title = titleOf(conflict(row));
    m_list->item(row)->setText(!choice                     ? title
                               : *choice == Choice::Mine   ? tr("%1 — mine").arg(title)
                               : *choice == Choice::Theirs ? tr("%1 — theirs").arg(title)
                                                           : tr("%1 — both").arg(title));
}

void ConflictDialog::showCurrent() {
    if (m_list->currentRow() < 0)
        return;
    const compare::Conflict& shown = conflict(m_list->currentRow());
    m_base->setPlainText(shown.base.empty() ? tr("(nothing)") : QString::fromStdString(shown.base));
    m_mine->setPlainText(shownLines(shown.ours));
    m_theirs->setPlainText(shownLines(shown.theirs));
}

// The next conflict without a choice becomes the current one.
void ConflictDialog::choose(Choice choice) {
    const int row = m_list->currentRow();
    m_choices[std::size_t(row)] = choice;
    showRow(row);
    const auto open = std::ranges::find_if(m_choices, [](const auto& made) { return !made.has_value(); });
    m_merge->setEnabled(open == m_choices.end());
    if (open == m_choices.end())
        m_merge->setFocus();
    else
        m_list->setCurrentRow(int(open - m_choices.begin()));
}

std::string ConflictDialog::text() const {
    std::string text;
    std::size_t next = 0;
    for (const compare::MergedPiece& piece : m_merged.pieces) {
        if (const auto* agreed = std::get_if<std::string>(&piece)) {
            compare::appendLines(*agreed, text);
            continue;
        }
        const auto& conflict = std::get<compare::Conflict>(piece);
        const Choice choice = m_choices[next++].value_or(Choice::Mine);
        if (choice != Choice::Theirs)
            compare::appendLines(conflict.ours, text);
        if (choice != Choice::Mine)
            compare::appendLines(conflict.theirs, text);
    }
    return text;
}

} // namespace levwright
