// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/stamps/StampShelf.h"

#include "core/base/Phrase.h"

#include <utility>

namespace levwright {
namespace {

constexpr qsizetype mostStored = 64 * 1024; // bytes of a stamp in the settings

QString stampKey(int number) {
    return QStringLiteral("stamps/%1").arg(number);
}

QString stampNameKey(int number) {
    return QStringLiteral("stampNames/%1").arg(number);
}

} // namespace

StampShelf::StampShelf(QSettings& settings, QObject* parent) : QObject(parent), m_settings(settings) {}

bool StampShelf::isEmpty(int number) const {
    return !m_large[std::size_t(number)] && m_settings.value(stampKey(number)).toByteArray().isEmpty();
}

Result<Fragment> StampShelf::at(int number) const {
    if (const std::optional<Fragment>& large = m_large[std::size_t(number)])
        return *large;
    const QByteArray stored = m_settings.value(stampKey(number)).toByteArray();
    if (stored.isEmpty())
        return failure(
            tr("Stamp %1 is empty (Ctrl+Shift+%1 stores the selection).").arg(number).toStdString());
    Result<Fragment> stamp = stored.size() <= mostStored ? fragmentFromJson(stored.toStdString())
                                                         : failure(say("It is too large."));
    if (!stamp)
        return failure(
            tr("Stamp %1 cannot be read (Ctrl+Shift+%1 stores the selection).").arg(number).toStdString());
    return stamp;
}

QString StampShelf::nameOf(int number, const Result<Fragment>& stamp) const {
    QString given = m_settings.value(stampNameKey(number)).toString();
    if (!given.isEmpty())
        return given;
    if (!stamp)
        return tr("cannot be read");
    const Area size = stamp->size();
    QString cells = tr("%1 × %2").arg(size.width()).arg(size.height());
    const auto things = stamp->things.size();
    if (things == 0)
        return cells;
    return things == 1 ? tr("%1, 1 thing").arg(cells) : tr("%1, %2 things").arg(cells).arg(things);
}

bool StampShelf::keep(int number, Fragment fragment) {
    const QByteArray stored = QByteArray::fromStdString(toJson(fragment));
    const bool isStored = stored.size() <= mostStored;
    m_large[std::size_t(number)].reset();
    m_settings.remove(stampNameKey(number));
    if (isStored) {
        m_settings.setValue(stampKey(number), stored);
    } else {
        m_settings.remove(stampKey(number));
        m_large[std::size_t(number)] = std::move(fragment);
    }
    Q_EMIT changed(number);
    return isStored;
}

void StampShelf::rename(int number, const QString& name) {
    if (name.trimmed().isEmpty())
        m_settings.remove(stampNameKey(number));
    else
        m_settings.setValue(stampNameKey(number), name.trimmed());
    Q_EMIT changed(number);
}

void StampShelf::remove(int number) {
    m_large[std::size_t(number)].reset();
    m_settings.remove(stampKey(number));
    m_settings.remove(stampNameKey(number));
    Q_EMIT changed(number);
}

} // namespace levwright
