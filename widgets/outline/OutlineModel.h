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

// The levels of a session, or its dungeon, as a tree. A level is read when it is unfolded first, and again
// when it has changed; rows that mean the same afterwards stay, so a view keeps what is unfolded and chosen.
class OutlineModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role { DetailRole = Qt::UserRole, SeverityRole, BrokenRole };

    OutlineModel(const Session& session, const Theme& theme, QObject* parent);

    // The view is to be painted anew after it.
    void setTheme(const Theme& theme);
    // Shows only what contains it.
    void setFilter(const QString& filter);
    bool isFiltered() const { return !m_filter.isEmpty(); }
    // Takes over the session's analysis.
    void update();
    // Another document.
    void startAnew();

    // What the row stands for in the text, if it is one statement, a section or a level.
    std::optional<StatementRef> statementOf(const QModelIndex& index) const;
    // Reads the statement's level if need be; invalid if it is not shown.
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

    // Rows that are dragged: for this model only, which takes none itself.
    static QString rowsFormat() { return QStringLiteral("application/x-levwright-outline"); }
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override { return {rowsFormat()}; }
    QMimeData* mimeData(const QModelIndexList& rows) const override;
    bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                         const QModelIndex& parent) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction | Qt::CopyAction; }
    // Whether it is one statement of a level, and opens nothing.
    bool isPlainStatement(const QModelIndex& index) const;
    // Rows can be edited: the text is their name. What cannot have one is not to be.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    // What opens the part, room or level that the row lies in, or it.
    std::optional<StatementRef> openerOf(QModelIndex index) const;

Q_SIGNALS:
    void renamed(const levwright::StatementRef& statement, const QString& name);

private:
    struct Level {
        LevelModelPtr model;
        std::size_t number = 0; // in the analysis
        bool isRead = false;
        std::unique_ptr<OutlineNode> fresh; // if it had to be read to know whether it is shown
    };

    std::vector<Level> wantedLevels(const LevelsAnalysis& analysis);
    void clear();
    void become(std::vector<Level> levels);
    void insertLevels(std::vector<Level>& levels, std::size_t first, std::size_t end);
    void removeLevels(std::size_t first, std::size_t end);
    void reread(std::size_t row, Level& level);
    void syncChildren(OutlineNode& node, OutlineNode& wanted);
    void sync(OutlineNode& node, OutlineNode& wanted);
    QModelIndex indexOf(const OutlineNode& node) const;
    OutlineNode& nodeOf(const QModelIndex& index) const;
    // The row of the level that a row belongs to.
    std::size_t levelRowOf(const OutlineNode& node) const;
    // As EditRole gives it.
    QVariant nameOf(const QModelIndex& index) const;
    QIcon iconNamed(QLatin1StringView name) const;

    const Session& m_session;
    Theme m_theme;
    mutable QHash<QLatin1StringView, QIcon>
        m_icons; // by name: a view asks for one with each row that it paints
    QIcon m_broken;
    QBrush m_brokenInk;
    QString m_filter;
    std::unique_ptr<OutlineNode> m_root = std::make_unique<OutlineNode>();
    std::vector<Level> m_levels; // of the root's children
    std::unordered_set<LevelModelPtr> m_unwanted;
};

} // namespace levwright
