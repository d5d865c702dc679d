// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/actions/ActionTable.h"
#include "widgets/pages/PageTabs.h"
#include "widgets/quickopen/QuickBox.h"
#include "widgets/session/Workspace.h"

#include <QObject>
#include <QSettings>

#include <functional>

namespace levwright {

// The commands that find anything by a few letters: documents and files, the levels and statements of the
// active document, and all commands.
class QuickOpen : public QObject {
    Q_OBJECT

public:
    struct Window {
        Workspace& workspace;
        PageTabs& tabs;
        ActionTable& actions;
        QSettings& settings;
        std::function<QStringList()> files; // paths that can be opened
        std::function<void(const QString& path)> openFile;
        std::function<std::vector<QuickRow>()> preferences; // each shows a setting
    };
    // All that the window refers to must outlive the object.
    QuickOpen(Window window, QWidget& parent);

private:
    void open(const QString& typed);
    std::vector<QuickRow> documents() const;
    std::vector<QuickRow> places() const;
    std::vector<QuickRow> commands() const;
    std::vector<QuickRow> everything() const;
    void remember(const QString& id);

    Window m_window;
    QWidget& m_parent;
};

} // namespace levwright
