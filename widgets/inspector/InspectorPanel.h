// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/inspector/FieldEditors.h"
#include "widgets/inspector/StatementProblems.h"
#include "widgets/session/Session.h"

#include <QFormLayout>
#include <QScrollArea>

namespace levwright {

class ContainerContents;
class WrappedLabel;

// Shows the fields of the current statement, or of its subject, for editing; below them its problems with
// their fixes. If several statements are selected, it shows their common fields, which change in one step.
class InspectorPanel : public QScrollArea {
    Q_OBJECT

public:
    explicit InspectorPanel(Session& session, QWidget* parent = nullptr);
    ~InspectorPanel() override;

    // The editor of a field; null if the current statement has no such field or is broken. Object names:
    // "field." and the field's label.
    FieldEditor* editor(const FieldKey& key) const;
    // Restores the value in the field with the keyboard focus. Returns false if nothing had been typed there.
    bool giveUpTyping() const;

Q_SIGNALS:
    // The user will show the place of that field on the map. The field is deleted when another statement is
    // selected.
    void pickWanted(levwright::FieldEditor* field);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row {
        FieldView field;
        FieldEditor* editor = nullptr;
    };

    void startAnew();
    void follow();
    void showStatement(const StatementView& view);
    std::vector<StatementRef> subjects() const;
    StatementView sharedView() const;
    void showLevel();
    void showThemed(const LevelModel& level);
    void rebuild(const StatementView& view);
    void showValues(const StatementView& view);
    void markProblems();
    bool hasRowsOf(const StatementView& view) const;
    bool isShownBroken(const StatementView& view) const;
    QByteArray wordsBehindKeyword(const StatementView& view) const;
    void write(const FieldView& field, const QString& source);
    void askForPlace(FieldEditor& editor);
    void refuseToWrite();

    Session& m_session;
    QWidget* m_page;
    WrappedLabel* m_title;
    WrappedLabel* m_subtitle;
    QWidget* m_fields;
    QFormLayout* m_form;
    ContainerContents* m_contents;
    StatementProblems* m_problems;
    QList<Row> m_rows;
    GamePtr m_shownGame; // the game that the rows were built for
    // The statements that are shown and changed; for several, only what they have in common.
    std::vector<StatementRef> m_subjects;
    bool m_isFilled = false; // whether the rows hold values of the statement described by
    std::optional<StatementKind> m_shownKind;
    QByteArray m_shownWords; // the text after its keyword
    bool m_canEdit = false;
    bool m_isShowing = false;
    MergeKey m_mergeKey = MergeKey::None; // of the edited field
    std::optional<FieldKey> m_mergeField;
};

} // namespace levwright
