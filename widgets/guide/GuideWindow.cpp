// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/guide/GuideWindow.h"

#include "widgets/guide/GuideSearch.h"
#include "widgets/theme/WindowSize.h"

#include <QAction>
#include <QImage>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QSplitter>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QToolBar>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace levwright {
namespace {

constexpr int nameRole = Qt::UserRole;
constexpr int anchorRole = Qt::UserRole + 1;
const QString addressStart = QStringLiteral("qrc:/guide/");
constexpr QLatin1String addressEnding(".html");

QUrl addressOf(const GuidePlace& place) {
    QUrl address(addressStart + place.page + addressEnding);
    if (!place.anchor.isEmpty())
        address.setFragment(place.anchor);
    return address;
}

GuidePlace placeOf(const QUrl& address) {
    QString page = address.fileName();
    if (page.endsWith(addressEnding))
        page.chop(addressEnding.size());
    return {page, address.fragment(QUrl::FullyDecoded)};
}

// Takes its pages from the book and its pictures from the resources.
class GuideBrowser : public QTextBrowser {
public:
    explicit GuideBrowser(const GuideBook& book) : m_book(book) {}

    QVariant loadResource(int type, const QUrl& address) override {
        if (type == QTextDocument::HtmlResource)
            return m_book.html(placeOf(address).page);
        if (type == QTextDocument::ImageResource)
            return QImage(QStringLiteral(":/levwright/guide/pictures/") + address.fileName());
        return {};
    }

private:
    const GuideBook& m_book;
};

QTreeWidgetItem* itemFor(const QString& title, const GuidePlace& place) {
    auto* item = new QTreeWidgetItem({title});
    item->setData(0, nameRole, place.page);
    item->setData(0, anchorRole, place.anchor);
    return item;
}

} // namespace

GuideWindow::GuideWindow(const GuideBook& book, const ActionTable& actions, const Theme& theme,
                         QWidget* parent)
    : QWidget(parent, Qt::Window), m_book(book), m_actions(actions), m_search(new QLineEdit),
      m_contents(new QTreeWidget), m_hits(new QListWidget), m_lists(new QStackedWidget),
      m_page(new GuideBrowser(book)) {
    setObjectName(QStringLiteral("guideWindow"));
    setWindowTitle(tr("Guide"));
    resize(withinScreen(*this, {1120, 760}));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    auto* bar = new QToolBar(this);
    layout->addWidget(bar);
    auto* left = new QWidget;
    auto* column = new QVBoxLayout(left);
    column->addWidget(m_search);
    column->addWidget(m_lists);
    auto* split = new QSplitter;
    split->addWidget(left);
    split->addWidget(m_page);
    split->setStretchFactor(1, 1);
    split->setSizes({280, 840});
    layout->addWidget(split, 1);
    buildContents();
    buildPage();
    buildBar(*bar);
    setTheme(theme);
    open({QStringLiteral("index"), {}});
}

