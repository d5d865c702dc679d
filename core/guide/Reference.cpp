// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/guide/Reference.h"

#include "core/base/Phrase.h"
#include "core/catalog/GameList.h"
#include "core/catalog/TableReader.h"
#include "core/diag/Diagnostic.h"
#include "core/document/Analysis.h"
#include "core/model/TextHelp.h"
#include "core/services/Writing.h"

#include <algorithm>
#include <array>
#include <format>
#include <map>
#include <vector>

namespace levwright::guide {
namespace {

// Keeps a text from ending a cell of a table.
std::string inCell(std::string_view text) {
    std::string safe;
    for (const char c : text)
        safe.append(c == '|' ? "\\" : "") += c;
    return safe;
}

char capital(char c) {
    return c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c;
}

std::string asCode(std::string_view text) {
    // A backtick would end the code.
    return text.empty() || text.contains('`') ? inCell(text) : '`' + inCell(text) + '`';
}

// The fields of a statement as they are written: those in brackets may be left out.
std::string fieldsOf(const Signature& signature) {
    std::string fields;
    for (const SignatureField& field : signature.fields) {
        if (!fields.empty())
            fields += ", ";
        fields += field.isOptional ? '[' + field.label + ']' : field.label;
    }
    return fields;
}

// What the language tells about a statement after that beginning of a level. The word stands there with its
// colon, as if somebody had just written it.
std::optional<Signature> signatureBehind(std::string_view start, const GamePtr& game, std::string_view word) {
    const TextSnapshot text(std::format("{}{}:", start, word));
    const AnalysisPtr analysis = Analysis::make(game, text, DocumentKind::Levels);
    return services::signatureAt(*analysis, text.size());
}

// What a statement takes in a level of maps; then, if it differs there, what it takes in a level of rooms.
std::string fieldsOf(const GamePtr& game, std::string_view word) {
    constexpr std::array before{"", "MAZE:\"a\",' '\n", "MAZE:\"a\",' '\nNOMAP\n",
                                "LEVEL:\"a\"\nROOM:\"ordinary\",lit,random,random,random\n",
                                "LEVEL:\"a\"\nROOM:\"ordinary\",lit,random,random,random {\n"};
    std::string all;
    for (const std::string_view start : before) {
        const std::optional<Signature> found = signatureBehind(start, game, word);
        const std::string fields = found ? fieldsOf(*found) : std::string();
        if (all.empty())
            all = fields;
        else if (!fields.empty() && fields != all && start.starts_with("LEVEL"))
            return std::format("{}; in a room: {}", all, fields);
    }
    return all;
}

class ReferenceWriter {
public:
    explicit ReferenceWriter(const GamePtr& game) : m_game(game), m_catalog(game->catalog()) {}

    std::string write() {
        m_page = std::format("# Reference: {}\n\nThis page is made from the tables of the game.\n",
                             gameEntry(m_game->catalog().tables()).name());
        addStatements();
        addFunctions();
        addWords();
        addTerrain();
        addNames("Level flags", m_catalog.flags());
        addNames("Traps", m_catalog.traps());
        addNames("Room types", m_catalog.roomTypes());
        addThings("Monsters", m_catalog.monsterClasses(), m_catalog.monsters());
        addThings("Objects", m_catalog.objectClasses(), m_catalog.objects());
        addLimits();
        return std::move(m_page);
    }

private:
    void addHeading(std::string_view title) { m_page += std::format("\n## {}\n\n", title); }
    void addRow(std::initializer_list<std::string> cells) {
        for (const std::string& cell : cells)
            m_page += "| " + cell + ' ';
        m_page += "|\n";
    }
    void beginTable(std::initializer_list<std::string> titles) {
        addRow(titles);
        for (std::size_t i = 0; i < titles.size(); ++i)
            m_page += "|---";
        m_page += "|\n";
    }

    static bool isStatement(const Keyword& word) { return word.wordClass.starts_with("statement"); }

    std::string formsOf(std::string_view word) const {
        std::string forms;
        for (const GameStatement& statement : m_catalog.statementForms()) {
            if (statement.word == word)
                forms += (forms.empty() ? "" : " or ") + asCode(statement.form);
        }
        return forms;
    }

    void addStatements() {
        if (std::ranges::none_of(m_catalog.keywords(), isStatement))
            return;
        addHeading("Statements");
        m_page += "What stands in brackets may be left out.\n\n";
        beginTable({"statement", "what it takes"});
        for (const Keyword& word : m_catalog.keywords()) {
            if (!isStatement(word))
                continue;
            const std::string forms = formsOf(word.spelling);
            addRow({asCode(word.spelling), forms.empty() ? inCell(fieldsOf(m_game, word.spelling)) : forms});
        }
    }

    // The functions of scripts, each with the keys that it takes.
    void addFunctions() {
        if (!m_catalog.tables().has("lua-names"))
            return;
        addHeading("Functions");
        TableReader names(m_catalog.tables(), "lua-names", "name\trole\tgives\texplanation");
        const std::map<std::string_view, std::string> keys = keysOfFunctions();
        const std::map<std::string_view, std::string> forms = formsOfFunctions();
        while (names.next()) {
            if (names.text(1) != "function")
                continue;
            m_page += std::format("### {}\n\n", names.text(0));
            if (const std::string_view what = said(names.text(3)); !what.empty())
                m_page += std::format("{}{}.\n\n", capital(what.front()), what.substr(1));
            if (const auto form = forms.find(names.text(0)); form != forms.end())
                m_page += std::format("Also with plain values:{}\n\n", form->second);
            if (const auto table = keys.find(names.text(0)); table != keys.end())
                m_page += "| key | value | usual | words | meaning |\n|---|---|---|---|---|\n" +
                          table->second + '\n';
        }
    }

