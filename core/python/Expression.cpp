// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/python/Expression.h"

#include "core/python/LiteralParser.h"
#include "core/python/Operators.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

namespace levwright::python {
namespace {

constexpr int deepestExpression = 60;

class ExpressionReader {
public:
    ExpressionReader(std::string_view source, Range range, ExpressionScope& scope, int depth = 0)
        : m_source(source.substr(0, range.end)), m_at(std::min(range.begin, m_source.size())), m_scope(scope),
          m_depth(depth) {}

    PythonValue read() {
        PythonValue value = readList('\0');
        return m_failed || !isAtEnd() ? PythonValue{} : value;
    }

private:
    char byteAt(Offset at) const { return at < m_source.size() ? m_source[at] : '\0'; }

    void skipBlanks() {
        while (m_at < m_source.size()) {
            const char c = m_source[m_at];
            if (c == '#')
                m_at = std::min(m_source.find('\n', m_at), m_source.size());
            else if (std::isspace(static_cast<unsigned char>(c)) != 0 || c == '\\')
                ++m_at;
            else
                return;
        }
    }

    bool isAtEnd() {
        skipBlanks();
        return m_at >= m_source.size();
    }

    bool isNext(std::string_view token) {
        skipBlanks();
        return m_source.substr(m_at).starts_with(token);
    }

    bool take(std::string_view token) {
        if (m_failed || !isNext(token))
            return false;
        m_at += token.size();
        return true;
    }

    std::string_view nextWord() {
        skipBlanks();
        Offset end = m_at;
        while (end < m_source.size() && isNamePart(m_source[end]))
            ++end;
        return m_source.substr(m_at, end - m_at);
    }

    bool takeWord(std::string_view word) {
        if (m_failed || nextWord() != word)
            return false;
        m_at += word.size();
        return true;
    }

    PythonValue fail() {
        m_failed = true;
        return {};
    }

    // To the bracket that closes the one before; the bracket is taken.
    PythonValue skipBracket() {
        std::size_t open = 1;
        while (!m_failed && !isAtEnd()) {
            if (const auto literal = literalAt(m_source, m_at)) {
                m_at = literal->range.end;
                continue;
            }
            const char c = m_source[m_at++];
            if (c == '"' || c == '\'')
                return fail();
            if (c == '(' || c == '[' || c == '{')
                ++open;
            else if ((c == ')' || c == ']' || c == '}') && --open == 0)
                return {};
        }
        return fail();
    }

    // Expressions up to the closing bracket, which is taken, or to the end. One without a comma is no list,
    // but in square brackets.
    PythonValue readList(char close) {
        std::vector<PythonValue> items;
        bool isList = close == ']';
        const std::string_view end = close == ')' ? ")" : "]";
        while (!m_failed && (close == '\0' ? !isAtEnd() : !take(end))) {
            if (take("*"))
                return skipBracket();
            items.push_back(readExpression());
            if (take(",")) {
                isList = true;
            } else if (nextWord() == "for" || nextWord() == "async") {
                return skipBracket(); // a comprehension
            } else if (close == '\0') {
                break;
            } else if (!isNext(end)) {
                return fail();
            }
        }
        if (m_failed)
            return {};
        return !isList && items.size() == 1 ? items.front() : listValue(std::move(items));
    }

    PythonValue readExpression() {
        if (++m_depth > deepestExpression || !m_scope.mayMake(1))
            return fail();
        PythonValue value = readOr();
        if (takeWord("if")) {
            const int truth = truthOf(readOr());
            if (!takeWord("else"))
                return fail();
            const PythonValue other = readExpression();
            value = truth < 0 ? PythonValue{} : truth == 1 ? value : other;
        }
        --m_depth;
        return value;
    }

    PythonValue readOr() {
        PythonValue value = readAnd();
        while (takeWord("or")) {
            const PythonValue other = readAnd();
            const int truth = truthOf(value);
            value = truth < 0 ? PythonValue{} : truth == 1 ? value : other;
        }
        return value;
    }

