// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/PartChoice.h"

#include <QStandardItemModel>

#include <algorithm>
#include <optional>

namespace levwright {

PartChoice::PartChoice(QWidget* parent) : QComboBox(parent) {
    setObjectName(QStringLiteral("partChoice"));
    setAccessibleName(tr("Level and part"));
    setToolTip(tr("The level and part that the map shows"));
    // A fixed width: other names then cause no new layout.
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(20);
    connect(this, &QComboBox::activated, this, &PartChoice::choose);
}

void PartChoice::follow(Session& session) {
    m_session = &session;
    if (const LevelsAnalysis* levels = session.analysis().levels(); !listsAsIs(levels))
        list(levels);
    m_listed = session.document().analysis();
    m_listedPath = session.path();
    const std::size_t level = session.currentLevel();
    const std::optional<PartRef> part = session.currentPart();
    const auto inOrder = [](const PartRef& ref) { return std::pair(ref.level, ref.part); };
    auto found = std::ranges::lower_bound(m_shown, std::pair(level, part ? part->part : 0), {}, inOrder);
    // A level in a single row has no separate parts.
    if (found == m_shown.end() || found->level != level)
        found = std::ranges::lower_bound(m_shown, std::pair(level, std::size_t(0)), {}, inOrder);
    const bool isListed = found != m_shown.end() && found->level == level;
    setCurrentIndex(isListed ? m_rows.at(found - m_shown.begin()) : -1);
}

bool PartChoice::listsAsIs(const LevelsAnalysis* now) const {
    const LevelsAnalysis* listed = m_listed ? m_listed->levels() : nullptr;
    if (m_listedPath != m_session->path()) // a script has its name from it
        return false;
    if (listed == nullptr || now == nullptr || listed->levelCount() != now->levelCount())
        return false;
    for (std::size_t i = 0; i < now->levelCount(); ++i) {
        if (listed->levelPtr(i) == now->levelPtr(i))
            continue;
        const LevelModel& before = listed->level(i);
        const LevelModel& after = now->level(i);
        if (before.hasHeader() != after.hasHeader() || before.isOfRooms() != after.isOfRooms() ||
            before.name != after.name || before.themed.has_value() != after.themed.has_value() ||
            before.parts.size() != after.parts.size())
            return false;
    }
    return true;
}

void PartChoice::list(const LevelsAnalysis* levels) {
    clear();
    m_shown.clear();
    m_rows.clear();
    std::optional<ThemedList> heading;
    for (std::size_t i = 0; levels != nullptr && i < levels->levelCount(); ++i) {
        const LevelModel& level = levels->level(i);
        if (!level.hasHeader())
            continue;
        if (level.themed && heading != level.themed->list) {
            heading = level.themed->list;
            addHeading(heading == ThemedList::Rooms ? tr("Themed rooms") : tr("Contents for themed rooms"));
        }
        const bool rooms = level.isOfRooms();
        const std::size_t parts = rooms ? 1 : std::max<std::size_t>(level.parts.size(), 1);
        const QString name = m_session->shown(m_session->levelName(i));
        for (std::size_t part = 0; part < parts; ++part) {
            m_rows << count();
            addItem(parts > 1 ? tr("%1, part %2").arg(name).arg(part + 1) : name);
            m_shown << PartRef{i, part};
        }
    }
    setEnabled(m_shown.size() > 1);
}

void PartChoice::addHeading(const QString& words) {
    addItem(words);
    auto* items = qobject_cast<QStandardItemModel*>(model());
    if (items == nullptr)
        return;
    QStandardItem* item = items->item(count() - 1);
    item->setFlags(Qt::NoItemFlags);
    QFont bold = font();
    bold.setBold(true);
    item->setFont(bold);
}

void PartChoice::choose(int index) {
    const qsizetype number = m_rows.indexOf(index);
    if (number < 0)
        return;
    const PartRef chosen = m_shown.at(number);
    const LevelsAnalysis& analysis = m_session->levels();
    const LevelModel& level = analysis.level(chosen.level);
    const bool isPart = !level.isOfRooms() && chosen.part < level.sectionCount();
    const Offset inLevel = isPart ? level.sectionStart(chosen.part) : 0;
    const Offset start = analysis.levelStart(chosen.level) + inLevel;
    m_session->select(Range{start, start});
}

} // namespace levwright
