// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/outline/OutlineNode.h"
#include "widgets/session/Session.h"
#include "widgets/theme/Theme.h"

#include <QAbstractItemModel>
#include <QBrush>
#include <QHash>
#include <QIcon>

#include <unordered_set>

namespace levwright {

// The levels of a session, or its dungeon, as a tree. A level is read when it is first expanded, and again
// after it has changed. Rows that mean the same afterwards stay, so a view keeps them expanded and selected.
class OutlineModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role { DetailRole = Qt::UserRole, SeverityRole, BrokenRole };

    OutlineModel(const Session& session, const Theme& theme, QObject* parent);

    // The caller must repaint the view.
    void setTheme(const Theme& theme);
    // Shows only rows that contain the filter text.
    void setFilter(const QString& filter);
    bool isFiltered() const { return !m_filter.isEmpty(); }
    // Switches to the session's current analysis.
    void update();
    // Resets the model for another document.
    void startAnew();
    // The file has another name, and a script with it.
    void nameLevels();

    // The statement of the row, if it is one statement, a section or a level.
    std::optional<StatementRef> statementOf(const QModelIndex& index) const;
    // Reads the statement's level if necessary. Invalid if the statement is not shown.
    QModelIndex indexOf(const StatementRef& statement);
    QModelIndex indexOfLevel(std::size_t level) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex&) const override { return 1; }
    bool hasChildren(const QModelIndex& parent = {}) const override;
    bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;
    QVariant data(const QModelIndex& index, int role) const override;

    // The MIME type of dragged rows. They are for this model only, and the view carries out the drop.
    static QString rowsFormat() { return QStringLiteral("application/x-levwright-outline"); }
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override { return {rowsFormat()}; }
    QMimeData* mimeData(const QModelIndexList& rows) const override;
    bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                         const QModelIndex& parent) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction | Qt::CopyAction; }
    // Whether the row is one statement of a level that opens nothing.
    bool isPlainStatement(const QModelIndex& index) const;
    // The edited text of a row is its name. Rows that cannot have a name are not editable.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    // The statement that opens the part, room or level that the row is, or lies in.
    std::optional<StatementRef> openerOf(QModelIndex index) const;

Q_SIGNALS:
    void renamed(const levwright::StatementRef& statement, const QString& name);

private:
    struct Level {
        LevelModelPtr model;
        std::size_t number = 0; // its index in the analysis
        bool isRead = false;
        std::unique_ptr<OutlineNode> fresh; // set if it had to be read to find out whether it is shown
    };

    std::vector<Level> wantedLevels(const LevelsAnalysis& analysis);
    void clear();
    void become(std::vector<Level> levels);
    void insertLevels(std::vector<Level>& levels, std::size_t first, std::size_t end);
    void removeLevels(std::size_t first, std::size_t end);
    void reread(std::size_t row, Level& level);
    // Changes only the rows of the statements that differ from those of a level before. Returns false if
    // others may have to change.
    bool rereadChanged(OutlineNode& node, const LevelModel& before, std::size_t number);
    void become(OutlineNode& node, OutlineNode& wanted);
    void updateWorst(OutlineNode& node);
    std::string path() const { return m_session.path().toStdString(); }
    void syncChildren(OutlineNode& node, OutlineNode& wanted);
    void sync(OutlineNode& node, OutlineNode& wanted);
    QModelIndex indexOf(const OutlineNode& node) const;
    OutlineNode& nodeOf(const QModelIndex& index) const;
    // The row of the level that a node belongs to.
    std::size_t levelRowOf(const OutlineNode& node) const;
    // For EditRole.
    QVariant nameOf(const QModelIndex& index) const;
    QIcon iconNamed(QLatin1StringView name) const;

    const Session& m_session;
    Theme m_theme;
    mutable QHash<QLatin1StringView, QIcon> m_icons; // by name; a view asks for one with each row it paints
    QIcon m_broken;
    QBrush m_brokenInk;
    QString m_filter;
    std::unique_ptr<OutlineNode> m_root = std::make_unique<OutlineNode>();
    std::vector<Level> m_levels; // one for each child of the root
    std::unordered_set<LevelModelPtr> m_unwanted;
};

} // namespace levwright
