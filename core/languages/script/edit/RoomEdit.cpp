// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/edit/RoomEdit.h"

#include "core/base/Phrase.h"
#include "core/edit/LevelErrors.h"
#include "core/edit/RoomEdit.h"
#include "core/languages/script/edit/FieldRows.h"
#include "core/languages/script/edit/ScriptEdit.h"

#include <algorithm>
#include <format>
#include <string>
#include <utility>
#include <vector>

namespace levwright {
namespace {

struct KeyChange {
    std::string_view key;
    std::optional<std::string> source; // empty: the field is removed
};

// Collects what is to be written, without writing it.
struct WantedFields {
    std::vector<std::pair<Field, std::string>> fields;

    FieldWriter writer() {
        return [this](Field field, const std::string& source) -> EditOutcome {
            fields.emplace_back(field, source);
            return TextEdit();
        };
    }
};

std::optional<Refusal> computedCall(const ScriptKnowledge& known, const LevelSource& level,
                                    std::size_t statement) {
    if (statement == 0)
        return Refusal{say("This is not a room.")};
    const std::optional<Range> computed =
        scriptComputedAt(known, level, ScriptStatement(known, level, statement));
    if (!computed)
        return std::nullopt;
    const std::string_view text = level.slice(*computed);
    return Refusal{say("This is computed by “{}”.", text.substr(0, text.find_first_of("\r\n")))};
}

// Refuses a value that is written but computed.
std::optional<Refusal> computedValue(const ScriptStatement& call, std::string_view key) {
    const script::CallValue* value = call.values().find(key);
    const bool isPlace = key == "coord" && call.values().place();
    if (value == nullptr || call.values().number(key) || call.values().text(key) || isPlace)
        return std::nullopt;
    return Refusal{say("This is computed by “{}”.", call.script().slice(value->value))};
}

std::optional<FieldKey> fieldOf(const ScriptKnowledge& known, const LevelSource& level, std::size_t statement,
                                std::string_view key) {
    const ScriptStatement call(known, level, statement);
    for (const ScriptFieldRow& row : scriptFieldRows(known, call)) {
        if (row.key->key == key)
            return row.field;
    }
    return std::nullopt;
}

// Writes the keys one after the other, each into the script that the edits before it have made.
EditOutcome withKeys(const LevelLanguage& language, const ScriptKnowledge& known, const LevelSource& level,
                     std::size_t statement, const std::vector<KeyChange>& changes) {
    const ScriptStatement call(known, level, statement);
    std::string text(level.text);
    std::vector<TextEdit> edits;
    for (const KeyChange& change : changes) {
        if (auto objection = computedValue(call, change.key))
            return std::unexpected(*std::move(objection));
        const FileTree file = language.parse(TextSnapshot(text), LexMode::Exact);
        const LevelModelPtr model =
            language.lower(file.levels.front().tree, text, LongSize::Bits64, Checks::OfCompiler);
        const LevelSource draft{*model, text};
        const std::optional<FieldKey> field = fieldOf(known, draft, statement, change.key);
        if (!field)
            return refuse(say("This call has no such value."));
        EditOutcome edit = language.setField(draft, statement, *field, change.source);
        if (!edit)
            return edit;
        text = edit->apply(text);
        edits.push_back(*std::move(edit));
    }
    return TextEdit::composed(edits);
}

std::optional<std::string> written(const std::string& source) {
    return source == "random" ? std::nullopt : std::optional(source);
}

std::string withNumbers(std::string_view first, std::string_view second, const std::optional<Point>& pair) {
    return pair ? std::format("{} = {}, {} = {}, ", first, pair->x, second, pair->y) : std::string();
}

} // namespace

EditOutcome shapeScriptRoom(const LevelLanguage& language, const ScriptKnowledge& known,
                            const LevelSource& level, std::size_t statement, const RoomShape& shape) {
    if (auto objection = computedCall(known, level, statement))
        return std::unexpected(*std::move(objection));
    WantedFields wanted;
    if (EditOutcome outcome = shapeRoom(language.rooms(level), statement, shape, wanted.writer()); !outcome)
        return outcome;
    std::vector<KeyChange> changes;
    for (const auto& [field, source] : wanted.fields) {
        if (field == Field::Position) {
            changes.push_back({"coord", written(source)});
            continue;
        }
        const std::optional<Point>& size = shape.size;
        changes.push_back({"w", size ? std::optional(std::to_string(size->x)) : std::nullopt});
        changes.push_back({"h", size ? std::optional(std::to_string(size->y)) : std::nullopt});
    }
    return withKeys(language, known, level, statement, changes);
}

EditOutcome moveScriptDoor(const LevelLanguage& language, const ScriptKnowledge& known,
                           const LevelSource& level, std::size_t statement, const WallPlace& to) {
    if (auto objection = computedCall(known, level, statement))
        return std::unexpected(*std::move(objection));
    const RoomsView view = language.rooms(level);
    const auto room = std::ranges::find_if(view.rooms, [&](const RoomView& each) {
        return std::ranges::contains(each.doors, statement, &RoomDoor::statement);
    });
    if (room == view.rooms.end())
        return refuse(say("This is not a door of a room."));
    WantedFields wanted;
    if (EditOutcome outcome = moveDoor(*room, statement, to, wanted.writer()); !outcome)
        return outcome;
    std::vector<KeyChange> changes;
    changes.reserve(wanted.fields.size());
    for (const auto& [field, source] : wanted.fields)
        changes.push_back(field == Field::Wall ? KeyChange{"wall", source}
                                               : KeyChange{"pos", written(source)});
    return withKeys(language, known, level, statement, changes);
}

EditOutcome addScriptRoom(const LevelLanguage& language, const LevelSource& level, const NewRoom& room) {
    const RoomsView view = language.rooms(level);
    if (const auto refusal = objectionTo(view, room))
        return std::unexpected(*refusal);
    const bool isPlaced = !room.parent && room.shape.place;
    const std::string call = std::format(
        "des.room({{ type = \"ordinary\", lit = 1, {}{}{}contents = function()\nend }})",
        withNumbers("x", "y", room.shape.place), isPlaced ? "xalign = \"center\", yalign = \"center\", " : "",
        withNumbers("w", "h", room.shape.size));
    const LevelTree& tree = *level.level.tree;
    EditOutcome edit = TextEdit();
    if (room.parent) {
        edit = insertInContents(level, tree.sections[*room.parent].firstStatement, "contents", call);
    } else {
        const auto last =
            std::ranges::find_last_if(view.rooms, [](const RoomView& each) { return !each.isNested; });
        edit =
            last.empty() ? insertAtEnd(level, call) : insertBehindCall(level, last.front().statement, call);
    }
    if (!edit)
        return edit;
    if (edit->empty())
        return refuse(std::string(said(noContents)));
    if (std::optional<Refusal> objection = EditTrial(language, level.text).objectionTo(*edit))
        return std::unexpected(*std::move(objection));
    return edit;
}

} // namespace levwright
