// SPDX-License-Identifier: GPL-3.0-or-later
// What a window leaves for the next one: the documents that were open in it, and how they were shown.
#pragma once

#include "widgets/shell/PageView.h"

#include <QSettings>
#include <QString>

#include <vector>

namespace levwright {

struct LeftDocument {
    QString path;         // of its file; empty if it was never saved
    QString journal;      // the id of the journal with its unsaved work; empty if there is none to reopen
    qulonglong caret = 0; // an offset in its text
    PageView shown;
    bool operator==(const LeftDocument&) const = default;
};

// In the order of the tabs. What cannot be read is left out.
std::vector<LeftDocument> leftDocuments(QSettings& settings);
void leaveDocuments(const std::vector<LeftDocument>& documents, QSettings& settings);

} // namespace levwright
