// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/welcome/WelcomePage.h"

#include "core/model/LevelLanguage.h"
#include "resources/Resources.h"
#include "widgets/session/FilePath.h"
#include "widgets/templates/TemplatePicture.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace levwright {
namespace {

constexpr QSize picture(237, 105); // as in the dialog for new documents
constexpr int margin = 8;
constexpr std::size_t largestWithPicture = std::size_t(1) << 20U; // bytes

const QString samplesFolder = QStringLiteral(":/levwright/samples");

std::string contentsOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace

WelcomePage::WelcomePage(Games& games, const FileStore& files, const Theme& theme, QWidget* parent)
    : QScrollArea(parent), m_games(games), m_files(files), m_theme(theme),
      m_recent(makeList("welcome.recent", tr("Recent files"))),
      m_templates(makeList("welcome.templates", tr("Begin from a template"))),
      m_samples(makeList("welcome.samples", tr("Samples to look at and to change"))) {
    setObjectName(QStringLiteral("welcome"));
    setAccessibleName(tr("Welcome"));
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::NoFocus);
    auto* inside = new QWidget(this);
    auto* layout = new QVBoxLayout(inside);
    layout->setContentsMargins(3 * margin, 2 * margin, 3 * margin, 2 * margin);
    auto* title = new QLabel(tr("<h2>Welcome to Levwright</h2>"), inside);
    layout->addWidget(title);
    layout->addWidget(makeButtons());
    QWidget* learning = makeRow(
        {{tr("Tour"), "help.tour"}, {tr("A First Level"), "help.tutorial"}, {tr("Guide"), "help.guide"}});
    auto* learn = new QLabel(tr("<b>New here?</b>"), learning);
    static_cast<QHBoxLayout*>(learning->layout())->insertWidget(0, learn);
    layout->addWidget(learning);
    for (QListWidget* list : {m_recent, m_templates, m_samples}) {
        auto* heading = new QLabel(QStringLiteral("<b>%1</b>").arg(list->accessibleName()), inside);
        heading->setObjectName(list->objectName() + QStringLiteral(".heading"));
        heading->setBuddy(list);
        layout->addWidget(heading);
        layout->addWidget(list);
    }
    layout->addStretch(1);
    setWidget(inside);
    m_idle.setInterval(0);
    connect(&m_idle, &QTimer::timeout, this, &WelcomePage::drawNext);
}

QListWidget* WelcomePage::makeList(const char* name, const QString& title) {
    auto* list = new QListWidget(this);
    list->setObjectName(QString::fromLatin1(name));
    list->setAccessibleName(title);
    list->setViewMode(QListView::IconMode);
    list->setMovement(QListView::Static);
    list->setWrapping(false);
    list->setUniformItemSizes(true);
    list->setIconSize(picture);
    list->setFrameShape(NoFrame);
    list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const QSize cell = picture + QSize(2 * margin, 2 * margin + list->fontMetrics().lineSpacing());
    list->setGridSize(cell);
    list->setFixedHeight(cell.height() + style()->pixelMetric(QStyle::PM_ScrollBarExtent) + margin);
    const auto chosen = [this, list](const QListWidgetItem* item) { choose(*list, *item); };
    connect(list, &QListWidget::itemClicked, this, chosen);
    connect(list, &QListWidget::itemActivated, this, chosen);
    return list;
}

QWidget* WelcomePage::makeRow(const QList<std::pair<QString, const char*>>& commands) {
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, margin);
    for (const auto& [text, command] : commands) {
        auto* button = new QPushButton(text, row);
        button->setObjectName(QStringLiteral("welcome.") + QString::fromLatin1(command));
        layout->addWidget(button);
        connect(button, &QPushButton::clicked, this,
                [this, id = QString::fromLatin1(command)] { Q_EMIT commandWanted(id); });
    }
    layout->addStretch(1);
    return row;
}

QWidget* WelcomePage::makeButtons() {
    QWidget* row = makeRow(
        {{tr("New…"), "file.new"}, {tr("Open…"), "file.open"}, {tr("Open Folder…"), "file.openFolder"}});
    auto* leave = new QPushButton(tr("Begin with an Empty Room"), row);
    leave->setObjectName(QStringLiteral("welcome.leave"));
    auto* layout = static_cast<QHBoxLayout*>(row->layout());
    layout->insertWidget(layout->count() - 1, leave);
    connect(leave, &QPushButton::clicked, this, &WelcomePage::left);
    return row;
}

