// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picker/ThingModel.h"

#include "core/base/Phrase.h"
#include "core/model/LevelLanguage.h"
#include "widgets/mapdrawing/ThingLooks.h"
#include "widgets/session/Sentence.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace levwright {
namespace {

constexpr QSize pictureSize(16, 22);

QString nameOf(const PaletteThing& thing) {
    return QString::fromStdString(thing.name);
}

QString shownNameOf(const PaletteThing& thing) {
    return QString::fromStdString(shownName(thing));
}

// What a search is compared with. A class fits as well as a thing with its name.
QString soughtName(const PaletteThing& thing) {
    return thing.ofClass.empty() ? shownNameOf(thing) : QString::fromUtf8(said(thing.ofClass));
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
    : QAbstractListModel(parent), m_session(session), m_theme(theme), m_terrain(session.game().catalog()),
      m_tab(tab) {
    readAnew();
}

void ThingModel::setTheme(const Theme& theme) {
    m_theme = theme;
    drawAnew();
}

void ThingModel::setMapLook(const MapLook& look) {
    m_look = look;
    drawAnew();
}

void ThingModel::drawAnew() {
    m_terrain = m_look.terrain(m_session.game().catalog());
    m_pictures.clear();
    if (!m_shown.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

void ThingModel::readAnew() {
    m_shown.clear();
    m_named.reset();
    drawAnew();
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
    QStringList fresh = names;
    fresh.removeIf([this](const QString& name) { return m_recent.contains(name); });
    if (fresh.isEmpty())
        return;
    for (QString& each : m_recent) {
        if (!names.contains(each) && !fresh.isEmpty())
            each = fresh.takeFirst();
    }
    m_recent += fresh;
    show();
}

void ThingModel::show() {
    beginResetModel();
    m_shown.clear();
    const bool isRecent = m_tab == ThingTab::Recent;
    const bool needsNames = isRecent ? !m_recent.isEmpty() : m_tab == ThingTab::Things && !m_words.isEmpty();
    if (!m_named && needsNames)
        m_named = m_session.game().language().namedThings();
    if (isRecent)
        showRecent();
    else
        showWithWords();
    endResetModel();
}

void ThingModel::showRecent() {
    for (const QString& name : m_recent) {
        const auto offer = [&](const std::vector<PaletteThing>& things) {
            const auto found = std::ranges::find_if(
                things, [&](const PaletteThing& thing) { return nameOf(thing) == name; });
            if (found != things.end())
                m_shown.push_back(&*found);
            return found != things.end();
        };
        if (!offer(m_things))
            offer(*m_named);
    }
}

void ThingModel::showWithWords() {
    const auto hasWords = [&](const PaletteThing& thing) {
        return shownNameOf(thing).contains(m_words, Qt::CaseInsensitive) ||
               nameOf(thing).contains(m_words, Qt::CaseInsensitive);
    };
    for (const PaletteThing& thing : m_things) {
        if (hasWords(thing) || wordOf(thing).startsWith(m_words, Qt::CaseInsensitive))
            m_shown.push_back(&thing);
    }
    if (m_words.isEmpty())
        return;
    if (m_named) {
        for (const PaletteThing& thing : *m_named) {
            if (hasWords(thing))
                m_shown.push_back(&thing);
        }
    }
    sortByFit();
}

// Computes each fit once: there are hundreds of names, and a key press waits for them.
void ThingModel::sortByFit() {
    std::vector<std::pair<Fit, const PaletteThing*>> ranked;
    ranked.reserve(m_shown.size());
    for (const PaletteThing* thing : m_shown)
        ranked.emplace_back(fitOf(soughtName(*thing), m_words), thing);
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

int ThingModel::widestName(const QFontMetrics& metrics) const {
    int widest = 0;
    for (const PaletteThing& each : m_things)
        widest = std::max(widest, metrics.horizontalAdvance(sentence(shownNameOf(each))));
    return widest;
}

int ThingModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_shown.size());
}

QVariant ThingModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const PaletteThing& each = thing(index);
    const QString name = sentence(shownNameOf(each));
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

QPixmap ThingModel::picture(const PaletteThing& thing) const {
    const QByteArray key = QByteArray::fromStdString(thing.name + thing.form);
    const auto found = m_pictures.constFind(key);
    if (found != m_pictures.constEnd())
        return found.value();
    return m_pictures.insert(key, drawn(thing)).value();
}

// On floor, where most of them stand. A thing that is not visible on a map is shown as text.
QPixmap ThingModel::drawn(const PaletteThing& thing) const {
    const qreal dpr = qApp->devicePixelRatio();
    const QSize size = m_look.cell(pictureSize, pictureSize.width());
    TerrainPainter terrain(m_theme, m_terrain, m_look.look, size, dpr);
    QPixmap picture = terrain.swatch(thing.terrain != 0 ? thing.terrain : '.');
    QPainter painter(&picture);
    ThingPainter things(m_theme, size, dpr, terrain.tiles());
    const AreaStyle style = areaStyle(thing.areaUse, thing.isDark);
    if (thing.placedBy == PlacedBy::Area)
        things.paintArea(painter, {m_theme.color(style.tint), false, style.hatched, true},
                         QRect({2, 3}, size - QSize(4, 6)));
    else if (thing.terrain == 0) {
        ThingLook look = lookOf(thing, terrain.tiles());
        if (thing.glyph == 0)
            look.character = u'¶';
        things.paintThing(painter, look, {});
    }
    return picture;
}

} // namespace levwright
