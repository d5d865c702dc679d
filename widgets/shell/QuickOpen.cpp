// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/QuickOpen.h"

#include "core/services/Outline.h"
#include "widgets/actions/ActionSpecs.h"

#include <QFileInfo>
#include <QMenu>
#include <QPointer>
#include <QSet>

#include <algorithm>
#include <iterator>

namespace levwright {
namespace {

constexpr int mostRecent = 30;

QString recentKey() {
    return QStringLiteral("quickOpen/recent");
}

// The menus in which the action stands, such as "View › Panels".
QString menuOf(const QAction& action) {
    for (QObject* object : action.associatedObjects()) {
        if (const auto* menu = qobject_cast<QMenu*>(object); menu != nullptr && !menu->title().isEmpty())
            return withoutMnemonic(menu->title());
    }
    return {};
}

void addPlaces(std::vector<QuickRow>& rows, Session& session, PageTabs& tabs,
               const std::vector<services::Symbol>& symbols, const QString& within) {
    for (const services::Symbol& symbol : symbols) {
        const QString name = session.shown(symbol.name);
        const bool isGroup = symbol.kind == services::SymbolKind::Group;
        if (!isGroup)
            rows.push_back({.text = name,
                            .detail = symbol.detail.empty() ? within : session.shown(symbol.detail),
                            .choose = [session = QPointer(&session), &tabs, begin = symbol.shown.begin] {
                                if (session == nullptr)
                                    return;
                                const Offset at = std::min(begin, session->text().size());
                                session->select(Range{at, at});
                                tabs.active().focusText();
                            }});
        addPlaces(rows, session, tabs, symbol.children, isGroup ? within : name);
    }
}

} // namespace

QuickOpen::QuickOpen(Window window, QWidget& parent)
    : QObject(&parent), m_window(std::move(window)), m_parent(parent) {
    m_window.actions.onTrigger(QStringLiteral("edit.goToAnything"), [this] { open(QString()); });
    m_window.actions.onTrigger(QStringLiteral("help.commands"), [this] { open(QStringLiteral(">")); });
}

void QuickOpen::open(const QString& typed) {
    m_window.actions.updateStates();
    auto* box =
        new QuickBox({{QString(), tr("Files, levels and statements"), [this] { return everything(); }},
                      {QStringLiteral(">"), tr("> commands and settings"), [this] { return commands(); }},
                      {QStringLiteral("@"), tr("@ places in this document"), [this] { return places(); }}},
                     m_window.settings.value(recentKey()).toStringList(), m_parent);
    connect(box, &QuickBox::chosen, this, &QuickOpen::remember);
    box->open(typed);
}

std::vector<QuickRow> QuickOpen::documents() const {
    std::vector<QuickRow> rows;
    QSet<QString> shown;
    for (std::size_t i = 0; i < m_window.workspace.count(); ++i) {
        Session& session = m_window.workspace.session(i);
        shown << session.path();
        rows.push_back({.text = session.displayName(),
                        .detail = tr("open document"),
                        .id = QStringLiteral("file:") + session.path(),
                        .choose = [this, open = QPointer(&session)] {
                            if (open != nullptr)
                                m_window.workspace.activate(*open);
                        }});
    }
    for (const QString& path : m_window.files()) {
        if (shown.contains(path))
            continue;
        shown << path;
        const QFileInfo file(path);
        rows.push_back({.text = file.fileName(),
                        .detail = file.path(),
                        .id = QStringLiteral("file:") + path,
                        .choose = [this, path] { m_window.openFile(path); }});
    }
    return rows;
}

std::vector<QuickRow> QuickOpen::places() const {
    std::vector<QuickRow> rows;
    Session& session = m_window.workspace.active();
    addPlaces(rows, session, m_window.tabs,
              services::Symbols().of(session.analysis(), session.path().toStdString()), QString());
    return rows;
}

std::vector<QuickRow> QuickOpen::commands() const {
    std::vector<QuickRow> rows;
    for (const ActionSpec& spec : actionSpecs()) {
        const QString id = QString::fromLatin1(spec.id);
        QAction* action = m_window.actions.action(id);
        const QString menu = menuOf(*action);
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        const QString state = action->isCheckable() && action->isChecked() ? tr("on") : QString();
        QStringList detail{menu, state, keys};
        detail.removeAll(QString());
        rows.push_back(
            {.text = withoutMnemonic(action->text()),
             .alias = withoutMnemonic(QString::fromUtf8(spec.text)), // for readers of English guides
             .detail = detail.join(QStringLiteral("   ")),
             .id = id,
             .objection = m_window.actions.objectionTo(id),
             .choose = [action] { action->trigger(); }});
    }
    std::ranges::move(m_window.preferences(), std::back_inserter(rows));
    std::ranges::move(places(), std::back_inserter(rows));
    return rows;
}

std::vector<QuickRow> QuickOpen::everything() const {
    std::vector<QuickRow> rows = documents();
    std::ranges::move(places(), std::back_inserter(rows));
    return rows;
}

void QuickOpen::remember(const QString& id) {
    QStringList recent = m_window.settings.value(recentKey()).toStringList();
    recent.removeAll(id);
    recent.prepend(id);
    m_window.settings.setValue(recentKey(),
                               QStringList(recent.first(std::min<qsizetype>(recent.size(), mostRecent))));
}

} // namespace levwright
