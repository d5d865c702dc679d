// SPDX-License-Identifier: GPL-3.0-or-later
// Commands about thing actions and thing types (world-server.md, section 4).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace levwright::world {

struct Command;
enum class ActionKind : std::uint8_t;
enum class TrapEffect : std::uint8_t;

// The name in TA_NAME.
std::string_view actionName(ActionKind kind);
// none, hold, damage, teleport or exit.
std::string_view trapName(TrapEffect effect);
std::optional<TrapEffect> trapEffect(std::string_view name);

void selectAction(const Command& command);
void setActionEffort(const Command& command);
void setActionName(const Command& command);
void selectType(const Command& command);
void setTypeName(const Command& command);
void setTypeSymbol(const Command& command);
void setTypeCorpse(const Command& command);
void setTypeConsumable(const Command& command);
void setTypeProliferate(const Command& command);
void setTypeStartNumber(const Command& command);
void setTypeLifepoints(const Command& command);
void setTypeStorage(const Command& command);
void setTypeSpeed(const Command& command);
void setTypeAttack(const Command& command);
void setTypeTrap(const Command& command);
void setTypeExit(const Command& command);
void setTypeFixed(const Command& command);
void setTypePushed(const Command& command);

} // namespace levwright::world
