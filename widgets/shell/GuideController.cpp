// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/GuideController.h"

#include "core/diag/Diagnostic.h"
#include "core/guide/Reference.h"
#include "core/tools/ToolTable.h"
#include "widgets/guide/GuideTopics.h"
#include "widgets/language/Language.h"
#include "widgets/pages/PanelDocks.h"
#include "widgets/pages/PanelTable.h"
#include "widgets/problems/ProblemsPanel.h"
#include "widgets/textpane/TextPane.h"

#include <QApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QTabBar>

#include <optional>

namespace levwright {
namespace {

std::optional<GuidePlace> problemAtCaret(const Session& session) {
    const Offset caret = session.selection().caret;
    for (const Diagnostic& problem : session.analysis().diagnostics()) {
        if (problem.range.begin <= caret && caret <= problem.range.end)
            return topicOfProblem(kindOf(problem.code).name);
    }
    return std::nullopt;
}

std::optional<GuidePlace> chosenProblem(const ProblemsPanel& problems) {
    const Diagnostic* problem = problems.current();
    return problem == nullptr ? std::nullopt : std::optional(topicOfProblem(kindOf(problem->code).name));
}

// The panel in front of its place, if the widget is the row of tabs there.
const QWidget* panelOfTabs(const QWidget* widget) {
    const auto* tabs = qobject_cast<const QTabBar*>(widget);
    const QWidget* dock = tabs != nullptr ? dockOfTab(*tabs, tabs->currentIndex()) : nullptr;
    return dock != nullptr ? dock : widget;
}

// Of the panel around the widget, or the index.
GuidePlace placeOfPanel(const QWidget* widget) {
    widget = panelOfTabs(widget);
    for (; widget != nullptr; widget = widget->parentWidget()) {
        for (const PanelSpec& panel : panelSpecs()) {
            if (widget->objectName() == QLatin1String(panel.dock))
                return guidePlace(QString::fromLatin1(panel.guide));
        }
    }
    return {QStringLiteral("index"), {}};
}

std::optional<GuidePlace> chosenTool(const ActionTable& actions) {
    for (const ToolRow& tool : toolTable()) {
        if (actions.action(QString::fromLatin1(tool.action))->isChecked())
            return topicOfTool(tool.action);
    }
    return std::nullopt;
}

} // namespace

GuideController::GuideController(PageTabs& tabs, ActionTable& actions, Themes& themes, QWidget* window)
    : QObject(window), m_tabs(tabs), m_actions(actions), m_themes(themes), m_window(window),
      m_book(languageInUse()) {
    actions.onTrigger(QStringLiteral("help.guide"),
                      [this] { open(placeAbout(QApplication::focusWidget())); });
    actions.onTrigger(QStringLiteral("help.tutorial"), [this] { open({QStringLiteral("tutorial"), {}}); });
    actions.onTrigger(QStringLiteral("help.reference"), [this] { openReference(); });
    qApp->installEventFilter(this);
}

GuidePlace GuideController::placeAbout(const QWidget* focused) const {
    const GuidePlace nearest = topicOf(focused);
    GuidePlace usual = nearest.page.isEmpty() ? placeOfPanel(focused) : nearest;
    const EditorPage& page = m_tabs.active();
    const auto isIn = [focused](const QWidget* around) {
        return focused != nullptr && around != nullptr &&
               (around == focused || around->isAncestorOf(focused));
    };
    if (isIn(page.panel<ProblemsPanel>()))
        return chosenProblem(*page.panel<ProblemsPanel>()).value_or(usual);
    if (isIn(&page.text()))
        return problemAtCaret(page.session()).value_or(usual);
    if (isIn(page.canvas()))
        return chosenTool(m_actions).value_or(usual);
    return usual;
}

// Of the game of the document, or of that which it stands on.
void GuideController::openReference() {
    const std::string_view game = m_tabs.active().session().game().catalog().tables().base();
    open({QString::fromStdString(guide::referenceName(game)), {}});
}

void GuideController::open(const GuidePlace& place) {
    QWidget* modal = QApplication::activeModalWidget();
    QWidget* parent = modal != nullptr ? modal : m_window;
    if (m_guide == nullptr || m_guide->parentWidget() != parent) {
        m_guide = m_themes.follow(new GuideWindow(m_book, m_actions, m_themes.theme(), parent));
        m_guide->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_guide->open(place);
    m_guide->show();
    m_guide->raise();
    m_guide->activateWindow();
}

// A dialog gets no shortcuts of the window.
bool GuideController::eventFilter(QObject* object, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    const auto* widget = qobject_cast<QWidget*>(object);
    if (key->key() != Qt::Key_F1 || key->modifiers() != Qt::NoModifier || widget == nullptr ||
        qobject_cast<QDialog*>(widget->window()) == nullptr)
        return false;
    open(placeAbout(widget));
    return true;
}

} // namespace levwright
