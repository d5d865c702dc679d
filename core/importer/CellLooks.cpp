// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importer/CellLooks.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/catalog/Catalog.h"
#include "core/catalog/GameTableText.h"

#include <algorithm>
#include <array>
#include <format>
#include <memory>
#include <optional>

namespace levwright {
namespace {

using Fields = std::vector<std::string_view>;

// A table as rows of fields; the first row names the columns.
std::vector<Fields> rowsOf(std::string_view text) {
    std::vector<Fields> rows;
    while (!text.empty())
        rows.push_back(fieldsOf(takeLine(text)));
    return rows;
}

// The places of columns in a table; empty if one is missing.
template <std::size_t count>
std::optional<std::array<std::size_t, count>> placesOf(const std::vector<Fields>& rows,
                                                       const std::array<std::string_view, count>& names) {
    std::array<std::size_t, count> places{};
    for (std::size_t i = 0; i < count; ++i) {
        const auto found = rows.empty() ? Fields::const_iterator() : std::ranges::find(rows[0], names[i]);
        if (rows.empty() || found == rows[0].end())
            return std::nullopt;
        places[i] = std::size_t(found - rows[0].begin());
    }
    return places;
}

std::string_view fieldAt(const Fields& row, std::size_t column) {
    return column < row.size() ? row[column] : std::string_view();
}

constexpr std::array<std::string_view, 5> columns{"character", "name", "tile", "ink", "palette"};

const SourceTable* terrainOf(const SourceGame& source) {
    const auto found = std::ranges::find(source.tables, "terrain", &SourceTable::name);
    return found == source.tables.end() ? nullptr : &*found;
}

std::shared_ptr<const Catalog> baseOf(const SourceGame& source) {
    const Result<std::shared_ptr<const Catalog>> base = Catalog::load(source.base);
    return base ? *base : nullptr;
}

} // namespace

std::vector<PlainCell> plainCells(const SourceGame& source) {
    std::vector<PlainCell> cells;
    const SourceTable* table = terrainOf(source);
    const std::vector<Fields> rows = table == nullptr ? std::vector<Fields>() : rowsOf(table->text);
    const auto places = placesOf(rows, columns);
    const std::shared_ptr<const Catalog> base = baseOf(source);
    for (std::size_t i = 1; places && base && i < rows.size(); ++i) {
        const std::string_view character = fieldAt(rows[i], (*places)[0]);
        const std::string_view name = fieldAt(rows[i], (*places)[1]);
        const bool isOfBase = std::ranges::contains(base->terrains(), name, &Terrain::name);
        constexpr std::size_t quoted = 3;
        if (character.size() == quoted && !isOfBase && fieldAt(rows[i], (*places)[2]).empty())
            cells.push_back({character[1], std::string(name)});
    }
    return cells;
}

std::vector<std::string> modelsOf(const SourceGame& source) {
    std::vector<std::string> models;
    if (const std::shared_ptr<const Catalog> base = baseOf(source)) {
        for (const Terrain& terrain : base->terrains()) {
            if (!terrain.tile.empty())
                models.emplace_back(terrain.name);
        }
    }
    return models;
}

Result<CellLook> lookLike(const SourceGame& source, std::string_view terrain, std::string_view model) {
    const std::shared_ptr<const Catalog> base = baseOf(source);
    if (base) {
        for (const Terrain& known : base->terrains()) {
            if (known.name == model && !known.tile.empty())
                return CellLook{std::string(terrain), std::string(known.tile), std::string(known.ink),
                                known.palette ? std::to_string(*known.palette) : std::string()};
        }
    }
    std::string all;
    for (const std::string& each : modelsOf(source))
        all += (all.empty() ? "" : ", ") + each;
    return failure(
        say("There is no terrain {} whose look can be used. Those that can are {}.", inQuotes(model), all));
}

Result<CellLook> lookFrom(const SourceGame& source, std::string_view words) {
    if (words.size() < 3 || words[1] != '=')
        return failure(say("{} describes no look; write a map character, “=” and a kind of terrain, such "
                           "as “V=lava”.",
                           inQuotes(words)));
    const std::vector<PlainCell> cells = plainCells(source);
    const auto cell = std::ranges::find(cells, words[0], &PlainCell::character);
    if (cell == cells.end())
        return failure(say("The look of the map character {} is known.", inQuotes(words.substr(0, 1))));
    return lookLike(source, cell->terrain, words.substr(2));
}

std::vector<CellLook> looksIn(std::string_view terrainTable) {
    std::vector<CellLook> looks;
    const std::vector<Fields> rows = rowsOf(terrainTable);
    constexpr std::array<std::string_view, 4> wanted{"name", "tile", "ink", "palette"};
    const auto places = placesOf(rows, wanted);
    for (std::size_t i = 1; places && i < rows.size(); ++i) {
        CellLook look{
            std::string(fieldAt(rows[i], (*places)[0])), std::string(fieldAt(rows[i], (*places)[1])),
            std::string(fieldAt(rows[i], (*places)[2])), std::string(fieldAt(rows[i], (*places)[3]))};
        if (!look.tile.empty())
            looks.push_back(std::move(look));
    }
    return looks;
}

void addLooks(SourceGame& source, const std::vector<CellLook>& looks) {
    const auto table = std::ranges::find(source.tables, "terrain", &SourceTable::name);
    const std::vector<Fields> rows =
        table == source.tables.end() ? std::vector<Fields>() : rowsOf(table->text);
    const auto places = placesOf(rows, columns);
    if (!places)
        return;
    std::string text;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        Fields row = rows[i];
        const auto look = std::ranges::find(looks, fieldAt(row, (*places)[1]), &CellLook::terrain);
        if (i > 0 && look != looks.end() && fieldAt(row, (*places)[2]).empty()) {
            row.resize(std::max(row.size(), rows[0].size()));
            row[(*places)[2]] = look->tile;
            row[(*places)[3]] = look->ink;
            row[(*places)[4]] = look->palette;
        }
        for (std::size_t field = 0; field < row.size(); ++field)
            text.append(field == 0 ? "" : "\t").append(row[field]);
        text += '\n';
    }
    table->text = std::move(text);
}

} // namespace levwright
