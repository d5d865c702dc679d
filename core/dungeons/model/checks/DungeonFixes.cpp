// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/ClosestNames.h"
#include "core/base/Phrase.h"
#include "core/dungeons/model/checks/DungeonChecks.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

using enum DiagnosticCode;
using S = DungeonStatementKind;

// Whether the sentence contains the word by itself; “up” is not a word of its own in “a couple”.
bool mentions(std::string_view sentence, std::string_view word) {
    const auto isLetter = [&](std::size_t at) {
        return at < sentence.size() && ((sentence[at] | ' ') >= 'a' && (sentence[at] | ' ') <= 'z');
    };
    for (std::size_t at = sentence.find(word); at != std::string_view::npos;
         at = sentence.find(word, at + 1)) {
        if ((at == 0 || !isLetter(at - 1)) && !isLetter(at + word.size()))
            return true;
    }
    return false;
}

class DungeonFixes {
public:
    explicit DungeonFixes(const DungeonCheckContext& context) : m_context(context), m_tree(context.tree()) {}

    void addTo(Diagnostic& found) const {
        switch (found.code) {
        case UnclosedString:
            return closeString(found);
        case UnknownStatement:
            return suggest(found, m_context.game.dungeonDialect().wordsOf(WordClass::Statement), "");
        case UnexpectedToken:
            return mendArgument(found);
        case BadBonesMarker:
        case BonesMarkerReused:
            return replace(found, say("Leave no bones here"), "\"none\"");
        case IllegalDescription:
        case IllegalAlignment:
            return changeStatement(found);
        case UnknownChainLevel:
            return suggestLevel(found);
        default: // only the author can correct the others
            return;
        }
    }

private:
    static void replace(Diagnostic& found, const std::string& label, const std::string& text) {
        found.fixes.push_back({label, TextEdit::replace(found.range, text)});
    }

    void suggest(Diagnostic& found, const std::vector<std::string_view>& names,
                 std::string_view quote) const {
        std::string_view wanted = m_tree.textOf(found.range);
        if (!quote.empty() && wanted.size() >= 2)
            wanted = wanted.substr(1, wanted.size() - 2);
        for (const std::string& name : closestNames(wanted, names, 2))
            replace(found, say("Change it to {}", name), std::format("{}{}{}", quote, name, quote));
    }

    void closeString(Diagnostic& found) const {
        if (m_tree.mode == LexMode::Tolerant) // the exact reading does not know where the statement should
                                              // end
            found.fixes.push_back(
                {say("Close the text at the end of the line"), TextEdit::insert(found.range.end, "\"")});
    }

    const StatementNode* statementOf(const Diagnostic& found) const {
        const std::optional<std::size_t> index = m_tree.statementAt(found.range.begin);
        return index ? &m_tree.statements[*index] : nullptr;
    }

    // Corrects a misspelt word where some word is expected, or a name for which the bones marker before it
    // was forgotten.
    void mendArgument(Diagnostic& found) const {
        const StatementNode* statement = statementOf(found);
        const Argument* bones = statement == nullptr ? nullptr : statement->find(Field::Bones);
        const bool chained = bones != nullptr && statement->find(Field::Chain) == nullptr &&
                             (statement->kind == S::ChainLevel || statement->kind == S::RandomChainLevel);
        if (chained && m_tree.textOf(found.range) == "+") {
            found.fixes.push_back(
                {say("Add the bones marker “none”"), TextEdit::insert(bones->range.begin, "\"none\" ")});
            return;
        }
        std::vector<std::string_view> words;
        for (const Word& word : m_context.game.dungeonDialect().tables().words) {
            if (word.wordClass != WordClass::Statement && mentions(found.arguments[1], word.spelling))
                words.push_back(word.spelling);
        }
        suggest(found, words, "");
    }

    // ALIGNMENT: hellish and similar: the tag is right, the statement is not.
    void changeStatement(Diagnostic& found) const {
        const StatementNode* statement = statementOf(found);
        const Argument* tag = statement == nullptr ? nullptr : statement->find(Field::Tag);
        if (tag == nullptr)
            return;
        const bool ofLevel = describesLevel(statement->kind);
        if (tagClassOf(*tag) == WordClass::LevelTag && !ofLevel)
            return;
        const S other = found.code == IllegalDescription ? (ofLevel ? S::LevelAlignment : S::Alignment)
                                                         : (ofLevel ? S::LevelDescription : S::Description);
        const std::string word(dungeonRuleFor(other).word);
        found.fixes.push_back(
            {say("Change the statement to {}", word), TextEdit::replace(statement->keyword, word)});
    }

    void suggestLevel(Diagnostic& found) const {
        std::vector<std::string_view> names;
        const std::vector<DungeonPartModel>& dungeons = m_context.model.dungeons;
        const auto owner = std::ranges::find_if(dungeons.rbegin(), dungeons.rend(), [&](const auto& dungeon) {
            return m_context.model.node(dungeon.node).range.begin < found.range.begin;
        });
        if (owner == dungeons.rend())
            return;
        const StatementNode* statement = statementOf(found);
        const bool firstToo = statement != nullptr && definesBranch(statement->kind);
        for (const SpecialLevelModel& level : owner->levels) {
            if ((firstToo || &level != &owner->levels.front()) &&
                level.record.name.text != found.arguments[0] &&
                m_context.model.node(level.node).range.begin < found.range.begin)
                names.emplace_back(level.record.name.text);
        }
        suggest(found, names, "\"");
    }

    const DungeonCheckContext& m_context;
    const DungeonTree& m_tree;
};

} // namespace

void addDungeonFixes(DungeonCheckContext& context) {
    const DungeonFixes fixes(context);
    for (Diagnostic& found : context.model.diagnostics)
        fixes.addTo(found);
}

} // namespace levwright
