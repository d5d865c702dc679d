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
        switch (m_tree.ruleOf(m_node).title) {
        case TitleForm::Kind:
            return kindName();
        case TitleForm::Values:
            return kindName() + ": " + arguments();
        case TitleForm::Percent:
            return kindName() + ": " + arguments() + " %";
        case TitleForm::FirstText:
            return kindName() + quoted(m_node.arguments.front());
        case TitleForm::Places:
            return say("random places: {}", arguments());
        case TitleForm::Level:
            return (m_node.kind == Kind::Maze ? say("maze level") : say("room level")) +
                   quoted(m_node.arguments.front());
        case TitleForm::Room:
            return room();
        }
        return {};
    }

private:
    // The name of the first form in which such a statement can be added.
    std::string kindName() const {
        const auto forms = m_tree.grammar->forms();
        const auto form = std::ranges::find(forms, m_node.kind, &AddedForm::kind);
        return std::string(said(form == forms.end() ? m_tree.ruleOf(m_node).word : form->name));
    }
    std::string_view slice(Range range) const { return m_text.substr(range.begin, range.size()); }
    std::string quoted(const Argument& argument) const { return ' ' + withQuotes(slice(argument.text)); }
    std::string arguments() const {
        if (m_node.arguments.empty())
            return {};
        return shortenedSource(
            slice({m_node.arguments.front().range.begin, m_node.arguments.back().range.end}));
    }
    std::string room() const {
        const Argument* parent = m_node.find(F::Parent);
        return parent == nullptr ? roomOfType() : say("{} in{}", roomOfType(), quoted(*parent));
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