void GuideWindow::buildBar(QToolBar& bar) {
    QAction* back = bar.addAction(tr("&Back"), m_page, &QTextBrowser::backward);
    back->setShortcut(QKeySequence(QStringLiteral("Alt+Left")));
    QAction* forward = bar.addAction(tr("&Forward"), m_page, &QTextBrowser::forward);
    forward->setShortcut(QKeySequence(QStringLiteral("Alt+Right")));
    bar.addAction(tr("&Contents"), this, [this] { open({QStringLiteral("index"), {}}); });
    QAction* find = bar.addAction(tr("&Search"), this, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    find->setShortcut(QKeySequence::Find);
    for (QAction* action : {back, forward}) {
        action->setEnabled(false);
        action->setToolTip(
            tr("%1 (%2)", "a command and its key")
                .arg(action->iconText(), action->shortcut().toString(QKeySequence::NativeText)));
    }
    connect(m_page, &QTextBrowser::backwardAvailable, back, &QAction::setEnabled);
    connect(m_page, &QTextBrowser::forwardAvailable, forward, &QAction::setEnabled);
}

void GuideWindow::buildContents() {
    m_search->setObjectName(QStringLiteral("guide.search"));
    m_search->setPlaceholderText(tr("Search the guide, a command or a key"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_contents->setObjectName(QStringLiteral("guide.contents"));
    m_contents->setAccessibleName(tr("Contents"));
    m_contents->setHeaderHidden(true);
    m_hits->setObjectName(QStringLiteral("guide.hits"));
    m_hits->setAccessibleName(tr("What was found"));
    m_lists->addWidget(m_contents);
    m_lists->addWidget(m_hits);
    for (const GuideBook::Chapter& chapter : m_book.chapters()) {
        QTreeWidgetItem* item = itemFor(chapter.title, {chapter.name, {}});
        m_contents->addTopLevelItem(item);
        // Pages that are made from tables are long lists; what is in them is found by the search.
        if (chapter.name.contains(u'-') && !chapter.name.startsWith(QLatin1String("language")))
            continue;
        for (const guide::Section& section : m_book.sections(chapter.name)) {
            if (section.heading.level == 2)
                item->addChild(itemFor(QString::fromStdString(section.heading.title),
                                       {chapter.name, QString::fromStdString(section.heading.anchor)}));
        }
    }
    connect(m_contents, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem* item) {
        open({item->data(0, nameRole).toString(), item->data(0, anchorRole).toString()});
    });
    connect(m_contents, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        open({item->data(0, nameRole).toString(), item->data(0, anchorRole).toString()});
    });
    connect(m_search, &QLineEdit::textChanged, this, &GuideWindow::search);
    connect(m_search, &QLineEdit::returnPressed, this,
            [this] { goToHit(std::max(m_hits->currentRow(), 0)); });
    connect(m_hits, &QListWidget::currentRowChanged, this, &GuideWindow::goToHit);
}

void GuideWindow::buildPage() {
    m_page->setObjectName(QStringLiteral("guide.page"));
    m_page->setAccessibleName(tr("Page"));
    m_page->setOpenExternalLinks(true);
    m_page->setFrameShape(QFrame::NoFrame);
    m_page->document()->setDocumentMargin(24);
    connect(m_page, &QTextBrowser::sourceChanged, this,
            [this](const QUrl& address) { markInContents(placeOf(address)); });
}

void GuideWindow::setTheme(const Theme& theme) {
    const QPalette palette = theme.palette();
    const QString ground = palette.color(QPalette::AlternateBase).name();
    m_page->document()->setDefaultStyleSheet(
        QStringLiteral("code, pre { font-family: monospace; background-color: %1; } a { color: %2; }"
                       " p, li { line-height: 130%; } h1, h2, h3 { margin-top: 16px; }")
            .arg(ground, palette.color(QPalette::Link).name()));
    if (!m_page->source().isEmpty())
        m_page->reload();
}

void GuideWindow::open(const GuidePlace& place) {
    m_page->setSource(addressOf(place), QTextDocument::HtmlResource);
}

GuidePlace GuideWindow::place() const {
    return placeOf(m_page->source());
}

void GuideWindow::search(const QString& typed) {
    m_found.clear();
    m_hits->clear();
    for (const GuideHit& hit : findInGuide(m_book, m_actions, typed)) {
        m_found << hit.place;
        m_hits->addItem(hit.detail.isEmpty()
                            ? hit.title
                            : tr("%1 — %2", "a heading and its chapter").arg(hit.title, hit.detail));
    }
    if (m_found.isEmpty() && !typed.trimmed().isEmpty()) {
        m_hits->addItem(tr("Nothing was found."));
        m_hits->item(0)->setFlags(Qt::NoItemFlags);
    }
    m_lists->setCurrentWidget(typed.trimmed().isEmpty() ? static_cast<QWidget*>(m_contents) : m_hits);
}

void GuideWindow::goToHit(int row) {
    if (row >= 0 && row < m_found.size())
        open(m_found[row]);
}

void GuideWindow::markInContents(const GuidePlace& shown) {
    for (int i = 0; i < m_contents->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = m_contents->topLevelItem(i);
        if (item->data(0, nameRole).toString() != shown.page)
            continue;
        setWindowTitle(tr("%1 – Guide").arg(item->text(0)));
        m_contents->setCurrentItem(item);
        item->setExpanded(true);
    }
}

void GuideWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        if (m_search->text().isEmpty())
            close();
        m_search->clear();
        return;
    }
    if (event->key() == Qt::Key_Down && m_search->hasFocus() && m_lists->currentWidget() == m_hits) {
        m_hits->setFocus();
        m_hits->setCurrentRow(0);
        return;
    }
    QWidget::keyPressEvent(event);
}

} // namespace levwright
