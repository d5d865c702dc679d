// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/session/TextEncoding.h"

#include "core/base/Contract.h"
#include "core/base/Printable.h"

#include <QStringDecoder>
#include <QStringEncoder>

#include <algorithm>
#include <utility>

namespace levwright {
namespace {

bool isAscii(char byte) {
    return static_cast<unsigned char>(byte) < 0x80;
}

bool isKana(char32_t character) {
    return character >= 0x3041 && character <= 0x30FE;
}

// Whether everything is ASCII or valid in the encoding, with enough evidence for it.
bool isWrittenIn(TextEncoding encoding, std::string_view text) {
    const JapaneseCharacters& characters = JapaneseCharacters::of(encoding);
    bool hasKana = false;
    bool hasPair = false;
    bool isBehindOne = false;
    for (std::size_t place = 0; place < text.size();) {
        if (isAscii(text[place])) {
            isBehindOne = false;
            ++place;
            continue;
        }
        const auto found = characters.at(text, place);
        if (!found)
            return false;
        hasKana = hasKana || isKana(found->character);
        hasPair = hasPair || isBehindOne;
        isBehindOne = true;
        place += found->bytes;
    }
    return hasKana || (hasPair && encoding == TextEncoding::EucJp);
}

} // namespace

QString nameOf(TextEncoding encoding) {
    switch (encoding) {
    case TextEncoding::Utf8:
        return QStringLiteral("UTF-8");
    case TextEncoding::EucJp:
        return QStringLiteral("EUC-JP");
    case TextEncoding::ShiftJis:
        return QStringLiteral("Shift-JIS");
    }
    std::unreachable();
}

TextEncoding encodingOf(std::string_view text) {
    if (isUtf8(text))
        return TextEncoding::Utf8;
    for (const TextEncoding encoding : {TextEncoding::EucJp, TextEncoding::ShiftJis}) {
        if (isWrittenIn(encoding, text))
            return encoding;
    }
    return TextEncoding::Utf8;
}

const JapaneseCharacters& JapaneseCharacters::of(TextEncoding encoding) {
    require(encoding != TextEncoding::Utf8, "a Japanese encoding");
    if (encoding == TextEncoding::EucJp) {
        static const JapaneseCharacters eucJp(TextEncoding::EucJp);
        return eucJp;
    }
    static const JapaneseCharacters shiftJis(TextEncoding::ShiftJis);
    return shiftJis;
}

JapaneseCharacters::JapaneseCharacters(TextEncoding encoding) {
    const char* name = encoding == TextEncoding::EucJp ? "EUC-JP" : "Shift_JIS";
    QStringDecoder decoder(name, QStringConverter::Flag::Stateless);
    QStringEncoder encoder(name, QStringConverter::Flag::Stateless);
    if (!decoder.isValid() || !encoder.isValid())
        return;
    const auto tryOut = [&](const std::string& bytes) {
        const QList<uint> characters = QString(decoder.decode(QByteArrayView(bytes))).toUcs4();
        if (characters.size() != 1 || characters[0] < 0x80 || characters[0] == 0xFFFD)
            return;
        const char32_t character = characters[0];
        if (QByteArray(encoder.encode(QString::fromUcs4(&character, 1))) == QByteArray::fromStdString(bytes))
            add(bytes, character);
    };
    for (int lead = 0x80; lead < 0x100; ++lead) {
        const std::string first(1, char(lead));
        tryOut(first);
        for (int trail = 0x40; trail < 0x100; ++trail) {
            if (!m_characters.contains(QByteArray::fromStdString(first)))
                tryOut(first + char(trail));
        }
    }
    constexpr char supplement = '\x8F'; // in EUC-JP, precedes two more bytes
    for (int lead = 0xA1; encoding == TextEncoding::EucJp && lead < 0xFF; ++lead) {
        for (int trail = 0xA1; trail < 0xFF; ++trail)
            tryOut({supplement, char(lead), char(trail)});
    }
}

void JapaneseCharacters::add(const std::string& bytes, char32_t character) {
    const QByteArray key = QByteArray::fromStdString(bytes);
    m_characters.insert(key, character);
    m_bytes.insert(character, key);
    m_isLead[static_cast<unsigned char>(bytes[0])] = true;
}

std::optional<JapaneseCharacters::Found> JapaneseCharacters::at(std::string_view text,
                                                                std::size_t place) const {
    if (!m_isLead[static_cast<unsigned char>(text[place])])
        return std::nullopt;
    constexpr std::size_t longest = 3;
    for (std::size_t bytes = 1; bytes <= std::min(longest, text.size() - place); ++bytes) {
        const auto found =
            m_characters.constFind(QByteArray::fromRawData(text.data() + place, qsizetype(bytes)));
        if (found != m_characters.cend())
            return Found{bytes, *found};
    }
    return std::nullopt;
}

std::optional<std::string> JapaneseCharacters::bytesOf(char32_t character) const {
    const auto found = m_bytes.constFind(character);
    return found == m_bytes.cend() ? std::nullopt : std::optional(found->toStdString());
}

} // namespace levwright
