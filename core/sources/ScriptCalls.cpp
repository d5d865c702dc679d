// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sources/ScriptCalls.h"

#include "core/sources/c/Initializer.h"

#include <algorithm>
#include <array>
#include <set>

namespace levwright::sources {

namespace {

constexpr std::string_view stateName = "L";

// Longer calls than those that read a key are left out.
std::vector<Call> callsIn(Tokens body) {
    constexpr std::size_t longestCall = 200;
    std::vector<Call> calls;
    for (std::size_t at = 0; at + 1 < body.size(); ++at) {
        if (!body[at].isName() || !body[at + 1].is("("))
            continue;
        const Tokens rest = body.subspan(at + 1, std::min(longestCall, body.size() - at - 1));
        const std::size_t close = closingBracket(rest, 0);
        if (close < rest.size())
            calls.push_back({body[at], splitAtCommas(rest.subspan(1, close - 1))});
    }
    return calls;
}

bool getsState(const Call& call) {
    return !call.arguments.empty() && call.arguments[0].size() == 1 && call.arguments[0][0].is(stateName);
}

class CallVisitor {
public:
    CallVisitor(const Unit& unit, Budget& budget, const std::function<void(const Call&, Tokens)>& visit)
        : m_unit(unit), m_budget(budget), m_visit(visit) {}

    void visit(std::string_view function, int depth) {
        constexpr int deepestCall = 3;
        if (depth > deepestCall || m_budget.isSpent() || !m_seen.insert(function).second)
            return;
        const Tokens body = m_unit.body(function);
        if (!m_budget.spend(body.size() + 1))
            return;
        for (const Call& call : callsIn(body)) {
            m_visit(call, body);
            // Helpers that are told the key by their caller read what the caller names.
            const bool isTold = call.arguments.size() > 1 && textOf(call.arguments[1]);
            if (getsState(call) && !isTold && !call.name.text.starts_with("lua"))
                visit(call.name.text, depth + 1);
        }
    }

private:
    const Unit& m_unit;
    Budget& m_budget;
    const std::function<void(const Call&, Tokens)>& m_visit;
    std::set<std::string_view> m_seen;
};

} // namespace

std::vector<ScriptFunction> scriptFunctions(const Unit& unit, std::string_view array,
                                            std::string_view prefix) {
    std::vector<ScriptFunction> functions;
    const std::optional<Value> rows = unit.array(array);
    for (const Value& row : rows ? rows->items : std::vector<Value>()) {
        const std::optional<std::string> name =
            row.items.size() < 2 ? std::nullopt : textOf(row.items[0].tokens);
        if (name && !row.items[1].tokens.empty())
            functions.push_back({std::string(prefix) + *name, row.items[1].tokens.back().text});
    }
    return functions;
}

std::vector<std::string> comparedTexts(Tokens body) {
    static constexpr std::array<std::string_view, 6> comparisons{"strcmp",   "strcmpi",    "strncmp",
                                                                 "strncmpi", "strcasecmp", "stricmp"};
    std::vector<std::string> texts;
    for (const Call& call : callsIn(body)) {
        if (std::ranges::find(comparisons, call.name.text) == comparisons.end())
            continue;
        for (const Tokens argument : call.arguments) {
            if (const std::optional<std::string> text = textOf(argument))
                texts.push_back(*text);
        }
    }
    return texts;
}

void visitCalls(const Unit& unit, std::string_view function, Budget& budget,
                const std::function<void(const Call& call, Tokens body)>& visit) {
    CallVisitor(unit, budget, visit).visit(function, 0);
}

} // namespace levwright::sources
