// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/JournalKeeper.h"

#include "widgets/session/FilePath.h"

namespace levwright {

JournalKeeper::JournalKeeper(Session& session, const QString& folder, QObject* parent)
    : QObject(parent), m_session(session), m_folder(folder),
      m_writer(toPath(folder), [this](const std::optional<Error>& wrong) { report(wrong); }) {
    connect(&session, &Session::readAnew, this, &JournalKeeper::followDocument);
    connect(&session, &Session::changed, this, &JournalKeeper::followChange);
    connect(&session, &Session::stateChanged, this, &JournalKeeper::followState);
    followDocument();
}

void JournalKeeper::discard() {
    if (m_keeps)
        m_writer.remove();
    m_keeps = false;
}

void JournalKeeper::followDocument() {
    if (m_session.isModified())
        begin();
    else
        discard();
}

void JournalKeeper::followChange(const Change& change) {
    if (m_keeps && keepsSameFile())
        m_writer.append(change.edit, m_session.text());
    else
        begin();
}

// A document can be unsaved without a change, for example if its file is gone.
void JournalKeeper::followState() {
    if (m_keeps ? !keepsSameFile() : m_session.isModified())
        followDocument();
}

void JournalKeeper::begin() {
    m_keeps = true;
    m_path = m_session.path();
    m_file = m_session.knownFile();
    JournalOwner owner;
    owner.path = toPath(m_path).string();
    owner.name = m_path.isEmpty() && m_session.isNamed() ? m_session.displayName().toStdString() : "";
    owner.game = m_session.game().catalog().gameId();
    owner.kind = m_session.analysis().kind();
    m_writer.begin({owner, m_file, m_session.text()});
}

// Saving turns it into another file. If nothing happened, the snapshots share their bytes.
bool JournalKeeper::keepsSameFile() const {
    const std::optional<TextSnapshot>& file = m_session.knownFile();
    return m_path == m_session.path() && m_file.has_value() == file.has_value() &&
           (!file || file->bytes().data() == m_file->bytes().data());
}

void JournalKeeper::report(const std::optional<Error>& wrong) {
    QMetaObject::invokeMethod(
        this,
        [this, wrong] {
            if (wrong)
                Q_EMIT failed(QString::fromStdString(wrong->message));
            else
                Q_EMIT recovered();
        },
        Qt::QueuedConnection);
}

} // namespace levwright
