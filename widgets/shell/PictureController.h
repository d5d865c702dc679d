// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/mapdrawing/MapLooks.h"
#include "widgets/pages/PageTabs.h"
#include "widgets/pictures/LevelPicture.h"

#include <QObject>
#include <QSettings>

namespace levwright {

// Pictures of the level of the active document: exported, copied and printed. What is chosen is remembered
// for later pictures.
class PictureController : public QObject {
    Q_OBJECT

public:
    // All arguments must outlive it.
    PictureController(PageTabs& tabs, QSettings& settings, const MapLooks& looks, QWidget* window);

    void exportWithDialog();
    void copyAs(PictureForm form);
    void print();

Q_SIGNALS:
    void said(const QString& sentence);

private:
    PictureSubject subject() const;
    // As the window shows maps.
    PictureChoice usualChoice() const;
    // What was chosen last, for what the map shows now.
    PictureChoice choice(const PictureSubject& subject) const;
    void remember(const PictureChoice& choice);

    PageTabs& m_tabs;
    QSettings& m_settings;
    const MapLooks& m_looks;
    QWidget* m_window;
};

} // namespace levwright
