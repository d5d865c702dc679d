// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/statistics/StatisticsReport.h"

#include "core/base/Phrase.h"
#include "widgets/session/PercentDigits.h"

#include <QLocale>

#include <algorithm>

namespace levwright {
QString percentText(double share) {
    return StatisticsReport::tr("%1 %").arg(percentDigits(100 * share));
}

QString percentText(const roll::Share& share) {
    return StatisticsReport::tr("%1 % (%2 to %3)")
        .arg(percentDigits(100 * share.value), percentDigits(100 * share.low),
             percentDigits(100 * share.high));
}

StatisticsReport::StatisticsReport(CountedLevel level, StatisticsPtr statistics)
    : m_level(std::move(level)), m_statistics(std::move(statistics)) {
    addFindings();
    addStatements();
}

QString StatisticsReport::sentenceOf(const roll::Finding& finding) const {
    const QString what = finding.statement >= 0 ? m_level.label(finding.statement) : QString();
    const QString said =
        finding.text.empty() ? tr("something else") : QString::fromUtf8(levwright::said(finding.text));
    switch (finding.kind) {
    case roll::FindingKind::LoadingEnds:
        if (!finding.text.empty())
            return tr("The game ends while it loads the level: “%1”").arg(said);
        return what.isEmpty() ? tr("The game ends while it loads the level")
                              : tr("The game ends while it loads the level: no place for “%1”").arg(what);
    case roll::FindingKind::ScriptFails:
        return tr("The script fails, and the game makes a maze instead: %1").arg(said);
    case roll::FindingKind::NotFinished:
        return tr("It is not rolled to its end: %1").arg(said);
    case roll::FindingKind::GameComplains:
        return what.isEmpty() ? tr("The game complains: “%1”").arg(said)
                              : tr("The game complains about “%1”: “%2”").arg(what, said);
    case roll::FindingKind::RegionWithoutPlace:
        return what.isEmpty() ? tr("A level region finds no place: “%1”").arg(said)
                              : tr("“%1” finds no place: “%2”").arg(what, said);
    case roll::FindingKind::GivenUp:
        return tr("The game does not do what “%1” asks for: %2").arg(what, said);
    case roll::FindingKind::Missing:
        return tr("“%1” is missing").arg(what);
    case roll::FindingKind::UndeclaredRegister:
        return tr("A register is used that no statement declares");
    case roll::FindingKind::NeedsUnlocking:
        return tr("Stairs and arrivals reach each other only through locked doors or a drawbridge");
    case roll::FindingKind::NeedsLevitation:
        return tr("Stairs and arrivals reach each other only across water or lava");
    case roll::FindingKind::CutOff:
        return tr("Stairs and arrivals reach each other only by digging");
    case roll::FindingKind::ClosedPocket:
        return tr("Some ground is reached only by digging");
    case roll::FindingKind::InRock:
        if (!finding.text.empty())
            return tr("Something that the game adds to a maze is in rock or a wall");
        return what.isEmpty() ? tr("A thing is in rock or a wall")
                              : tr("“%1” is in rock or a wall").arg(what);
    case roll::FindingKind::OnLava:
        return what.isEmpty() ? tr("A thing is on lava") : tr("“%1” is on lava").arg(what);
    case roll::FindingKind::TrappedWay:
        return tr("Stairs are reached only over traps that lead elsewhere, such as “%1”").arg(what);
    case roll::FindingKind::BoulderInWay:
        return tr("Stairs are reached only past a boulder that cannot be pushed: “%1”").arg(what);
    case roll::FindingKind::DoorOnCorner:
        return tr("“%1” is on a corner, where nobody can go through").arg(what);
    case roll::FindingKind::KeeperInTheWay:
        return what.isEmpty()
                   ? tr("Nobody can enter or leave a shop, because its keeper cannot step aside")
                   : tr("Nobody can enter or leave the shop “%1”, because its keeper cannot step aside")
                         .arg(what);
    case roll::FindingKind::NoArrivalFromAbove:
        return tr("A player from above finds no free cell to arrive on");
    case roll::FindingKind::NoArrivalFromBelow:
        break;
    }
    return tr("A player from below finds no free cell to arrive on");
}

void StatisticsReport::addFindings() {
    for (const roll::Finding& finding : roll::findingsOf(*m_statistics)) {
        FindingRow row{sentenceOf(finding),
                       finding.statement,
                       roll::shareOf(finding.rolls, m_statistics->rolls),
                       finding.seed,
                       roll::isOftenMeant(finding.kind),
                       finding.line};
        if (row.isMeant)
            row.sentence = tr("%1 (often intended)").arg(row.sentence);
        if (finding.kind == roll::FindingKind::Missing && m_level.chance(finding.statement) < 100) {
            const double written = 1 - m_level.chance(finding.statement) / 100.0;
            row.isMeant = row.share.low <= written && written <= row.share.high;
            row.sentence = tr("%1 (its chance is %2 %)").arg(row.sentence).arg(m_level.chance(row.statement));
        }
        m_findings.push_back(std::move(row));
    }
    std::ranges::stable_partition(m_findings, [](const FindingRow& row) { return !row.isMeant; });
}

double StatisticsReport::groundShare(int cell) const {
    roll::Count ground = 0;
    for (const auto& [digit, rolls] : m_statistics->terrain[std::size_t(cell)]) {
        const int terrain = digit <= '9' ? digit - '0' : digit - 'a' + 10;
        if (!roll::isRock(terrain))
            ground += rolls;
    }
    return double(ground) / double(m_statistics->rolls);
}

StatementRow StatisticsReport::rowOf(std::int32_t statement) const {
    const roll::Count rolls = m_statistics->rolls;
    const roll::StatementTally& tally = m_statistics->statements[std::size_t(statement)];
    StatementRow row{statement, roll::shareOf(rolls - tally.rolls, rolls), tally.at.size()};
    for (const auto& [cell, count] : tally.at) {
        if (count <= row.likelyRolls)
            continue;
        const Point corner = m_level.corner(tally.trace.section);
        const Point place = roll::placeOf(cell);
        row.likelyCell = {place.x - corner.x, place.y - corner.y};
        row.likelyRolls = count;
    }
    return row;
}

void StatisticsReport::addStatements() {
    for (std::size_t i = 0; i < m_statistics->statements.size(); ++i) {
        const roll::StatementTally& tally = m_statistics->statements[i];
        if (tally.expected || tally.rolls > 0)
            m_statements.push_back(rowOf(std::int32_t(i)));
    }
    std::ranges::stable_sort(m_statements, {},
                             [this](const StatementRow& row) { return m_level.begin(row.statement); });
}

} // namespace levwright
