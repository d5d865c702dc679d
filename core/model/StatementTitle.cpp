// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/StatementTitle.h"

#include "core/base/Phrase.h"
#include "core/base/Printable.h"

#include <algorithm>

namespace levwright {
namespace {

using F = Field;
using Kind = StatementKind;

std::string shortenedSource(std::string_view text) {
    constexpr std::size_t longest = 60;
    return shortened(text.substr(0, text.find_first_of("\r\n")), longest);
}

class Title {
public:
    Title(const LevelTree& tree, const StatementNode& node, std::string_view text)
        : m_tree(tree), m_node(node), m_text(text) {}

    std::string make() const {
        switch (m_node.kind) {
        case Kind::Maze:
            return say("maze level") + quoted(F::LevelName);
        case Kind::Level:
            return say("room level") + quoted(F::LevelName);
        case Kind::Room:
            return roomOfType();
        case Kind::Subroom:
            return say("{} in{}", roomOfType(), quoted(F::Parent));
        case Kind::Name:
            return kindName() + quoted(F::Name);
        case Kind::Message:
            return kindName() + quoted(F::Text);
        case Kind::Chance:
            return kindName() + ": " + arguments() + " %";
        case Kind::Flags:
        case Kind::Geometry:
        case Kind::Corridor:
        case Kind::RandomObjects:
        case Kind::RandomMonsters:
            return kindName() + ": " + arguments();
        case Kind::RandomPlaces:
            return say("random places: {}", arguments());
        default:
            return kindName();
        }
    }

private:
    // The name of the first form in which such a statement can be added.
    std::string kindName() const {
        const auto forms = m_tree.grammar->forms();
        const auto form = std::ranges::find(forms, m_node.kind, &AddedForm::kind);
        return std::string(said(form == forms.end() ? m_tree.ruleOf(m_node).word : form->name));
    }
    std::string_view slice(Range range) const { return m_text.substr(range.begin, range.size()); }
    std::string quoted(F field) const {
        const Argument* argument = m_node.find(field);
        return argument == nullptr ? std::string() : " “" + std::string(slice(argument->text)) + "”";
    }
    std::string arguments() const {
        if (m_node.arguments.empty())
            return {};
        return shortenedSource(
            slice({m_node.arguments.front().range.begin, m_node.arguments.back().range.end}));
    }
    std::string roomOfType() const {
        const Argument* type = m_node.find(F::RoomType);
        const bool isNamed = type != nullptr && type->kind == ArgumentKind::String;
        return isNamed ? say("{} room", slice(type->text)) : say("room of a random type");
    }

    const LevelTree& m_tree;
    const StatementNode& m_node;
    std::string_view m_text;
};

} // namespace

std::string titleOf(const LevelTree& tree, const StatementNode& node, std::string_view levelText) {
    if (node.broken || node.kind == Kind::Unknown)
        return shortenedSource(levelText.substr(node.range.begin, node.range.size()));
    return Title(tree, node, levelText).make();
}

} // namespace levwright
