// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/decompile/Decompiler.h"

#include "core/base/Printable.h"
#include "core/languages/classic/decompile/Statements.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

constexpr unsigned char stone = 0;

std::string capitalized(std::string_view words) {
    std::string text(words);
    text.front() = char(text.front() - 'a' + 'A');
    return text;
}

class Decompiler {
public:
    Decompiler(const CompiledLevel& level, const Catalog& catalog)
        : m_level(level), m_catalog(catalog), m_spelling(catalog) {}

    Result<std::string> decompile() {
        const bool isMaze = m_level.kind == LevelKind::Maze;
        if (isMaze)
            addLine(std::format("MAZE:{},{}", m_spelling.text(m_level.name),
                                m_level.filling == -1 ? "random" : m_spelling.terrain(m_level.filling)));
        else
            addLine("LEVEL:" + m_spelling.text(m_level.name));
        addHeader();
        if (isMaze)
            addParts();
        else
            addRooms();
        if (m_spelling.error())
            return std::unexpected(*m_spelling.error());
        return std::move(m_text);
    }

private:
    void addLine(std::string_view line) {
        m_text += line;
        m_text += '\n';
    }

    void addHeading(std::string_view heading) { m_text += std::format("\n# {}\n", heading); }

    void addHeader() {
        addFlags();
        if (m_level.initMap) {
            m_spelling.startRecord("initial map");
            addLine(statementOf(m_spelling, *m_level.initMap));
        }
        addMessages();
    }

    void addFlags() {
        std::string line;
        std::uint32_t rest = m_level.flags;
        for (const NamedNumber& flag : m_catalog.flags()) {
            if ((m_level.flags & std::uint32_t(flag.number)) == 0)
                continue;
            line += (line.empty() ? "FLAGS:" : ",") + std::string(flag.name);
            rest &= ~std::uint32_t(flag.number);
        }
        m_spelling.startRecord("flags");
        if (rest != 0)
            m_spelling.fail(std::format("{:#x}", rest));
        if (!line.empty())
            addLine(line);
    }

    // The texts are joined by line feeds, but an empty text at the beginning leaves no line feed. So line
    // feeds at the beginning must stand in the first text.
    void addMessages() {
        m_spelling.startRecord("message");
        const std::string_view message = m_level.message;
        std::size_t begin = 0;
        std::size_t searchFrom = std::min(message.find_first_not_of('\n'), message.size());
        while (!message.empty()) {
            const std::size_t end = std::min(message.find('\n', searchFrom), message.size());
            addLine("MESSAGE:" + m_spelling.text(message.substr(begin, end - begin)));
            if (end == message.size())
                return;
            begin = searchFrom = end + 1;
        }
    }

    void addParts() {
        for (std::size_t i = 0; i < m_level.parts.size(); ++i) {
            if (m_level.parts.size() > 1)
                addHeading(std::format("Part {} of {}", i + 1, m_level.parts.size()));
            else
                m_text += '\n';
            m_spelling.enterSection(std::format("Part {}", i + 1));
            addPart(m_level.parts[i]);
        }
    }

    void addPart(const CompiledPart& part) {
        m_spelling.startRecord("map");
        addMap(part);
        addRegisters(part.objectRegisters, part.monsterRegisters);
        m_spelling.startRecord("place registers");
        addPlaceLists(part);
        addRandomRegions(part.randomRegions);
        addLists(part);
    }

    void addMap(const CompiledPart& part) {
        const Grid<unsigned char>& map = part.map;
        const int left = 1;
        const int top = 1;
        const bool isStone = map.width() == 1 && map.height() == 1 && map.at({0, 0}) == stone;
        const bool noMap = isStone && part.horizontalAlignment == left && part.verticalAlignment == top;
        if (noMap) {
            m_spelling.limitPlaces(
                Point{m_catalog.limit("nomap-last-column"), m_catalog.limit("nomap-last-row")});
            addLine("NOMAP");
        } else {
            m_spelling.limitPlaces(Point{map.width() - 1, map.height() - 1});
            addLine(std::format("GEOMETRY:{},{}", m_spelling.horizontal(part.horizontalAlignment),
                                m_spelling.vertical(part.verticalAlignment)));
            addRows(map);
        }
        // With an initial map, the game's compiler does not check points.
        if (m_level.initMap)
            m_spelling.limitPlaces(std::nullopt);
    }

