// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/widgets/WindowDesk.h"
#include "widgets/outline/OutlineModel.h"
#include "widgets/problems/ProblemsModel.h"
#include "widgets/theme/StillLabel.h"

#include <QTreeView>

#include <algorithm>

namespace levwright {

// All rows with what they say, also those that the view has not asked for yet.
inline QStringList rowsOf(QAbstractItemModel& model, const QModelIndex& parent = {}) {
    while (model.canFetchMore(parent))
        model.fetchMore(parent);
    QStringList rows;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        rows << index.data().toString() + u'|' + index.data(OutlineModel::DetailRole).toString();
        for (const QString& child : rowsOf(model, index))
            rows << u' ' + child;
    }
    return rows;
}

// Compares what the window says, apart from the map, with the same text and selection in a fresh session.
inline void sayWhatTheTextSays(WindowDesk& desk, Session& fresh) {
    QCOMPARE(desk.editor().toPlainText().toUtf8(), desk.text());
    OutlineModel outline(fresh, Theme::light(), nullptr);
    QCOMPARE(rowsOf(*desk.child<QTreeView>("outline.tree").model()), rowsOf(outline));
    ProblemsModel problems(fresh, Theme::light(), nullptr);
    QStringList written = rowsOf(*desk.child<QTreeView>("problems.list").model());
    for (const QString& row : rowsOf(problems))
        QVERIFY2(written.removeOne(row), qPrintable(row));
    const auto isError = [](const Diagnostic& each) { return each.severity() == Severity::Error; };
    const bool hasErrors = std::ranges::any_of(fresh.analysis().diagnostics(), isError);
    QCOMPARE(desk.child<StillLabel>("problemCount").text().contains("error"), hasErrors);
    const LinePosition caret = fresh.text().position(fresh.selection().caret);
    QCOMPARE(desk.child<StillLabel>("caretPosition").text(),
             QStringLiteral("Line %1, column %2").arg(caret.line + 1).arg(caret.column + 1));
    QCOMPARE(desk.window.isWindowModified(), desk.session().isModified());
    QVERIFY(desk.window.windowTitle().startsWith(desk.session().displayName()));
}

} // namespace levwright
