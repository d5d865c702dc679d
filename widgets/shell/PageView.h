// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/pages/PageTabs.h"

#include <QByteArray>

#include <vector>

namespace levwright {

// How a window shows one of its documents, for the next window.
struct PageView {
    QByteArray view; // EditorPage::viewState()
    bool isOnSecondSide = false;
    bool isInFront = false; // of its side
    bool isActive = false;
    bool operator==(const PageView&) const = default;
};

struct ViewedDocument {
    Session* session = nullptr;
    PageView shown;
};

PageView viewOf(const EditorPage& page, const PageTabs& tabs);

// Shows documents as they were shown; they are given in the order of their tabs.
void restoreViews(const std::vector<ViewedDocument>& documents, PageTabs& tabs, Workspace& workspace);

} // namespace levwright
