// SPDX-License-Identifier: GPL-3.0-or-later
// Tables with measurements of a game's own loader.
#pragma once

#include <QJsonObject>

#include <string>

// The context of a table, in the format of parseContext.
std::string contextOf(const QJsonObject& table);
