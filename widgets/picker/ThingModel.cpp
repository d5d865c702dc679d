// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picker/ThingModel.h"

#include "core/model/LevelLanguage.h"
#include "widgets/mapdrawing/TerrainPainter.h"
#include "widgets/mapdrawing/ThingLooks.h"

#include <QPainter>

#include <algorithm>

namespace levwright {
namespace {

constexpr QSize pictureSize(16, 22);
constexpr qsizetype mostRecent = 4;

QString nameOf(const PaletteThing& thing) {
    return QString::fromStdString(thing.name);
}

// How well a name matches the search, best first.
enum class Fit { Whole, Beginning, WordBeginning, Within };

Fit fitOf(const QString& name, const QString& words) {
    if (name.startsWith(words, Qt::CaseInsensitive))
        return name.size() == words.size() ? Fit::Whole : Fit::Beginning;
    for (qsizetype at = name.indexOf(words, 1, Qt::CaseInsensitive); at > 0;
         at = name.indexOf(words, at + 1, Qt::CaseInsensitive)) {
        if (!name[at - 1].isLetterOrNumber())
            return Fit::WordBeginning;
    }
    return Fit::Within;
}

} // namespace

ThingModel::ThingModel(const Session& session, const Theme& theme, ThingTab tab, QObject* parent)
    : QAbstractListModel(parent), m_session(session), m_theme(theme), m_tab(tab) {
    readAnew();
}

void ThingModel::setTheme(const Theme& theme) {
    m_theme = theme;
    m_pictures.clear();
    if (!m_shown.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

void ThingModel::readAnew() {
    m_shown.clear();
    m_named.reset();
    m_pictures.clear();
    m_things = m_session.game().language().palette();
    std::erase_if(m_things, [&](const PaletteThing& thing) { return !isOfTab(thing); });
    m_objections = objections();
    show();
}

bool ThingModel::isOfTab(const PaletteThing& thing) const {
    return thing.isOfRooms == (m_tab == ThingTab::Rooms);
}

void ThingModel::showMatching(const QString& words) {
    if (words.trimmed() == m_words)
        return;
    m_words = words.trimmed();
    show();
}

void ThingModel::setRecent(const QStringList& names) {
    if (names == m_recent)
        return;
    m_recent = names;
    show();
}

void ThingModel::show() {
    beginResetModel();
    m_shown.clear();
    if (!m_named && m_tab == ThingTab::Things && !(m_words.isEmpty() && m_recent.isEmpty()))
        m_named = m_session.game().language().namedThings();
    const auto offer = [&](const std::vector<PaletteThing>& things, auto isWanted) {
        for (const PaletteThing& thing : things) {
            if (isWanted(thing))
                m_shown.push_back(&thing);
        }
    };
    const auto matches = [&](const PaletteThing& thing) {
        return nameOf(thing).contains(m_words, Qt::CaseInsensitive) ||
               wordOf(thing).startsWith(m_words, Qt::CaseInsensitive);
    };
    offer(m_things, matches);
    if (m_named && !m_words.isEmpty())
        offer(*m_named, [&](const PaletteThing& thing) {
            return nameOf(thing).contains(m_words, Qt::CaseInsensitive);
        });
    if (m_named && m_words.isEmpty())
        offer(*m_named, [&](const PaletteThing& thing) { return m_recent.contains(nameOf(thing)); });
    sortByRank();
    endResetModel();
}

// Computes each rank once: there are hundreds of names, and a key press waits for them.
void ThingModel::sortByRank() {
    const QStringList recent = m_recent.mid(0, mostRecent);
    const auto rankOf = [&](const PaletteThing* thing) {
        const QString name = nameOf(*thing);
        const qsizetype place = recent.indexOf(name);
        return std::pair(m_words.isEmpty() ? Fit::Whole : fitOf(name, m_words),
                         place < 0 ? mostRecent : place);
    };
    std::vector<std::pair<std::pair<Fit, qsizetype>, const PaletteThing*>> ranked;
    ranked.reserve(m_shown.size());
    for (const PaletteThing* thing : m_shown)
        ranked.emplace_back(rankOf(thing), thing);
    std::ranges::stable_sort(ranked, {}, [](const auto& each) { return each.first; });
    std::ranges::transform(ranked, m_shown.begin(), [](const auto& each) { return each.second; });
}

QString ThingModel::wordOf(const PaletteThing& thing) const {
    const QString form = QString::fromStdString(thing.form);
    return form.left(std::min(form.indexOf(u':') < 0 ? form.size() : form.indexOf(u':'),
                              form.indexOf(u'\n') < 0 ? form.size() : form.indexOf(u'\n')));
}

std::vector<QString> ThingModel::objections() const {
    std::vector<QString> reasons;
    const LevelsAnalysis& analysis = m_session.levels();
    const std::size_t level = m_session.currentLevel();
    const std::optional<PartRef> part = m_session.currentPart();
    const auto section = part ? std::optional(part->part) : std::nullopt;
    reasons.reserve(m_things.size());
    for (const PaletteThing& thing : m_things) {
        const auto objection =
            analysis.game().language().objectionToPlacing(analysis.source(level), section, thing);
        reasons.push_back(objection ? QString::fromStdString(objection->reason) : QString());
    }
    return reasons;
}

void ThingModel::updateAllowed() {
    std::vector<QString> now = objections();
    if (now == m_objections)
        return;
    m_objections = std::move(now);
    if (!m_shown.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

// An objection to a kind applies to each of its things.
QString ThingModel::objectionTo(const PaletteThing& thing) const {
    auto own = std::ranges::find(m_things, thing);
    if (own == m_things.end())
        own = std::ranges::find(m_things, thing.kind, &PaletteThing::kind);
    return own == m_things.end() ? QString() : m_objections[std::size_t(own - m_things.begin())];
}

QModelIndex ThingModel::indexOf(const PaletteThing& thing) const {
    const auto found =
        std::ranges::find_if(m_shown, [&](const PaletteThing* each) { return *each == thing; });
    return found == m_shown.end() ? QModelIndex() : index(int(found - m_shown.begin()));
}

int ThingModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_shown.size());
}

QVariant ThingModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const PaletteThing& each = thing(index);
    const QString name = nameOf(each).left(1).toUpper() + nameOf(each).mid(1);
    switch (role) {
    case Qt::DisplayRole:
        return name;
    case Qt::DecorationRole:
        return picture(each);
    case Qt::ToolTipRole: {
        const QString objection = objectionTo(each);
        const QString full = tr("%1 (%2)").arg(name, wordOf(each)); // a column may cut the name off
        return objection.isEmpty() ? full : full + u'\n' + objection;
    }
    default:
        return {};
    }
}

Qt::ItemFlags ThingModel::flags(const QModelIndex& index) const {
    if (!index.isValid())
        return {};
    return objectionTo(thing(index)).isEmpty() ? Qt::ItemIsSelectable | Qt::ItemIsEnabled : Qt::NoItemFlags;
}

// On floor, where most of them stand. A thing that is not visible on a map is shown as text.
QPixmap ThingModel::picture(const PaletteThing& thing) const {
    const QByteArray key = QByteArray::fromStdString(thing.name + thing.form);
    const auto found = m_pictures.constFind(key);
    if (found != m_pictures.constEnd())
        return found.value();
    const qreal dpr = qApp->devicePixelRatio();
    const TerrainLooks looks(m_session.game().catalog());
    QPixmap drawn = TerrainPainter(m_theme, looks, Look::Tiles, pictureSize, dpr)
                        .swatch(thing.terrain != 0 ? thing.terrain : '.');
    QPainter painter(&drawn);
    ThingPainter things(m_theme, pictureSize, dpr);
    const AreaStyle style = areaStyle(thing.areaUse, thing.isDark);
    if (thing.placedBy == PlacedBy::Area)
        things.paintArea(painter, {m_theme.color(style.tint), false, style.hatched, true},
                         QRect({2, 3}, pictureSize - QSize(4, 6)));
    else if (thing.terrain == 0)
        things.paintThing(painter,
                          {thing.glyph != 0 ? signOf(thing.kind, thing.glyph) : QChar(u'¶'), thing.color,
                           kindStates(thing.kind, thing.kindChoice)},
                          {});
    painter.end();
    m_pictures.insert(key, drawn);
    return drawn;
}

} // namespace levwright
