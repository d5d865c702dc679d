// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/languages/program/roll/Values.h"

#include <algorithm>
#include <utility>

namespace levwright::roll {

void ProgramValues::reset() {
    m_frames.resize(1);
    m_frames.front().next = 0;
    m_frames.front().stack.clear();
    m_frames.front().variables.clear();
    m_texts.clear();
    m_textBytes = 0;
    m_selections.clear();
}

void ProgramValues::push(const Value& value) {
    if (frame().stack.size() >= mostValues)
        endProgram();
    frame().stack.push_back(value);
}

void ProgramValues::pushText(std::string text) {
    constexpr std::size_t mostBytes = std::size_t(64) << 20U;
    m_textBytes += text.size();
    if (m_textBytes > mostBytes)
        endProgram();
    m_texts.push_back(std::move(text));
    push({.type = ValueType::String, .text = &m_texts.back()});
}

void ProgramValues::pushSelection(const CellSelection& selection) {
    m_selections.push_back(selection);
    push({.type = ValueType::Selection, .selection = &m_selections.back()});
}

Value ProgramValues::takeTop() {
    std::vector<Value>& stack = frame().stack;
    if (stack.empty())
        endProgram();
    const Value value = stack.back();
    stack.pop_back();
    return value;
}

const Value& ProgramValues::top() const {
    if (m_frames.back().stack.empty())
        endProgram();
    return m_frames.back().stack.back();
}

ProgramValues::Variable* ProgramValues::find(const std::string& name) {
    const auto found = std::ranges::find_if(frame().variables,
                                            [&](const Variable& variable) { return *variable.name == name; });
    return found == frame().variables.end() ? nullptr : &*found;
}

Value ProgramValues::lookedUp(const Value& value) {
    if (value.type != ValueType::Variable)
        return value;
    Variable* variable = find(*value.text);
    if (variable == nullptr || variable->values.empty())
        endProgram();
    if (!variable->isArray)
        return variable->values.front();
    const Value index = take();
    const auto count = std::int64_t(variable->values.size());
    if (index.type != ValueType::Int || index.number % count < 0)
        endProgram();
    return variable->values[std::size_t(index.number % count)];
}

Value ProgramValues::take() {
    return lookedUp(takeTop());
}

Value ProgramValues::take(ValueType wanted, Wrong wrong) {
    const Value value = take();
    if (value.type == wanted)
        return value;
    if (wrong == Wrong::Ends)
        endProgram();
    throw GivenUp{};
}

void ProgramValues::setVariable() {
    const std::string& name = takeText(Wrong::Ends);
    const std::int64_t count = takeInt(Wrong::Ends);
    if (count > std::int64_t(frame().stack.size()))
        endProgram();
    Variable made{.name = &name, .isArray = count > 0, .values = {}};
    if (count == 0) {
        made.values.push_back(take());
    } else if (count < 0) {
        const Variable* other = find(takeText(Wrong::Ends));
        if (other == nullptr)
            endProgram();
        made.isArray = other->isArray;
        made.values = other->values;
    }
    for (std::int64_t i = 0; i < count; ++i)
        made.values.push_back(take());
    if (count > 0)
        std::ranges::reverse(made.values);
    Variable* old = find(name);
    if (old == nullptr) {
        frame().variables.push_back(std::move(made));
        return;
    }
    const bool plain = !old->isArray && !made.isArray;
    if (plain && old->values.front().type != made.values.front().type)
        endProgram();
    *old = std::move(made);
}

void ProgramValues::shuffleArray(RandomStream& random) {
    Variable* variable = find(takeText());
    if (variable == nullptr || !variable->isArray)
        return;
    for (std::size_t i = variable->values.size() - 1; i > 0; --i)
        std::swap(variable->values[i], variable->values[std::size_t(random.below(int(i + 1)))]);
}

void ProgramValues::openFrame(std::size_t parameters) {
    if (m_frames.size() >= mostFrames || parameters > frame().stack.size())
        endProgram();
    std::vector<Value> given;
    given.reserve(parameters);
    for (std::size_t i = 0; i < parameters; ++i)
        given.push_back(take());
    std::ranges::reverse(given);
    m_frames.push_back({.next = frame().next, .stack = std::move(given), .variables = {}});
}

void ProgramValues::closeFrame(std::size_t results) {
    if (results > frame().stack.size())
        endProgram();
    std::vector<Value> given;
    given.reserve(results);
    for (std::size_t i = 0; i < results; ++i)
        given.push_back(take());
    m_frames.pop_back();
    for (const Value& value : given)
        push(value);
}

} // namespace levwright::roll
