// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tools/ToolTable.h"
#include "widgets/actions/ActionTable.h"

#include <QToolButton>
#include <QWidget>

#include <vector>

namespace levwright {

// The options of the tool in hand: a button for each switch, and a button with a menu for each choice.
class ToolOptionBar : public QWidget {
    Q_OBJECT

public:
    explicit ToolOptionBar(const ActionTable& actions, QWidget* parent = nullptr);

    void showFor(ToolId tool);
    // The width for the tool with the most options.
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
