// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/Deciding.h"
#include "core/compare/LevelPicture.h"
#include "core/document/Analysis.h"
#include "widgets/compare/DrawnLevel.h"

#include <QDialog>

#include <array>
#include <optional>
#include <vector>

class QGridLayout;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace levwright {

class ComparedMap;

// The texts that a merge is of, and what it made of them.
struct MergedVersions {
    AnalysisPtr base;
    AnalysisPtr mine;
    AnalysisPtr theirs;
    compare::Merged merged;
};

// Lets the user decide each conflict of a merge, cell by cell in maps and otherwise statement by statement:
// mine, theirs, or both. Shows it in the texts and on the maps of all three versions.
class ConflictDialog : public QDialog {
    Q_OBJECT

public:
    ConflictDialog(MergedVersions versions, const Theme& theme, QWidget* parent);

    void setMapLook(const MapLook& look);

    // The merged text, with what was chosen.
    std::string text() const;

private:
    void build();
    void addVersions(QGridLayout& grid);
    const compare::Conflict& conflict(int row) const;
    std::optional<Offset> byteOf(int row, std::size_t version) const;
    QString titleOf(int row) const;
    QString terrainAt(int row, const std::string& text) const;
    void choose(compare::Choice choice);
    void showCurrent();
    void showMaps(int row);
    void showRow(int row);
    void enableChoices();

    compare::Merged m_merged;
    std::array<AnalysisPtr, 3> m_versions; // before both changes, mine, theirs
    CompareBrushes m_brushes;
    std::vector<compare::Decision> m_decisions;
    std::vector<std::optional<compare::Choice>> m_choices;
    QListWidget* m_list;
    std::array<QPlainTextEdit*, 3> m_texts;
    std::array<ComparedMap*, 3> m_maps;
    QPushButton* m_both = nullptr;
    QPushButton* m_merge = nullptr;
};

} // namespace levwright