    std::map<std::string_view, std::string> keysOfFunctions() const {
        std::map<std::string_view, std::string> tables;
        if (!m_catalog.tables().has("lua-keys"))
            return tables;
        TableReader keys(m_catalog.tables(), "lua-keys", "function\tkey\tkind\tusual\twords\texplanation");
        while (keys.next())
            tables[keys.text(0)] +=
                std::format("| {} | {} | {} | {} | {} |\n", asCode(keys.text(1)), keys.text(2),
                            keys.text(3) == "needed" ? "needed" : asCode(keys.text(3)),
                            asCode(withoutNumbers(keys.text(4))), inCell(said(keys.text(5))));
        return tables;
    }

    std::map<std::string_view, std::string> formsOfFunctions() const {
        std::map<std::string_view, std::string> lines;
        if (!m_catalog.tables().has("lua-forms"))
            return lines;
        TableReader forms(m_catalog.tables(), "lua-forms", "function\targuments");
        while (forms.next()) {
            std::string arguments(forms.text(1));
            std::ranges::replace(arguments, ' ', ',');
            lines[forms.text(0)] += std::format(" `{}({})`", forms.text(0), arguments);
        }
        return lines;
    }

    // “lawful=1 neutral=2” without the numbers, which only rolls need.
    static std::string withoutNumbers(std::string_view words) {
        std::string plain;
        bool isNumber = false;
        for (const char c : words) {
            isNumber = c == '=' || (isNumber && c != ' ');
            if (!isNumber)
                plain += c;
        }
        return plain;
    }

    void addWords() {
        std::vector<std::string_view> classes;
        for (const Keyword& word : m_catalog.keywords()) {
            if (!isStatement(word) && word.wordClass != "level flag" &&
                !std::ranges::contains(classes, word.wordClass))
                classes.push_back(word.wordClass);
        }
        if (classes.empty())
            return;
        addHeading("Words");
        beginTable({"for", "words"});
        for (const std::string_view wordClass : classes) {
            std::string words;
            for (const Keyword& word : m_catalog.keywords()) {
                if (word.wordClass == wordClass)
                    words += (words.empty() ? "" : " ") + asCode(word.spelling);
            }
            addRow({inCell(wordClass), words});
        }
    }

    void addTerrain() {
        addHeading("Terrain");
        beginTable({"character", "terrain"});
        for (const Terrain& terrain : m_catalog.terrains()) {
            if (terrain.mapCharacter != 0)
                addRow({terrain.mapCharacter == ' ' ? "blank" : asCode({&terrain.mapCharacter, 1}),
                        inCell(said(terrain.name))});
        }
    }

    void addNames(std::string_view title, const std::vector<NamedNumber>& all) {
        if (all.empty())
            return;
        addHeading(title);
        std::string names;
        for (const NamedNumber& one : all)
            names += (names.empty() ? "" : ", ") + std::string(one.name);
        m_page += names + ".\n";
    }

    template <class Thing>
    void addThings(std::string_view title, const std::vector<ThingClass>& classes,
                   const std::vector<Thing>& things) {
        addHeading(title);
        beginTable({"class", "kind", "names"});
        for (const ThingClass& thingClass : classes) {
            std::string names;
            for (const Thing& thing : things) {
                if (thing.classNumber == thingClass.number && !thing.name.empty())
                    names += (names.empty() ? "" : ", ") + inCell(thing.name);
            }
            if (!names.empty())
                addRow({asCode({&thingClass.symbol, 1}), inCell(said(thingClass.explanation)), names});
        }
    }

    void addLimits() {
        addHeading("Limits");
        beginTable({"limit", "value"});
        for (const Limit& limit : m_catalog.limits())
            addRow({std::string(limit.name), std::to_string(limit.value)});
    }

    GamePtr m_game;
    const Catalog& m_catalog;
    std::string m_page;
};

std::string_view finderOf(const DiagnosticKind& kind) {
    switch (kind.finder) {
    case Finder::Game:
        return "the game or its compiler says it";
    case Finder::GameExtra:
        return "the game's compiler says it if it is asked for more";
    case Finder::Levwright:
        return "Levwright says it";
    }
    return {};
}

// “There is no level “{0}”” with signs that stand for what the level has there.
std::string withoutGaps(std::string_view pattern) {
    std::string text;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const std::size_t end = pattern[i] == '{' ? pattern.find('}', i) : std::string_view::npos;
        if (end == std::string_view::npos) {
            text += pattern[i];
        } else {
            text += "…";
            i = end;
        }
    }
    return text;
}

} // namespace

std::string referenceName(std::string_view gameId) {
    return std::format("reference-{}", gameId);
}

std::string referenceOf(const GamePtr& game) {
    return ReferenceWriter(game).write();
}

std::string problemList() {
    std::string page =
        "# All kinds of problems\n\nEach kind has a name. A comment with the name silences a kind that "
        "Levwright says; see [Problems](problems.md).\n";
    for (const DiagnosticKind& kind : diagnosticKinds())
        page +=
            std::format("\n## {}\n\n{}\n\nThis is {} {}: {}.\n", kind.name, withoutGaps(said(kind.pattern)),
                        kind.severity == Severity::Warning || kind.severity == Severity::Hint ? "a" : "an",
                        nameOf(kind.severity), finderOf(kind));
    return page;
}

} // namespace levwright::guide