    PythonValue readAnd() {
        PythonValue value = readNot();
        while (takeWord("and")) {
            const PythonValue other = readNot();
            const int truth = truthOf(value);
            value = truth < 0 ? PythonValue{} : truth == 1 ? other : value;
        }
        return value;
    }

    PythonValue readNot() {
        bool isTurned = false;
        bool isNegated = false;
        for (; takeWord("not"); isTurned = !isTurned)
            isNegated = true;
        PythonValue value = readComparison();
        if (!isNegated)
            return value;
        const int truth = truthOf(value);
        return truth < 0 ? PythonValue{} : boolValue((truth == 1) != isTurned);
    }

    // The operator that comes next; empty if none does.
    std::string_view takeComparison() {
        for (const std::string_view sign : {"==", "!=", "<=", ">=", "<", ">"}) {
            if (take(sign))
                return sign;
        }
        if (takeWord("in"))
            return "in";
        if (takeWord("is"))
            return takeWord("not") ? "!=" : "==";
        if (nextWord() != "not")
            return {};
        const Offset before = m_at;
        if (takeWord("not") && takeWord("in"))
            return "not in";
        m_at = before;
        return {};
    }

    PythonValue readComparison() {
        PythonValue value = readSum();
        int count = 0;
        for (std::string_view sign = takeComparison(); !sign.empty(); sign = takeComparison()) {
            const PythonValue other = readSum();
            if (++count > 1 || !m_scope.mayMake(piecesOf("+", value, other)))
                value = {};
            else
                value = compared(sign, value, other);
        }
        return value;
    }

    // The first of the signs that comes next; empty if none does.
    template <std::size_t N>
    std::string_view takeSign(const std::array<std::string_view, N>& signs) {
        for (const std::string_view sign : signs) {
            if (take(sign))
                return sign;
        }
        return {};
    }

    PythonValue combine(std::string_view sign, const PythonValue& a, const PythonValue& b) {
        return m_scope.mayMake(piecesOf(sign, a, b)) ? combined(sign, a, b) : fail();
    }

    PythonValue readSum() {
        constexpr std::array<std::string_view, 7> signs{"+", "-", "|", "&", "^", "<<", ">>"};
        PythonValue value = readTerm();
        for (std::string_view sign = takeSign(signs); !sign.empty(); sign = takeSign(signs)) {
            const PythonValue other = readTerm();
            value = combine(sign, value, other);
        }
        return value;
    }

    PythonValue readTerm() {
        constexpr std::array<std::string_view, 6> signs{"**", "*", "//", "/", "%", "@"};
        PythonValue value = readUnary();
        for (std::string_view sign = takeSign(signs); !sign.empty(); sign = takeSign(signs)) {
            const PythonValue other = readUnary();
            value = combine(sign, value, other);
        }
        return value;
    }

    PythonValue readUnary() {
        bool isNegative = false;
        bool isOther = false;
        for (;; isNegative = !isNegative) {
            while (take("+")) {
            }
            while (take("~") || takeWord("await"))
                isOther = true;
            if (!take("-"))
                break;
        }
        PythonValue value = readPostfix();
        if (isOther || (isNegative && !value.isNumber()))
            return {};
        return isNegative ? numberValue(-value.number) : value;
    }

    PythonValue readPostfix() {
        const Offset at = (skipBlanks(), m_at);
        std::string name; // while the value is that of a name
        PythonValue value = readAtom(name);
        while (!m_failed) {
            if (isNext(".")) {
                readAttributes(name);
                value = name.empty() ? PythonValue{} : m_scope.valueOf(name);
            } else if (take("(")) {
                const CallArguments arguments = readArguments();
                value = m_failed ? PythonValue{} : m_scope.call(name, arguments, at);
                name.clear();
            } else if (take("[")) {
                value = readSubscript(value);
                name.clear();
            } else {
                return value;
            }
        }
        return {};
    }

