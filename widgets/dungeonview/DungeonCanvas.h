// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/dungeonview/DungeonPainter.h"
#include "widgets/dungeonview/LevelFiles.h"
#include "widgets/session/Session.h"

#include <QAbstractScrollArea>

class QMenu;

namespace levwright {

// Shows the dungeon of the session, and lets mouse and keys change it.
class DungeonCanvas : public QAbstractScrollArea {
    Q_OBJECT

public:
    DungeonCanvas(Session& session, const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // Sets what is shown over the ranges; empty shows nothing. Both stay until the dungeon changes.
    void showRoll(std::optional<DungeonLayout> roll);
    void showStatistics(std::optional<RollStatistics> statistics);

    void zoomIn();
    void zoomOut();
    void zoomToFit();
    void zoomToNormal();
    // How it is zoomed, for a later window. What is not such a state changes nothing.
    QByteArray zoomState() const { return QByteArray::number(m_zoom); }
    void restoreZoom(const QByteArray& state);
    // Checks again which levels have a file.
    void readFiles();

    const DungeonLayoutModel& layoutModel() const { return m_layout; }
    // Converts a place of the layout to the viewport, and back.
    QPoint toViewport(QPoint place) const;
    QPoint toLayout(QPoint inViewport) const;

Q_SIGNALS:
    void fileWanted(const QString& path, const QString& level);
    void pointedAt(const QString& description);

protected:
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    struct Drag {
        DungeonHit hit;
        QPoint from; // in the layout
        int base = 0;
        MergeKey key = MergeKey::None;
    };

    void startAnew();
    void rebuild();
    void followSelection();
    // What is under the pointer may have changed.
    void hoverAnew();
    void updateScrollBars();
    static constexpr qreal zoomStep = 1.2; // for one notch of the wheel
    void setZoom(qreal zoom, QPoint keep);
    void reveal(const QRect& place);
    std::optional<DungeonHit> selected() const;
    const DungeonModel& model() const { return m_session.dungeon(); }
    const SpecialLevelRecord* levelOf(const DungeonHit& hit) const;

    void select(const DungeonHit& hit);
    void startDrag(const DungeonHit& hit, QPoint place);
    void dragTo(QPoint place);
    void endDrag(QPoint place);
    void moveSelected(int by);
    void removeSelected();
    bool setBaseOf(const DungeonHit& hit, int base, MergeKey key);
    QList<LevelFile> filesAt(const DungeonHit& hit, QPoint place) const;
    void openAt(const DungeonHit& hit, QPoint place);
    std::optional<DungeonHit> destinationOf(const DungeonHit& branch) const;
    std::optional<DungeonHit> branchTo(std::size_t dungeon) const;
    void walkTo(const DungeonHit& hit);
    void walkAlong(const DungeonHit& branch);
    void walkBack(std::size_t dungeon);
    void showMenu(QPoint inViewport);
    void addItems(QMenu& menu, std::size_t dungeon, int number);
    void addLevelAt(std::size_t dungeon, int number);
    void addDungeonAt(std::size_t parent, int number);
    void addBranchAt(std::size_t dungeon, int number, const std::string& target);
    void add(const EditOutcome& outcome, const StepName& label);
    QString describe(const DungeonHit& hit) const;

    Session& m_session;
    Theme m_theme;
    DungeonLayoutModel m_layout;
    LevelFiles m_files;
    QString m_folder; // the folder that the files were read from
    std::optional<DungeonLayout> m_roll;
    std::optional<RollStatistics> m_statistics;
    qreal m_zoom = 1;
    std::optional<QPoint> m_pointer; // in the viewport
    std::optional<DungeonHit> m_hover;
    std::optional<Drag> m_drag;
    std::optional<QPoint> m_branchEnd;
};

} // namespace levwright
