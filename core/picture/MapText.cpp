// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/picture/MapText.h"

#include "core/base/EnumTable.h"

#include <array>
#include <format>
#include <iterator>
#include <string_view>

namespace levwright {
namespace {

// The templates of NetHackWiki, by the numbers of colours. Something without a colour (8) is light grey.
constexpr std::array<std::string_view, glyphColorCount> templates{
    "black",     "red",    "green",       "brown",  "blue",       "magenta",       "cyan",       "lightgray",
    "lightgray", "orange", "brightgreen", "yellow", "brightblue", "brightmagenta", "brightcyan", "white"};

std::string_view templateOf(int color) {
    constexpr int none = 8;
    return templates[std::size_t(color >= 0 && color < glyphColorCount ? color : none)];
}

struct ShownInk {
    Ink ink;
    int color;      // one of NetHack's 16
    char character; // 0: that of the map
};

// As the game draws them in a terminal. Secret doors keep the character of maps, because a map for readers
// shows them.
constexpr ShownInk shownInks[] = {
    {Ink::Stone, 7, 0},
    {Ink::Wall, 7, 0},
    {Ink::Door, 3, 0},
    {Ink::Floor, 7, 0},
    {Ink::Corridor, 7, 0},
    {Ink::SecretDoor, 15, 0},
    {Ink::SecretCorridor, 7, '#'},
    {Ink::Boundary, 7, '-'},
    {Ink::Fountain, 12, 0},
    {Ink::Throne, 11, 0},
    {Ink::Sink, 7, '#'},
    {Ink::Moat, 4, '}'},
    {Ink::Pool, 4, '}'},
    {Ink::Water, 4, '}'},
    {Ink::Lava, 1, '}'},
    {Ink::Tree, 2, '#'},
    {Ink::Bars, 6, '#'},
    {Ink::Ice, 6, '.'},
    {Ink::Air, 6, ' '},
    {Ink::Cloud, 7, '#'},
    {Ink::Unknown, 7, 0},
};
static_assert(listsAll(shownInks, &ShownInk::ink));

struct WikiCell {
    char character = ' ';
    int color = 7;
};

WikiCell cellOfTerrain(const Catalog& catalog, char character) {
    const Terrain* terrain = catalog.terrainByCharacter(character);
    if (terrain == nullptr)
        return {character, 7};
    const ShownInk& shown = shownInks[std::size_t(inkOf(*terrain))];
    return {shown.character == 0 ? character : shown.character, shown.color};
}

// Many characters mean something in templates.
std::string inTemplate(char character) {
    constexpr std::string_view plain = ".,+#$%()?@^/!-";
    const bool isLetter = (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
                          (character >= '0' && character <= '9');
    if (isLetter || plain.contains(character))
        return {character};
    return character == ' ' ? "&nbsp;" : std::format("&#{};", int(static_cast<unsigned char>(character)));
}

char printableOr(char character, char other) {
    return character >= ' ' && character <= '~' ? character : other;
}

std::string rowOf(const std::vector<WikiCell>& cells) {
    std::string row;
    for (std::size_t i = 0; i < cells.size();) {
        const std::size_t begin = i;
        std::string characters;
        // Blanks have no colour and join either side.
        while (i < cells.size() && (cells[i].character == ' ' || cells[i].color == cells[begin].color))
            characters += inTemplate(cells[i++].character);
        row += std::format("{{{{{}|{}}}}}", templateOf(cells[begin].color), characters);
    }
    return row;
}

} // namespace

std::string textOf(const Scene& scene) {
    const Grid<SceneGlyph> glyphs = topGlyphs(scene);
    std::string text;
    for (int y = 0; y < scene.terrain.height(); ++y) {
        std::string row;
        for (int x = 0; x < scene.terrain.width(); ++x) {
            const char glyph = glyphs.at({x, y}).character;
            row += printableOr(glyph != 0 ? glyph : scene.terrain.at({x, y}), '?');
        }
        row.resize(row.find_last_not_of(' ') + 1);
        text += row + '\n';
    }
    return text;
}

std::string wikiTextOf(const Scene& scene, const Catalog& catalog) {
    const Grid<SceneGlyph> glyphs = topGlyphs(scene);
    std::string text = "<div class=\"ttymap\">";
    for (int y = 0; y < scene.terrain.height(); ++y) {
        std::vector<WikiCell> row;
        for (int x = 0; x < scene.terrain.width(); ++x) {
            const SceneGlyph& glyph = glyphs.at({x, y});
            WikiCell cell = glyph.character != 0 ? WikiCell{glyph.character, glyph.color}
                                                 : cellOfTerrain(catalog, scene.terrain.at({x, y}));
            row.push_back({printableOr(cell.character, '?'), cell.color});
        }
        while (!row.empty() && row.back().character == ' ')
            row.pop_back();
        text += (y == 0 ? "" : "<br>\n") + rowOf(row);
    }
    return text + "</div>\n";
}

} // namespace levwright
