// SPDX-License-Identifier: GPL-3.0-or-later
// A simulated system for a world server: files in memory, a clock that moves only by the script, and a script
// of events for the server.
#pragma once

#include "app/cli/WorldHost.h"

#include <QStringList>

#include <deque>
#include <functional>
#include <map>
#include <string>
#include <utility>

namespace levwright {

class MemoryWorldHost : public cli::WorldHost, private FileStore {
public:
    std::map<std::string, std::string> contents;
    // The results of the server's waits, in order. When none is left, it is asked to stop.
    std::deque<std::function<Wake()>> script;
    std::string unwritable; // a path
    bool claimedByAnother = false;

    void feed(std::string bytes) {
        script.emplace_back([this, bytes = std::move(bytes)] {
            m_input += bytes;
            return Wake::Input;
        });
    }
    void pass(std::chrono::milliseconds time) {
        script.emplace_back([this, time] {
            m_time += time;
            return Wake::Nothing;
        });
    }
    void call(std::function<void()> function) {
        script.emplace_back([function = std::move(function)] {
            function();
            return Wake::Nothing;
        });
    }

    // The operations on the files, in order.
    const QStringList& deeds() const { return m_deeds; }

    FileStore& files() override { return *this; }
    Result<void> makeFolder(const std::filesystem::path&) override { return {}; }
    Result<Claim> claimFolder(const std::filesystem::path& path) override {
        note("claim", path);
        return claimedByAnother ? Claim::Anothers : Claim::Ours;
    }
    Result<void> exchange(const std::filesystem::path& path, std::string_view bytes) override {
        return replace(path, bytes);
    }
    Result<void> rewrite(const std::filesystem::path& path, std::string_view bytes) override {
        return replace(path, bytes);
    }
    Result<void> append(const std::filesystem::path& path, std::string_view bytes) override {
        note("append", path);
        if (path.lexically_normal() == unwritable)
            return failure("No space left.");
        contents[name(path)] += bytes;
        return {};
    }
    Result<std::string> firstLine(const std::filesystem::path& path) const override {
        const auto found = contents.find(name(path));
        return found == contents.end() ? Result<std::string>(failure("It is gone."))
                                       : found->second.substr(0, found->second.find('\n'));
    }
    void remove(const std::filesystem::path& path) override {
        note("remove", path);
        contents.erase(name(path));
    }
    Result<void> listenTo(const std::filesystem::path& path) override { return replace(path, {}); }
    Result<std::string> readInput() override { return std::exchange(m_input, {}); }
    Wake wait(std::chrono::milliseconds most) override {
        if (most.count() == 0)
            return Wake::Nothing;
        if (script.empty())
            return Wake::Stop;
        const std::function<Wake()> next = std::move(script.front());
        script.pop_front();
        return next();
    }
    long processId() const override { return 77; }
    std::chrono::system_clock::time_point unixTime() const override {
        constexpr std::chrono::milliseconds someTime(1'700'000'000'250);
        return std::chrono::system_clock::time_point(someTime + m_time);
    }
    std::chrono::milliseconds steadyTime() const override { return m_time; }

private:
    void note(const char* deed, const std::filesystem::path& path) const {
        m_deeds << QString::fromLatin1(deed) + u' ' + QString::fromStdString(name(path));
    }
    static std::string name(const std::filesystem::path& path) { return path.lexically_normal().string(); }

    Result<std::string> read(const std::filesystem::path& path, std::size_t) const override {
        note("read", path);
        return contents.at(name(path));
    }
    Result<void> replace(const std::filesystem::path& path, std::string_view bytes) override {
        note("write", path);
        if (path.lexically_normal() == unwritable)
            return failure("No space left.");
        contents[name(path)] = bytes;
        return {};
    }
    Result<void> overwrite(const std::filesystem::path& path, std::string_view bytes) override {
        return replace(path, bytes);
    }
    bool exists(const std::filesystem::path& path) const override { return contents.contains(name(path)); }
    bool isFolder(const std::filesystem::path&) const override { return false; }

    mutable QStringList m_deeds;
    std::string m_input;
    std::chrono::milliseconds m_time{};
};

} // namespace levwright
