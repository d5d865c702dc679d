// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/script/checks/CallChecks.h"

#include "core/base/Phrase.h"
#include "core/languages/script/checks/TableChecks.h"
#include "core/languages/script/checks/ValueChecks.h"

#include <algorithm>

namespace levwright::script {
namespace {

using enum DiagnosticCode;

// A number of a place; tables have no rows for these.
constexpr KeyRow coordinate{.function = {},
                            .key = "x",
                            .kind = KeyKind::Int,
                            .usual = {},
                            .words = {},
                            .numbers = {},
                            .explanation = {}};

class ArgumentCheck {
public:
    ArgumentCheck(CheckContext& context, const CheckedCall& call)
        : m_context(context), m_call(call), m_keys(context.facts.functions.keysOf(call.function)),
          m_forms(context.facts.functions.formsOf(call.function)) {}

    void check() {
        const auto fitting = std::ranges::find_if(m_forms, [&](const FormRow& form) {
            return form.keys.size() == m_call.arguments.size() && firstWrong(form) == form.keys.size();
        });
        if (fitting != m_forms.end())
            return checkValues(*fitting);
        if (!mayHaveMore())
            reportWrong();
    }

private:
    KeyRow rowOf(std::string_view key) const {
        const auto row = std::ranges::find(m_keys, key, &KeyRow::key);
        if (row != m_keys.end())
            return *row;
        KeyRow number = coordinate;
        number.key = key;
        return number;
    }

    // The game accepts no numbers for names in this call, and no names for numbers.
    bool isStrict() const { return m_call.function == "des.object"; }

    bool fitsPosition(const KeyRow& key, ValueType type) const {
        const bool isName =
            key.kind == KeyKind::Monster || key.kind == KeyKind::Object || key.kind == KeyKind::Trap;
        if (isName && type == ValueType::Number)
            return false;
        const bool isNumber = key.kind == KeyKind::Int && isStrict();
        return fits(key, type) && !(isNumber && type == ValueType::String);
    }

    // The index of the first argument that does not fit the form; the number of arguments if all fit.
    std::size_t firstWrong(const FormRow& form) const {
        for (std::size_t i = 0; i < form.keys.size(); ++i) {
            if (!fitsPosition(rowOf(form.keys[i]), m_context.types.typeOf(m_call.arguments[i])))
                return i;
        }
        return form.keys.size();
    }

    void checkValues(const FormRow& form) {
        for (std::size_t i = 0; i < form.keys.size(); ++i)
            checkValue(m_context, rowOf(form.keys[i]), m_call.arguments[i], Given::ByPosition);
    }

    // Whether the last argument may stand for any number of values.
    bool mayHaveMore() const {
        if (m_call.arguments.empty())
            return false;
        const NodeIndex last = m_call.arguments.back();
        const NodeKind kind = m_context.script.at(last).kind;
        const bool isMany =
            kind == NodeKind::Call || kind == NodeKind::MethodCall ||
            (kind == NodeKind::Literal && m_context.script.tokenOf(last) == lua::TokenKind::Ellipsis);
        return isMany && m_context.types.typeOf(last) == ValueType::Unknown;
    }

    // Whether the game only ignores surplus arguments of this function.
    bool ignoresFurther() const {
        constexpr std::string_view functions[] = {"des.message", "des.random_corridors", "selection.new",
                                                  "des.map", "math.random"};
        return std::ranges::contains(functions, m_call.function);
    }

    void reportWrong() {
        const auto ofCount = [&](const FormRow& form) { return form.keys.size() == m_call.arguments.size(); };
        const std::ptrdiff_t candidates = std::ranges::count_if(m_forms, ofCount);
        if (candidates == 1) {
            const FormRow& form = *std::ranges::find_if(m_forms, ofCount);
            const std::size_t wrong = firstWrong(form);
            return reportKind(m_context, rowOf(form.keys[wrong]), m_call.arguments[wrong]);
        }
        std::size_t most = 0;
        for (const FormRow& form : m_forms)
            most = std::max(most, form.keys.size());
        if (m_call.function == "selection.rndcoord" && m_call.arguments.size() > most)
            return; // stock levels do that
        if (candidates == 0 && m_call.arguments.size() > most && ignoresFurther()) {
            m_context.report(ValueIgnored, m_call.arguments[most],
                             {m_context.written(m_call.arguments[most]),
                              say("{} takes {}", m_call.function, formsInWords(m_context, m_call.function))});
            return;
        }
        if (candidates == 0 && m_call.function.starts_with("des.non_")) {
            m_context.report(OddCall, m_call.node,
                             {say("With more than one selection {} does nothing", m_call.function)});
            return;
        }
        m_context.report(WrongArguments, m_call.node,
                         {std::string(m_call.function), formsInWords(m_context, m_call.function)});
    }

    CheckContext& m_context;
    const CheckedCall& m_call;
    std::span<const KeyRow> m_keys;
    std::span<const FormRow> m_forms;
};

void checkFlags(CheckContext& context, const CheckedCall& call) {
    const KeyRow& row = context.facts.functions.keysOf(call.function).front();
    for (const NodeIndex argument : call.arguments)
        checkValue(context, row, argument, Given::ByPosition);
    if (call.arguments.empty())
        context.report(NeededKey, call.node, {std::string(call.function), say("the name of a flag")});
}

} // namespace

void checkArguments(CheckContext& context, const CheckedCall& call) {
    const script::Functions& functions = context.facts.functions;
    if (call.function == "des.level_flags")
        return checkFlags(context, call);
    const std::span<const FormRow> forms = functions.formsOf(call.function);
    const bool hasForm = std::ranges::any_of(
        forms, [&](const FormRow& form) { return form.keys.size() == call.arguments.size(); });
    const bool takesTable = functions.takesTable(call.function);
    const bool isTable =
        takesTable && call.arguments.size() == 1 &&
        (call.table != noNode || context.types.typeOf(call.arguments.front()) == ValueType::Table ||
         context.types.typeOf(call.arguments.front()) == ValueType::Unknown);
    if (isTable || (call.table != noNode && !hasForm)) {
        if (call.table != noNode)
            checkTable(context, call);
        return;
    }
    if (call.arguments.empty() && takesTable && !hasForm)
        return checkNeeded(context, call);
    if (!forms.empty() || takesTable)
        ArgumentCheck(context, call).check();
}

} // namespace levwright::script
