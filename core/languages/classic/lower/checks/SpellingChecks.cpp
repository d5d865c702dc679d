// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/LowerCase.h"
#include "core/languages/classic/lower/checks/Checks.h"

#include <algorithm>
#include <format>

namespace levwright {
namespace {

// Shorter names are too similar to each other.
constexpr std::size_t shortest = 5;

bool areAlike(char a, char b) {
    return lowerCase(a) == lowerCase(b);
}

// Whether one letter is added, left out or changed, or two are swapped. Case is ignored.
bool isOneSlipAway(std::string_view a, std::string_view b) {
    if (a.size() > b.size())
        return isOneSlipAway(b, a);
    if (b.size() - a.size() > 1)
        return false;
    while (!a.empty() && areAlike(a.front(), b.front())) {
        a.remove_prefix(1);
        b.remove_prefix(1);
    }
    while (!a.empty() && areAlike(a.back(), b.back())) {
        a.remove_suffix(1);
        b.remove_suffix(1);
    }
    const bool isSwapped = a.size() == 2 && b.size() == 2 && areAlike(a[0], b[1]) && areAlike(a[1], b[0]);
    return isSwapped || (b.size() == 1 && a.size() <= 1);
}

template <class Row>
std::string_view meantBy(std::string_view written, const std::vector<Row>& rows, bool& isRight) {
    std::string_view meant;
    for (const Row& row : rows) {
        isRight = isRight || std::ranges::equal(written, row.name, areAlike);
        if (row.name.size() >= shortest && isOneSlipAway(written, row.name))
            meant = row.name;
    }
    return meant;
}

// Authors may choose any names. But to a player, a name that differs by one letter from one of the game looks
// like a typing error.
void checkWritten(LoweringContext& context, const StatementNode& statement, const Argument& argument) {
    const std::string_view written = context.textOf(argument);
    if (written.size() < shortest)
        return;
    bool isRight = false;
    const std::string_view monster = meantBy(written, context.catalog().monsters(), isRight);
    const std::string_view object = meantBy(written, context.catalog().objects(), isRight);
    const std::string_view meant = monster.empty() ? object : monster;
    if (isRight || meant.empty())
        return;
    Diagnostic& found = context.report(DiagnosticCode::LooksMisspelt, argument.range, statement,
                                       {std::string(written), std::string(meant)});
    found.fixes.push_back(changeTo(argument.text, std::string(meant)));
}

// Whether players see the text.
bool isShown(const StatementNode& statement, const Argument& argument) {
    const bool isName = argument.field == Field::Attribute || argument.field == Field::GivenName;
    return argument.kind == ArgumentKind::String && (isName || statement.kind == StatementKind::Engraving);
}

} // namespace

void checkSpelling(LoweringContext& context) {
    for (const StatementNode& statement : context.tree.statements) {
        for (const Argument& argument : statement.arguments) {
            if (!statement.broken && isShown(statement, argument))
                checkWritten(context, statement, argument);
        }
    }
}

} // namespace levwright
