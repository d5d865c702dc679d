// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/DungeonEdit.h"
#include "widgets/inspector/NumberBox.h"
#include "widgets/session/Session.h"

#include <QFormLayout>
#include <QLabel>
#include <QScrollArea>

#include <functional>
#include <optional>

namespace levwright {

// The fields of the dungeon, level or branch that the selected statement of a dungeon file defines or speaks
// of, to look at and to change.
class DungeonInspector : public QScrollArea {
    Q_OBJECT

public:
    explicit DungeonInspector(Session& session, QWidget* parent = nullptr);

private:
    // What the rows are about.
    struct Subject {
        const DungeonModel& model;
        std::size_t statement = 0;
        int lastLevel = 0; // that a dungeon can have

        const StatementNode& node() const { return model.node(statement); }
        bool isDungeon() const { return node().kind == DungeonStatementKind::Dungeon; }
        bool isLevel() const { return definesLevel(node().kind); }
        bool isBranch() const { return definesBranch(node().kind); }
        QString source(const Argument* argument) const;
        QString text(const Argument* argument) const; // between the quotes
        // Of the last note of that kind; null: there is none.
        const Argument* note(DungeonStatementKind kind) const;
        // What is said about it by tags; none: it is neither dungeon nor level.
        std::optional<std::uint32_t> flags() const;
    };
    struct RowName {
        QString object; // behind "dungeonInspector."
        QString label;
        QString step;                       // in the history
        QString absent = tr("(not given)"); // for a choice that need not be written
    };
    // None: the subject has no such field. An empty text is one that is not given.
    using TextOf = std::function<std::optional<QString>(const Subject&)>;
    using NumberOf = std::function<std::optional<WrittenNumber>(const Subject&)>;
    using WriteText = std::function<EditOutcome(const DungeonEditContext&, std::size_t, const QString&)>;
    using WriteNumber = std::function<EditOutcome(const DungeonEditContext&, std::size_t, int)>;
    struct Row {
        QWidget* editor = nullptr;
        std::function<bool(const Subject&)> show; // false: the subject has no such field
    };

    void addNames();
    void addChain();
    void addPlace();
    void addChances();
    void addWords();
    void addEntry();
    void addNotes();
    void addDescriptions();
    void addRow(const RowName& name, QWidget* editor, const std::function<bool(const Subject&)>& show);
    void addLine(const RowName& name, const TextOf& textOf, const WriteText& write);
    void addChoice(const RowName& name, const std::function<QStringList(const Subject&)>& choices,
                   const TextOf& textOf, const WriteText& write);
    NumberBox* addNumber(const RowName& name, const NumberOf& numberOf, const WriteNumber& write);

    QStringList words(WordClass wordClass) const;
    void follow();
    void show(const Subject& subject);
    void write(QWidget* editor, const QString& step, const EditOutcome& outcome);
    DungeonEditContext context() const { return {m_session.game(), m_session.dungeon()}; }

    Session& m_session;
    QLabel* m_title;
    QLabel* m_subtitle;
    QWidget* m_fields;
    QFormLayout* m_form;
    QList<Row> m_rows;
    std::optional<std::size_t> m_shown; // the subject's statement
    // Changes by one editor, one directly after the other, are one step.
    QWidget* m_lastEditor = nullptr;
    MergeKey m_mergeKey = MergeKey::None;
};

} // namespace levwright
