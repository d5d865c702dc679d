// SPDX-License-Identifier: GPL-3.0-or-later
// The encodings that level files are written in: UTF-8, and those of Japanese variants of the games. Only
// what is shown and typed depends on them; the text is its bytes.
#pragma once

#include <QHash>
#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace levwright {

enum class TextEncoding : std::uint8_t { Utf8, EucJp, ShiftJis };
inline constexpr std::array textEncodings{TextEncoding::Utf8, TextEncoding::EucJp, TextEncoding::ShiftJis};

// "EUC-JP"
QString nameOf(TextEncoding encoding);

// What the text is written in, as far as it tells: UTF-8 if it is valid as such, or in none of the others. Of
// those, a text must hold kana, or in EUC-JP two characters in a row: letters with accents of a Latin
// encoding might be single ones.
TextEncoding encodingOf(std::string_view text);

// The characters of EUC-JP or Shift-JIS above ASCII, those whose bytes come back when they are encoded again.
// Empty where Qt was built without these encodings.
class JapaneseCharacters {
public:
    struct Found {
        std::size_t bytes = 0; // 1 to 3
        char32_t character = 0;
    };

    // encoding: not UTF-8. Made when it is asked for first.
    static const JapaneseCharacters& of(TextEncoding encoding);

    // The one that begins there; none: no such character does.
    std::optional<Found> at(std::string_view text, std::size_t place) const;
    std::optional<std::string> bytesOf(char32_t character) const;

private:
    explicit JapaneseCharacters(TextEncoding encoding);
    void add(const std::string& bytes, char32_t character);

    QHash<QByteArray, char32_t> m_characters;
    QHash<char32_t, QByteArray> m_bytes;
    std::array<bool, 256> m_isLead{};
};

} // namespace levwright
