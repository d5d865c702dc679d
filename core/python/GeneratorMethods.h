// SPDX-License-Identifier: GPL-3.0-or-later
// The methods of MiniHack's LevelGenerator and their parameters. Internal to python.
#pragma once

#include "core/python/Expression.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace levwright::python {

enum class Need : std::uint8_t {
    Required,
    Optional, // None by itself, or the standard text
    Place,    // the same, and random stands for what is computed
};

struct MethodParameter {
    std::string_view name;
    Need need = Need::Required;
    std::string_view standard = {};
};

struct GeneratorMethod {
    std::string_view name;
    std::vector<MethodParameter> parameters;
};

// Null for one that writes nothing, or that it does not have.
const GeneratorMethod* generatorMethod(std::string_view name);
// Whether it is a method that only tells something, such as get_des.
bool onlyTells(std::string_view name);
// Those of LevelGenerator() itself.
const GeneratorMethod& makingMethod();

// The values in the order of the parameters. Empty if Python refuses the call.
std::optional<std::vector<PythonValue>> boundTo(const GeneratorMethod& method,
                                                const CallArguments& arguments);

} // namespace levwright::python
