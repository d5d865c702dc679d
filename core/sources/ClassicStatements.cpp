// SPDX-License-Identifier: GPL-3.0-or-later
// Statements of classic levels that the base does not have, or not like that.
#include "core/sources/Grammar.h"
#include "core/sources/LexerRules.h"
#include "core/sources/Readers.h"
#include "core/sources/TableText.h"

#include <algorithm>
#include <array>
#include <set>

namespace levwright::sources {

namespace {

constexpr std::string_view classicGrammarFile = "util/lev_comp.y";

// What statements of the base are made of, beside signs and the words of its lexer.
constexpr std::array<std::string_view, 44> piecesOfBase{
    "alignment",    "altar_type",  "amount",         "chance",         "coordinate", "corr_spec",
    "door_pos",     "door_state",  "door_wall",      "engraving_type", "filling",    "flag_list",
    "h_justif",     "lev_region",  "light_state",    "m_name",         "monster_c",  "monster_infos",
    "monster_list", "object_desc", "object_list",    "place_list",     "prefilled",  "region",
    "room_align",   "room_pos",    "room_size",      "room_type",      "roomfill",   "secret",
    "string",       "subroom_pos", "teleprt_detail", "trap_name",      "v_justif",   "walled",
    "BOOLEAN",      "CHAR",        "DIRECTION",      "INTEGER",        "STRING",     "UP_OR_DOWN",
    "FLAG_TYPE",    "PERCENT"};
constexpr std::array<std::string_view, 3> piecesOfSlashem{"door_infos", "room_door_infos", "obj_flag_list"};

class ClassicStatements {
public:
    ClassicStatements(GrammarRules rules, std::vector<LexerWord> words, const Catalog& base)
        : m_rules(std::move(rules)), m_words(std::move(words)), m_base(base) {
        for (const LexerWord& word : m_words) {
            if (isOfBase(word.spelling))
                m_tokensOfBase.insert(word.token);
            else
                m_ownTokens.insert(word.token);
        }
        for (const std::string& token : m_tokensOfBase)
            m_ownTokens.erase(token);
    }

    std::string table() const {
        TableText table("word\topcode\tform");
        for (const LexerWord& word : m_words) {
            const std::vector<const Alternative*> alternatives = alternativesOf(word.token);
            if (alternatives.empty())
                continue;
            if (!isOfBase(word.spelling))
                table.add({word.spelling, "", isLikeFountain(alternatives) ? "as FOUNTAIN" : "opaque"});
            else if (std::ranges::any_of(alternatives, [&](const auto* each) { return isOwn(*each); }))
                table.add({word.spelling, "", "opaque"});
        }
        return table.take();
    }

private:
    bool isOfBase(std::string_view spelling) const {
        return std::ranges::contains(m_base.keywords(), spelling, &Keyword::spelling);
    }

    // Those of statements that begin with the token.
    std::vector<const Alternative*> alternativesOf(const std::string& token) const {
        constexpr std::string_view suffix = "_ID";
        std::vector<const Alternative*> found;
        for (const auto& [name, alternatives] : m_rules) {
            for (const Alternative& each : alternatives) {
                if (each.symbols.size() > 1 && each.symbols[0] == token && token.ends_with(suffix))
                    found.push_back(&each);
            }
        }
        return found;
    }

    static bool isLikeFountain(const std::vector<const Alternative*>& alternatives) {
        return std::ranges::all_of(alternatives, [](const Alternative* each) {
            return each->symbols.size() == 3 && each->symbols[1] == "':'" && each->symbols[2] == "coordinate";
        });
    }

    bool isOwn(const Alternative& alternative) const {
        std::set<std::string_view> seen;
        return std::ranges::any_of(alternative.symbols, [&](const std::string& symbol) {
            return !isPieceOfBase(symbol) || reachesOwn(symbol, seen, 0);
        });
    }

    bool isPieceOfBase(std::string_view symbol) const {
        return symbol.starts_with('\'') || std::ranges::contains(piecesOfBase, symbol) ||
               m_tokensOfBase.contains(std::string(symbol)) ||
               (m_base.gameId() == "slashem" && std::ranges::contains(piecesOfSlashem, symbol));
    }

    // Whether a word that the base does not have can stand in it.
    bool reachesOwn(std::string_view symbol, std::set<std::string_view>& seen, int depth) const {
        constexpr int deepest = 8;
        if (m_ownTokens.contains(std::string(symbol)))
            return true;
        const auto rule = m_rules.find(symbol);
        if (rule == m_rules.end() || depth == deepest || !seen.insert(rule->first).second)
            return false;
        for (const Alternative& alternative : rule->second) {
            for (const std::string& each : alternative.symbols) {
                if (reachesOwn(each, seen, depth + 1))
                    return true;
            }
        }
        return false;
    }

    GrammarRules m_rules;
    std::vector<LexerWord> m_words;
    const Catalog& m_base;
    std::set<std::string> m_tokensOfBase;
    std::set<std::string> m_ownTokens;
};

} // namespace

void readClassicStatements(GameReader& game) {
    const std::string* grammar = game.files().text(classicGrammarFile);
    const std::string* lexer = game.files().text("util/lev_comp.l");
    if (grammar == nullptr || lexer == nullptr)
        return game.noteMissing(classicGrammarFile, "statements");
    std::string table = ClassicStatements(grammarRules(*grammar), lexerWords(*lexer), game.base()).table();
    if (std::ranges::count(table, '\n') > 1)
        game.add("statements", std::move(table), classicGrammarFile);
}

} // namespace levwright::sources
