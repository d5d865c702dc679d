// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/TextActions.h"

#include "widgets/textpane/CodeEditor.h"
#include "widgets/textpane/TextPane.h"

namespace levwright {
namespace {

struct TextRow {
    const char* action;
    void (*run)(CodeEditor& editor);
};

constexpr TextRow textRows[] = {
    {"text.definition", [](CodeEditor& editor) { editor.names().goToDefinition(); }},
    {"text.uses", [](CodeEditor& editor) { editor.names().listUses(); }},
    {"text.rename", [](CodeEditor& editor) { editor.names().rename(); }},
    {"text.pair", [](CodeEditor& editor) { editor.goToPair(); }},
    {"text.signature", [](CodeEditor& editor) { editor.signature().ask(); }},
    {"text.comment", [](CodeEditor& editor) { editor.lines().toggleComments(); }},
    {"text.moveUp", [](CodeEditor& editor) { editor.lines().moveUp(); }},
    {"text.moveDown", [](CodeEditor& editor) { editor.lines().moveDown(); }},
    {"text.duplicate", [](CodeEditor& editor) { editor.lines().duplicate(); }},
    {"text.join", [](CodeEditor& editor) { editor.lines().join(); }},
    {"text.sort", [](CodeEditor& editor) { editor.lines().sort(); }},
    {"text.caretAbove", [](CodeEditor& editor) { editor.carets().addAbove(); }},
    {"text.caretBelow", [](CodeEditor& editor) { editor.carets().addBelow(); }},
    {"text.fold", [](CodeEditor& editor) { editor.folding().toggleHere(); }},
    {"text.foldAll", [](CodeEditor& editor) { editor.folding().foldAll(); }},
    {"text.unfoldAll", [](CodeEditor& editor) { editor.folding().unfoldAll(); }},
    {"text.format", [](CodeEditor& editor) { editor.lines().format(); }},
};

} // namespace

TextActions::TextActions(Workspace& workspace, PageTabs& tabs, ActionTable& actions, QObject* parent)
    : QObject(parent), m_jumps(workspace, tabs, this) {
    for (const TextRow& row : textRows)
        actions.onTrigger(QString::fromLatin1(row.action),
                          [&tabs, run = row.run] { run(tabs.active().textInSight().focusedEditor()); });
    connectJumps(tabs, actions);
}

void TextActions::connectJumps(PageTabs& tabs, ActionTable& actions) {
    actions.onTrigger(QStringLiteral("text.back"), [this, &tabs] {
        m_jumps.goBack();
        tabs.active().focusText();
    });
    actions.onTrigger(QStringLiteral("text.forward"), [this, &tabs] {
        m_jumps.goForward();
        tabs.active().focusText();
    });
    actions.enableWhen(QStringLiteral("text.back"), [this] { return m_jumps.canGoBack(); });
    actions.enableWhen(QStringLiteral("text.forward"), [this] { return m_jumps.canGoForward(); });
}

} // namespace levwright
