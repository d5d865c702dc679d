// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/search/FindDialog.h"

#include "core/search/ShownChange.h"
#include "widgets/session/TextCodec.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>

namespace levwright {
namespace {

enum Scope { OpenFiles, InFolder, OtherFolder };
enum Column { PlaceColumn, BeforeColumn, AfterColumn };
constexpr int textKind = -1; // of the entry for texts; the others are numbers of ThingKind

QString kindLabel(services::ThingKind kind) {
    const QString name = QString::fromUtf8(services::nameOf(kind));
    return name.left(1).toUpper() + name.mid(1);
}

// The lines as one.
QString shownLine(const std::string& bytes, TextEncoding encoding) {
    const TextSnapshot text(bytes);
    QString line;
    for (std::size_t i = 0; i < text.lineCount(); ++i)
        line +=
            (i > 0 ? QStringLiteral("⏎") : QString()) + decodeLine(text.slice(text.lineContent(i)), encoding);
    return line.trimmed();
}

} // namespace

FindDialog::FindDialog(Workspace& workspace, QWidget* parent)
    : QDialog(parent), m_workspace(workspace), m_search(workspace), m_kind(new QComboBox),
      m_text(makeField(QStringLiteral("findFiles.text"), tr("What to find"))),
      m_by(makeField(QStringLiteral("findFiles.by"), tr("What takes its place"))),
      m_replaces(new QCheckBox(tr("&Replace by:"))), m_scope(new QComboBox),
      m_find(new QPushButton(tr("&Find"))), m_replace(new QPushButton(tr("Replace &Ticked"))),
      m_list(new QTreeWidget), m_message(new QLabel) {
    setObjectName(QStringLiteral("findFiles"));
    setWindowTitle(tr("Find in Files"));
    resize(900, 560);
    auto* layout = new QVBoxLayout(this);
    auto* form = new QFormLayout;
    layout->addLayout(form);
    buildFields(*form);
    buildList();
    layout->addWidget(m_list, 1);
    m_message->setObjectName(QStringLiteral("findFiles.message"));
    m_message->setWordWrap(true);
    layout->addWidget(m_message);
    auto* buttons = new QHBoxLayout;
    m_find->setObjectName(QStringLiteral("findFiles.find"));
    m_find->setDefault(true);
    m_replace->setObjectName(QStringLiteral("findFiles.replace"));
    m_replace->setAutoDefault(false);
    auto* closing = new QPushButton(tr("Close"));
    closing->setAutoDefault(false);
    buttons->addStretch();
    for (QPushButton* button : {m_find, m_replace, closing})
        buttons->addWidget(button);
    layout->addLayout(buttons);
    connect(m_find, &QPushButton::clicked, this, &FindDialog::find);
    connect(m_replace, &QPushButton::clicked, this, &FindDialog::replace);
    connect(closing, &QPushButton::clicked, this, &QDialog::close);
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

void FindDialog::buildList() {
    m_list->setObjectName(QStringLiteral("findFiles.list"));
    m_list->setAccessibleName(tr("Places"));
    m_list->setHeaderLabels({tr("Place"), tr("Line"), tr("Becomes")});
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->header()->resizeSection(PlaceColumn, 200);
    m_list->header()->resizeSection(BeforeColumn, 330);
    connect(m_list, &QTreeWidget::itemActivated, this, &FindDialog::showPlace);
    connect(m_list, &QTreeWidget::itemChanged, this, &FindDialog::updateButtons);
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
    m_list->setColumnHidden(AfterColumn, !wanted->by);
    const bool isInFolder = m_scope->currentIndex() == InFolder && !m_folder.isEmpty();
    const std::optional<Refusal> refusal =
        isInFolder ? m_search.startInFolder(*wanted, m_folder) : m_search.startInOpen(*wanted);
    m_message->setText(refusal ? QString::fromStdString(refusal->reason) : tr("Searching…"));
}

// What is listed is not what the fields ask for any more.
void FindDialog::forget() {
    m_search.stop();
    m_findings.clear();
    m_placeCount = 0;
    m_list->clear();
    m_message->clear();
    updateButtons();
}

void FindDialog::add(const FileFinding& finding) {
    const QSignalBlocker untold(m_list); // that rows are ticked at first
    auto* file = new QTreeWidgetItem(m_list);
    file->setText(PlaceColumn, tr("%1 (%2)").arg(finding.name).arg(finding.places.size()));
    file->setToolTip(PlaceColumn, finding.path);
    file->setText(BeforeColumn, finding.trouble);
    file->setToolTip(BeforeColumn, finding.trouble);
    m_findings.push_back(finding);
    m_placeCount += int(finding.places.size());
    const bool replaces = m_replaces->isChecked();
    for (const Replacement& place : finding.places) {
        const search::ShownChange shown = search::shownChange(finding.text, place);
        auto* row = new QTreeWidgetItem(file);
        row->setText(PlaceColumn, tr("line %1").arg(shown.line + 1));
        row->setText(BeforeColumn, shownLine(shown.before, finding.encoding));
        row->setText(AfterColumn, shownLine(shown.after, finding.encoding));
        if (replaces)
            row->setCheckState(PlaceColumn, Qt::Checked);
    }
    if (replaces && !finding.places.empty()) {
        file->setFlags(file->flags() | Qt::ItemIsAutoTristate);
        file->setCheckState(PlaceColumn, Qt::Checked);
    }
    file->setExpanded(true);
}

void FindDialog::finish(bool isComplete) {
    int files = 0; // with places
    for (const FileFinding& finding : m_findings)
        files += finding.places.empty() ? 0 : 1;
    QString message = m_placeCount == 0 ? tr("Nothing was found.")
                      : m_placeCount == 1
                          ? tr("1 place in 1 file.")
                          : (files == 1 ? tr("%1 places in 1 file.") : tr("%1 places in %2 files."))
                                .replace(QStringLiteral("%1"), QString::number(m_placeCount))
                                .replace(QStringLiteral("%2"), QString::number(files));
    if (!isComplete)
        message += ' ' + tr("The search ended early, so there may be more.");
    m_message->setText(message);
    updateButtons();
}

void FindDialog::updateButtons() {
    m_find->setEnabled(wanted().has_value());
    m_replace->setVisible(m_replaces->isChecked());
    bool isAnyTicked = false;
    for (int i = 0; i < m_list->topLevelItemCount() && !isAnyTicked; ++i) {
        const QTreeWidgetItem& file = *m_list->topLevelItem(i);
        isAnyTicked = file.childCount() > 0 && file.checkState(PlaceColumn) != Qt::Unchecked;
    }
    m_replace->setEnabled(m_replaces->isChecked() && isAnyTicked);
}

// The document with the searched text; opens its file if it is not open. Null if it cannot be opened.
Session* FindDialog::sessionOf(const FileFinding& finding) {
    if (finding.session)
        return finding.session;
    if (finding.path.isEmpty())
        return nullptr; // it was closed
    return m_workspace.open(finding.path).value_or(nullptr);
}

void FindDialog::showPlace(QTreeWidgetItem* item) {
    QTreeWidgetItem* file = item->parent() != nullptr ? item->parent() : item;
    const FileFinding& finding = m_findings[std::size_t(m_list->indexOfTopLevelItem(file))];
    Session* session = sessionOf(finding);
    if (session == nullptr)
        return m_message->setText(tr("%1 is not open any more, or cannot be opened.").arg(finding.name));
    m_workspace.activate(*session);
    if (session->text().bytes() != finding.text.bytes())
        return m_message->setText(tr("%1 has changed since the search.").arg(finding.name));
    if (item != file)
        session->select(finding.places[std::size_t(file->indexOfChild(item))].range);
}

void FindDialog::replace() {
    const QPointer<Session> active = &m_workspace.active();
    QStringList troubles;
    int count = 0;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        const QTreeWidgetItem& file = *m_list->topLevelItem(i);
        if (file.childCount() == 0 || file.checkState(PlaceColumn) == Qt::Unchecked)
            continue;
        const QString trouble = replaceIn(m_findings[std::size_t(i)], file);
        if (trouble.isEmpty())
            ++count;
        else
            troubles << trouble;
    }
    if (active)
        m_workspace.activate(*active);
    forget();
    if (count > 0)
        troubles.prepend(count == 1
                             ? tr("Replaced in 1 file, which is open and not saved yet.")
                             : tr("Replaced in %1 files, which are open and not saved yet.").arg(count));
    m_message->setText(troubles.join(' '));
}

// Replaces what is ticked, as one step. Returns why not, as a sentence; empty if it is done.
QString FindDialog::replaceIn(const FileFinding& finding, const QTreeWidgetItem& item) {
    Session* session = sessionOf(finding);
    if (session == nullptr)
        return tr("%1 is not open any more, or cannot be opened.").arg(finding.name);
    if (session->text().bytes() != finding.text.bytes())
        return tr("%1 has changed since the search, so it was left alone.").arg(finding.name);
    if (!session->objection().isEmpty())
        return tr("%1: %2").arg(finding.name, session->objection());
    std::vector<Replacement> ticked;
    for (int i = 0; i < item.childCount(); ++i) {
        if (item.child(i)->checkState(PlaceColumn) == Qt::Checked)
            ticked.push_back(finding.places[std::size_t(i)]);
    }
    return session->apply(EditOutcome(TextEdit(ticked)), tr("Replace in files"))
               ? QString()
               : tr("%1 was not changed.").arg(finding.name);
}

} // namespace levwright
