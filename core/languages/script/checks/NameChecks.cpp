// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/ClosestNames.h"
#include "core/base/Phrase.h"
#include "core/languages/script/checks/ValueChecks.h"

#include <algorithm>

namespace levwright::script {
namespace {

using enum DiagnosticCode;

template <class Rows>
std::vector<std::string> closest(std::string_view name, const Rows& rows) {
    return closestNames(name, rows | std::views::transform([](const auto& row) { return row.name; }),
                        mostSuggestions);
}

class NameCheck {
public:
    NameCheck(CheckContext& context, NodeIndex value, std::string name, Given given)
        : m_context(context), m_names(context.facts.names), m_value(value), m_name(std::move(name)),
          m_given(given) {}

    void check(KeyKind kind) {
        switch (kind) {
        case KeyKind::Monster:
            return isClassLetter() ? checkMonsterClass() : checkMonster();
        case KeyKind::MonsterClass:
            return m_name.size() == 1 ? checkMonsterClass() : reportLongClass();
        case KeyKind::Object:
            return isClassLetter() ? checkObjectClass() : checkObject();
        case KeyKind::ObjectClass:
            return m_name.size() == 1 ? checkObjectClass() : reportLongClass();
        case KeyKind::MonsterOrClass:
            return checkMonsterOrClass();
        case KeyKind::Trap:
            return checkTrap();
        case KeyKind::RoomType:
            return checkRoomType();
        case KeyKind::LevelFlag:
            return checkFlag();
        default:
            return;
        }
    }

private:
    const Catalog& catalog() const { return m_names.catalog(); }

    bool isClassLetter() const { return m_given == Given::ByPosition && m_name.size() == 1; }

    void report(DiagnosticCode code, std::vector<std::string> arguments,
                const std::vector<std::string>& fixes) {
        Diagnostic& found = m_context.report(code, m_value, std::move(arguments));
        addFixes(m_context, found, m_value, fixes);
    }

    void reportLongClass() {
        m_context.report(ValueIgnored, m_value,
                         {m_context.written(m_value), say("a class is one character")});
    }

    void checkMonsterClass() {
        if (catalog().findMonsterClass(m_name.front()) == nullptr)
            report(UnknownMonsterClass, {m_context.written(m_value)}, {});
    }

    void checkObjectClass() {
        if (catalog().findObjectClass(m_name.front()) == nullptr)
            report(UnknownObjectClass, {m_context.written(m_value)}, {});
    }

    void checkMonster() {
        const bool isNothing = m_name.empty() && m_given == Given::ByPosition;
        if (isNothing || m_names.monster(m_name) != nullptr)
            return;
        const std::vector<std::string> fixes = closest(m_name, catalog().monsters());
        if (m_given == Given::ByPosition)
            report(UnknownMonster, {m_name, ""}, fixes);
        else
            report(NoSuchThing, {say("monster"), m_name}, fixes);
    }

    void checkObject() {
        if (m_name.empty() || m_names.object(m_name) != nullptr)
            return;
        std::vector<std::string> fixes = closest(m_name, catalog().objects());
        for (std::string& fix : fixes)
            fix = m_names.nameOf(fix);
        report(NoSuchThing, {say("object"), m_name}, fixes);
    }

    void checkMonsterOrClass() {
        const bool isWord = m_name == "spinach" || m_name == "empty";
        const bool isClass = m_name.size() == 1 && catalog().findMonsterClass(m_name.front()) != nullptr &&
                             m_names.givesKinds(m_name.front());
        if (isWord || isClass || m_names.monsterOfKind(m_name) != nullptr)
            return;
        if (const Monster* meant = m_names.monster(m_name)) // by another spelling
            report(NoSuchMontype, {m_name}, {std::string(meant->name)});
        else
            report(NoSuchThing, {say("monster"), m_name}, closest(m_name, catalog().monsters()));
    }

    void checkTrap() {
        const bool isRandom = m_name == "random";
        if (isRandom || m_names.trap(m_name) != nullptr)
            return;
        report(m_given == Given::ByPosition ? UnknownTrap : RandomTrapInstead, {m_name},
               closest(m_name.ends_with(" trap") ? std::string_view(m_name).substr(0, m_name.size() - 5)
                                                 : std::string_view(m_name),
                       catalog().traps()));
    }

    void checkRoomType() {
        if (m_names.roomType(m_name) == nullptr)
            report(UnknownRoomType, {m_name}, closest(m_name, catalog().roomTypes()));
    }

    void checkFlag() {
        if (m_names.levelFlag(m_name) == nullptr)
            report(NoSuchFlag, {m_name}, closest(m_name, catalog().flags()));
    }

    CheckContext& m_context;
    const script::Names& m_names;
    NodeIndex m_value;
    std::string m_name;
    Given m_given;
};

} // namespace

void checkName(CheckContext& context, const KeyRow& key, NodeIndex value, Given given) {
    std::optional<std::string> name = script::textIn(context.script, value);
    if (const auto number = script::numberIn(context.script, value))
        name = std::to_string(*number);
    if (name)
        NameCheck(context, value, std::move(*name), given).check(key.kind);
}

} // namespace levwright::script
