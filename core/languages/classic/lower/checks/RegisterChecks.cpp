// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/classic/lower/checks/Checks.h"

namespace levwright {
namespace {

// What stands before the index of a register, "place" or, in another list than the first one, "place[1]".
std::string_view wordOf(std::string_view source) {
    const std::string_view word = source.substr(0, source.rfind('['));
    return word.substr(0, word.find_last_not_of(" \t") + 1);
}

std::size_t placesIn(const PartContents& part, std::size_t list) {
    if (list == 0)
        return part.placeRegisters.size();
    return list <= part.furtherPlaces.size() ? part.furtherPlaces[list - 1].size() : 0;
}

std::size_t declaredIn(const PartContents& part, StatementKind list, const Argument& argument) {
    if (list == StatementKind::RandomPlaces)
        return argument.numbers[1] < 0 ? 0 : placesIn(part, std::size_t(argument.numbers[1]));
    if (list == StatementKind::RandomRegion)
        return part.randomRegions.size();
    return list == StatementKind::RandomObjects ? part.objectRegisters.size() : part.monsterRegisters.size();
}

void checkRegistersOf(const PartContents& part, LoweringContext& context) {
    for (const StatementModel& statement : part.statements) {
        const StatementNode& node = context.level.node(statement);
        for (const Argument& argument : node.arguments) {
            const std::optional<StatementKind> list = listOf(argument.kind);
            if (!list || argument.number() < 0)
                continue;
            const std::size_t declared = declaredIn(part, *list, argument);
            const int index = context.toInt(argument.number());
            if (std::size_t(index) < declared || index >= context.catalog().limit("registers"))
                continue;
            const std::string_view source = context.sourceOf(argument.range);
            context.report(DiagnosticCode::UndeclaredRegister, argument.range, node,
                           {std::string(wordOf(source)), std::to_string(index),
                            std::string(context.tree.grammar->ruleFor(*list).word),
                            std::to_string(declared)});
        }
    }
}

} // namespace

void checkRegisterUse(LoweringContext& context) {
    for (const PartContents& part : context.level.contents)
        checkRegistersOf(part, context);
}

} // namespace levwright
