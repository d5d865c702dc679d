// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/inspector/FieldEditors.h"
#include "widgets/inspector/StatementProblems.h"
#include "widgets/session/Session.h"

#include <QFormLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace levwright {

// The fields of the current statement, to look at and to change; with its problems and their fixes below.
class InspectorPanel : public QScrollArea {
    Q_OBJECT

public:
    explicit InspectorPanel(Session& session, QWidget* parent = nullptr);

    // The editor of a field; null if the current statement has none or is broken. Object names: the field's
    // name.
    FieldEditor* editor(const FieldKey& key) const;

private:
    struct Row {
        FieldKey key;
        FieldEditor* editor = nullptr;
    };

    void follow();
    void rebuild();
    void addSlot(const Slot& slot);
    void addRow(const FieldKey& key, const QString& label, FieldEditor* editor);
    void addAttributes();
    FieldEditor* makeEditor(const Slot& slot);
    NameEditor::Names namesFor(const Slot& slot) const;
    void showValues();
    void showLevel();
    bool isShownBroken(const StatementNode& statement) const;
    QByteArray wordsBehindKeyword() const;
    void write(const FieldKey& key, const QString& source);
    QStringList wordsFor(ArgumentSet accepts) const;
    QList<std::pair<QString, QString>> classChoices(const Slot& slot) const;
    char classSymbol() const;
    const StatementNode* node() const;
    FieldValue valueOf(const FieldKey& key) const;

    Session& m_session;
    QWidget* m_page;
    QLabel* m_title;
    QLabel* m_subtitle;
    QWidget* m_form;
    StatementProblems* m_problems;
    QList<Row> m_rows;
    // What the rows were built for: they stay while this does.
    GamePtr m_shownGame;
    std::optional<StatementKind> m_shownKind;
    const SlotList* m_shownSlots = nullptr;
    std::optional<StatementRef> m_shownStatement;
    bool m_isFilled = false; // whether the rows hold values of that statement
    QByteArray m_shownWords; // of the statement then, behind its keyword
    bool m_canEdit = false;
    MergeKey m_mergeKey = MergeKey::None; // of the field that is being edited
    std::optional<FieldKey> m_mergeField;
};

} // namespace levwright
