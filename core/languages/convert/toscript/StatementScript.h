// SPDX-License-Identifier: GPL-3.0-or-later
// Converts statements of NetHack 3.6 to calls of a script, without their blocks. Internal to convert.
#pragma once

#include "core/languages/convert/toscript/ArgumentValues.h"
#include "core/languages/convert/toscript/ScriptText.h"
#include "core/languages/program/syntax/Kinds.h"

#include <string>
#include <string_view>

namespace levwright::toscript {

class StatementScript {
public:
    StatementScript(ScriptContext& context, ScriptText& out, std::size_t statement)
        : m_context(context), m_out(out), m_node(context.tree.statements[statement]), m_index(statement),
          m_values(context, m_node) {}

    // For all statements except conditions, loops and jumps. The result is the line that ends the statement's
    // block; empty if it has none.
    std::string write();

    ArgumentValues& values() { return m_values; }
    // The text between brackets as a condition.
    std::string condition();
    // Writes the lines that the values need before the statement.
    void flushPrelude();

private:
    void writeShared();
    void writeOwn(program::Own own);
    void header();
    void flags();
    void initMap();
    void mines();
    void geometry();
    void noMap();
    std::string mapText(const MapNode& map, std::size_t& width) const;
    void monster();
    void monsterOption(CallText& call);
    void object();
    void objectOption(CallText& call, std::string_view name);
    void trap();
    void door();
    void roomDoor();
    void drawbridge();
    void mazewalk();
    void wallify();
    void region();
    void levelRegions(std::string_view type);
    void altar();
    void stairs(std::string_view function);
    void feature(std::string_view type);
    void marks(std::string_view function);
    void terrain();
    void replaceTerrain();
    void grave();
    void gold();
    void engraving();
    void mineralize();
    void room();
    void corridor();
    void assignment();

    std::string alignment();
    bool roomType(CallText& call);
    bool isIn(StatementKind kind) const;
    bool hasBlock() const;
    void emit(const CallText& call, std::string_view functionKey = "contents");
    void forEach(const std::string& cells, const CallText& call);

    ScriptContext& m_context;
    ScriptText& m_out;
    const StatementNode& m_node;
    std::size_t m_index;
    ArgumentValues m_values;
    std::string m_closing;
};

void addPlaceKeys(CallText& call, const ScriptPlace& place);
void addPlaceArguments(CallText& call, const ScriptPlace& place);

} // namespace levwright::toscript
