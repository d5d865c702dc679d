// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/session/Session.h"
#include "widgets/theme/Theme.h"

#include <QWidget>

class QLineEdit;

namespace levwright {

class OutlineDelegate;
class OutlineModel;
class OutlineView;

// What the file says, as a tree: levels, parts and rooms, statements by kind.
class OutlinePanel : public QWidget {
    Q_OBJECT

public:
    OutlinePanel(Session& session, const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);

Q_SIGNALS:
    // The user wants to work on the statement that was just selected.
    void activated();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void startAnew();
    void update();
    void follow();
    void filter(const QString& text);
    void unfoldCurrentLevel();
    void select();

    Session& m_session;
    OutlineModel* m_model;
    OutlineView* m_tree;
    OutlineDelegate* m_delegate;
    QLineEdit* m_filter;
};

} // namespace levwright
