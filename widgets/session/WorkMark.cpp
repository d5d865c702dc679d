// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/WorkMark.h"

#include <QUuid>

#include <array>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <system_error>
#include <unistd.h>

namespace levwright {
namespace {

constexpr std::string_view ending = ".mark";
constexpr std::size_t fileSize = 4096;

} // namespace

WorkMark::WorkMark(const std::filesystem::path& folder) {
    std::error_code ignored;
    std::filesystem::create_directories(folder, ignored);
    m_path =
        folder / (QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString() + std::string(ending));
    m_file = LockedFile(::open(m_path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR));
    if (!m_file.isOpen() || !m_file.lock() || ::ftruncate(m_file.number(), off_t(fileSize)) != 0)
        return;
    void* mapped = ::mmap(nullptr, fileSize, PROT_READ | PROT_WRITE, MAP_SHARED, m_file.number(), 0);
    if (mapped != MAP_FAILED)
        m_bytes = static_cast<char*>(mapped);
}

WorkMark::~WorkMark() {
    if (m_bytes != nullptr)
        ::munmap(m_bytes, fileSize);
    if (m_file.isOpen() && !m_stays)
        ::unlink(m_path.c_str());
}

void WorkMark::setDocument(std::string_view path) {
    if (m_bytes == nullptr || path.size() > fileSize - 2)
        return;
    std::memcpy(m_bytes + 1, path.data(), path.size());
    m_bytes[path.size() + 1] = '\0';
}

void WorkMark::begin() {
    if (m_bytes != nullptr)
        m_bytes[0] = 1;
}

void WorkMark::end() {
    if (m_bytes != nullptr)
        m_bytes[0] = 0;
}

void WorkMark::leave() {
    begin();
    m_stays = true;
}

std::vector<std::string> WorkMark::takeLeft(const std::filesystem::path& folder) {
    std::vector<std::string> documents;
    std::error_code none;
    for (const std::filesystem::directory_entry& entry : std::filesystem::directory_iterator(folder, none)) {
        if (entry.path().extension() != ending)
            continue;
        const LockedFile file(::open(entry.path().c_str(), O_RDWR | O_CLOEXEC));
        if (!file.isOpen() || !file.lock())
            continue;
        std::array<char, fileSize> bytes{};
        const ssize_t got = ::pread(file.number(), bytes.data(), bytes.size() - 1, 0);
        if (got > 0 && bytes[0] == 1)
            documents.emplace_back(bytes.data() + 1);
        ::unlink(entry.path().c_str());
    }
    return documents;
}

} // namespace levwright
