// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/search/FileEdits.h"

#include <QTreeWidget>

#include <optional>
#include <vector>

namespace levwright {

// Lists places in files, each with its lines before and after. They can be ticked.
class ChangeList : public QTreeWidget {
    Q_OBJECT

public:
    explicit ChangeList(QWidget* parent = nullptr);

    enum class Ticks : bool { No, Yes };
    // Adds a file with its places, ticked or without ticks.
    void add(const FileFinding& finding, Ticks ticks);
    void forget();

    const std::vector<FileFinding>& findings() const { return m_findings; }
    int placeCount() const;
    int possibleCount() const;
    // How many files have places.
    int fileCount() const;
    bool isAnyTicked() const;
    // What is ticked, as one edit for each file.
    std::vector<FileEdit> ticked() const;

Q_SIGNALS:
    void ticksChanged();
    // place: empty for the file itself.
    void placeChosen(const levwright::FileFinding& finding, std::optional<levwright::Range> place);

private:
    void addPossible(QTreeWidgetItem& file, const FileFinding& finding) const;
    void choose(QTreeWidgetItem* item);

    std::vector<FileFinding> m_findings; // one for each top row
};

} // namespace levwright
