// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/search/FindDialog.h"

#include "widgets/session/Sentence.h"
#include "widgets/session/TextCodec.h"
#include "widgets/theme/WindowSize.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>

namespace levwright {
namespace {

enum Scope { OpenFiles, InFolder, OtherFolder };
constexpr int mostOpened = 8; // files, without a question
constexpr int textKind = -1;  // of the entry for texts; the others are numbers of ThingKind

QString kindLabel(services::ThingKind kind) {
    return sentence(QString::fromUtf8(services::nameOf(kind)));
}

} // namespace

FindDialog::FindDialog(Workspace& workspace, QWidget* parent)
    : QDialog(parent), m_workspace(workspace), m_search(workspace), m_edits(workspace), m_kind(new QComboBox),
      m_text(makeField(QStringLiteral("findFiles.text"), tr("What to find"))),
      m_by(makeField(QStringLiteral("findFiles.by"), tr("What takes its place"))),
      m_replaces(new QCheckBox(tr("&Replace by:"))), m_scope(new QComboBox),
      m_find(new QPushButton(tr("&Find"))), m_replace(new QPushButton(tr("Replace &Ticked"))),
      m_takeBack(new QPushButton(tr("Take &Back"))), m_list(new ChangeList), m_message(new QLabel) {
    setObjectName(QStringLiteral("findFiles"));
    setWindowTitle(tr("Find in Files"));
    resize(withinScreen(*this, {900, 560}));
    auto* layout = new QVBoxLayout(this);
    auto* form = new QFormLayout;
    layout->addLayout(form);
    buildFields(*form);
    m_list->setObjectName(QStringLiteral("findFiles.list"));
    layout->addWidget(m_list, 1);
    m_message->setObjectName(QStringLiteral("findFiles.message"));
    m_message->setWordWrap(true);
    layout->addWidget(m_message);
    auto* buttons = new QHBoxLayout;
    m_find->setObjectName(QStringLiteral("findFiles.find"));
    m_find->setDefault(true);
    m_replace->setObjectName(QStringLiteral("findFiles.replace"));
    m_replace->setAutoDefault(false);
    m_takeBack->setObjectName(QStringLiteral("findFiles.takeBack"));
    m_takeBack->setAutoDefault(false);
    m_takeBack->setToolTip(tr("Bring back the texts that the files had before they were written"));
    auto* closing = new QPushButton(tr("Close"));
    closing->setAutoDefault(false);
    buttons->addWidget(m_takeBack);
    buttons->addStretch();
    for (QPushButton* button : {m_find, m_replace, closing})
        buttons->addWidget(button);
    layout->addLayout(buttons);
    connect(m_find, &QPushButton::clicked, this, &FindDialog::find);
    connect(m_replace, &QPushButton::clicked, this, &FindDialog::replace);
    connect(m_takeBack, &QPushButton::clicked, this, &FindDialog::takeBack);
    connect(closing, &QPushButton::clicked, this, &QDialog::close);
    connect(m_list, &ChangeList::placeChosen, this, &FindDialog::showPlace);
    connect(m_list, &ChangeList::ticksChanged, this, &FindDialog::updateButtons);
    connect(&m_search, &FolderSearch::found, this, &FindDialog::add);
    connect(&m_search, &FolderSearch::finished, this, &FindDialog::finish);
    updateButtons();
}

QLineEdit* FindDialog::makeField(const QString& name, const QString& label) {
    auto* field = new QLineEdit;
    field->setObjectName(name);
    field->setAccessibleName(label);
    field->setClearButtonEnabled(true);
    connect(field, &QLineEdit::textChanged, this, &FindDialog::forget);
    return field;
}

QCheckBox* FindDialog::makeOption(QHBoxLayout& line, const QString& name, const QString& text) {
    auto* option = new QCheckBox(text);
    option->setObjectName(name);
    line.addWidget(option);
    connect(option, &QCheckBox::toggled, this, &FindDialog::forget);
    return option;
}

void FindDialog::buildFields(QFormLayout& form) {
    m_kind->setObjectName(QStringLiteral("findFiles.kind"));
    m_kind->setAccessibleName(tr("Kind"));
    m_kind->addItem(tr("Text"), textKind);
    for (const services::ThingKind kind : services::thingKinds())
        m_kind->addItem(kindLabel(kind), int(kind));
    connect(m_kind, &QComboBox::currentIndexChanged, this, &FindDialog::chooseKind);
    auto* what = new QHBoxLayout;
    what->addWidget(m_kind);
    what->addWidget(m_text, 1);
    auto* label = new QLabel(tr("Fi&nd:"));
    label->setBuddy(m_text);
    form.addRow(label, what);
    auto* options = new QHBoxLayout;
    m_case = makeOption(*options, QStringLiteral("findFiles.case"), tr("Match &case"));
    m_words = makeOption(*options, QStringLiteral("findFiles.words"), tr("&Whole words"));
    m_expression = makeOption(*options, QStringLiteral("findFiles.expression"), tr("Regular e&xpression"));
    options->addStretch();
    form.addRow(QString(), options);
    m_replaces->setObjectName(QStringLiteral("findFiles.replaces"));
    m_by->setEnabled(false);
    connect(m_replaces, &QCheckBox::toggled, this, [this](bool isOn) {
        m_by->setEnabled(isOn);
        forget();
    });
    form.addRow(m_replaces, m_by);
    m_scope->setObjectName(QStringLiteral("findFiles.scope"));
    m_scope->addItem(tr("All open files"));
    connect(m_scope, &QComboBox::activated, this, [this](int index) {
        if (index == OtherFolder || (index == InFolder && m_folder.isEmpty()))
            chooseFolder();
        forget();
    });
    form.addRow(tr("&In:"), m_scope);
}

void FindDialog::ask(const QString& folder) {
    m_folder = folder;
    const bool wasFolder = m_scope->currentIndex() != OpenFiles;
    while (m_scope->count() > 1)
        m_scope->removeItem(m_scope->count() - 1);
    if (!folder.isEmpty())
        m_scope->addItem(tr("Folder %1").arg(folder));
    else
        m_scope->addItem(tr("Folder"));
    m_scope->addItem(tr("Another folder…"));
    m_scope->setCurrentIndex(wasFolder && !folder.isEmpty() ? InFolder : OpenFiles);
    const Session& session = m_workspace.active();
    const std::string_view selected = session.text().slice(session.selection().range());
    if (!selected.empty() && !selected.contains('\n') && m_kind->currentIndex() == 0)
        m_text->setText(decodeLine(selected, session.encoding()));
    chooseKind();
    show();
    raise();
    activateWindow();
    m_text->selectAll();
    m_text->setFocus();
}

void FindDialog::chooseKind() {
    const int kind = m_kind->currentData().toInt();
    for (QCheckBox* option : {m_case, m_words, m_expression})
        option->setEnabled(kind == textKind);
    QStringList names;
    if (kind != textKind)
        for (const std::string& name :
             services::knownNames(m_workspace.active().game().catalog(), services::ThingKind(kind)))
            names << QString::fromStdString(name);
    for (QLineEdit* field : {m_text, m_by}) {
        field->setCompleter(nullptr);
        if (names.isEmpty())
            continue;
        auto* completer = new QCompleter(names, field);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        completer->setFilterMode(Qt::MatchContains);
        field->setCompleter(completer);
    }
    forget();
}

void FindDialog::chooseFolder() {
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Find in a Folder"), m_folder);
    if (!folder.isEmpty()) {
        m_folder = folder;
        m_scope->setItemText(InFolder, tr("Folder %1").arg(m_folder));
    }
    m_scope->setCurrentIndex(m_folder.isEmpty() ? OpenFiles : InFolder);
}

std::optional<Wanted> FindDialog::wanted() const {
    Wanted wanted;
    const std::string text = m_text->text().toStdString();
    const int kind = m_kind->currentData().toInt();
    if (text.empty() || (kind != textKind && m_replaces->isChecked() && m_by->text().isEmpty()))
        return std::nullopt;
    if (kind == textKind)
        wanted.query = {text, m_expression->isChecked(), m_case->isChecked(), m_words->isChecked()};
    else
        wanted.thing = services::Thing{services::ThingKind(kind), text};
    if (m_replaces->isChecked())
        wanted.by = m_by->text();
    return wanted;
}

void FindDialog::find() {
    forget();
    const std::optional<Wanted> wanted = this->wanted();
    if (!wanted)
        return;
    const bool isInFolder = m_scope->currentIndex() == InFolder && !m_folder.isEmpty();
    const std::optional<Refusal> refusal =
        isInFolder ? m_search.startInFolder(*wanted, m_folder) : m_search.startInOpen(*wanted);
    m_message->setText(refusal ? QString::fromStdString(refusal->reason) : tr("Searching…"));
}

// What is listed is not what the fields ask for any more.
void FindDialog::forget() {
    m_search.stop();
    m_list->forget();
    m_message->clear();
    updateButtons();
}

void FindDialog::add(const FileFinding& finding) {
    m_list->add(finding, m_replaces->isChecked() ? ChangeList::Ticks::Yes : ChangeList::Ticks::No);
}

void FindDialog::finish(bool isComplete) {
    const int files = m_list->fileCount();
    const int places = m_list->placeCount();
    QString message = places == 0   ? tr("Nothing was found.")
                      : places == 1 ? tr("1 place in 1 file.")
                                    : (files == 1 ? tr("%1 places in 1 file.") : tr("%1 places in %2 files."))
                                          .replace(QStringLiteral("%1"), QString::number(places))
                                          .replace(QStringLiteral("%2"), QString::number(files));
    if (const int possible = m_list->possibleCount(); possible > 0)
        message += ' ' + (possible == 1 ? tr("1 text of a script may mean it, too.")
                                        : tr("%1 texts of scripts may mean it, too.").arg(possible));
    if (!isComplete)
        message += ' ' + tr("The search ended early, so there may be more.");
    m_message->setText(message);
    updateButtons();
}

void FindDialog::updateButtons() {
    m_find->setEnabled(wanted().has_value());
    m_replace->setVisible(m_replaces->isChecked());
    m_replace->setEnabled(m_replaces->isChecked() && m_list->isAnyTicked());
    m_takeBack->setVisible(m_edits.canTakeBack());
}

void FindDialog::showPlace(const FileFinding& finding, std::optional<Range> place) {
    Session* session = finding.session;
    if (session == nullptr && !finding.path.isEmpty()) // otherwise it was closed
        session = m_workspace.open(finding.path).value_or(nullptr);
    if (session == nullptr)
        return m_message->setText(tr("%1 is not open any more, or cannot be opened.").arg(finding.name));
    m_workspace.activate(*session);
    if (session->text().bytes() != finding.text.bytes())
        return m_message->setText(tr("%1 has changed since the search.").arg(finding.name));
    if (place)
        session->select(*place);
}

// Nobody wants a hundred tabs unasked.
std::optional<ClosedFiles> FindDialog::askAboutClosed(int count) {
    if (count <= mostOpened)
        return ClosedFiles::Open;
    QMessageBox question(QMessageBox::Question, tr("Replace in Files"),
                         tr("%1 files that are not open will change. Open them all?").arg(count),
                         QMessageBox::Open | QMessageBox::Save | QMessageBox::Cancel, this);
    question.setObjectName(QStringLiteral("closedFilesQuestion"));
    question.setInformativeText(
        tr("In open files each change can be looked at and undone, and nothing is saved "
           "until you save it. If the files are written to the disk at once, “Take Back” "
           "in this window gives them their texts back, until it writes others or "
           "Levwright ends."));
    question.button(QMessageBox::Open)->setText(tr("&Open Them"));
    question.button(QMessageBox::Save)->setText(tr("&Write to Disk"));
    question.setDefaultButton(QMessageBox::Open);
    const int answer = question.exec();
    if (answer == QMessageBox::Open)
        return ClosedFiles::Open;
    return answer == QMessageBox::Save ? std::optional(ClosedFiles::Write) : std::nullopt;
}

void FindDialog::replace() {
    const std::vector<FileEdit> edits = m_list->ticked();
    const std::optional<ClosedFiles> closed = askAboutClosed(m_edits.closedCount(edits));
    if (!closed)
        return;
    const FileEdits::Report report = m_edits.carryOut(edits, stepName("Replace in files"), *closed);
    QStringList done;
    if (report.opened > 0)
        done << (report.opened == 1
                     ? tr("Replaced in 1 file, which is open and not saved yet.")
                     : tr("Replaced in %1 files, which are open and not saved yet.").arg(report.opened));
    if (report.written > 0)
        done << (report.written == 1 ? tr("Replaced in 1 file on the disk.")
                                     : tr("Replaced in %1 files on the disk.").arg(report.written));
    tell(done, report);
}

void FindDialog::takeBack() {
    const FileEdits::Report report = m_edits.takeBack();
    QStringList done;
    if (report.written > 0)
        done << (report.written == 1 ? tr("1 file has its text back.")
                                     : tr("%1 files have their earlier texts again.").arg(report.written));
    tell(done, report);
}

void FindDialog::tell(const QStringList& done, const FileEdits::Report& report) {
    forget();
    m_message->setText((done + report.troubles).join(' '));
}

} // namespace levwright
