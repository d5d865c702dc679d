// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/RecoveryDialog.h"

#include "core/text/LineDifference.h"
#include "widgets/session/FilePath.h"
#include "widgets/shell/SaveName.h"
#include "widgets/theme/WindowSize.h"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBlock>

namespace levwright {
namespace {

constexpr std::size_t contextLines = 3;
constexpr QSize dialogSize(900, 560);
// Translucent, to suit light and dark windows.
constexpr QColor newLine(46, 160, 67, 70);
constexpr QColor goneLine(248, 81, 73, 70);

// Whether each line is shown: lines that differ, and some around them.
std::vector<bool> nearDifferences(const std::vector<ComparedLine>& lines) {
    std::vector<bool> near(lines.size(), false);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].in == InSequence::Both)
            continue;
        const std::size_t first = i < contextLines ? 0 : i - contextLines;
        for (std::size_t k = first; k < std::min(lines.size(), i + contextLines + 1); ++k)
            near[k] = true;
    }
    return near;
}

void appendLine(QTextCursor& cursor, const QString& text, const QColor& color) {
    QTextBlockFormat format;
    if (color.isValid())
        format.setBackground(color);
    if (cursor.position() > 0)
        cursor.insertBlock();
    cursor.setBlockFormat(format);
    cursor.insertText(text);
}

void showDifference(QPlainTextEdit& view, const TextSnapshot& before, const TextSnapshot& after) {
    view.clear();
    QTextCursor cursor(view.document());
    cursor.beginEditBlock();
    const std::vector<ComparedLine> lines = compareLines(before, after);
    const std::vector<bool> near = nearDifferences(lines);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!near[i]) {
            if (i == 0 || near[i - 1])
                appendLine(cursor, QStringLiteral("…"), {});
            continue;
        }
        const bool gone = lines[i].in == InSequence::Before;
        const TextSnapshot& text = gone ? before : after;
        const std::string_view bytes = text.slice(text.lineContent(lines[i].line));
        const QLatin1StringView mark(gone ? "− " : lines[i].in == InSequence::After ? "+ " : "  ");
        appendLine(cursor,
                   QString::fromUtf8(mark.data(), mark.size()) +
                       QString::fromUtf8(bytes.data(), qsizetype(bytes.size())),
                   gone                               ? goneLine
                   : lines[i].in == InSequence::After ? newLine
                                                      : QColor());
    }
    cursor.endEditBlock();
    view.moveCursor(QTextCursor::Start);
}

QString stateOf(const LeftWork& work) {
    if (!work.recovered)
        return RecoveryDialog::tr("This journal cannot be read. %1")
            .arg(QString::fromStdString(work.recovered.error().message));
    switch (work.file) {
    case LeftFile::None:
        return RecoveryDialog::tr("This text was never saved.");
    case LeftFile::AsItWas:
        return RecoveryDialog::tr("These changes of the file were not saved.");
    case LeftFile::Changed:
        return RecoveryDialog::tr(
            "The file has been changed since. The text can be saved under another name, or "
            "restored as a new document.");
    case LeftFile::Gone:
        return RecoveryDialog::tr("The file no longer exists. Saving creates it again.");
    }
    return {};
}

QString itemText(const LeftWork& work) {
    const QDateTime time = QDateTime::fromStdTimePoint(
        std::chrono::time_point_cast<std::chrono::milliseconds>(work.journal.time()));
    const QString when = QLocale().toString(time.toLocalTime(), QLocale::ShortFormat);
    return work.folder().isEmpty() ? QStringLiteral("%1\n%2").arg(work.name(), when)
                                   : QStringLiteral("%1\n%2\n%3").arg(work.name(), work.folder(), when);
}

} // namespace

RecoveryDialog::RecoveryDialog(std::vector<LeftWork> found, FileStore& files,
                               std::function<bool(const RecoveredText&)> restore, QWidget* parent)
    : QDialog(parent), m_found(std::move(found)), m_files(files), m_restore(std::move(restore)),
      m_list(new QListWidget(this)), m_state(new QLabel(this)), m_difference(new QPlainTextEdit(this)),
      m_allButton(new QPushButton(tr("Recover A&ll"), this)),
      m_restoreButton(new QPushButton(tr("&Recover"), this)),
      m_saveButton(new QPushButton(tr("Save &As…"), this)) {
    setObjectName(QStringLiteral("recovery"));
    setWindowTitle(tr("Unsaved Work"));
    resize(withinScreen(*this, dialogSize));
    build();
    for (const LeftWork& work : m_found)
        m_list->addItem(itemText(work));
    connect(m_list, &QListWidget::currentRowChanged, this, &RecoveryDialog::showCurrent);
    m_list->setCurrentRow(0);
}

