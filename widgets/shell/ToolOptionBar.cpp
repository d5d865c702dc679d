// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/ToolOptionBar.h"

#include "core/base/Phrase.h"

#include <QHBoxLayout>
#include <QMenu>

#include <algorithm>
#include <string_view>

namespace levwright {

ToolOptionBar::ToolOptionBar(const ActionTable& actions, QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("toolOptions"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    std::string_view choice;
    for (const OptionRow& option : optionTable()) {
        QAction* action = actions.action(QString::fromLatin1(option.action));
        const bool goesOn = option.choice != nullptr && option.choice == choice;
        choice = option.choice == nullptr ? std::string_view() : option.choice;
        QToolButton& button = goesOn ? *m_buttons.back().button : addButton(option);
        if (option.choice != nullptr)
            addToChoice(button, option, *action);
        else {
            action->setIconText(QString::fromUtf8(said(option.brief)));
            button.setDefaultAction(action);
        }
    }
}

QToolButton& ToolOptionBar::addButton(const OptionRow& option) {
    auto* button = new QToolButton(this);
    button->setObjectName(QString::fromLatin1(option.choice != nullptr ? option.choice : option.action));
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    if (option.choice != nullptr) {
        button->setPopupMode(QToolButton::InstantPopup);
        button->setMenu(new QMenu(button));
    }
    layout()->addWidget(button);
    m_buttons.push_back({option.of, button});
    return *button;
}

// The button shows the current choice.
void ToolOptionBar::addToChoice(QToolButton& button, const OptionRow& option, QAction& action) {
    button.menu()->addAction(&action);
    button.setToolTip(action.statusTip());
    const QString brief = QString::fromUtf8(said(option.brief));
    const auto follow = [&button, brief](bool on) {
        if (on)
            button.setText(brief);
    };
    connect(&action, &QAction::toggled, &button, follow);
    follow(action.isChecked());
}

void ToolOptionBar::showFor(ToolId tool) {
    const OptionSet has = toolTable()[std::size_t(tool)].options;
    for (const Button& each : m_buttons)
        each.button->setVisible((each.of & has) != 0);
}

int ToolOptionBar::widest() const {
    int most = 0;
    for (const ToolRow& tool : toolTable()) {
        int width = 0;
        for (const Button& each : m_buttons) {
            if ((each.of & tool.options) != 0)
                width += each.button->sizeHint().width() + layout()->spacing();
        }
        most = std::max(most, width);
    }
    return most;
}

} // namespace levwright
