// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/checks/Checks.h"

namespace levwright {
namespace {

std::size_t declaredIn(const PartContents& part, StatementKind list) {
    if (list == StatementKind::RandomPlaces)
        return part.placeRegisters.size();
    return (list == StatementKind::RandomObjects ? part.objectRegisters : part.monsterRegisters).size();
}

void checkRegistersOf(const PartContents& part, LoweringContext& context) {
    for (const StatementModel& statement : part.statements) {
        const StatementNode& node = context.level.node(statement);
        for (const Argument& argument : node.arguments) {
            const std::optional<StatementKind> list = listOf(argument.kind);
            if (!list || argument.number() < 0)
                continue;
            const std::size_t declared = declaredIn(part, *list);
            const int index = context.toInt(argument.number());
            if (std::size_t(index) < declared || index >= context.catalog().limit("registers"))
                continue;
            const std::string_view source = context.sourceOf(argument.range);
            context.report(DiagnosticCode::UndeclaredRegister, argument.range, node,
                           {std::string(source.substr(0, source.find_first_of(" \t["))),
                            std::to_string(index), std::string(context.tree.grammar->ruleFor(*list).word),
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
