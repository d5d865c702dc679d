// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/ThemedRoomMenu.h"

#include "core/model/LevelLanguage.h"
#include "widgets/shell/ThemedRoomsDialog.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace levwright {
namespace {

// Where the level that holds the place begins; the place is inside of it.
void selectLevelAt(Session& session, Offset place) {
    const std::size_t level = session.levels().levelAt(place);
    if (session.levels().level(level).hasHeader())
        session.select(StatementRef{level, 0});
}

// Adds an entry to a list of the document and selects it.
bool insert(Session& session, ThemedList list, std::string_view entry, const StepName& label) {
    const EditOutcome edit = session.game().language().addThemed(session.levels().tree(), list, entry);
    const Offset end = edit ? edit->touchedAfter().end : 0;
    if (!session.apply(edit, label))
        return false;
    selectLevelAt(session, end > 0 ? end - 2 : 0);
    return true;
}

} // namespace

bool ThemedRoomMenu::takesThemed(const Session& session) const {
    const LevelsAnalysis* levels = session.analysis().levels();
    return levels != nullptr && levels->isOfThemedRooms() && &session != &m_workspace.active() &&
           &session.game().language() == &m_workspace.active().game().language();
}

void ThemedRoomMenu::fill(QMenu& menu, std::size_t level) {
    QMenu* add = menu.addMenu(tr("&Add"));
    const std::array<std::pair<QString, ThemedForm>, 3> forms{
        {{tr("Themed &Room"), ThemedForm::Room},
         {tr("Themed Room with a &Map"), ThemedForm::Map},
         {tr("&Contents for Themed Rooms"), ThemedForm::Fill}}};
    for (const auto& [name, form] : forms)
        add->addAction(name, this, [this, chosen = form] { this->add(chosen); });
    menu.addAction(tr("D&uplicate"), this, [this, level] { duplicate(level); });
    menu.addAction(tr("Ta&ble of All Rooms…"), this, &ThemedRoomMenu::showTable);
    QMenu* move = menu.addMenu(tr("&Move to"));
    move->addAction(tr("A &File of Its Own"), this, [this, level] { this->move(level, nullptr); });
    for (std::size_t i = 0; i < m_workspace.count(); ++i) {
        Session& other = m_workspace.session(i);
        if (takesThemed(other))
            move->addAction(other.displayName(), this, [this, level, to = &other] { this->move(level, to); });
    }
}

void ThemedRoomMenu::showTable() {
    Session& session = m_workspace.active();
    const QList<ThemedRoomsDialog*> open = m_window->findChildren<ThemedRoomsDialog*>();
    const auto found = std::ranges::find_if(
        open, [&](const ThemedRoomsDialog* dialog) { return &dialog->session() == &session; });
    auto* dialog = found != open.end() ? *found : new ThemedRoomsDialog(session, m_window);
    if (found == open.end())
        connect(dialog, &ThemedRoomsDialog::went, this,
                [this, shown = &session] { m_workspace.activate(*shown); });
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

void ThemedRoomMenu::add(ThemedForm form) {
    Session& session = m_workspace.active();
    const LevelsAnalysis& levels = session.levels();
    const auto isTaken = [&](const std::string& name) {
        for (std::size_t i = 0; i < levels.levelCount(); ++i) {
            if (levels.level(i).themed && levels.level(i).name == name)
                return true;
        }
        return false;
    };
    const std::string base = form == ThemedForm::Fill ? "New contents" : "New room";
    std::string name = base;
    for (int number = 2; isTaken(name); ++number)
        name = base + " " + std::to_string(number);
    insert(session, listOf(form), session.game().language().themedEntry(form, name),
           stepName("Add Themed Room"));
}

// The copy is the last one of its list.
void ThemedRoomMenu::duplicate(std::size_t level) {
    Session& session = m_workspace.active();
    const LevelSource source = session.levels().source(level);
    if (const std::optional<Range> range = session.game().language().themedRange(source))
        insert(session, source.level.themed->list, std::string(source.slice(*range)),
               stepName("Duplicate Themed Room"));
}

// Both documents get a step of their own, so each can be undone alone.
void ThemedRoomMenu::move(std::size_t level, Session* to) {
    Session& from = m_workspace.active();
    const LevelSource source = from.levels().source(level);
    const std::optional<Range> range = from.game().language().themedRange(source);
    if (!range)
        return;
    const std::string entry(source.slice(*range));
    const ThemedList list = source.level.themed->list;
    const Offset start = from.levels().levelStart(level);
    if (to == nullptr) {
        DocumentText text{.game = from.analysis().gamePtr(),
                          .bytes = "-- Themed rooms, to be copied into themerms.lua.\n",
                          .name = QStringLiteral("rooms.lua"),
                          .unsaved = Unsaved::Yes};
        to = &m_workspace.startNew(std::move(text));
    }
    if (!insert(*to, list, entry, stepName("Move Themed Room")))
        return;
    from.apply(TextEdit::erase(range->shifted(start)), stepName("Move Themed Room"));
    m_workspace.activate(*to);
}

} // namespace levwright
