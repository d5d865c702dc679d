// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/python/ProgramRun.h"

#include "core/base/Printable.h"
#include "core/python/Assignment.h"
#include "core/python/Operators.h"
#include "core/python/ProgramLines.h"
#include "core/python/Variables.h"

#include <algorithm>
#include <format>

namespace levwright::python {
namespace {

constexpr std::size_t standardWork = 1'000'000;
constexpr int deepestBlock = 50;
constexpr std::string_view generatorClass = "LevelGenerator";

using Lines = std::vector<ProgramLine>;

// "level" of "self.level.wallify", or the text after the last dot.
std::string_view objectIn(std::string_view name) {
    const std::size_t dot = name.rfind('.');
    return dot == std::string_view::npos ? std::string_view() : name.substr(0, dot);
}
std::string_view lastIn(std::string_view name) {
    return name.substr(name.rfind('.') + 1);
}

PythonValue rangeValue(const CallArguments& arguments) {
    std::vector<std::int64_t> bounds;
    for (const PythonValue& value : arguments.positional) {
        if (!value.isNumber())
            return {};
        bounds.push_back(value.number);
    }
    constexpr std::int64_t most = 10'000;
    const std::int64_t first = bounds.size() > 1 ? bounds[0] : 0;
    const std::int64_t end = bounds.empty() ? 0 : bounds[bounds.size() > 1 ? 1 : 0];
    const std::int64_t step = bounds.size() > 2 ? bounds[2] : 1;
    if (bounds.empty() || bounds.size() > 3 || step == 0 || (end - first) / step > most)
        return {};
    std::vector<PythonValue> items;
    for (std::int64_t i = first; step > 0 ? i < end : i > end; i += step)
        items.push_back(numberValue(i));
    return listValue(std::move(items));
}

// What some functions give that Python has itself.
PythonValue builtIn(std::string_view name, const CallArguments& arguments) {
    if (name == "range")
        return rangeValue(arguments);
    const bool takesOne = arguments.positional.size() == 1 && arguments.named.empty();
    const PythonValue value = takesOne ? arguments.positional.front() : PythonValue{};
    if (name == "len" && value.isText())
        return numberValue(std::int64_t(value.text().size()));
    if (name == "len" && value.kind == ValueKind::List)
        return numberValue(std::int64_t(value.items().size()));
    if (name == "str" && (value.isText() || value.isNumber()))
        return textValue(spelled(value));
    const bool keeps = (name == "int" && value.isNumber()) ||
                       ((name == "list" || name == "tuple") && value.kind == ValueKind::List);
    return keeps ? value : PythonValue{};
}

// The list after the call of one of its methods.
PythonValue changed(const PythonValue& list, std::string_view method, const CallArguments& arguments) {
    if (method == "index" || method == "count" || method == "copy")
        return list;
    if (method != "append" || arguments.positional.size() != 1)
        return {};
    std::vector<PythonValue> items = list.items();
    items.push_back(arguments.positional.front());
    return listValue(std::move(items));
}

class ProgramRun : public ExpressionScope {
public:
    explicit ProgramRun(std::size_t work) : m_work(work) {}

    void run(std::size_t cell, std::string_view source) {
        m_cell = cell;
        m_source = source;
        m_lineStarts = {0};
        for (Offset at = source.find('\n'); at != std::string_view::npos; at = source.find('\n', at + 1))
            m_lineStarts.push_back(at + 1);
        m_conditions.clear();
        const Lines lines = programLinesOf(source);
        runLines(lines, 0, lines.size());
    }

    std::vector<LevelGenerator> generators() { return std::move(m_generators); }

    PythonValue valueOf(const std::string& name) override {
        if (PythonValue value = m_variables.find(name); value.isKnown())
            return value;
        const std::string_view size = lastIn(name);
        const PythonValue owner = m_variables.find(std::string(objectIn(name)));
        if (owner.kind != ValueKind::Generator || (size != "x" && size != "y"))
            return {};
        const LevelGenerator& generator = m_generators[std::size_t(owner.number)];
        return numberValue(size == "x" ? generator.width() : generator.height());
    }

    PythonValue call(const std::string& name, const CallArguments& arguments, Offset at) override {
        const std::string_view last = lastIn(name);
        const CodePlace place{m_cell, at};
        if (last == generatorClass) {
            if (!mayTake(arguments))
                return {};
            m_generators.emplace_back(arguments, place);
            const auto size = std::size_t(m_generators.back().width() * m_generators.back().height());
            mayMake(size);
            return {.kind = ValueKind::Generator, .number = std::int64_t(m_generators.size() - 1)};
        }
        const PythonValue owner = m_variables.find(std::string(objectIn(name)));
        if (owner.kind == ValueKind::Generator) {
            LevelGenerator& generator = m_generators[std::size_t(owner.number)];
            if (mayChange(generator, last, place) && mayTake(arguments))
                generator.call(last, arguments, place, lineOf(at));
            return {};
        }
        if (owner.kind == ValueKind::List && mayMake(std::size_t(owner.number)))
            m_variables.set(std::string(objectIn(name)), changed(owner, last, arguments));
        tellOfOthers(name, arguments, place);
        const bool hasStandard = (last == "pop" || last == "get") && arguments.positional.size() == 2;
        if (hasStandard)
            return arguments.positional[1];
        const PythonValue made = builtIn(name, arguments);
        return mayMake(weightOf(made)) ? made : PythonValue{};
    }

