// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/Comparison.h"
#include "widgets/compare/MapComparison.h"
#include "widgets/session/Session.h"

#include <QDialog>

#include <vector>

class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace levwright {

// The version that a document is compared with.
struct OtherVersion {
    QString name; // "castle.des, yesterday"
    AnalysisPtr analysis;
    bool isOfText = true; // not a compiled level or one of another game, from which no line can be taken
};

// Shows what differs between a document and another version of it: in words, on both maps and in both texts.
// What differs can be taken from the other version into the document, all of a difference or cells of a map.
// The list follows the document.
class CompareDialog : public QDialog {
    Q_OBJECT

public:
    // The session must outlive the dialog or close it.
    CompareDialog(Session& session, OtherVersion other, const Theme& theme, QWidget* parent);

    void setMapLook(const MapLook& look);

private:
    void build();
    void compare();
    void showCurrent();
    void selectCurrent();
    void showMaps();
    void step(int by);
    void takeCurrent();
    void takeCells();
    void enableCells();
    std::optional<compare::LevelPair> currentLevels() const;

    Session& m_session;
    Theme m_theme;
    OtherVersion m_other;
    std::vector<compare::Difference> m_differences;
    QLabel* m_summary;
    QListWidget* m_list;
    MapComparison* m_maps;
    QPlainTextEdit* m_myText;
    QPlainTextEdit* m_theirText;
    QPushButton* m_previous;
    QPushButton* m_next;
    QPushButton* m_take;
    QPushButton* m_takeCells;
};

} // namespace levwright
