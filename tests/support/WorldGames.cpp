// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/WorldGames.h"

#include "core/world/SaveText.h"
#include "core/world/ViewText.h"
#include "tests/support/SharedFiles.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

namespace levwright::world {
namespace {

QByteArray withoutEnd(QByteArray line) {
    while (!line.isEmpty() && QByteArrayView(" \t\r\n\v\f").contains(line.back()))
        line.chop(1);
    return line;
}

// By the keys of world-server.md.
constexpr std::pair<std::string_view, Message> messages[] = {
    {"help1", Message::Help1},         {"help2", Message::Help2},       {"help3", Message::Help3},
    {"help4", Message::Help4},         {"help5", Message::Help5},       {"help6", Message::Help6},
    {"wait", Message::Wait},           {"heal", Message::Heal},         {"hunger", Message::Hunger},
    {"die1", Message::Die1},           {"die2", Message::Die2},         {"youwound", Message::YouWound},
    {"woundsyou", Message::WoundsYou}, {"move", Message::Move},         {"failmove", Message::FailMove},
    {"slab", Message::Slab},           {"sacred", Message::Sacred},     {"speech", Message::Speech},
    {"pickup", Message::PickUp},       {"nopickup", Message::NoPickUp}, {"nostorage", Message::NoStorage},
    {"drop", Message::Drop},           {"nodrop", Message::NoDrop},     {"slippers", Message::Slippers},
    {"nouse", Message::NoUse},         {"consume", Message::Consume},   {"usefail", Message::UseFail}};

struct Pattern {
    QRegularExpression line;
    Message message;
};

std::vector<Pattern> readPatterns() {
    std::vector<Pattern> patterns;
    QList<QByteArray> rows = fileBytes(worldCorpus() + QStringLiteral("/messages.tsv")).split('\n');
    rows.removeFirst();
    for (const QByteArray& row : rows) {
        const qsizetype tab = row.indexOf('\t');
        if (tab < 0)
            continue;
        QString escaped = QRegularExpression::escape(QString::fromUtf8(row.mid(tab + 1)));
        escaped.replace(QRegularExpression(QStringLiteral("\\\\\\{(NAME|DIR)\\\\\\}")),
                        QStringLiteral("(.*)"));
        const std::string key = row.left(tab).toStdString();
        const auto found = std::ranges::find(messages, key, &std::pair<std::string_view, Message>::first);
        if (found == std::end(messages))
            qFatal("messages.tsv: unknown key %s", key.c_str());
        patterns.push_back({QRegularExpression(QRegularExpression::anchoredPattern(escaped)), found->second});
    }
    return patterns;
}

} // namespace

QString worldCorpus() {
    return sharedFolder().isEmpty() ? QString() : sharedFolder() + QStringLiteral("/corpus/world");
}

QByteArray worldFile(const QString& path) {
    return fileBytes(worldCorpus() + u'/' + path);
}

QStringList gamesWith(const char* file) {
    QStringList games;
    for (const QString& game :
         QDir(worldCorpus()).entryList({QStringLiteral("g*")}, QDir::Dirs, QDir::Name)) {
        const QString folder = worldCorpus() + u'/' + game + u'/';
        if (QFile::exists(folder + QStringLiteral("start")) &&
            QFile::exists(folder + QString::fromLatin1(file)))
            games << game;
    }
    return games;
}

// Describes where two texts differ, to explain a failure.
QString firstDifference(const QByteArray& actual, const QByteArray& expected) {
    const QByteArrayList ours = actual.split('\n');
    const QByteArrayList theirs = expected.split('\n');
    for (qsizetype line = 0; line < std::max(ours.size(), theirs.size()); ++line) {
        const QByteArray our = line < ours.size() ? ours[line] : QByteArray("(end)");
        const QByteArray their = line < theirs.size() ? theirs[line] : QByteArray("(end)");
        if (our != their)
            return QStringLiteral("line %1:\n  ours:     %2\n  expected: %3")
                .arg(line + 1)
                .arg(QString::fromUtf8(our.left(200)), QString::fromUtf8(their.left(200)));
    }
    return {};
}

QByteArray inOurWords(const QByteArray& out) {
    const std::vector<Pattern> patterns = readPatterns();
    QByteArrayList lines;
    for (const QByteArray& line : out.split('\n')) {
        QByteArray ours = line;
        if (line.startsWith("LOG ")) {
            ours = "unknown message: " + line;
            for (const Pattern& pattern : patterns) {
                const QRegularExpressionMatch match = pattern.line.match(QString::fromUtf8(line));
                if (!match.hasMatch())
                    continue;
                const std::string word = match.captured(1).toStdString();
                ours = "LOG " + QByteArray::fromStdString(messageText(pattern.message, word));
                break;
            }
        }
        lines << ours;
    }
    return lines.join('\n');
}

void WorldTranscript::load(const QByteArray& lines) {
    for (const QByteArray& line : lines.split('\n'))
        note(m_world.execute(withoutEnd(line).toStdString(), CommandSource::Save));
    update();
}

Reply WorldTranscript::obey(const QByteArray& line) {
    Reply reply = m_world.execute(line.toStdString());
    note(reply);
    if (reply.disposition != Disposition::Obeyed)
        return reply;
    m_record += line + '\n';
    update();
    return reply;
}

void WorldTranscript::obeyAll(const QByteArray& lines) {
    QByteArrayList commands = lines.split('\n');
    if (commands.last().isEmpty())
        commands.removeLast();
    for (const QByteArray& command : commands)
        obey(command);
}

void WorldTranscript::note(const Reply& reply) {
    for (const Event& event : reply.events) {
        const QByteArray text = QByteArray::fromStdString(event.text);
        if (event.kind == EventKind::Log)
            m_out += "LOG " + text + '\n';
        else if (event.kind == EventKind::Answer)
            m_out += text + '\n';
        else if (event.kind == EventKind::Problem)
            m_problems << QString::fromUtf8(text);
        else if (event.kind == EventKind::ViewGone)
            m_view.clear();
    }
}

void WorldTranscript::update() {
    if (!m_world.state().active)
        return;
    m_view = QByteArray::fromStdString(viewText(m_world.state(), m_world.rules()));
    m_out += "WORLD_UPDATED\n";
}

QByteArray WorldTranscript::save() const {
    return QByteArray::fromStdString(saveText(m_world.state(), m_world.rules()));
}

} // namespace levwright::world
