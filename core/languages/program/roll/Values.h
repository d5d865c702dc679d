// SPDX-License-Identifier: GPL-3.0-or-later
// The stack and the variables on which a program of NetHack 3.6 works (format document on loading of 3.6,
// section 2).
#pragma once

#include "core/builder/LevelBuilder.h"
#include "core/builder/Selections.h"
#include "core/compiled/LevelProgram.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <vector>

namespace levwright::roll {

enum class ValueType : std::uint8_t {
    Null,
    Int,
    String,
    Variable,
    Coord,
    Region,
    MapChar,
    Monster,
    Object,
    Selection
};

// Texts and selections are owned by the plan or by ProgramValues.
struct Value {
    ValueType type = ValueType::Null;
    std::int64_t number = 0;
    const std::string* text = nullptr;
    const CellSelection* selection = nullptr;
};

// Thrown to abandon the current instruction. What it has not taken yet stays on the stack.
struct GivenUp {};

class ProgramValues {
public:
    struct Variable {
        const std::string* name = nullptr;
        bool isArray = false;
        std::vector<Value> values;
    };
    struct Frame {
        std::size_t next = 0; // where it continues when it is the innermost frame again
        std::vector<Value> stack;
        std::vector<Variable> variables;
    };
    // What happens if a value has the wrong type.
    enum class Wrong { GivesUp, Ends };

    void reset();

    void push(const Value& value);
    void pushNumber(ValueType type, std::int64_t number) { push({.type = type, .number = number}); }
    void pushText(std::string text);
    void pushSelection(const CellSelection& selection);
    // Takes the top value as it is. The program ends if there is none.
    Value takeTop();
    const Value& top() const;
    // Takes the top value; a variable is replaced by its value.
    Value take();
    Value take(ValueType wanted, Wrong wrong = Wrong::GivesUp);
    std::int64_t takeInt(Wrong wrong = Wrong::GivesUp) { return take(ValueType::Int, wrong).number; }
    const std::string& takeText(Wrong wrong = Wrong::GivesUp) { return *take(ValueType::String, wrong).text; }
    const CellSelection& takeSelection() { return *take(ValueType::Selection, Wrong::Ends).selection; }

    // The instructions VAR_INIT and SHUFFLE_ARRAY.
    void setVariable();
    void shuffleArray(RandomStream& random);

    // Frames; the outermost one is never closed.
    std::size_t depth() const { return m_frames.size(); }
    Frame& frame() { return m_frames.back(); }
    void openFrame(std::size_t parameters);
    // Moves that many values to the frame below, the top one first.
    void closeFrame(std::size_t results);

private:
    Value lookedUp(const Value& value);
    Variable* find(const std::string& name);

    static constexpr std::size_t mostFrames = 1000;  // deeper nesting exceeds the game's memory
    static constexpr std::size_t mostValues = 20000; // more values exceed it, too

    std::vector<Frame> m_frames;
    std::deque<std::string> m_texts;
    std::size_t m_textBytes = 0;
    std::deque<CellSelection> m_selections;
};

} // namespace levwright::roll
