// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Streams.h"

#include "core/base/Printable.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <string_view>
#include <sys/ioctl.h>
#include <unistd.h>

namespace levwright::cli {

DescriptorBuffer::int_type DescriptorBuffer::underflow() {
    ssize_t got = 0;
    do
        got = ::read(m_file, m_read.data(), m_read.size());
    while (got < 0 && errno == EINTR);
    if (got < 0) {
        m_error = errno;
        throw std::ios_base::failure("cannot read"); // the stream sets badbit
    }
    if (got == 0)
        return traits_type::eof();
    setg(m_read.data(), m_read.data(), m_read.data() + got);
    return traits_type::to_int_type(m_read.front());
}

// Only what streams of other programs are asked: pipes, sockets and terminals. Elsewhere nothing is known, so
// 0.
std::streamsize DescriptorBuffer::showmanyc() {
    int count = 0;
    return ::ioctl(m_file, FIONREAD, &count) == 0 ? std::max(count, 0) : 0;
}

DescriptorBuffer::int_type DescriptorBuffer::overflow(int_type character) {
    const char byte = traits_type::to_char_type(character);
    if (traits_type::eq_int_type(character, traits_type::eof()))
        return traits_type::not_eof(character);
    return xsputn(&byte, 1) == 1 ? character : traits_type::eof();
}

std::streamsize DescriptorBuffer::xsputn(const char* bytes, std::streamsize count) {
    m_unwritten.append(bytes, std::size_t(count));
    return m_unwritten.size() < capacity || sync() == 0 ? count : 0;
}

int DescriptorBuffer::sync() {
    std::string_view left = m_unwritten;
    while (m_error == 0 && !left.empty()) {
        const ssize_t written = ::write(m_file, left.data(), left.size());
        if (written >= 0)
            left.remove_prefix(std::size_t(written));
        else if (errno != EINTR)
            m_error = errno;
    }
    m_unwritten.clear();
    return m_error == 0 ? 0 : -1;
}

PrintableBuffer::int_type PrintableBuffer::overflow(int_type character) {
    const char byte = traits_type::to_char_type(character);
    if (!traits_type::eq_int_type(character, traits_type::eof()))
        xsputn(&byte, 1);
    return traits_type::not_eof(character);
}

std::streamsize PrintableBuffer::xsputn(const char* bytes, std::streamsize count) {
    std::string_view left(bytes, std::size_t(count));
    for (;;) {
        const std::size_t end = left.find('\n');
        m_line += left.substr(0, end);
        if (end == std::string_view::npos)
            return count;
        passOn();
        m_target << '\n';
        left.remove_prefix(end + 1);
    }
}

int PrintableBuffer::sync() {
    passOn();
    m_target.flush();
    return m_target ? 0 : -1;
}

void PrintableBuffer::passOn() {
    if (!m_line.empty())
        m_target << printable(m_line);
    m_line.clear();
}

std::string reasonOf(const std::ios& stream) {
    const auto* buffer = dynamic_cast<const DescriptorBuffer*>(stream.rdbuf());
    return buffer != nullptr && buffer->error() != 0 ? std::string(": ") + std::strerror(buffer->error())
                                                     : std::string();
}

void occupyStandardFiles() {
    for (const int file : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        // open() uses the lowest free descriptor.
        if (::fcntl(file, F_GETFD) == -1 && errno == EBADF)
            ::open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

} // namespace levwright::cli