    // Rows are written to their end, so that a map whose right side is stone keeps its width.
    void addRows(const Grid<unsigned char>& map) {
        if (map.height() == 0 && map.width() != 0)
            m_spelling.fail(std::format("a map of {} columns and no rows", map.width()));
        addLine("MAP");
        for (int y = 0; y < map.height(); ++y) {
            for (int x = 0; x < map.width(); ++x) {
                m_spelling.startRecord(std::format("cell ({},{})", x, y));
                m_text += m_spelling.mapCharacter(map.at({x, y}));
            }
            m_text += '\n';
        }
        addLine("ENDMAP");
    }

    // Classes are stored in reverse order.
    void addRegisters(const std::vector<int>& objects, const std::vector<int>& monsters) {
        m_spelling.startRecord("object registers");
        std::string line = "RANDOM_OBJECTS:";
        for (std::size_t i = objects.size(); i-- > 0;)
            line += m_spelling.registerClass(m_catalog.findObjectClass(char(objects[i])), objects[i]) +
                    (i > 0 ? "," : "\n");
        m_text += objects.empty() ? std::string() : line;
        m_spelling.startRecord("monster registers");
        line = "RANDOM_MONSTERS:";
        for (std::size_t i = monsters.size(); i-- > 0;)
            line += m_spelling.registerClass(m_catalog.findMonsterClass(char(monsters[i])), monsters[i]) +
                    (i > 0 ? "," : "\n");
        m_text += monsters.empty() ? std::string() : line;
    }

    void addPlaceLists(const CompiledPart& part) {
        addPlaces("RANDOM_PLACES:", part.placeRegisters);
        for (std::size_t i = 0; i < part.furtherPlaces.size(); ++i) {
            if (part.placeRegisters.empty() || part.furtherPlaces[i].empty())
                m_spelling.fail("an empty list of places");
            addPlaces(std::format("RANDOM_PLACES[{}]:", i + 1), part.furtherPlaces[i]);
        }
    }

    void addPlaces(const std::string& word, const std::vector<Place>& places) {
        std::string line;
        for (const Place& place : places) {
            line += line.empty() ? word : ",";
            line += place == Place::nowhere() ? "none" : std::format("({},{})", place.x, place.y);
        }
        if (!line.empty())
            addLine(line);
    }

    void addRandomRegions(const std::vector<LevelRegionRecord>& regions) {
        for (std::size_t i = 0; i < regions.size(); ++i) {
            const LevelRegionRecord& region = regions[i];
            m_spelling.startRecord(std::format("random region {}", i));
            if (region.kind != 0 || !region.name.empty())
                m_spelling.fail(std::format("kind {} and the name {}", region.kind, inQuotes(region.name)));
            addLine(std::format("RANDOM_REGION[{}]:{},{}", i,
                                m_spelling.area(region.area, region.areaIsLevregion),
                                m_spelling.area(region.excluded, region.excludedIsLevregion)));
        }
    }

    template <class Section>
    void addLists(const Section& section) {
        forEachList(section, [this](const auto& list) { this->addList(list); });
    }

    template <class R>
    void addList(const std::vector<R>& records) {
        if (!records.empty())
            addHeading(capitalized(R::recordName.many));
        for (std::size_t i = 0; i < records.size(); ++i) {
            m_spelling.startRecord(std::format("{} {}", R::recordName.kind, i + 1));
            addLine(statementOf(m_spelling, records[i]));
        }
    }

    void addRooms() {
        m_spelling.limitPlaces(std::nullopt);
        addRegisters(m_level.objectRegisters, m_level.monsterRegisters);
        for (std::size_t i = 0; i < m_level.rooms.size(); ++i) {
            addHeading(std::format("Room {}", i));
            m_spelling.enterSection(std::format("Room {}", i));
            addRoom(m_level.rooms[i]);
        }
        m_spelling.enterSection({});
        const CorridorRecord random{{-1, 0, 0}, {0, 0, 0}};
        if (m_level.corridors == std::vector{random}) {
            addHeading("Corridors");
            addLine("RANDOM_CORRIDORS");
        } else {
            addList(m_level.corridors);
        }
    }

    void addRoom(const CompiledRoom& room) {
        m_spelling.startRecord({});
        addLine(statementOf(m_spelling, room));
        if (!room.name.empty())
            addLine("NAME:" + m_spelling.text(room.name));
        if (room.chance != 0)
            addLine(std::format("CHANCE:{}", room.chance));
        addLists(room);
    }

    const CompiledLevel& m_level;
    const Catalog& m_catalog;
    Spelling m_spelling;
    std::string m_text;
};

} // namespace

Result<std::string> decompile(const CompiledLevel& level, const Catalog& catalog) {
    return Decompiler(level, catalog).decompile();
}

} // namespace levwright
