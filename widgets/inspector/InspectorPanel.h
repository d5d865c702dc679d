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

// The fields of the current statement, or of what it speaks of, to look at and to change, with its problems
// and their fixes below; of several selected statements the fields that all have, changed in one step.
class InspectorPanel : public QScrollArea {
    Q_OBJECT

public:
    explicit InspectorPanel(Session& session, QWidget* parent = nullptr);
    ~InspectorPanel() override;

    // The editor of a field; null if the current statement has none or is broken. Object names: "field." and
    // the field's label.
    FieldEditor* editor(const FieldKey& key) const;
    // Shows the value again in the field that has the keyboard. False: it was what was to be seen.
    bool giveUpTyping() const;

Q_SIGNALS:
    // The place of that field is to be shown on the map. It goes when another statement is selected.
    void pickWanted(levwright::FieldEditor* field);

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
    GamePtr m_shownGame; // that the rows were built for
    // What is shown and changed; of several, what they share.
    std::vector<StatementRef> m_subjects;
    bool m_isFilled = false; // whether the rows hold values of that statement, and
    std::optional<StatementKind> m_shownKind;
    QByteArray m_shownWords; // behind its keyword
    bool m_canEdit = false;
    bool m_isShowing = false;
    MergeKey m_mergeKey = MergeKey::None; // of the field that is being edited
    std::optional<FieldKey> m_mergeField;
};

} // namespace levwright
