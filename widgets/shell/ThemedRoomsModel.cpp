// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/shell/ThemedRoomsModel.h"

#include "core/base/Phrase.h"
#include "core/document/Vaults.h"
#include "widgets/session/TextCodec.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace levwright {
namespace {

// The numbers of the fields of a themed room, in the order of its view; see themedFields().
std::optional<std::size_t> fieldNumber(int column) {
    switch (column) {
    case ThemedRoomsModel::Name:
        return 0;
    case ThemedRoomsModel::Frequency:
        return 1;
    case ThemedRoomsModel::Least:
        return 2;
    case ThemedRoomsModel::Most:
        return 3;
    default:
        return std::nullopt;
    }
}

} // namespace

ThemedRoomsModel::ThemedRoomsModel(Session& session, QObject* parent)
    : QAbstractTableModel(parent), m_session(session) {
    connect(&session, &Session::changed, this, &ThemedRoomsModel::update);
    connect(&session, &Session::readAnew, this, &ThemedRoomsModel::update);
    update();
}

// A vault is shown as a room; its limit is a depth.
std::vector<ThemedRoomsModel::Row> ThemedRoomsModel::rowsOf(const LevelsAnalysis& levels) const {
    std::vector<Row> rows;
    for (std::size_t i = 0; i < levels.levelCount(); ++i) {
        if (const std::optional<ThemedEntry>& themed = levels.level(i).themed)
            rows.push_back({i, *themed});
    }
    if (!rows.empty())
        return rows;
    const std::vector<Vault> vaults = vaultsOf(levels);
    double sum = 0;
    for (const Vault& vault : vaults)
        sum += std::max(vault.frequency, 0);
    for (const Vault& vault : vaults)
        rows.push_back(
            {vault.level,
             {.list = ThemedList::Rooms,
              .number = rows.size() + 1,
              .name = vault.name,
              .isNamed = true,
              .frequency = vault.frequency,
              .percent = sum > 0 ? 100 * std::max(vault.frequency, 0) / sum : 0,
              .leastDifficulty = vault.leastDepth > 0 ? std::optional(vault.leastDepth) : std::nullopt}});
    return rows;
}

void ThemedRoomsModel::update() {
    std::vector<Row> rows;
    const LevelsAnalysis* levels = m_session.analysis().levels();
    if (levels != nullptr)
        rows = rowsOf(*levels);
    m_isOfVaults = levels != nullptr && !levels->isOfThemedRooms();
    if (rows == m_rows)
        return;
    // Values change in their rows, so that the selection stays.
    if (rows.size() == m_rows.size()) {
        m_rows = std::move(rows);
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

void ThemedRoomsModel::setDifficulty(std::optional<int> difficulty) {
    m_difficulty = difficulty;
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

std::optional<std::size_t> ThemedRoomsModel::levelOf(int row) const {
    if (row < 0 || row >= rowCount())
        return std::nullopt;
    return m_rows[std::size_t(row)].level;
}

int ThemedRoomsModel::rowOf(std::size_t level) const {
    const auto found = std::ranges::find(m_rows, level, &Row::level);
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

int ThemedRoomsModel::countOf(ThemedList list) const {
    return int(std::ranges::count_if(m_rows, [&](const Row& row) { return row.entry.list == list; }));
}

int ThemedRoomsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_rows.size());
}

int ThemedRoomsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(columns);
}

QVariant ThemedRoomsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const std::array<QString, columns> titles{tr("Name"),
                                              tr("Kind"),
                                              tr("Frequency"),
                                              tr("Share"),
                                              m_isOfVaults ? tr("From depth") : tr("From difficulty"),
                                              tr("Up to difficulty"),
                                              tr("Condition")};
    return titles[std::size_t(section)];
}

std::optional<double> ThemedRoomsModel::shareOf(const ThemedEntry& entry) const {
    if (!entry.frequency)
        return std::nullopt;
    if (!m_difficulty)
        return entry.percent;
    const auto mayBe = [&](const ThemedEntry& each) { return !whyNotAtDifficulty(each, *m_difficulty); };
    if (*entry.frequency <= 0 || !mayBe(entry))
        return 0;
    constexpr double whole = 100;
    double sum = 0;
    for (const Row& row : m_rows) {
        if (row.entry.list == entry.list && row.entry.frequency && *row.entry.frequency > 0 &&
            mayBe(row.entry))
            sum += *row.entry.frequency;
    }
    return whole * *entry.frequency / sum;
}

