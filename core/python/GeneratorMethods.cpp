// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/python/GeneratorMethods.h"

#include <algorithm>
#include <array>

namespace levwright::python {
namespace {

constexpr Need optional = Need::Optional;
constexpr Need place = Need::Place;

const std::vector<GeneratorMethod>& generatorMethods() {
    static const std::vector<GeneratorMethod> methods{
        {"add_object",
         {{"name", optional, "random"},
          {"symbol", optional, "%"},
          {"place", place},
          {"cursestate", optional}}},
        {"add_object_area",
         {{"area_name"}, {"name", optional, "random"}, {"symbol", optional, "%"}, {"cursestate", optional}}},
        {"add_monster",
         {{"name", optional, "random"}, {"symbol", optional}, {"place", place}, {"args", optional}}},
        {"add_terrain", {{"coord"}, {"flag"}, {"in_footer", optional}}},
        {"fill_terrain", {{"type"}, {"flag"}, {"x1"}, {"y1"}, {"x2"}, {"y2"}}},
        {"set_area_variable", {{"var_name"}, {"type"}, {"x1"}, {"y1"}, {"x2"}, {"y2"}}},
        {"add_goal_pos", {{"place", place}}},
        {"add_stair_down", {{"place", place}}},
        {"add_stair_up", {{"coord"}}},
        {"set_start_pos", {{"coord"}}},
        {"set_start_rect", {{"p1"}, {"p2"}}},
        {"add_door", {{"state"}, {"place", place}}},
        {"add_altar", {{"place", place}, {"align", optional, "random"}, {"type", optional, "random"}}},
        {"add_sink", {{"place", place}}},
        {"add_trap", {{"name", optional, "teleport"}, {"place", place}}},
        {"add_fountain", {{"place", place}}},
        {"add_gold", {{"amount"}, {"place", place}}},
        {"add_boulder", {{"place", place}}},
        {"wallify", {}},
        {"add_mazewalk", {{"coord", optional}, {"dir", optional, "east"}}},
        {"add_line", {{"str"}}},
    };
    return methods;
}

} // namespace

const GeneratorMethod* generatorMethod(std::string_view name) {
    const auto found = std::ranges::find(generatorMethods(), name, &GeneratorMethod::name);
    return found == generatorMethods().end() ? nullptr : &*found;
}

bool onlyTells(std::string_view name) {
    constexpr std::array<std::string_view, 3> names{"get_des", "get_map_str", "get_map_array"};
    return std::ranges::find(names, name) != names.end();
}

const GeneratorMethod& makingMethod() {
    static const GeneratorMethod method{"LevelGenerator",
                                        {{"map", optional},
                                         {"w", optional},
                                         {"h", optional},
                                         {"fill", optional, "."},
                                         {"lit", optional, "lit"},
                                         {"flags", optional, "hardfloor"},
                                         {"solidfill", optional, " "}}};
    return method;
}

std::optional<std::vector<PythonValue>> boundTo(const GeneratorMethod& method,
                                                const CallArguments& arguments) {
    const std::vector<MethodParameter>& parameters = method.parameters;
    std::vector<std::optional<PythonValue>> given(parameters.size());
    if (arguments.positional.size() > parameters.size())
        return std::nullopt;
    std::ranges::copy(arguments.positional, given.begin());
    for (const auto& [name, value] : arguments.named) {
        const auto found = std::ranges::find(parameters, name, &MethodParameter::name);
        if (found == parameters.end())
            return std::nullopt;
        given[std::size_t(found - parameters.begin())] = value;
    }
    std::vector<PythonValue> values;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        const MethodParameter& parameter = parameters[i];
        if (given[i])
            values.push_back(*given[i]);
        else if (!arguments.isWhole)
            values.emplace_back();
        else if (parameter.need == Need::Required)
            return std::nullopt;
        else if (parameter.standard.empty())
            values.push_back({.kind = ValueKind::None});
        else
            values.push_back(textValue(std::string(parameter.standard)));
    }
    return values;
}

} // namespace levwright::python
