// SPDX-License-Identifier: GPL-3.0-or-later
// Standard input and output that report why they fail, and output of printable text.
#pragma once

#include <array>
#include <iostream>
#include <streambuf>
#include <string>

namespace levwright::cli {

// Reads or writes a file descriptor, which it does not close. Buffered output is written when the stream is
// flushed.
class DescriptorBuffer : public std::streambuf {
public:
    explicit DescriptorBuffer(int file) : m_file(file) {}

    // errno of the first failed call; 0 if none.
    int error() const { return m_error; }

protected:
    int_type underflow() override;
    // How many bytes can be read without waiting.
    std::streamsize showmanyc() override;
    int_type overflow(int_type character) override;
    std::streamsize xsputn(const char* bytes, std::streamsize count) override;
    int sync() override;

private:
    static constexpr std::size_t capacity = 1U << 16U;

    int m_file;
    int m_error = 0;
    std::array<char, capacity> m_read{};
    std::string m_unwritten;
};

// Passes on whole lines in printable form; for messages, and for output that only people read.
class PrintableBuffer : public std::streambuf {
public:
    explicit PrintableBuffer(std::ostream& target) : m_target(target) {}
    PrintableBuffer(const PrintableBuffer&) = delete;
    PrintableBuffer& operator=(const PrintableBuffer&) = delete;
    ~PrintableBuffer() override { passOn(); }

protected:
    int_type overflow(int_type character) override;
    std::streamsize xsputn(const char* bytes, std::streamsize count) override;
    int sync() override;

private:
    void passOn();

    std::ostream& m_target;
    std::string m_line;
};

class PrintableStream : public std::ostream {
public:
    explicit PrintableStream(std::ostream& target) : std::ostream(nullptr), m_buffer(target) {
        rdbuf(&m_buffer);
    }

private:
    PrintableBuffer m_buffer;
};

// The reason why the stream failed, as part of a sentence: “: No space left on device”. Empty if unknown.
std::string reasonOf(const std::ios& stream);

// A program may be started with closed standard files, and the first files it opens would be taken for them.
// This function opens substitutes on which reading and writing fails.
void occupyStandardFiles();

} // namespace levwright::cli
