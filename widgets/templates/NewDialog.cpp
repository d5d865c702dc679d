// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/templates/NewDialog.h"

#include "core/catalog/GameList.h"
#include "widgets/templates/TemplatePicture.h"
#include "widgets/theme/WindowSize.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace levwright {
namespace {

constexpr QSize picture(237, 105); // 3 by 5 pixels for each cell of a level
constexpr int columns = 3;
constexpr int rowsInSight = 3;
constexpr int gap = 8;

} // namespace

NewDialog::NewDialog(Games& games, const GamePtr& game, const Theme& theme, QWidget* parent)
    : QDialog(parent), m_games(games), m_theme(theme), m_game(new QComboBox(this)),
      m_list(new QListWidget(this)), m_tip(new QLabel(this)) {
    setObjectName(QStringLiteral("new"));
    setWindowTitle(tr("New"));
    for (const GameEntry& entry : knownGames()) {
        const QString id = QString::fromUtf8(entry.id);
        if (!templatesFor(id).isEmpty())
            m_game->addItem(QString::fromStdString(entry.name()), id);
    }
    m_game->setCurrentIndex(std::max(m_game->findData(QString::fromUtf8(game->catalog().gameId())), 0));
    build();
    m_idle.setInterval(0);
    connect(&m_idle, &QTimer::timeout, this, &NewDialog::drawNext);
    connect(m_game, &QComboBox::currentIndexChanged, this, &NewDialog::offer);
    connect(m_list, &QListWidget::currentRowChanged, this, &NewDialog::describe);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &QDialog::accept); // Return does it already
    offer();
    m_list->setFocus();
}

void NewDialog::build() {
    m_game->setObjectName(QStringLiteral("new.game"));
    m_list->setObjectName(QStringLiteral("new.templates"));
    m_list->setAccessibleName(tr("Templates"));
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setIconSize(picture);
    const QSize cell = picture + QSize(2 * gap, 2 * gap + m_list->fontMetrics().lineSpacing());
    m_list->setGridSize(cell);
    const int scrollBar = style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    m_list->setMinimumSize(cell + QSize(scrollBar + gap, gap));
    const QSize more((columns - 1) * cell.width(), (rowsInSight - 1) * cell.height());
    m_tip->setObjectName(QStringLiteral("new.tip"));
    m_tip->setWordWrap(true);
    m_tip->setMinimumHeight(2 * m_tip->fontMetrics().lineSpacing());
    m_tip->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* form = new QFormLayout;
    form->addRow(tr("&Game:"), m_game);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_tip);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_create = buttons->button(QDialogButtonBox::Ok);
    m_create->setText(tr("&Create"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    resize(withinScreen(*this, minimumSizeHint() + more));
}

QString NewDialog::game() const {
    return m_game->currentData().toString();
}

// The choice stays if the other game has it, too.
void NewDialog::offer() {
    const QString before = m_list->currentRow() < 0 ? QString() : m_templates[m_list->currentRow()].name;
    m_templates = templatesFor(game());
    QPixmap empty(picture);
    empty.fill(m_theme.color(MapColor::Stone));
    m_list->clear();
    for (const DocumentTemplate& one : m_templates) {
        auto* item = new QListWidgetItem(QIcon(empty), one.name, m_list);
        item->setToolTip(one.tip);
        if (one.name == before)
            m_list->setCurrentItem(item);
    }
    if (m_list->currentRow() < 0 && !m_templates.isEmpty())
        m_list->setCurrentRow(0);
    m_create->setEnabled(!m_templates.isEmpty());
    describe();
    m_nextDrawn = 0;
    m_idle.start();
}

void NewDialog::describe() {
    const int row = m_list->currentRow();
    m_tip->setText(row < 0 ? QString() : m_templates[row].tip);
}

void NewDialog::drawNext() {
    if (m_nextDrawn >= m_templates.size())
        return m_idle.stop();
    const int row = int(m_nextDrawn++);
    const QImage drawn = pictureOf(m_templates[row], m_games, m_theme, picture * devicePixelRatioF());
    if (drawn.isNull())
        return;
    QPixmap shown = QPixmap::fromImage(drawn);
    shown.setDevicePixelRatio(devicePixelRatioF());
    // A selected icon keeps its colours.
    QIcon icon(shown);
    icon.addPixmap(shown, QIcon::Selected);
    m_list->item(row)->setIcon(icon);
}

DocumentText NewDialog::chosen() const {
    const DocumentTemplate& from = m_templates[m_list->currentRow()];
    return {.game = *m_games.get(game().toStdString()),
            .bytes = from.text(),
            .kind = from.kind(),
            .name = from.fileName()};
}

} // namespace levwright
