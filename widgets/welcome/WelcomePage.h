// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/languages/games/Games.h"
#include "widgets/session/DocumentText.h"
#include "widgets/templates/DocumentTemplate.h"
#include "widgets/theme/Theme.h"

#include <QListWidget>
#include <QScrollArea>
#include <QTimer>

#include <deque>
#include <functional>
#include <utility>

namespace levwright {

// What can be begun while nothing is open: files that were open lately, templates and samples, each with a
// picture of its first level. Pictures are drawn one after the other in idle time.
class WelcomePage : public QScrollArea {
    Q_OBJECT

public:
    // games and files must outlive it.
    WelcomePage(Games& games, const FileStore& files, const Theme& theme, QWidget* parent = nullptr);

    // What is offered now. recent: paths, the last one first.
    void offer(const QStringList& recent, const GamePtr& game);
    void setTheme(const Theme& theme);
    void focusFirst();

    static constexpr qsizetype mostRecent = 8;

Q_SIGNALS:
    void fileChosen(const QString& path);
    void templateChosen(const levwright::DocumentText& text);
    // The id of a command.
    void commandWanted(const QString& id);
    // The user wants to see the documents instead.
    void left();

private:
    struct Picture {
        QListWidgetItem* item;
        std::function<QImage(QSize)> draw;
    };

    QListWidget* makeList(const char* name, const QString& title);
    // A row of buttons, beginning with these commands.
    QWidget* makeRow(const QList<std::pair<QString, const char*>>& commands);
    QWidget* makeButtons();
    void addRecent(const QString& path);
    void addTemplate(const DocumentTemplate& offered, const QString& game);
    void addSamples();
    void add(QListWidget& list, const QString& text, const QString& tip, std::function<QImage(QSize)> draw);
    void drawNext();
    void choose(const QListWidget& list, const QListWidgetItem& item);
    QImage pictureOfFile(const QString& path, const QSize& size) const;

    Games& m_games;
    const FileStore& m_files;
    Theme m_theme;
    GamePtr m_game;
    QStringList m_recentFiles;
    QListWidget* m_recent;
    QListWidget* m_templates;
    QListWidget* m_samples;
    std::deque<Picture> m_pictures; // that are still to be drawn
    QTimer m_idle;
};

} // namespace levwright
