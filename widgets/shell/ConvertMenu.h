// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Workspace.h"

#include <QMenu>

namespace levwright {

// The games without a command of their own for which the active description can be converted: those of the
// user, and those that they stand on.
class ConvertMenu : public QMenu {
    Q_OBJECT

public:
    // workspace must outlive it.
    ConvertMenu(Workspace& workspace, QWidget* parent);

Q_SIGNALS:
    void chosen(const QString& gameId);

private:
    void fill();
    void add(const QString& id, const QString& name);

    Workspace& m_workspace;
};

} // namespace levwright