void RecoveryDialog::build() {
    auto* intro = new QLabel(tr("Levwright ended before these texts were saved. Lines with + are only in the "
                                "recovered text, lines with − only in the file."),
                             this);
    intro->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("recovery.list"));
    m_list->setAccessibleName(tr("Unsaved texts"));
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setSpacing(2);
    m_state->setObjectName(QStringLiteral("recovery.state"));
    m_state->setWordWrap(true);
    m_difference->setObjectName(QStringLiteral("recovery.difference"));
    m_difference->setAccessibleName(tr("What differs"));
    m_difference->setReadOnly(true);
    m_difference->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_difference->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    auto* buttons = new QDialogButtonBox(this);
    m_allButton->setObjectName(QStringLiteral("recovery.restoreAll"));
    m_allButton->setToolTip(tr("Open every text that can be read"));
    m_restoreButton->setObjectName(QStringLiteral("recovery.restore"));
    m_saveButton->setObjectName(QStringLiteral("recovery.saveAs"));
    auto* discard = new QPushButton(tr("&Discard…"), this);
    discard->setObjectName(QStringLiteral("recovery.discard"));
    auto* later = new QPushButton(tr("&Later"), this);
    later->setObjectName(QStringLiteral("recovery.later"));
    buttons->addButton(m_allButton, QDialogButtonBox::ActionRole);
    buttons->addButton(m_restoreButton, QDialogButtonBox::ActionRole);
    buttons->addButton(m_saveButton, QDialogButtonBox::ActionRole);
    buttons->addButton(discard, QDialogButtonBox::DestructiveRole);
    buttons->addButton(later, QDialogButtonBox::RejectRole);
    connect(m_allButton, &QPushButton::clicked, this, &RecoveryDialog::restoreAll);
    connect(m_restoreButton, &QPushButton::clicked, this, &RecoveryDialog::restoreCurrent);
    connect(m_saveButton, &QPushButton::clicked, this, &RecoveryDialog::saveCurrent);
    connect(discard, &QPushButton::clicked, this, &RecoveryDialog::discardCurrent);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* page = new QVBoxLayout;
    page->addWidget(m_state);
    page->addWidget(m_difference, 1);
    auto* middle = new QHBoxLayout;
    middle->addWidget(m_list, 1);
    middle->addLayout(page, 2);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(intro);
    layout->addLayout(middle, 1);
    layout->addWidget(buttons);
}

LeftWork& RecoveryDialog::current() {
    return m_found[std::size_t(m_list->currentRow())];
}

void RecoveryDialog::showCurrent() {
    if (m_list->currentRow() < 0)
        return;
    const LeftWork& work = current();
    m_state->setText(stateOf(work));
    m_allButton->setVisible(m_found.size() > 1);
    (m_found.size() > 1 ? m_allButton : m_restoreButton)->setDefault(true);
    m_restoreButton->setEnabled(work.recovered.has_value());
    m_saveButton->setEnabled(work.recovered.has_value());
    m_difference->clear();
    if (work.recovered)
        showDifference(*m_difference, TextSnapshot(work.fileBytes), TextSnapshot(work.recovered->text));
}

void RecoveryDialog::restoreCurrent() {
    if (m_restore(*current().recovered))
        removeCurrent();
}

// What cannot be read or opened stays in the list. The oldest comes first, so that the youngest is in front.
void RecoveryDialog::restoreAll() {
    for (int row = m_list->count() - 1; row >= 0; --row) {
        const LeftWork& work = m_found[std::size_t(row)];
        if (work.recovered && m_restore(*work.recovered))
            remove(row);
    }
    showRest();
}

void RecoveryDialog::saveCurrent() {
    const RecoveredText& recovered = *current().recovered;
    const QString path =
        askSaveName(this,
                    current().folder().isEmpty() ? current().name()
                                                 : current().folder() + QLatin1Char('/') + current().name(),
                    recovered.owner.kind, m_files);
    if (path.isEmpty())
        return;
    if (const Result<void> saved = m_files.replace(toPath(path), recovered.text); !saved)
        m_state->setText(QString::fromStdString(saved.error().message));
    else
        removeCurrent();
}

void RecoveryDialog::discardCurrent() {
    QMessageBox question(QMessageBox::Warning, tr("Discard"),
                         tr("Discard the unsaved work on “%1” permanently?").arg(current().name()),
                         QMessageBox::Discard | QMessageBox::Cancel, this);
    question.setObjectName(QStringLiteral("discardQuestion"));
    question.setDefaultButton(QMessageBox::Cancel);
    if (question.exec() == QMessageBox::Discard)
        removeCurrent();
}

void RecoveryDialog::removeCurrent() {
    remove(m_list->currentRow());
    showRest();
}

void RecoveryDialog::remove(int row) {
    m_found[std::size_t(row)].journal.remove();
    m_found.erase(m_found.begin() + row);
    const QSignalBlocker quiet(m_list); // list and m_found do not match for a moment
    delete m_list->takeItem(row);
}

void RecoveryDialog::showRest() {
    if (m_found.empty())
        accept();
    else
        showCurrent();
}

} // namespace levwright