    bool mayMake(std::size_t pieces) override {
        m_work -= std::min(m_work, pieces);
        return m_work > 0;
    }

private:
    std::string_view textOf(Range range) const { return m_source.substr(range.begin, range.size()); }

    std::size_t lineOf(Offset at) const {
        return std::size_t(std::ranges::upper_bound(m_lineStarts, at) - m_lineStarts.begin());
    }

    // Charges the work, and says on what the call depends.
    bool mayChange(LevelGenerator& generator, std::string_view method, CodePlace place) {
        constexpr std::size_t workOfCall = 200;
        constexpr std::size_t longestHead = 200; // a comment is no longer
        if (!mayMake(workOfCall * (1 + m_conditions.size())))
            return false;
        for (const Range head : m_conditions) {
            if (head.begin > generator.place().at || generator.place().cell != m_cell)
                generator.note(std::format("Line {} decides about {}: {}", lineOf(head.begin), method,
                                           shortened(textOf(head), longestHead)),
                               place);
        }
        return true;
    }

    // Whether a call may copy its arguments.
    bool mayTake(const CallArguments& arguments) {
        std::size_t pieces = 1;
        for (const PythonValue& value : arguments.positional)
            pieces += weightOf(value);
        for (const auto& [key, value] : arguments.named)
            pieces += weightOf(value);
        return mayMake(pieces);
    }

    // A function that gets a generator may change it.
    void tellOfOthers(const std::string& name, const CallArguments& arguments, CodePlace place) {
        const auto tell = [&](const PythonValue& value) {
            if (value.kind == ValueKind::Generator && mayMake(name.size() + 1))
                m_generators[std::size_t(value.number)].note(
                    std::format("{} in line {} may change the level.", name, lineOf(place.at)), place);
        };
        for (const PythonValue& value : arguments.positional)
            tell(value);
        for (const auto& [key, value] : arguments.named)
            tell(value);
    }

    void runLines(const Lines& lines, std::size_t begin, std::size_t end) {
        if (++m_depth <= deepestBlock) {
            for (std::size_t i = begin; i < end && m_jump == Jump::None;) {
                const Range range = lines[i].range;
                if (!mayMake(range.size() + 1))
                    break;
                const std::string_view word = firstWordOf(textOf(range));
                if (beginsBlock(word) && textOf(range).ends_with(':')) {
                    i = runBlock(lines, i, word);
                } else {
                    runSimple(range, word);
                    ++i;
                }
            }
        }
        --m_depth;
    }

    // Returns the index after the block, or after all blocks of an if.
    std::size_t runBlock(const Lines& lines, std::size_t head, std::string_view word) {
        const std::size_t end = lines[head].end;
        if (word == "if" || word == "elif")
            return runIf(lines, head);
        if (word == "for")
            runFor(lines, head, end);
        else if (word == "while" || word == "case")
            runIfTrue(lines, head, end, {});
        else if (word == "def" || word == "class" || textOf(lines[head].range).starts_with("async def"))
            runScope(lines, head, end);
        else if (word != "except")
            runLines(lines, head + 1, end);
        return end;
    }

    // The block, with its head as a condition.
    void runIfTrue(const Lines& lines, std::size_t head, std::size_t end, const PythonValue& condition) {
        const bool isOpen = !condition.isKnown();
        if (isOpen)
            m_conditions.push_back(lines[head].range);
        runLines(lines, head + 1, end);
        if (isOpen) {
            m_conditions.pop_back();
            m_jump = Jump::None;
        }
    }

    // Of several blocks the first runs whose condition may hold.
    std::size_t runIf(const Lines& lines, std::size_t head) {
        bool isDone = false;
        std::size_t i = head;
        while (i < lines.size() && lines[i].depth == lines[head].depth) {
            const Range range = lines[i].range;
            const std::string_view word = firstWordOf(textOf(range));
            if (i > head && ((word != "elif" && word != "else") || !mayMake(range.size() + 1)))
                break;
            const std::size_t end = lines[i].end;
            if (!isDone) {
                const Range inside{range.begin + word.size(), range.end - 1};
                const PythonValue value =
                    word == "else" ? boolValue(true) : evaluated(m_source, inside, *this);
                const int truth = truthOf(value);
                isDone = truth != 0;
                if (isDone)
                    runIfTrue(lines, i, end, truth < 0 ? PythonValue{} : value);
            }
            i = end;
            if (word == "else")
                return i;
        }
        return i;
    }