void WelcomePage::offer(const QStringList& recent, const GamePtr& game) {
    m_game = game;
    m_pictures.clear();
    for (QListWidget* list : {m_recent, m_templates, m_samples})
        list->clear();
    m_recentFiles = recent;
    m_recentFiles.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
    m_recentFiles = m_recentFiles.mid(0, mostRecent);
    for (const QString& path : m_recentFiles)
        addRecent(path);
    const QString id = QString::fromUtf8(game->catalog().gameId());
    for (const DocumentTemplate& offered : templatesFor(id))
        addTemplate(offered, id);
    addSamples();
    m_recent->setVisible(!m_recentFiles.isEmpty());
    findChild<QLabel*>(QStringLiteral("welcome.recent.heading"))->setVisible(!m_recentFiles.isEmpty());
    for (QListWidget* list : {m_recent, m_templates, m_samples})
        list->setCurrentRow(0, QItemSelectionModel::NoUpdate);
    m_idle.start();
}

void WelcomePage::setTheme(const Theme& theme) {
    m_theme = theme;
    if (m_game && !isHidden()) // whoever shows it offers anew
        offer(m_recentFiles, m_game);
}

void WelcomePage::focusFirst() {
    (m_recentFiles.isEmpty() ? m_templates : m_recent)->setFocus();
}

void WelcomePage::add(QListWidget& list, const QString& text, const QString& tip,
                      std::function<QImage(QSize)> draw) {
    QPixmap empty(picture);
    empty.fill(m_theme.color(MapColor::Stone));
    auto* item = new QListWidgetItem(QIcon(empty), text, &list);
    item->setToolTip(tip);
    m_pictures.push_back({item, std::move(draw)});
}

void WelcomePage::addRecent(const QString& path) {
    add(*m_recent, QFileInfo(path).fileName(), path,
        [this, path](const QSize& size) { return pictureOfFile(path, size); });
}

void WelcomePage::addTemplate(const DocumentTemplate& offered, const QString& game) {
    add(*m_templates, offered.name, offered.tip,
        [this, offered](const QSize& size) { return pictureOf(offered, m_games, m_theme, size); });
    m_templates->item(m_templates->count() - 1)->setData(Qt::UserRole, game);
}

void WelcomePage::addSamples() {
    registerResources();
    for (const QString& file : QDir(samplesFolder).entryList({QStringLiteral("*.des")}, QDir::Files)) {
        const QString path = samplesFolder + u'/' + file;
        add(*m_samples, file, tr("A level that explains how levels are written"),
            [this, path](const QSize& size) {
                return pictureOf({.game = m_game, .bytes = contentsOf(path)}, m_theme, size);
            });
    }
}

// Scripts are not run before somebody opens them.
QImage WelcomePage::pictureOfFile(const QString& path, const QSize& size) const {
    Result<DocumentText> text = readDocument(m_files, m_game, path);
    if (!text || text->bytes.size() > largestWithPicture || text->game->language().runsScripts())
        return {};
    return pictureOf(*text, m_theme, size);
}

void WelcomePage::drawNext() {
    if (m_pictures.empty() || isHidden())
        return m_idle.stop();
    const Picture next = std::move(m_pictures.front());
    m_pictures.pop_front();
    const QImage drawn = next.draw(picture * devicePixelRatioF());
    if (drawn.isNull())
        return;
    QPixmap shown = QPixmap::fromImage(drawn);
    shown.setDevicePixelRatio(devicePixelRatioF());
    QIcon icon(shown); // a selected one keeps its colours
    icon.addPixmap(shown, QIcon::Selected);
    next.item->setIcon(icon);
}

// A click may also activate, and then the page is gone already.
void WelcomePage::choose(const QListWidget& list, const QListWidgetItem& item) {
    if (!isVisible())
        return;
    const int row = list.row(&item);
    if (&list == m_recent)
        return Q_EMIT fileChosen(m_recentFiles[row]);
    if (&list == m_templates) {
        const DocumentTemplate from = templatesFor(item.data(Qt::UserRole).toString())[row];
        return Q_EMIT templateChosen(
            {.game = m_game, .bytes = from.text(), .kind = from.kind(), .name = from.fileName()});
    }
    const QString file = item.text();
    Q_EMIT templateChosen({.game = m_game, .bytes = contentsOf(samplesFolder + u'/' + file), .name = file});
}

} // namespace levwright
