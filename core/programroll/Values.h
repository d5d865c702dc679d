// SPDX-License-Identifier: GPL-3.0-or-later
// What a program of NetHack 3.6 works on: its stack and its variables (format document on loading of 3.6,
// section 2).
#pragma once

#include "core/compiled/LevelProgram.h"
#include "core/programroll/Selections.h"
#include "core/roll/RollState.h"

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

// Texts and selections belong to the plan or to ProgramValues.
struct Value {
    ValueType type = ValueType::Null;
    std::int64_t number = 0;
    const std::string* text = nullptr;
    const CellSelection* selection = nullptr;
};

// Thrown where the instruction in hand is left, with what it has not taken yet still on the stack.
struct GivenUp {};

class ProgramValues {
public:
    struct Variable {
        const std::string* name = nullptr;
        bool isArray = false;
        std::vector<Value> values;
    };
    struct Frame {
        std::size_t next = 0; // where it goes on when it is the innermost again
        std::vector<Value> stack;
        std::vector<Variable> variables;
    };
    // What is done about a value of another type.
    enum class Wrong { GivesUp, Ends };

    void reset();

    void push(const Value& value);
    void pushNumber(ValueType type, std::int64_t number) { push({.type = type, .number = number}); }
    void pushText(std::string text);
    void pushSelection(const CellSelection& selection);
    // The top as it is. The program ends if there is none.
    Value takeTop();
    const Value& top() const;
    // The top, variables looked up.
    Value take();
    Value take(ValueType wanted, Wrong wrong = Wrong::GivesUp);
    std::int64_t takeInt(Wrong wrong = Wrong::GivesUp) { return take(ValueType::Int, wrong).number; }
    const std::string& takeText(Wrong wrong = Wrong::GivesUp) { return *take(ValueType::String, wrong).text; }
    const CellSelection& takeSelection() { return *take(ValueType::Selection, Wrong::Ends).selection; }

    // VAR_INIT and SHUFFLE_ARRAY.
    void setVariable();
    void shuffleArray(RandomStream& random);

    // Frames; the outermost is never left.
    std::size_t depth() const { return m_frames.size(); }
    Frame& frame() { return m_frames.back(); }
    void openFrame(std::size_t parameters);
    // Gives so many values to the frame below, the top first.
    void closeFrame(std::size_t results);

private:
    Value lookedUp(const Value& value);
    Variable* find(const std::string& name);

    static constexpr std::size_t mostFrames = 1000;  // deeper nesting is out of any memory of the game's
    static constexpr std::size_t mostValues = 20000; // likewise

    std::vector<Frame> m_frames;
    std::deque<std::string> m_texts;
    std::size_t m_textBytes = 0;
    std::deque<CellSelection> m_selections;
};

[[noreturn]] inline void endProgram() {
    throw LoadingEnds{Fatal::BadProgram, noStatement};
}

} // namespace levwright::roll
