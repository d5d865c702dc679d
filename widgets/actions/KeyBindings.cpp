// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/actions/KeyBindings.h"

#include "core/base/Contract.h"
#include "widgets/actions/ActionSpecs.h"

#include <QCoreApplication>

#include <algorithm>

namespace levwright {
namespace {

const QString keysGroup = QStringLiteral("keys/");
const QString versionKey = QStringLiteral("levwrightKeys");

const ActionSpec& specOf(const QString& id) {
    const auto found = std::ranges::find(actionSpecs(), id.toLatin1(), &ActionSpec::id);
    require(found != actionSpecs().end(), "a command of the table");
    return *found;
}

QStringList wordsOf(const QList<QKeySequence>& keys) {
    QStringList words;
    for (const QKeySequence& key : keys)
        words << key.toString(QKeySequence::PortableText);
    return words;
}

constexpr qsizetype mostKeys = 16; // of one command; a file may list any number

// Leaves out what is no key.
QList<QKeySequence> keysOf(const QStringList& words) {
    QList<QKeySequence> keys;
    for (const QString& word : words) {
        if (keys.size() == mostKeys)
            break;
        const QKeySequence key = QKeySequence::fromString(word, QKeySequence::PortableText);
        if (canBeKeyOfCommand(key))
            keys << key;
    }
    return keys;
}

} // namespace

bool canBeKeyOfCommand(const QKeySequence& key) {
    if (key.count() != 1 || key[0].key() == Qt::Key_unknown || key[0].key() == Qt::Key(0))
        return false;
    if ((key[0].keyboardModifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0)
        return true;
    return key[0].key() >= Qt::Key_F1 && key[0].key() <= Qt::Key_F35;
}

KeyBindings::KeyBindings(ActionTable& actions, QSettings& settings, QObject* parent)
    : QObject(parent), m_actions(actions), m_settings(settings) {
    for (const ActionSpec& spec : actionSpecs()) {
        if (m_settings.contains(keysGroup + QString::fromLatin1(spec.id)))
            apply(QString::fromLatin1(spec.id));
    }
}

QList<QKeySequence> KeyBindings::keys(const QString& id) const {
    return m_settings.contains(keysGroup + id) ? keysOf(m_settings.value(keysGroup + id).toStringList())
                                               : specOf(id).shortcuts;
}

bool KeyBindings::isUsual(const QString& id) const {
    return keys(id) == specOf(id).shortcuts;
}

void KeyBindings::apply(const QString& id) {
    m_actions.setKeys(id, keys(id));
}

void KeyBindings::set(const QString& id, const QList<QKeySequence>& keys) {
    if (keys == specOf(id).shortcuts)
        m_settings.remove(keysGroup + id);
    else
        m_settings.setValue(keysGroup + id, wordsOf(keys));
    apply(id);
    Q_EMIT changed();
}

void KeyBindings::reset(const QString& id) {
    set(id, specOf(id).shortcuts);
}

void KeyBindings::resetAll() {
    m_settings.remove(QStringLiteral("keys"));
    for (const ActionSpec& spec : actionSpecs())
        apply(QString::fromLatin1(spec.id));
    Q_EMIT changed();
}

QStringList KeyBindings::rivals(const QString& id) const {
    QStringList found;
    const QList<QKeySequence> own = keys(id);
    for (const ActionSpec& spec : actionSpecs()) {
        const QString other = QString::fromLatin1(spec.id);
        const QList<QKeySequence> theirs = keys(other);
        const auto isTheirs = [&](const QKeySequence& key) { return theirs.contains(key); };
        if (other != id && std::ranges::any_of(own, isTheirs))
            found << other;
    }
    return found;
}

QString KeyBindings::menuOf(const QKeySequence& key) const {
    for (const ActionSpec& spec : actionSpecs()) {
        const QString title = shownText(spec.menu);
        if (QKeySequence::mnemonic(title) == key)
            return withoutMnemonic(title);
    }
    return {};
}

void KeyBindings::write(QSettings& file) const {
    file.clear();
    file.setValue(versionKey, 1);
    for (const ActionSpec& spec : actionSpecs()) {
        const QString id = QString::fromLatin1(spec.id);
        if (!isUsual(id))
            file.setValue(keysGroup + id, wordsOf(keys(id)));
    }
}

bool KeyBindings::read(QSettings& file) {
    if (!file.contains(versionKey))
        return false;
    m_settings.remove(QStringLiteral("keys"));
    for (const ActionSpec& spec : actionSpecs()) {
        const QString id = QString::fromLatin1(spec.id);
        if (file.contains(keysGroup + id))
            m_settings.setValue(keysGroup + id, wordsOf(keysOf(file.value(keysGroup + id).toStringList())));
        apply(id);
    }
    Q_EMIT changed();
    return true;
}

} // namespace levwright
