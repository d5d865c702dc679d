// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/LensActions.h"

#include "core/lens/Lens.h"
#include "widgets/lenses/LensPanel.h"

namespace levwright {
namespace {

const QString offId = QStringLiteral("lens.off");

QString idOf(std::optional<lens::LensKind> kind) {
    if (!kind)
        return offId;
    const std::string_view word = lens::wordOf(*kind);
    return QStringLiteral("lens.") + QString::fromUtf8(word.data(), qsizetype(word.size()));
}

} // namespace

LensActions::LensActions(PageTabs& tabs, PanelDocks& docks, ActionTable& actions, QObject* parent)
    : QObject(parent), m_tabs(tabs), m_actions(actions) {
    const auto hasPanel = [this] { return m_tabs.active().panel<LensPanel>() != nullptr; };
    for (const lens::LensKind kind : lens::allLenses()) {
        actions.onTrigger(idOf(kind), [this, kind, &docks] {
            auto* panel = m_tabs.active().panel<LensPanel>();
            const bool isShown = panel->shown() == kind;
            panel->show(isShown ? std::nullopt : std::optional(kind));
            if (!isShown)
                docks.raise("lensDock");
            check(m_tabs.active());
        });
        actions.enableWhen(idOf(kind), hasPanel);
    }
    actions.onTrigger(offId, [this] { m_tabs.active().panel<LensPanel>()->show(std::nullopt); });
    actions.enableWhen(offId, hasPanel);
    connect(&tabs, &PageTabs::pageActivated, this, &LensActions::showPage);
}

void LensActions::showPage(EditorPage& page) {
    disconnect(m_following);
    if (auto* panel = page.panel<LensPanel>())
        m_following = connect(panel, &LensPanel::shownChanged, this, [this, &page] { check(page); });
    check(page);
}

void LensActions::check(const EditorPage& page) {
    const auto* panel = page.panel<LensPanel>();
    m_actions.action(idOf(panel == nullptr ? std::nullopt : panel->shown()))->setChecked(true);
}

} // namespace levwright
