// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/syntax/FormPiece.h"

#include "core/languages/program/syntax/Kinds.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace levwright::program {
namespace {

using Kind = FormPiece::Kind;

struct ValueName {
    std::string_view name;
    FormValue value;
};
constexpr ValueName valueNames[] = {
    {"place", FormValue::Place},   {"selection", FormValue::Selection},
    {"region", FormValue::Region}, {"levregion", FormValue::Levregion},
    {"cell", FormValue::Cell},     {"monster", FormValue::Monster},
    {"object", FormValue::Object}, {"number", FormValue::Number},
    {"text", FormValue::Text},     {"integer", FormValue::Integer},
    {"string", FormValue::String}, {"character", FormValue::Character},
    {"dice", FormValue::Dice},     {"percent", FormValue::Percent},
    {"chance", FormValue::Chance}, {"directions", FormValue::Directions},
    {"random", FormValue::Random}, {"call", FormValue::Call},
    {"block", FormValue::Block},
};

struct KnownForm {
    std::string_view word;
    std::string_view form;
};
// Statements of NetHack 3.6 that others may be "as", beside the furnishings.
constexpr KnownForm knownForms[] = {
    {"WALLIFY", "selection"},
    {"NON_DIGGABLE", "region"},
    {"NON_PASSWALL", "region"},
    {"MESSAGE", "text"},
    {"GOLD", "number , place"},
    {"TRAP", "( string | random ) , place"},
    {"LADDER", "place , <up or down>"},
    {"TERRAIN", "selection , cell"},
    {"GRAVE", "place [ , ( random | text ) ]"},
    {"ENGRAVING", "place , ( <engraving type> | random ) , text"},
    {"BRANCH", "levregion , levregion"},
};

class FormCutter {
public:
    explicit FormCutter(std::string_view text) : m_text(text) {}

    std::optional<FormPiece> run() {
        FormPiece all = sequence(0);
        if (!m_fits || !next().empty())
            return std::nullopt;
        return all;
    }

private:
    static constexpr int deepest = 12;

    // The next word of the form, without taking it; empty at the end.
    std::string_view next() {
        const std::size_t begin = std::min(m_text.find_first_not_of(' ', m_at), m_text.size());
        const std::string_view rest = m_text.substr(begin);
        std::size_t size = std::min(rest.find(' '), rest.size());
        if (rest.starts_with('<'))
            size = std::min(rest.find('>'), rest.size() - 1) + 1;
        else if (rest.starts_with('\'') && rest.size() > 2)
            size = std::min(rest.find('\'', 2), rest.size() - 1) + 1;
        m_at = begin;
        m_size = size;
        return rest.substr(0, size);
    }
    void take() { m_at += m_size; }
    bool takeIf(std::string_view word) {
        const bool fits = next() == word;
        if (fits)
            take();
        return fits;
    }

    FormPiece sequence(int depth) {
        FormPiece made;
        m_fits = m_fits && depth <= deepest;
        for (std::string_view word = next(); m_fits && !word.empty() && !endsPart(word); word = next())
            made.parts.push_back(piece(depth));
        return made;
    }
    static bool endsPart(std::string_view word) {
        return word == "]" || word == ")" || word == "}" || word == "|";
    }

    FormPiece piece(int depth) {
        const std::string_view word = next();
        take();
        if (word == "[")
            return closed(Kind::MayBeLeft, choice(depth + 1), "]");
        if (word == "{")
            return closed(Kind::List, choice(depth + 1), "}");
        if (word == "(") {
            FormPiece made = choice(depth + 1);
            m_fits = m_fits && takeIf(")");
            return made;
        }
        const bool isQuoted = word.size() > 2 && word.starts_with('\'') && word.ends_with('\'');
        if (isQuoted)
            return {Kind::Itself, {}, word.substr(1, word.size() - 2), {}};
        if (word == "," || word == ":")
            return {Kind::Itself, {}, word, {}};
        if (word.size() > 2 && word.starts_with('<') && word.ends_with('>'))
            return {Kind::ClassWord, {}, word.substr(1, word.size() - 2), {}};
        return value(word);
    }

    FormPiece value(std::string_view word) {
        const auto* found = std::ranges::find(valueNames, word, &ValueName::name);
        m_fits = m_fits && found != std::end(valueNames);
        return m_fits ? FormPiece{Kind::Value, found->value, word, {}} : FormPiece();
    }

    FormPiece choice(int depth) {
        FormPiece first = sequence(depth);
        if (next() != "|")
            return first;
        FormPiece made{Kind::Choice, {}, {}, {}};
        made.parts.push_back(std::move(first));
        while (m_fits && takeIf("|"))
            made.parts.push_back(sequence(depth));
        return made;
    }

    FormPiece closed(Kind kind, FormPiece inner, std::string_view close) {
        m_fits = m_fits && takeIf(close);
        FormPiece made{kind, {}, {}, {}};
        made.parts.push_back(std::move(inner));
        return made;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_size = 0;
    bool m_fits = true;
};

} // namespace

std::optional<FormPiece> formFrom(std::string_view text) {
    constexpr std::string_view like = "as ";
    if (text.starts_with(like)) {
        const std::string_view word = text.substr(like.size());
        if (std::ranges::contains(furnishings, word, &Furnishing::word))
            return FormCutter("selection").run();
        const auto* known = std::ranges::find(knownForms, word, &KnownForm::word);
        return known == std::end(knownForms) ? std::nullopt : FormCutter(known->form).run();
    }
    return FormCutter(text).run();
}

} // namespace levwright::program