QString ThemedRoomsModel::textOf(const ThemedEntry& entry, int column) const {
    const auto limit = [](const std::optional<int>& difficulty) {
        return difficulty ? QLocale().toString(*difficulty) : tr("any");
    };
    switch (column) {
    case Name:
        return QString::fromStdString(entry.name);
    case Kind:
        return m_isOfVaults ? tr("vault") : entry.list == ThemedList::Rooms ? tr("room") : tr("contents");
    case Frequency:
        return entry.frequency ? QLocale().toString(*entry.frequency) : tr("computed");
    case Share: {
        const std::optional<double> share = shareOf(entry);
        if (!share)
            return tr("not known");
        return *share <= 0 ? tr("never")
                           : tr("%1 %").arg(QLocale().toString(*share, 'f', *share < 1 ? 2 : 1));
    }
    case Least:
        return limit(entry.leastDifficulty);
    case Most:
        return limit(entry.mostDifficulty);
    default:
        return entry.hasCondition ? tr("only in some rooms") : QString();
    }
}

QVariant ThemedRoomsModel::numberOf(const ThemedEntry& entry, int column) const {
    constexpr int noLimit = 1 << 20; // sorts after all limits
    switch (column) {
    case Frequency:
        return entry.frequency.value_or(-1);
    case Share:
        return shareOf(entry).value_or(-1);
    case Least:
        return entry.leastDifficulty.value_or(0);
    case Most:
        return entry.mostDifficulty.value_or(noLimit);
    default:
        return textOf(entry, column);
    }
}

QVariant ThemedRoomsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const ThemedEntry& entry = m_rows[std::size_t(index.row())].entry;
    switch (role) {
    case Qt::DisplayRole:
        return textOf(entry, index.column());
    case Qt::EditRole: {
        if (m_isOfVaults)
            return index.column() == Frequency ? QVariant(entry.frequency.value_or(1))
                                               : QVariant(entry.leastDifficulty.value_or(0));
        const std::optional<FieldView> field = fieldAt(index);
        if (!field || !field->isWritten) // the name may stand in a comment
            return index.column() == Name ? textOf(entry, Name) : QString();
        return decodeLine(field->source, m_session.encoding());
    }
    case sortRole:
        return numberOf(entry, index.column());
    case Qt::TextAlignmentRole:
        return index.column() >= Frequency && index.column() <= Most
                   ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                   : QVariant();
    case Qt::ToolTipRole:
        return entry.isFunction ? tr("A function, without values of its own") : QVariant();
    default:
        return {};
    }
}

// Of an entry that is a function, only the name.
std::optional<FieldView> ThemedRoomsModel::fieldAt(const QModelIndex& index) const {
    const std::optional<std::size_t> number = fieldNumber(index.column());
    const std::optional<std::size_t> level = levelOf(index.row());
    const LevelsAnalysis* levels = m_session.analysis().levels();
    if (!number || !level || levels == nullptr || *level >= levels->levelCount())
        return std::nullopt;
    std::vector<FieldView> fields = levels->view({*level, 0}).fields;
    if (*number >= fields.size())
        return std::nullopt;
    return std::move(fields[*number]);
}

Qt::ItemFlags ThemedRoomsModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid() || index.row() >= rowCount() || !fieldNumber(index.column()))
        return flags;
    if (m_isOfVaults)
        return index.column() == Frequency || index.column() == Least ? flags | Qt::ItemIsEditable : flags;
    const bool isFunction = m_rows[std::size_t(index.row())].entry.isFunction;
    return isFunction && index.column() != Name ? flags : flags | Qt::ItemIsEditable;
}

bool ThemedRoomsModel::setVault(const QModelIndex& index, const QString& typed) {
    bool isNumber = false;
    const int number = typed.toInt(&isNumber);
    const std::optional<std::size_t> level = levelOf(index.row());
    const LevelsAnalysis* levels = m_session.analysis().levels();
    if ((!isNumber && !typed.isEmpty()) || !level || levels == nullptr || number < 0 ||
        typed == data(index, Qt::EditRole).toString())
        return false;
    const auto which = index.column() == Frequency ? VaultNumber::Frequency : VaultNumber::LeastDepth;
    const bool isDone = m_session.apply(
        setVaultNumber(*levels, *level, which, isNumber ? std::optional(number) : std::nullopt),
        stepName("Change %1")
            .arg(StepName::ofSaid(
                headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString().toStdString())));
    m_session.endStep();
    return isDone;
}

bool ThemedRoomsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (m_isOfVaults && role == Qt::EditRole)
        return setVault(index, value.toString().trimmed());
    const std::optional<FieldView> field = role == Qt::EditRole ? fieldAt(index) : std::nullopt;
    if (!field)
        return false;
    const QString typed = value.toString().trimmed();
    if (typed == data(index, Qt::EditRole).toString())
        return false;
    const bool isTakenAway = typed.isEmpty() && field->isOptional;
    const bool isDone = m_session.apply(
        m_session.analysis().setField({*levelOf(index.row()), 0}, field->key,
                                      isTakenAway ? std::nullopt
                                                  : std::optional(encodeLine(typed, m_session.encoding()))),
        stepName("Change %1").arg(StepName::ofPhrase(field->name)));
    m_session.endStep();
    return isDone;
}

} // namespace levwright
