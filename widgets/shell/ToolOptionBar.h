// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tools/ToolTable.h"
#include "widgets/actions/ActionTable.h"

#include <QToolButton>
#include <QWidget>

#include <vector>

namespace levwright {

// The options that the tool in hand has: a button for what is on or off, one with a menu for each choice.
class ToolOptionBar : public QWidget {
    Q_OBJECT

public:
    explicit ToolOptionBar(const ActionTable& actions, QWidget* parent = nullptr);

    void showFor(ToolId tool);
    // How wide it is with the tool that has the most.
    int widest() const;

private:
    struct Button {
        OptionSet of = noOptions;
        QToolButton* button = nullptr;
    };

    QToolButton& addButton(const OptionRow& option);
    void addToChoice(QToolButton& button, const OptionRow& option, QAction& action);

    std::vector<Button> m_buttons;
};

} // namespace levwright
