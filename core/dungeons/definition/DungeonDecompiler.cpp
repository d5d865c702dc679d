// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dungeons/definition/DungeonDecompiler.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"
#include "core/spelling/Spelling.h"

#include <format>
#include <initializer_list>
#include <vector>

namespace levwright {
namespace {

constexpr int always = 100; // the chance of a level that is in every game

std::string couple(DungeonSpan span) {
    return std::format("({}, {})", span.base, span.rand);
}

class DungeonDecompiler {
public:
    DungeonDecompiler(const CompiledDungeon& dungeon, const Catalog& catalog)
        : m_dungeon(dungeon), m_catalog(catalog), m_spelling(catalog) {
        for (const CompiledDungeonPart& part : dungeon.dungeons) {
            for (const SpecialLevelRecord& level : part.levels)
                m_levels.push_back(&level);
        }
    }

    Result<std::string> decompile() {
        for (const CompiledDungeonPart& part : m_dungeon.dungeons) {
            if (!m_text.empty())
                m_text += '\n';
            addPart(part);
        }
        if (m_spelling.error())
            return std::unexpected(*m_spelling.error());
        return std::move(m_text);
    }

private:
    void add(std::string_view keyword, std::string_view rest) {
        m_text += std::format("{}: {}\n", keyword, rest);
    }

    std::string name(const NameField& field) { return m_spelling.text(field.text); }

    std::string bones(char marker) {
        return marker == 0 ? "\"none\"" : m_spelling.text(std::string_view(&marker, 1));
    }

    // The only word of the class with that value.
    std::string word(std::string_view wordClass, int value) {
        for (const Keyword& keyword : m_catalog.dungeonKeywords()) {
            if (keyword.wordClass == wordClass && keyword.value == value)
                return std::string(keyword.spelling);
        }
        m_spelling.fail(std::format("{} {}", wordClass, value));
        return {};
    }

    // Adds a statement for each bit that a tag of these classes stands for, and returns the remaining flags.
    std::uint32_t addTags(std::string_view keyword, std::initializer_list<std::string_view> classes,
                          std::uint32_t flags) {
        for (const std::string_view wordClass : classes) {
            for (const Keyword& tag : m_catalog.dungeonKeywords()) {
                const auto bit = std::uint32_t(tag.value.value_or(0));
                if (tag.wordClass != wordClass || (flags & bit) == 0)
                    continue;
                add(keyword, tag.spelling);
                flags &= ~bit;
            }
        }
        return flags;
    }

    void refuseFlags(std::uint32_t flags) {
        if (flags != 0)
            m_spelling.fail(say("flags {:#x}", flags));
    }

    void addPart(const CompiledDungeonPart& part) {
        m_spelling.enterSection(say("Dungeon {}", inQuotes(part.name.text)));
        m_spelling.startRecord({});
        const std::string chance = part.chance == 0 ? "" : std::format(" {}", part.chance);
        add("DUNGEON",
            std::format("{} {} {}{}", name(part.name), bones(part.bones), couple(part.size), chance));
        std::uint32_t flags = addTags("DESCRIPTION", {"description tag"}, part.flags);
        flags = addTags("ALIGNMENT", {"alignment tag"}, flags);
        refuseFlags(flags);
        if (part.entry != 0)
            add("ENTRY", std::to_string(part.entry));
        if (!part.protofile.text.empty())
            add("PROTOFILE", name(part.protofile));
        for (const SpecialLevelRecord& level : part.levels)
            addLevel(level);
        for (const BranchRecord& branch : part.branches)
            addBranch(branch);
    }

    // The text between the names of a level or branch and the rest: “@”, or the level from which it counts.
    std::string place(DungeonSpan span, int chain) {
        if (chain == noChain)
            return "@ " + couple(span);
        if (chain < 0 || std::size_t(chain) >= m_levels.size()) {
            m_spelling.fail(say("the level number {} that it counts from", chain));
            return {};
        }
        return std::format("{} + {}", name(m_levels[std::size_t(chain)]->name), couple(span));
    }

    void addLevel(const SpecialLevelRecord& level) {
        m_spelling.startRecord(say("level {}", inQuotes(level.name.text)));
        const bool isRandom = level.count != 0;
        const std::string_view plain = isRandom ? "RNDLEVEL" : "LEVEL";
        const std::string_view chained = isRandom ? "RNDCHLEVEL" : "CHAINLEVEL";
        std::string rest =
            std::format("{} {} {}", name(level.name), bones(level.bones), place(level.place, level.chain));
        if (level.chance != always)
            rest += std::format(" {}", level.chance);
        if (isRandom)
            rest += std::format(" {}", level.count);
        add(level.chain == noChain ? plain : chained, rest);
        std::uint32_t flags = addTags("LEVELDESC", {"level tag", "description tag"}, level.flags);
        flags = addTags("LEVALIGN", {"alignment tag"}, flags);
        refuseFlags(flags);
    }

    void addBranch(const BranchRecord& branch) {
        m_spelling.startRecord(say("branch to {}", inQuotes(branch.target.text)));
        std::string rest = std::format("{} {}", name(branch.target), place(branch.place, branch.chain));
        if (branch.type != BranchType::stair)
            rest += ' ' + word("branch type", branch.type);
        if (branch.up != 0)
            rest += ' ' + word("up or down", branch.up);
        if (branch.entry != 0)
            rest += std::format(" {}", branch.entry);
        add(branch.chain == noChain ? "BRANCH" : "CHAINBRANCH", rest);
    }

    const CompiledDungeon& m_dungeon;
    const Catalog& m_catalog;
    Spelling m_spelling;
    std::vector<const SpecialLevelRecord*> m_levels; // those of all dungeons, by their numbers
    std::string m_text;
};

} // namespace

Result<std::string> decompile(const CompiledDungeon& dungeon, const Catalog& catalog) {
    return DungeonDecompiler(dungeon, catalog).decompile();
}

} // namespace levwright
