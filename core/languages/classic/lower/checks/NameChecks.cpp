// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/ClosestNames.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/languages/classic/lower/checks/Checks.h"

#include <format>
#include <optional>
#include <utility>

namespace levwright {
namespace {

constexpr std::size_t mostSuggestions = 3;

template <class Row>
std::vector<std::string_view> namesOf(const std::vector<Row>& rows, auto&& wanted) {
    std::vector<std::string_view> names;
    for (const Row& row : rows) {
        if (!row.name.empty() && wanted(row))
            names.push_back(row.name);
    }
    return names;
}

DiagnosticCode codeOf(Named named) {
    switch (named) {
    case Named::Monster:
        return DiagnosticCode::UnknownMonster;
    case Named::Corpse:
        return DiagnosticCode::UnknownCorpse;
    case Named::Object:
        return DiagnosticCode::UnknownObject;
    case Named::Trap:
        return DiagnosticCode::UnknownTrap;
    case Named::RoomType:
        return DiagnosticCode::UnknownRoomType;
    case Named::DoorKey:
        return DiagnosticCode::UnknownDoorKey;
    }
    std::unreachable();
}

// The names that are allowed here.
std::vector<std::string_view> candidates(const Catalog& catalog, Named named, char classSymbol) {
    const auto ofClass = [classSymbol](const auto& row) {
        return classSymbol == 0 || row.classSymbol == classSymbol;
    };
    const auto any = [](const auto&) { return true; };
    switch (named) {
    case Named::Monster:
    case Named::Corpse:
        return namesOf(catalog.monsters(), ofClass);
    case Named::Object:
        return namesOf(catalog.objects(), ofClass);
    case Named::Trap:
        return namesOf(catalog.traps(), any);
    case Named::RoomType:
        return namesOf(catalog.roomTypes(), any);
    case Named::DoorKey:
        return namesOf(catalog.doorKeys(), any);
    }
    std::unreachable();
}

// The class of the thing with exactly this name; empty if there is no such thing, or it has no class.
std::optional<char> classOfName(const Catalog& catalog, Named named, std::string_view name) {
    const auto classOf = [](const auto* found) {
        return found != nullptr ? std::optional(found->classSymbol) : std::nullopt;
    };
    switch (named) {
    case Named::Monster:
        return classOf(catalog.findMonster(name, std::nullopt));
    case Named::Object:
        return classOf(catalog.findObject(name, std::nullopt));
    case Named::Corpse: // the class beside it is that of the corpse, not of the monster
    case Named::Trap:
    case Named::RoomType:
    case Named::DoorKey:
        return std::nullopt;
    }
    std::unreachable();
}

} // namespace

void reportUnknownName(LoweringContext& context, const StatementNode& statement, const Argument& argument,
                       Named named, char classSymbol) {
    // The game reads a name up to its first NUL byte.
    const std::string name(context.readTextOf(argument));
    const Range read{argument.text.begin, argument.text.begin + name.size()};
    const std::string ofClass = classSymbol == 0 ? "" : say(" in class '{}'", classSymbol);
    Diagnostic& found = context.report(codeOf(named), argument.range, statement, {name, ofClass});
    if (classSymbol != 0)
        found.arguments.emplace_back(1, classSymbol); // not shown; for who teaches a game the name
    // The name is right, but it belongs to another class.
    const std::optional<char> own = classOfName(context.catalog(), named, name);
    const Argument* classArgument = statement.find(Field::Class);
    if (own && *own != 0 && classArgument != nullptr) {
        const std::string written = characterWords(*own);
        found.fixes.push_back(
            {say("Change the class to {}", written), TextEdit::replace(classArgument->range, written)});
        return;
    }
    for (const std::string& closest :
         closestNames(name, candidates(context.catalog(), named, classSymbol), mostSuggestions))
        found.fixes.push_back(changeTo(read, closest));
}

void reportUnknownClass(LoweringContext& context, const StatementNode& statement, const Argument& argument,
                        DiagnosticCode code) {
    context.report(code, argument.range, statement, {std::string(context.sourceOf(argument.range))});
}

} // namespace levwright
