// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/languages/games/GameLesson.h"
#include "widgets/theme/Theme.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLineEdit;

namespace levwright {

// Asks for what a text does not tell about a thing that the user's game is to learn.
class TeachDialog : public QDialog {
    Q_OBJECT

public:
    // catalog: of the game that the document has. It must outlive the dialog.
    TeachDialog(const TaughtThing& thing, const Catalog& catalog, const Theme& theme, QWidget* parent);

    // Whether there is anything to ask.
    static bool isNeeded(const TaughtThing& thing);
    TaughtLook look() const;

private:
    void askClass(QFormLayout& form, const std::vector<ThingClass>& classes);
    void askTerrain(QFormLayout& form, const Theme& theme);
    void askState(QFormLayout& form);
    void askForm(QFormLayout& form);
    std::string chosenLike() const; // a name of terrain or a door state, in English
    QComboBox* makeChoice(const QString& name);

    TaughtThing m_thing;
    const Catalog& m_catalog;
    QComboBox* m_class = nullptr;
    QComboBox* m_color = nullptr;
    QComboBox* m_like = nullptr;
    QComboBox* m_ink = nullptr;
    QComboBox* m_form = nullptr;
    QLineEdit* m_called = nullptr;
};

} // namespace levwright
