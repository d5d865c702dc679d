// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/FolderNames.h"

#include "core/base/Contract.h"
#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/catalog/Catalog.h"
#include "core/services/NewErrors.h"

#include <algorithm>
#include <format>
#include <iterator>
#include <map>
#include <optional>

namespace levwright::services {
namespace {

// What stands for the name of the role in the names of levels of a dungeon: "x-strt" is "Arc-strt".
constexpr std::size_t roleSize = 1;

// "medusa" of "medusa-2"; empty if there is no number.
std::string_view baseOf(std::string_view name) {
    const std::size_t sign = name.rfind('-');
    const bool isNumbered =
        sign != std::string_view::npos && sign > 0 && sign + 1 < name.size() &&
        std::ranges::all_of(name.substr(sign + 1), [](char c) { return c >= '0' && c <= '9'; });
    return isNumbered ? name.substr(0, sign) : std::string_view();
}

bool isOfRoles(const Catalog& catalog, std::string_view name) {
    return catalog.hasDungeonRole(name, "level named after the role");
}

// A script has the name of its file.
std::optional<std::string_view> stemOfScript(const NamedFile& file) {
    constexpr std::string_view ending = ".lua";
    const std::string_view name = file.name;
    const bool isLevel = file.analysis->levels() != nullptr && name.ends_with(ending);
    return isLevel ? std::optional(name.substr(0, name.size() - ending.size())) : std::nullopt;
}

std::vector<FoundLevel> levelsOf(std::size_t index, const NamedFile& file) {
    if (const auto stem = stemOfScript(file))
        return {{index, std::string(*stem), {0, 0}}};
    std::vector<FoundLevel> found;
    if (file.analysis->levels() == nullptr)
        return found;
    for (const NamedThing& thing : namesOf(*file.analysis)) {
        const auto defined = std::ranges::find_if(thing.uses, &NameUse::defines);
        if (thing.kind == NameKind::Level && defined != thing.uses.end())
            found.push_back({index, thing.name, defined->range});
    }
    return found;
}

// The number of variants of a level in a dungeon; empty if the file is no dungeon with that level.
std::optional<int> variantsIn(const NamedFile& file, std::string_view level) {
    if (file.analysis->dungeon() == nullptr)
        return std::nullopt;
    for (const DungeonPartModel& part : file.analysis->dungeon()->dungeons) {
        for (const SpecialLevelModel& each : part.levels) {
            if (each.record.name.text == level)
                return each.record.count;
        }
    }
    return std::nullopt;
}

// What one level, and its variants, are called from now on.
struct NewName {
    std::string old;
    std::string name;
    bool hasVariants = false;

    std::optional<std::string> of(std::string_view level) const {
        if (level == old)
            return name;
        if (hasVariants && baseOf(level) == old)
            return name + std::string(level.substr(old.size()));
        return std::nullopt;
    }
};

// The dungeon decides what is a variant.
std::expected<NewName, Refusal> newNameFor(std::span<const NamedFile> files, const std::string& old,
                                           const std::string& name) {
    const std::string_view base = baseOf(old);
    for (const NamedFile& file : files) {
        if (const std::optional<int> variants = variantsIn(file, old))
            return NewName{old, name, *variants > 0};
        const std::optional<int> siblings = base.empty() ? std::nullopt : variantsIn(file, base);
        if (siblings.value_or(0) == 0 || baseOf(name) == base)
            continue;
        const std::string_view number = std::string_view(old).substr(base.size());
        if (baseOf(name).empty() || !name.ends_with(number))
            return std::unexpected(
                Refusal{say("{} is a variant of {} in {}. Its new name has to end with “{}”, too.",
                            inQuotes(old), inQuotes(base), file.name, number)});
        return NewName{std::string(base), std::string(baseOf(name)), true};
    }
    return NewName{old, name, false};
}

class Renaming {
public:
    Renaming(std::span<const NamedFile> files, NewName name) : m_files(files), m_name(std::move(name)) {}

