// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Session.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QScrollArea>
#include <QSpinBox>

namespace levwright {

// What the selected statement of a dungeon file says; places and ends of branches can be changed here, the
// rest in the text.
class DungeonInspector : public QScrollArea {
    Q_OBJECT

public:
    explicit DungeonInspector(Session& session, QWidget* parent = nullptr);

private:
    void follow();
    void showPlace(const DungeonStatement& statement);
    void showTarget(const DungeonStatement& statement);
    QString factsOf(const DungeonModel& model, const DungeonStatement& statement) const;
    void write(const EditOutcome& outcome, const QString& label);

    Session& m_session;
    QLabel* m_title;
    QLabel* m_subtitle;
    QWidget* m_fields;
    QFormLayout* m_form;
    QSpinBox* m_base;
    QSpinBox* m_rand;
    QComboBox* m_target;
    QLabel* m_facts;
    // Changes of one statement, one directly after the other, are one step.
    std::optional<std::size_t> m_shown;
    MergeKey m_mergeKey = MergeKey::None;
};

} // namespace levwright
