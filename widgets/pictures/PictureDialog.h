// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/pictures/LevelPicture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>

namespace levwright {

// Asks what a picture of a level shows and how, with a preview, and saves or copies it.
class PictureDialog : public QDialog {
    Q_OBJECT

public:
    PictureDialog(const PictureSubject& subject, const PictureChoice& choice, QWidget* parent);

    const PictureChoice& choice() const { return m_choice; }
    // Where the dialog for saving begins; the name of the file gets the ending of the form.
    void setFolder(const QString& folder) { m_folder = folder; }
    // Writes the file, or says why it cannot.
    bool saveTo(const QString& path);

Q_SIGNALS:
    void printWanted();
    // A sentence about what was done.
    void said(const QString& sentence);

private:
    QWidget* makeControls();
    QWidget* makePreview();
    QWidget* makeButtons();
    QComboBox* addChoice(const char* name, const QStringList& texts, int current);
    QCheckBox* addCheck(const char* name, const QString& text, bool isOn);
    QSpinBox* addNumber(const char* name, int least, int most, int value);
    void offerSources();
    void read();
    void show();
    void save();
    void copy();

    PictureSubject m_subject;
    PictureChoice m_choice;
    QString m_folder;
    QComboBox* m_of;
    QComboBox* m_form;
    QComboBox* m_look;
    QComboBox* m_ground;
    QCheckBox* m_things;
    QCheckBox* m_areas;
    QSpinBox* m_scale;
    QSpinBox* m_border;
    QStackedWidget* m_preview = nullptr;
    QLabel* m_picture = nullptr;
    QPlainTextEdit* m_text = nullptr;
    QLabel* m_said = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_copy = nullptr;
};

} // namespace levwright
