// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picker/TerrainPalette.h"

#include "core/base/Phrase.h"
#include "widgets/picker/Captions.h"
#include "widgets/session/Sentence.h"

#include <QSignalBlocker>
#include <QStyle>
#include <QStyledItemDelegate>

#include <algorithm>
#include <limits>

namespace levwright {
namespace {

constexpr int characterRole = Qt::UserRole + 1;
constexpr int nameRole = Qt::UserRole + 2;
constexpr int gap = 2; // around each terrain

QString spokenName(const Terrain& terrain) {
    return sentence(QString::fromUtf8(said(terrain.name)));
}

QString keyName(char terrain) {
    return terrain == ' ' ? TerrainPalette::tr("blank") : QString(QChar::fromLatin1(terrain));
}

} // namespace

std::vector<const Terrain*> offeredTerrains(const Catalog& catalog) {
    std::vector<const Terrain*> terrains;
    for (const Terrain& terrain : catalog.terrains()) {
        // If several share a character, it means the last one.
        if (terrain.mapCharacter != 0 && catalog.terrainByCharacter(terrain.mapCharacter) == &terrain)
            terrains.push_back(&terrain);
    }
    std::ranges::stable_sort(terrains, {}, [](const Terrain* terrain) {
        return terrain->palette.value_or(std::numeric_limits<int>::max());
    });
    return terrains;
}

QString labelOf(const Terrain& terrain) {
    return QStringLiteral("%1   %2").arg(keyName(terrain.mapCharacter), spokenName(terrain));
}

QSize swatchSize(const MapLook& look) {
    return look.cell({20, 28}, 32); // at which tiles of either size stay crisp
}

// A picture, and the name in two lines below it if names are shown.
class TerrainPalette::Cells : public QStyledItemDelegate {
public:
    explicit Cells(QListView* list)
        : QStyledItemDelegate(list), m_list(*list), m_font(captionFont(list->font())) {}

    bool areNamed() const { return m_areNamed; }
    void setNamed(bool named) { m_areNamed = named; }
    QSize sizeIf(bool named) const {
        if (!named)
            return m_list.iconSize() + QSize(10, 8);
        const int margin = m_list.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &m_list) + 1;
        return {m_nameWidth + 2 * margin,
                m_list.iconSize().height() + captionLines * QFontMetrics(m_font).height() + 10};
    }
    // Makes the cells wide enough for each name of the list in two lines.
    void measureNames() {
        const QFontMetricsF text(m_font);
        const QAbstractItemModel& names = *m_list.model();
        m_nameWidth = 0;
        for (int row = 0; row < names.rowCount(); ++row)
            m_nameWidth =
                std::max(m_nameWidth, widthInTwoLines(names.index(row, 0).data(nameRole).toString(), text));
    }
    QSize sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const override {
        return sizeIf(m_areNamed);
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        option->decorationPosition = QStyleOptionViewItem::Top;
        option->decorationAlignment = Qt::AlignCenter;
        if (m_areNamed) {
            option->text = index.data(nameRole).toString();
            return beCaption(*option, m_font);
        }
        option->text.clear();
        option->features &= ~QStyleOptionViewItem::HasDisplay;
    }

private:
    QListView& m_list;
    QFont m_font;
    int m_nameWidth = 0;
    bool m_areNamed = false;
};

TerrainPalette::TerrainPalette(const Game& game, const Theme& theme, QWidget* parent)
    : QListView(parent), m_theme(theme), m_cells(new Cells(this)) {
    setObjectName(QStringLiteral("terrainPalette"));
    setAccessibleName(tr("Terrain"));
    setEditTriggers(NoEditTriggers);
    setUniformItemSizes(true);
    setIconSize(swatchSize(m_look));
    setViewMode(IconMode);
    setMovement(Static);
    setResizeMode(Adjust);
    setSpacing(gap);
    setItemDelegate(m_cells);
    setFrameShape(NoFrame);
    setModel(&m_model);
    setGame(game);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this] { Q_EMIT terrainChosen(chosen()); });
}

void TerrainPalette::setGame(const Game& game) {
    const char before = chosen();
    const QSignalBlocker quiet(this); // this is not a choice of the user
    m_model.clear();
    m_catalog = game.catalogPtr();
    for (const Terrain* terrain : offeredTerrains(game.catalog())) {
        const char character = terrain->mapCharacter;
        auto* item = new QStandardItem(labelOf(*terrain));
        item->setData(QChar::fromLatin1(character), characterRole);
        item->setData(spokenName(*terrain), nameRole);
        item->setToolTip(tr("%1 (key: %2)").arg(spokenName(*terrain), keyName(character)));
        m_model.appendRow(item);
    }
    drawSwatches();
    m_cells->measureNames();
    updateCells();
    choose('.');
    choose(before);
}

void TerrainPalette::resizeEvent(QResizeEvent* event) {
    QListView::resizeEvent(event);
    updateCells();
}

// What the search hides counts, too, so that a search never changes the pictures.
void TerrainPalette::updateCells() {
    const QSize named = m_cells->sizeIf(true) + QSize(gap, gap);
    const int columns = std::max(1, (viewport()->width() - gap) / named.width());
    const int rows = (m_model.rowCount() + columns - 1) / columns;
    const bool fits = rows * named.height() + gap <= viewport()->height();
    if (fits == m_cells->areNamed())
        return;
    m_cells->setNamed(fits);
    scheduleDelayedItemsLayout();
}

void TerrainPalette::setTheme(const Theme& theme) {
    m_theme = theme;
    drawSwatches();
}

void TerrainPalette::setMapLook(const MapLook& look) {
    m_look = look;
    setIconSize(swatchSize(look));
    drawSwatches();
    updateCells();
    scheduleDelayedItemsLayout();
}

void TerrainPalette::drawSwatches() {
    TerrainPainter painter(m_theme, m_look.terrain(*m_catalog), m_look.look, swatchSize(m_look),
                           devicePixelRatioF());
    for (int row = 0; row < m_model.rowCount(); ++row) {
        QStandardItem* item = m_model.item(row);
        item->setIcon(painter.swatch(item->data(characterRole).toChar().toLatin1()));
    }
}

void TerrainPalette::choose(char terrain) {
    const QSignalBlocker quiet(this);
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (m_model.item(row)->data(characterRole).toChar() == QChar::fromLatin1(terrain))
            setCurrentIndex(m_model.index(row, 0));
    }
}

bool TerrainPalette::showMatching(const QString& words) {
    bool isAnyShown = false;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const bool isShown = m_model.item(row)->text().contains(words.trimmed(), Qt::CaseInsensitive);
        setRowHidden(row, !isShown);
        isAnyShown = isAnyShown || isShown;
    }
    return isAnyShown;
}

void TerrainPalette::chooseFirstShown() {
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (!isRowHidden(row))
            return setCurrentIndex(m_model.index(row, 0));
    }
}

char TerrainPalette::chosen() const {
    return currentIndex().data(characterRole).toChar().toLatin1();
}

} // namespace levwright
