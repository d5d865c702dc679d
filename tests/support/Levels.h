// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/LevelsAnalysis.h"
#include "core/languages/games/Games.h"

#include <QByteArray>
#include <QByteArrayList>

#include <optional>
#include <string>

// The game that the tests use, loaded once.
inline levwright::GamePtr testGame() {
    static const levwright::GamePtr game = levwright::loadGame("nethack-3.4.3").value();
    return game;
}

inline levwright::LevelsAnalysis analysisOf(const QByteArray& text) {
    return {testGame(), levwright::TextSnapshot(text.toStdString())};
}

// "7 door-off-map, 9 unknown-trap": line and code of every diagnostic, except those of one kind.
inline QByteArray codesBut(std::optional<levwright::DiagnosticCode> butNot,
                           const levwright::Analysis& analysis) {
    QByteArrayList codes;
    for (const levwright::Diagnostic& diagnostic : analysis.diagnostics()) {
        if (diagnostic.code == butNot)
            continue;
        const auto line = analysis.text().position(diagnostic.range.begin).line + 1;
        codes << QByteArray::number(qulonglong(line)) + ' ' + levwright::kindOf(diagnostic.code).name.data();
    }
    return codes.join(", ");
}
inline QByteArray codesOf(const levwright::Analysis& analysis) {
    return codesBut(std::nullopt, analysis);
}

// A maze level of one part with a map of these rows. The first statement is on line 4 + rows.
inline QByteArray mazeWith(const QByteArray& rows, const QByteArray& statements = {}) {
    return "MAZE:\"a\",' '\nGEOMETRY:center,center\nMAP\n" + rows + "ENDMAP\n" + statements;
}
