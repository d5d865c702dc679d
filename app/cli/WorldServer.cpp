// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/WorldServer.h"

#include "core/base/Printable.h"

#include <format>
#include <utility>

namespace levwright::cli {
namespace {

using world::Effect;
using world::EffectKind;

constexpr std::string_view sampleWorld = LEVWRIGHT_SAMPLES "/world";
constexpr std::size_t longestMessage = 1000; // for the operator; clients may send anything
constexpr std::chrono::seconds betweenOwnerChecks(5);
// Commands that arrive together are many lines. A stop signal must not wait for the last of them.
constexpr std::chrono::milliseconds noWait(0);

// Ends the run; caught by WorldServer::run.
struct Stopped {
    std::string reason;
    Status status = Success;
};

template <class T>
T orStop(Result<T> result) {
    if (!result)
        throw Stopped{result.error().message, Failure};
    if constexpr (!std::is_void_v<T>)
        return std::move(*result);
}

} // namespace

WorldServer::WorldServer(WorldRequest request, WorldHost& host, std::ostream& messages)
    : m_request(std::move(request)), m_host(host), m_messages(messages), m_in(path("server/in")),
      m_out(path("server/out")), m_view(path("server/worldstate")), m_save(path(m_request.save)),
      m_record(path("record_" + m_request.save)), m_place(path("record_" + m_request.save + "_place")) {}

Status WorldServer::run() {
    Status status = Success;
    try {
        claim();
        checkLeftOvers();
        start();
        serve();
    } catch (const Stopped& stopped) {
        status = stopped.status;
        tell(status == Success ? "aborting" : "error", stopped.reason);
    } catch (...) {
        leave();
        throw;
    }
    leave();
    return status;
}

std::optional<std::string> WorldServer::readIfThere(const std::filesystem::path& path) {
    if (!m_host.files().exists(path))
        return std::nullopt;
    return orStop(m_host.files().read(path, maximumFileSize));
}

// Must come first: clients that wait for the view of this server must not find that of a killed one.
void WorldServer::claim() {
    if (orStop(m_host.claimFolder(path(serverFolder))) == WorldHost::Claim::Anothers)
        throw Stopped{std::format("another server runs in “{}”; “{}” names its process",
                                  m_request.folder.string(), m_out.string()),
                      Failure};
    m_host.remove(m_view);
}

void WorldServer::checkLeftOvers() {
    for (const std::filesystem::path& file : {m_save, m_record}) {
        std::filesystem::path leftOver = file;
        leftOver += "_tmp";
        if (m_host.files().exists(leftOver))
            throw Stopped{
                std::format("“{}” is left over from an interrupted write; remove it", leftOver.string())};
    }
}

void WorldServer::open() {
    const auto time = m_host.unixTime().time_since_epoch();
    const auto seconds = std::chrono::floor<std::chrono::seconds>(time);
    const auto rest = std::chrono::duration_cast<std::chrono::nanoseconds>(time - seconds);
    m_firstLine = std::format("{} {}.{:09}", m_host.processId(), seconds.count(), rest.count());
    // The order matters: a client that sees our first line can already be heard.
    orStop(m_host.listenTo(m_in));
    orStop(m_host.rewrite(m_out, m_firstLine + '\n'));
}

// If files cannot be played, server/out and server/in stay unchanged.
void WorldServer::start() {
    if (m_request.replayTo)
        replay();
    else
        play();
}

void WorldServer::replay() {
    const std::optional<std::string> record = readIfThere(m_record);
    if (!record)
        throw Stopped{std::format("there is no “{}” to replay", m_record.string())};
    makeSession({});
    open();
    perform(m_session->replay(*record, *m_request.replayTo));
}

void WorldServer::play() {
    world::StoredGame stored;
    stored.save = readIfThere(m_save);
    stored.record = readIfThere(m_record).value_or(std::string());
    stored.place = readIfThere(m_place);
    if (!stored.save)
        stored.worldCommands = readIfThere(path(newWorldFile));
    makeSession(stored);
    const auto seconds = std::chrono::floor<std::chrono::seconds>(m_host.unixTime().time_since_epoch());
    const Result<world::Effects> effects =
        m_session->play(stored, std::uint32_t(seconds.count()), m_host.steadyTime());
    if (!effects)
        throw Stopped{std::format("“{}” contains neither “{}” nor “{}” (the commands for a new world); a "
                                  "sample is “{}” (“resources/samples/world” in Levwright’s sources)",
                                  m_request.folder.string(), m_request.save, newWorldFile, sampleWorld)};
    if (m_record.has_parent_path())
        orStop(m_host.makeFolder(m_record.parent_path()));
    open();
    perform(*effects);
}

void WorldServer::makeSession(const world::StoredGame& stored) {
    const Result<world::Rules> rules = world::rulesFor(stored, m_request.rules);
    if (!rules)
        throw Stopped{std::format("“{}” cannot be played: {}", m_save.string(), rules.error().message),
                      Failure};
    m_session.emplace(m_request.legacyOrder ? world::inLegacyOrder(*rules) : *rules,
                      m_request.verbose ? world::Hearing::Told : world::Hearing::Quiet);
}

void WorldServer::serve() {
    while (!m_ended) {
        while (m_lines.hasLine() && !m_ended) {
            if (m_host.wait(noWait) == WorldHost::Wake::Stop)
                return perform(m_session->stop());
            obey(m_lines.takeLine());
        }
        if (m_ended)
            return;
        switch (m_host.wait(betweenOwnerChecks)) {
        case WorldHost::Wake::Input:
            m_lines.add(orStop(m_host.readInput()));
            break;
        case WorldHost::Wake::Stop:
            return perform(m_session->stop());
        case WorldHost::Wake::Nothing:
            if (checkOwner())
                perform(m_session->idle(m_host.steadyTime()));
            break;
        }
    }
}

void WorldServer::obey(const std::string& line) {
    if (!checkOwner())
        return;
    if (line.size() > world::LineReader::longestLine)
        tell("ignored", "a line is too long");
    else
        perform(m_session->obey(line, m_host.steadyTime()));
}

bool WorldServer::checkOwner() {
    const Owner owner = this->owner();
    if (owner == Owner::Us)
        return true;
    m_ended = true;
    m_takenOver = owner == Owner::Another;
    tell("ending", m_takenOver ? "another server has taken over" : "server/out is gone");
    return false;
}

WorldServer::Owner WorldServer::owner() {
    const Result<std::string> line = m_host.firstLine(m_out);
    if (!line)
        return Owner::Nobody;
    return *line == m_firstLine ? Owner::Us : Owner::Another;
}

void WorldServer::perform(const world::Effects& effects) {
    for (const Effect& effect : effects) {
        if (effect.kind != EffectKind::Out)
            flushOut();
        perform(effect);
    }
    flushOut();
}

void WorldServer::perform(const Effect& effect) {
    switch (effect.kind) {
    case EffectKind::Record:
        return orStop(m_host.append(m_record, effect.text));
    case EffectKind::MendRecord:
        return orStop(m_host.files().replace(m_record, effect.text));
    case EffectKind::Save:
        return orStop(m_host.files().replace(m_save, effect.text));
    case EffectKind::Keep:
        return keepCopies(effect.text);
    case EffectKind::Place:
        return orStop(m_host.files().replace(m_place, effect.text));
    case EffectKind::ForgetPlace:
        return m_host.remove(m_place);
    case EffectKind::Out:
        m_pendingOut.append(effect.text) += '\n';
        return;
    case EffectKind::View:
        return orStop(m_host.exchange(m_view, effect.text));
    case EffectKind::ViewGone:
        return m_host.remove(m_view);
    case EffectKind::Problem:
        return tell("ignored", effect.text);
    case EffectKind::Heard:
        m_messages << printable(effect.text) << '\n' << std::flush;
        return;
    case EffectKind::End:
        m_ended = true;
        return;
    }
}

void WorldServer::keepCopies(std::string_view why) {
    const auto copyOf = [](std::filesystem::path file, int number) {
        return file += std::format("_kept_{}", number);
    };
    int number = 1;
    while (m_host.files().exists(copyOf(m_save, number)) || m_host.files().exists(copyOf(m_place, number)))
        ++number;
    std::string names;
    for (const std::filesystem::path& file : {m_save, m_place}) {
        const std::string bytes = readIfThere(file).value_or(std::string());
        if (bytes.empty())
            continue;
        orStop(m_host.files().replace(copyOf(file, number), bytes));
        names +=
            std::format("{}“{}”", names.empty() ? "; a copy is kept: " : ", ", copyOf(file, number).string());
    }
    tell("warning", std::format("{}{}", why, names));
}

void WorldServer::flushOut() {
    if (!m_pendingOut.empty())
        orStop(m_host.append(m_out, std::exchange(m_pendingOut, {})));
}

void WorldServer::tell(std::string_view kind, std::string_view text) {
    m_messages << kind << ": " << printable(shortened(text, longestMessage)) << '\n' << std::flush;
}

void WorldServer::leave() {
    const bool neverOpened = m_firstLine.empty();
    if (m_takenOver || neverOpened)
        return;
    for (const std::filesystem::path& file : {m_in, m_out, m_view})
        m_host.remove(file);
}

} // namespace levwright::cli