    // Adds the words after dots to the name; it becomes empty if they are those of something else.
    void readAttributes(std::string& name) {
        while (take(".")) {
            const std::string_view word = nextWord();
            m_at += word.size();
            if (name.empty() || word.empty())
                name.clear();
            else
                name.append(".").append(word);
        }
    }

    PythonValue readSubscript(const PythonValue& value) {
        const PythonValue index = readExpression();
        if (take("]"))
            return itemOf(value, index);
        return skipBracket();
    }

    CallArguments readArguments() {
        CallArguments arguments;
        while (!m_failed && !take(")")) {
            if (take("**") || take("*")) {
                readExpression();
                arguments.isWhole = false;
            } else {
                readArgument(arguments);
            }
            if (nextWord() == "for") {
                skipBracket();
                arguments.isWhole = false;
                return arguments;
            }
            if (!take(",") && !isNext(")"))
                fail();
        }
        return arguments;
    }

    void readArgument(CallArguments& arguments) {
        const std::string word(nextWord());
        const Offset before = m_at;
        m_at += word.size();
        if (!word.empty() && isNext("=") && !isNext("==")) {
            take("=");
            arguments.named.emplace_back(word, readExpression());
            return;
        }
        m_at = before;
        arguments.positional.push_back(readExpression());
    }

    PythonValue readAtom(std::string& name) {
        if (m_failed || isAtEnd())
            return fail();
        if (take("("))
            return readList(')');
        if (take("["))
            return readList(']');
        if (take("{"))
            return skipBracket();
        if (literalAt(m_source, m_at))
            return readTexts();
        const std::string_view word = nextWord();
        if (word.empty() || word == "lambda" || word == "yield")
            return fail();
        m_at += word.size();
        if (std::isdigit(static_cast<unsigned char>(word.front())) != 0)
            return readNumber(word);
        if (word == "None")
            return {.kind = ValueKind::None};
        if (word == "True" || word == "False")
            return boolValue(word == "True");
        name = word;
        return m_scope.valueOf(name);
    }

    PythonValue readNumber(std::string_view digits) {
        if (byteAt(m_at) == '.') { // a fraction
            ++m_at;
            m_at += nextWord().size();
            return {};
        }
        return numberOf(digits);
    }

    // Literals that stand side by side are one text.
    PythonValue readTexts() {
        std::string text;
        bool isKnown = true;
        for (auto literal = literalAt(m_source, m_at); literal; literal = literalAt(m_source, m_at)) {
            isKnown = addText(*literal, text) && isKnown;
            m_at = literal->range.end;
            skipBlanks();
        }
        return isKnown && m_scope.mayMake(text.size()) ? textValue(std::move(text)) : PythonValue{};
    }

    bool addText(const PythonLiteral& literal, std::string& text) {
        const auto units = unitsOf(m_source, literal);
        if (!units)
            return false;
        for (const LiteralUnit& unit : *units) {
            if (!unit.isComputed) {
                text += unit.text;
                continue;
            }
            const Range inside{unit.source.begin + 1, unit.source.end - 1};
            const PythonValue value = m_depth < deepestExpression
                                          ? ExpressionReader(m_source, inside, m_scope, m_depth + 1).read()
                                          : PythonValue{};
            if ((!value.isNumber() && !value.isText()) || !m_scope.mayMake(weightOf(value)))
                return false;
            text += spelled(value);
        }
        return true;
    }

    std::string_view m_source;
    Offset m_at;
    ExpressionScope& m_scope;
    int m_depth;
    bool m_failed = false;
};

} // namespace

PythonValue evaluated(std::string_view source, Range range, ExpressionScope& scope) {
    return ExpressionReader(source, range, scope).read();
}

} // namespace levwright::python
