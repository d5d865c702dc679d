// SPDX-License-Identifier: GPL-3.0-or-later
// Converts one call of a script to statements of a description. Internal to convert.
#pragma once

#include "core/base/Geometry.h"
#include "core/languages/convert/Conversion.h"
#include "core/languages/convert/fromscript/DescribedValues.h"
#include "core/languages/convert/fromscript/ThingNames.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace levwright::fromscript {

// What surrounds a call.
enum class Surrounding : std::uint8_t { Level, Room, Thing /* that holds or carries others */ };

// Where the contents of a call are written in the description.
enum class Contents : std::uint8_t { None, Block, Behind /* the statement, without a block */ };

struct CallText {
    std::vector<std::string> lines; // one of them may be a map, whose rows are not indented
    Contents contents{};
    lua::NodeIndex function = lua::noNode; // the function with the contents; noNode for none
    Surrounding inside{};
    std::vector<std::string> behind{}; // lines after the contents
};

struct Objection {
    Range at;
    std::string reason; // a sentence
};

// The state that calls leave for the following ones.
struct LevelState {
    bool isInitialised = false; // the script has initialised the level
    bool hasMap = false;
    // The upper left cell of the level's last map, and its size. Before the first map, they are those of the
    // whole level.
    std::optional<Point> origin = Point{1, 0};
    Point size = {79, 21};
};

// Data that all calls of a script share.
struct ScriptLevel {
    DescribedValues& values;
    const ThingNames& names;
    const script::Functions& functions;
    bool isMaze = false; // the description begins with MAZE
    bool hasCorridorMaze = false;
    LevelState state{};
    std::vector<ConversionNote> notes{};
};

class CallWriter {
public:
    // around is what contains the call.
    CallWriter(ScriptLevel& level, const lua::ScriptCall& call, Surrounding around);

    // Empty if the call has no equivalent; objection() gives the reason.
    std::optional<CallText> write();
    const std::optional<Objection>& objection() const { return m_objection; }

private:
    using Writer = CallText (CallWriter::*)();
    struct Row {
        std::string_view function;
        Writer write;
    };
    static Writer writerOf(std::string_view function);

    // In CallLevel.cpp
    CallText levelInit();
    CallText map();
    CallText message();
    CallText room();
    CallText randomCorridors();
    CallText corridor();
    CallText mineralize();
    CallText wallify();
    // In CallThings.cpp
    CallText monster();
    CallText object();
    CallText trap();
    CallText gold();
    CallText engraving();
    CallText grave();
    CallText altar();
    CallText feature();
    CallText stair();
    CallText ladder();
    // In CallPlaces.cpp
    CallText door();
    CallText drawbridge();
    CallText mazewalk();
    CallText terrain();
    CallText replaceTerrain();
    CallText nonDiggable();
    CallText nonPasswall();
    CallText wallProperty();
    CallText region();
    CallText levelRegion();
    CallText teleportRegion();

    std::string fillOf(std::string_view key, std::string_view usual);
    CallText cave(std::string_view foreground, std::string_view background);
    std::vector<std::string> rowsOf(std::string_view drawn);
    struct MapWords {
        std::string across;
        std::string down;
    };
    std::string geometry(Point size);
    std::optional<Point> alignedCorner(const MapWords& words, Point size) const;
    std::string statedCorner(Point size);
    static std::string mapAt(std::string_view geometry, const std::vector<std::string>& rows);
    std::vector<std::string> wideMap(const std::vector<std::string>& rows);
    std::string roomType();
    std::string pairOf(std::string_view first, std::string_view second);
    std::string roomAlignment();
    std::string corridorEnd(std::string_view room, std::string_view door, std::string_view wall);

    void monsterOptions(std::string& words);
    void appearance(std::string& words);
    void objectOptions(std::string& words);
    void objectState(std::string& words);
    void monsterType(std::string& words);
    ThingWords thing(VariableKind kind);
    CallText withContents(std::string head, std::string_view key);

    CallText roomDoor();
    CallText lightSelection();
    CallText madeRegion();
    CallText marked(std::string_view statement);
    std::string areaWords(const Area& area);
    std::optional<Area> areaOf(std::string_view key);
    std::string levelArea(std::string_view key, std::string_view isLevelKey);
    std::optional<Area> cutToLevel(const Area& area) const;
    std::string drawnTerrain(std::string_view key);
    std::string wholeLevel();

    // ---- the values of the call
    lua::NodeIndex node(std::string_view key);
    bool says(std::string_view key) { return !values().isNil(node(key)); }
    Range rangeOf(std::string_view key);
    // usual is the result if the value is missing, or computed, which gets a note.
    std::int64_t number(std::string_view key, std::int64_t usual);
    std::optional<bool> flag(std::string_view key);
    bool flagOr(std::string_view key, bool usual) { return flag(key).value_or(usual); }
    std::optional<std::string> text(std::string_view key);
    std::string word(std::string_view key, std::string_view usual);
    std::string lightWord(std::string_view key, std::string_view unstated);
    std::string boolWord(std::string_view key, bool usual) { return flagOr(key, usual) ? "true" : "false"; }
    std::string alignment(std::string_view unstated);
    // unstated is the result if the call gives no place.
    std::string place(std::string_view unstated = "random");
    // The words of a place that must be given; without one the call has an objection.
    std::string statedPlace();
    std::string quoted(std::string_view key, const std::string& text);

    void note(Range at, std::string message) { m_level.notes.push_back({at, std::move(message)}); }
    void noteComputed(std::string_view key);
    // Notes the values of these keys that differ from the usual ones and are lost.
    void noteLost(std::initializer_list<std::string_view> keys);
    void object(Range at, std::string reason);
    Range whole() const;

    DescribedValues& values() { return m_level.values; }
    const Catalog& to() const { return m_level.names.to(); }

    ScriptLevel& m_level;
    const lua::ScriptCall& m_call;
    Surrounding m_around;
    script::CallValues m_values;
    std::optional<Objection> m_objection;
};

} // namespace levwright::fromscript
