// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/canvas/MapAccess.h"

#include "widgets/canvas/MapCanvas.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>

namespace levwright {
namespace {

// One cell. QAccessible owns it; it outlives neither the table nor, in what it tells, the canvas.
class CellAccess : public QAccessibleInterface, public QAccessibleTableCellInterface {
public:
    CellAccess(MapCanvas& canvas, Point cell) : m_canvas(&canvas), m_cell(cell) {}

    bool isValid() const override { return m_canvas != nullptr && m_canvas->extent().contains(m_cell); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return parent()->window(); }
    QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(m_canvas.data());
    }
    QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }

    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name && isValid() ? m_canvas->sight().spoken(m_cell) : QString();
    }
    void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}
    QRect rect() const override {
        const QRect cell = m_canvas->cellRect(m_cell);
        return {m_canvas->viewport()->mapToGlobal(cell.topLeft()), cell.size()};
    }
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.focusable = true;
        state.selectable = true;
        state.selected = isSelected();
        state.focused = m_canvas != nullptr && m_canvas->hasFocus() && m_canvas->cursorCell() == m_cell;
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableCellInterface ? static_cast<QAccessibleTableCellInterface*>(this)
                                                       : nullptr;
    }

    bool isSelected() const override {
        const CellMask* selected = m_canvas == nullptr ? nullptr : m_canvas->sight().session.selectedCells();
        return selected != nullptr && selected->contains(m_cell);
    }
    QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    int columnIndex() const override { return m_cell.x - m_canvas->extent().x1; }
    int rowIndex() const override { return m_cell.y - m_canvas->extent().y1; }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return parent(); }

private:
    QPointer<MapCanvas> m_canvas;
    Point m_cell;
};

class MapTableAccess : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit MapTableAccess(MapCanvas& canvas)
        : QAccessibleWidget(&canvas, QAccessible::Table), m_canvas(canvas) {}
    ~MapTableAccess() override {
        for (const QAccessible::Id id : m_cells)
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return rowCount() * columnCount(); }
    QAccessibleInterface* child(int index) const override {
        return index < 0 || index >= childCount() ? nullptr
                                                  : cellAt(index / columnCount(), index % columnCount());
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        const Area all = m_canvas.extent();
        const Point cell = m_canvas.cellAt(m_canvas.viewport()->mapFromGlobal(QPoint(x, y)));
        return all.contains(cell) ? cellAt(cell.y - all.y1, cell.x - all.x1) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        auto* cell = const_cast<QAccessibleInterface*>(child)->tableCellInterface();
        return cell == nullptr ? -1 : cell->rowIndex() * columnCount() + cell->columnIndex();
    }
    QAccessibleInterface* focusChild() const override {
        return m_canvas.hasFocus() ? child(indexOfCursor()) : nullptr;
    }
    QString text(QAccessible::Text kind) const override {
        const std::optional<Point> cursor = m_canvas.cursorCell();
        return kind == QAccessible::Value && cursor ? m_canvas.sight().spoken(*cursor)
                                                    : QAccessibleWidget::text(kind);
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }
    int indexOfCursor() const {
        const Area all = m_canvas.extent();
        const std::optional<Point> cursor = m_canvas.cursorCell();
        return !cursor || !all.contains(*cursor) ? -1
                                                 : (cursor->y - all.y1) * columnCount() + cursor->x - all.x1;
    }

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override {
        if (row < 0 || row >= rowCount() || column < 0 || column >= columnCount())
            return nullptr;
        const Area all = m_canvas.extent();
        const Point cell{all.x1 + column, all.y1 + row};
        const std::pair place(cell.x, cell.y);
        auto found = m_cells.constFind(place);
        if (found == m_cells.constEnd())
            found = m_cells.insert(place,
                                   QAccessible::registerAccessibleInterface(new CellAccess(m_canvas, cell)));
        return QAccessible::accessibleInterface(*found);
    }
    int rowCount() const override { return m_canvas.extent().height(); }
    int columnCount() const override { return m_canvas.extent().width(); }
    QString columnDescription(int column) const override { return QString::number(column); }
    QString rowDescription(int row) const override { return QString::number(row); }
    // Cells are selected, never whole rows or columns; the program's own commands do that.
    int selectedCellCount() const override { return int(selectedCells().size()); }
    QList<QAccessibleInterface*> selectedCells() const override {
        QList<QAccessibleInterface*> cells;
        const CellMask* selected = m_canvas.sight().session.selectedCells();
        const Area all = m_canvas.extent();
        for (const Point cell : selected == nullptr ? std::vector<Point>() : selected->cells()) {
            if (all.contains(cell))
                cells << cellAt(cell.y - all.y1, cell.x - all.x1);
        }
        return cells;
    }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int /*column*/) const override { return false; }
    bool isRowSelected(int /*row*/) const override { return false; }
    bool selectRow(int /*row*/) override { return false; }
    bool selectColumn(int /*column*/) override { return false; }
    bool unselectRow(int /*row*/) override { return false; }
    bool unselectColumn(int /*column*/) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent* /*event*/) override {}

private:
    MapCanvas& m_canvas;
    mutable QHash<std::pair<int, int>, QAccessible::Id> m_cells; // by column and row of the part
};

QAccessibleInterface* accessOf(const QString& /*className*/, QObject* object) {
    auto* canvas = qobject_cast<MapCanvas*>(object);
    return canvas == nullptr ? nullptr : new MapTableAccess(*canvas);
}

void announce(MapCanvas& canvas, QAccessible::Event what) {
    if (!canvas.hasFocus())
        return;
    auto* table = dynamic_cast<MapTableAccess*>(QAccessible::queryAccessibleInterface(&canvas));
    const int cell = table == nullptr ? -1 : table->indexOfCursor();
    if (cell < 0)
        return;
    QAccessibleEvent event(&canvas, what);
    event.setChild(cell);
    QAccessible::updateAccessibility(&event);
}

} // namespace

void makeMapsAccessible() {
    QAccessible::installFactory(accessOf); // once is enough, and Qt sees to that
}

void announceCursor(MapCanvas& canvas) {
    announce(canvas, QAccessible::Focus);
}

void announceChange(MapCanvas& canvas) {
    announce(canvas, QAccessible::NameChanged);
}

} // namespace levwright
