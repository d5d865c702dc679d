// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Contract.h"
#include "core/python/PythonLevels.h"
#include "tests/fuzz/Properties.h"

namespace levwright::fuzz {
namespace {

using namespace python;

void checkLiterals(std::string_view source, std::string_view text) {
    Offset end = 0;
    for (const PythonLiteral& literal : literalsOf(source)) {
        require(literal.range.begin >= end && literal.range.contains(literal.body) &&
                    literal.range.end <= source.size(),
                "literals are in order and apart");
        end = literal.range.end;
        const Result<std::string> changed = replaced(source, literal, text);
        if (!changed) {
            require(!changed.error().message.empty(), "a refusal has a reason");
            continue;
        }
        const std::string_view behind = source.substr(literal.range.end);
        require(changed->starts_with(source.substr(0, literal.body.begin)) && changed->ends_with(behind),
                "all outside of the literal stays");
        if (!literal.parts.empty()) // replaced() itself reads these anew, as their parts have moved
            continue;
        PythonLiteral now = literal;
        now.range.end = changed->size() - behind.size();
        now.body.end = now.range.end - (literal.range.end - literal.body.end);
        require(textOf(*changed, now) == std::string(text), "what was written is read");
        const Result<std::string> back = replaced(*changed, now, textOf(source, literal).value());
        require(back.has_value(), "the earlier text can be written again");
    }
}

void checkLevels(std::string_view bytes, PythonForm form, std::string_view text) {
    const Result<PythonFile> file = PythonFile::read(std::string(bytes), form);
    if (!file)
        return;
    for (std::size_t i = 0; i < file->levels().size(); ++i) {
        const PythonLevel& level = file->levels()[i];
        require(level.origins.size() == level.text.size() + 1 && level.origins.back() <= bytes.size(),
                "each byte of a level has its place in the file");
        const Result<std::string> changed = file->withText(i, text);
        require(changed || !changed.error().message.empty(), "a refusal has a reason");
        require(level.text != text || !changed || *changed == bytes, "what is the same changes nothing");
    }
}

} // namespace

void checkPython(std::string_view input) {
    // The part after the last form feed is written into the literals of the part before it.
    const std::size_t feed = input.rfind('\f');
    const std::string_view source = input.substr(0, feed);
    const std::string_view text =
        feed == std::string_view::npos ? "MAZE:\"new\",' '\n" : input.substr(feed + 1);
    checkLiterals(source, text);
    checkLevels(source, PythonForm::Program, text);
    checkLevels(source, PythonForm::Notebook, text);
}

} // namespace levwright::fuzz
