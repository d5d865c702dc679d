// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/checks/Checks.h"

namespace levwright {
namespace {

struct Registers {
    std::string_view statement;
    std::size_t declared;
};

Registers registersFor(const PartContents& part, ArgumentKind kind) {
    switch (kind) {
    case ArgumentKind::PlaceRegister:
        return {"RANDOM_PLACES", part.placeRegisters.size()};
    case ArgumentKind::ObjectRegister:
        return {"RANDOM_OBJECTS", part.objectRegisters.size()};
    default:
        return {"RANDOM_MONSTERS", part.monsterRegisters.size()};
    }
}

bool isRegister(ArgumentKind kind) {
    return kind == ArgumentKind::PlaceRegister || kind == ArgumentKind::ObjectRegister ||
           kind == ArgumentKind::MonsterRegister;
}

void checkRegisterUse(LoweringContext& context, const PartContents& part) {
    for (const StatementModel& statement : part.statements) {
        const StatementNode& node = context.level.node(statement);
        for (const Argument& argument : node.arguments) {
            if (!isRegister(argument.kind) || argument.number() < 0)
                continue;
            const Registers registers = registersFor(part, argument.kind);
            const int index = context.toInt(argument.number());
            if (std::size_t(index) < registers.declared || index >= context.catalog().limit("registers"))
                continue;
            const std::string_view source = context.sourceOf(argument.range);
            context.report(DiagnosticCode::UndeclaredRegister, argument.range, node,
                           {std::string(source.substr(0, source.find_first_of(" \t["))),
                            std::to_string(index), std::string(registers.statement),
                            std::to_string(registers.declared)});
        }
    }
}

} // namespace

void checkRegisterUse(LoweringContext& context) {
    for (const PartContents& part : context.level.contents)
        checkRegisterUse(context, part);
}

} // namespace levwright