    void runFor(const Lines& lines, std::size_t head, std::size_t end) {
        const Range range = lines[head].range;
        constexpr std::string_view in = " in ";
        const std::size_t at = textOf(range).find(in);
        if (at == std::string_view::npos)
            return;
        constexpr std::size_t wordSize = 3; // for
        const Range target{range.begin + wordSize, range.begin + at};
        const PythonValue value = evaluated(m_source, {target.end + in.size(), range.end - 1}, *this);
        if (value.kind != ValueKind::List) {
            assign(textOf(target), {});
            return runIfTrue(lines, head, end, {});
        }
        for (const PythonValue& item : value.items()) {
            if (!mayMake(target.size() + 1))
                break;
            assign(textOf(target), item);
            runLines(lines, head + 1, end);
            if (std::exchange(m_jump, Jump::None) == Jump::Break)
                break;
        }
    }

    void runScope(const Lines& lines, std::size_t head, std::size_t end) {
        const Range range = lines[head].range;
        const bool isClass = textOf(range).starts_with("class");
        const std::size_t mark = m_variables.mark();
        if (!isClass)
            bindParameters(range);
        runLines(lines, head + 1, end);
        m_jump = Jump::None;
        m_variables.forget(mark, isClass ? "" : "self.");
    }

    // Parameters have their standard values.
    void bindParameters(Range head) {
        const std::size_t open = textOf(head).find('(');
        const std::size_t close = textOf(head).rfind(')');
        if (open == std::string_view::npos || close == std::string_view::npos || close < open)
            return;
        const Range inside{head.begin + open + 1, head.begin + close};
        for (const Range parameter : partsAt(m_source, inside, ',')) {
            const Assignment parts = assignmentIn(m_source, parameter);
            const bool hasStandard = !parts.targets.empty();
            const Range name = hasStandard ? parts.targets.front() : parameter;
            assign(textOf(name), hasStandard ? evaluated(m_source, parts.value, *this) : PythonValue{});
        }
    }

    void runSimple(Range range, std::string_view word) {
        if (word == "break" || word == "continue") {
            m_jump = word == "break" ? Jump::Break : Jump::Continue;
            return;
        }
        if (word == "import" || word == "from" || word == "del" || word == "global" || word == "nonlocal" ||
            word == "pass" || word == "raise" || textOf(range).starts_with('@'))
            return;
        if (word == "return" || word == "assert" || word == "yield") {
            evaluated(m_source, {range.begin + word.size(), range.end}, *this);
            return;
        }
        const Assignment parts = assignmentIn(m_source, range);
        PythonValue value = evaluated(m_source, parts.value, *this);
        if (!parts.sign.empty())
            return runAugmented(parts, value);
        for (const Range target : parts.targets)
            assign(textOf(target), value);
    }

    // level.footer += "…"
    void runAugmented(const Assignment& parts, const PythonValue& value) {
        const std::string name = nameOf(textOf(parts.targets.front()));
        const PythonValue owner = m_variables.find(std::string(objectIn(name)));
        if (owner.kind == ValueKind::Generator && lastIn(name) == "footer") {
            const CodePlace place{m_cell, parts.targets.front().begin};
            LevelGenerator& generator = m_generators[std::size_t(owner.number)];
            if (!mayChange(generator, "footer", place) || !mayMake(weightOf(value)))
                return;
            if (value.isText())
                generator.add(value.text(), place);
            else
                generator.note(std::format("Left out: what line {} adds, because the program computes it.",
                                           lineOf(place.at)),
                               place);
            return;
        }
        const PythonValue old = m_variables.find(name);
        m_variables.set(name, mayMake(piecesOf(parts.sign, old, value)) ? combined(parts.sign, old, value)
                                                                        : PythonValue{});
    }

    void assign(std::string_view target, const PythonValue& value) {
        if (const std::size_t item = target.find('['); item != std::string_view::npos)
            m_variables.set(nameOf(target.substr(0, item)), {}); // a list changes
        const std::vector<std::string> names = namesOf(target);
        const bool fits = value.kind == ValueKind::List && value.items().size() == names.size();
        if (names.size() == 1 && !target.contains(','))
            return m_variables.set(names.front(), value);
        for (std::size_t i = 0; i < names.size(); ++i)
            m_variables.set(names[i], fits ? value.items()[i] : PythonValue{});
    }

    enum class Jump : std::uint8_t { None, Break, Continue };

    std::size_t m_work; // that may still be done: bytes and pieces
    std::size_t m_cell = 0;
    std::string_view m_source;
    std::vector<Offset> m_lineStarts;
    Variables m_variables;
    std::vector<LevelGenerator> m_generators;
    std::vector<Range> m_conditions; // heads of blocks that may not run, or run more often
    int m_depth = 0;
    Jump m_jump = Jump::None;
};

} // namespace

std::vector<LevelGenerator> generatorsOf(const std::vector<std::string_view>& cells) {
    std::size_t work = standardWork;
    bool hasAny = false;
    for (const std::string_view cell : cells) {
        work += 3 * cell.size();
        hasAny = hasAny || cell.contains(generatorClass);
    }
    ProgramRun run(work);
    for (std::size_t i = 0; hasAny && i < cells.size(); ++i)
        run.run(i, cells[i]);
    return run.generators();
}

} // namespace levwright::python