    std::expected<FolderRename, Refusal> over(std::size_t asked) {
        std::vector<std::size_t> order{asked};
        for (std::size_t i = 0; i < m_files.size(); ++i) {
            if (i != asked)
                order.push_back(i);
        }
        for (const std::size_t index : order) {
            if (std::optional<Refusal> refusal = rename(index))
                return std::unexpected(*std::move(refusal));
        }
        if (!m_isDefined)
            return std::unexpected(
                Refusal{say("{} is not defined in the files here.", inQuotes(m_name.old))});
        return std::move(m_result);
    }

private:
    std::optional<Refusal> rename(std::size_t index) {
        const NamedFile& file = m_files[index];
        noteFileNames(file);
        const auto refused = [&](const std::string& reason) {
            return Refusal{std::format("{}: {}", file.name, reason)};
        };
        std::vector<Replacement> replacements;
        for (const NamedThing& thing : namesOf(*file.analysis)) {
            if (thing.kind != NameKind::Level)
                continue;
            const std::optional<std::string> name = m_name.of(thing.name);
            if (!name && isTaken(thing.name))
                return refused(say("{} is the name of another level here.", inQuotes(thing.name)));
            if (!name || *name == thing.name)
                continue;
            if (!thing.objection.empty())
                return refused(thing.objection);
            for (const NameUse& use : thing.uses) {
                m_isDefined = m_isDefined || use.defines;
                if (use.isSpelled)
                    replacements.push_back({use.range, *name});
            }
        }
        if (replacements.empty())
            return std::nullopt;
        std::ranges::sort(replacements, {}, &Replacement::range);
        TextEdit edit(std::move(replacements));
        const Analysis& before = *file.analysis;
        const AnalysisPtr after = before.updated(edit, TextSnapshot(edit.apply(before.text().bytes())));
        if (const std::optional<Refusal> error = newErrorIn(*after, before))
            return refused(error->reason);
        m_result.changes.push_back({index, std::move(edit)});
        return std::nullopt;
    }

    bool isTaken(std::string_view level) const {
        return level == m_name.name || (m_name.hasVariants && baseOf(level) == m_name.name);
    }

    void noteFileNames(const NamedFile& file) {
        const std::optional<std::string_view> stem = stemOfScript(file);
        const std::optional<std::string> name = stem ? m_name.of(*stem) : std::nullopt;
        if (!name)
            return;
        m_isDefined = true;
        m_result.notes.push_back(say("The level {} has the name of its file, {}. Rename the file "
                                     "to {}.lua yourself.",
                                     inQuotes(*stem), file.name, *name));
    }

    std::span<const NamedFile> m_files;
    NewName m_name;
    bool m_isDefined = false;
    FolderRename m_result;
};

} // namespace

bool mayName(std::string_view level, std::string_view fileName, std::string_view text) {
    const std::string_view base = baseOf(level);
    const std::string_view wanted = base.empty() ? level : base;
    // Of a level that is named after roles, only the end is known.
    const std::string_view known = wanted.substr(wanted.starts_with("x-") ? roleSize : 0);
    return fileName.contains(known) || text.contains(known);
}

std::vector<FoundLevel> levelsNamed(std::string_view name, const Catalog& catalog,
                                    std::span<const NamedFile> files) {
    std::vector<FoundLevel> all;
    for (std::size_t i = 0; i < files.size(); ++i)
        std::ranges::move(levelsOf(i, files[i]), std::back_inserter(all));
    const auto those = [&](auto isWanted) {
        std::vector<FoundLevel> wanted;
        std::ranges::copy_if(all, std::back_inserter(wanted),
                             [&](const FoundLevel& level) { return isWanted(std::string_view(level.name)); });
        return wanted;
    };
    if (isOfRoles(catalog, name))
        return those([&](std::string_view level) { return level.ends_with(name.substr(roleSize)); });
    const std::vector<FoundLevel> exact = those([&](std::string_view level) { return level == name; });
    return exact.empty() ? those([&](std::string_view level) { return baseOf(level) == name; }) : exact;
}

std::expected<FolderRename, Refusal> levelRenamed(std::span<const NamedFile> files, std::size_t asked,
                                                  Offset at, std::string_view name) {
    require(asked < files.size(), "the file is one of them");
    const Analysis& analysis = *files[asked].analysis;
    const std::optional<NamedPlace> old = nameAt(analysis, at);
    if (!old || old->thing.kind != NameKind::Level)
        return std::unexpected(Refusal{say("There is no name of a level here.")});
    if (const std::optional<Refusal> objection = objectionToRenaming(*old))
        return std::unexpected(*objection);
    if (old->thing.name == name)
        return FolderRename();
    if (!isWritable(name))
        return std::unexpected(unwritable());
    const std::string& level = old->thing.name;
    std::expected<NewName, Refusal> chosen = newNameFor(files, level, std::string(name));
    if (!chosen)
        return std::unexpected(chosen.error());
    std::expected<FolderRename, Refusal> renamed = Renaming(files, *chosen).over(asked);
    if (renamed && isOfRoles(analysis.game().catalog(), level))
        renamed->notes.push_back(say("The levels of {} are named after the roles, such as Arc{}. "
                                     "They keep their names.",
                                     inQuotes(level), level.substr(roleSize)));
    return renamed;
}

} // namespace levwright::services
