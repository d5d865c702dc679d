// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tileset/BmpReader.h"

#include "core/base/Phrase.h"

#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace levwright {
namespace {

// Places of the header, in bytes.
constexpr std::size_t dataPlace = 10;
constexpr std::size_t infoPlace = 14; // the size of what follows
constexpr std::size_t widthPlace = 18;
constexpr std::size_t heightPlace = 22;
constexpr std::size_t bitsPlace = 28;
constexpr std::size_t packingPlace = 30;
constexpr std::size_t colorsPlace = 46;
constexpr std::size_t masksPlace = 54;
constexpr std::uint32_t smallestInfo = 40;
constexpr std::uint32_t infoWithAlpha = 56; // has a mask for the opacity, too
constexpr std::uint32_t notPacked = 0;
constexpr std::uint32_t withMasks = 3;
constexpr std::int32_t longestSide = 1 << 15;

using Masks = std::array<std::uint32_t, 4>; // of alpha, red, green and blue

// Numbers of the file, the lowest byte first; 0 beyond its end.
class Bytes {
public:
    explicit Bytes(std::string_view bytes) : m_bytes(bytes) {}
    std::size_t size() const { return m_bytes.size(); }
    std::uint32_t byte(std::size_t at) const {
        return at < m_bytes.size() ? static_cast<unsigned char>(m_bytes[at]) : 0;
    }
    std::uint32_t number(std::size_t at, std::size_t count) const {
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < count; ++i)
            value |= byte(at + i) << (8 * i);
        return value;
    }
    std::uint32_t word(std::size_t at) const { return number(at, 4); }

private:
    std::string_view m_bytes;
};

struct Header {
    Point size;
    bool isUpsideDown = false; // its first row is the lowest one, as usual
    unsigned bits = 0;         // of a point
    std::uint32_t packing = 0;
    std::size_t data = 0;
    std::size_t colors = 0; // where the table of colours begins
    std::size_t colorCount = 0;
    Masks masks{};

    std::size_t rowLength() const { return (std::size_t(size.x) * bits + 31) / 32 * 4; }
};

std::optional<Header> headerOf(const Bytes& bytes) {
    const std::uint32_t info = bytes.word(infoPlace);
    const auto width = std::bit_cast<std::int32_t>(bytes.word(widthPlace));
    const auto height = std::bit_cast<std::int32_t>(bytes.word(heightPlace));
    if (info < smallestInfo || bytes.size() < masksPlace || width <= 0 || width > longestSide ||
        height == 0 || height < -longestSide || height > longestSide)
        return std::nullopt;
    return Header{.size = {width, std::abs(height)},
                  .isUpsideDown = height > 0,
                  .bits = bytes.number(bitsPlace, 2),
                  .packing = bytes.word(packingPlace),
                  .data = bytes.word(dataPlace),
                  .colors = infoPlace + std::size_t(info),
                  .colorCount = bytes.word(colorsPlace)};
}

Masks masksOf(const Header& header, const Bytes& bytes) {
    if (header.packing != withMasks)
        return header.bits == 16 ? Masks{0, 0x7c00, 0x3e0, 0x1f} : Masks{0, 0xff0000, 0xff00, 0xff};
    const bool hasAlpha = bytes.word(infoPlace) >= infoWithAlpha;
    return {hasAlpha ? bytes.word(masksPlace + 12) : 0, bytes.word(masksPlace), bytes.word(masksPlace + 4),
            bytes.word(masksPlace + 8)};
}

// The bits of the mask as a number up to 255; 255 without a mask.
std::uint32_t masked(std::uint32_t value, std::uint32_t mask) {
    if (mask == 0)
        return 0xff;
    const int shift = std::countr_zero(mask);
    const std::uint64_t most = mask >> shift;
    return std::uint32_t((std::uint64_t((value & mask) >> shift) * 0xff + most / 2) / most);
}

Argb colorOf(std::uint32_t value, const Masks& masks) {
    return masked(value, masks[0]) << 24U | masked(value, masks[1]) << 16U | masked(value, masks[2]) << 8U |
           masked(value, masks[3]);
}

Argb fromTable(std::uint32_t index, const Header& header, const Bytes& bytes) {
    constexpr std::uint32_t colorMask = 0xffffff;
    constexpr Argb opaque = 0xff000000;
    const bool isThere = header.colorCount == 0 || index < header.colorCount;
    return opaque | (isThere ? bytes.word(header.colors + std::size_t(index) * 4) & colorMask : 0);
}

Argb pointAt(const Header& header, const Bytes& bytes, std::size_t row, int x) {
    const std::size_t bit = std::size_t(x) * header.bits;
    if (header.bits > 8)
        return colorOf(bytes.number(row + bit / 8, header.bits / 8), header.masks);
    const std::uint32_t byte = bytes.byte(row + bit / 8);
    const std::uint32_t index = byte >> (8 - header.bits - bit % 8) & ((1U << header.bits) - 1);
    return fromTable(index, header, bytes);
}

bool isRead(const Header& header) {
    switch (header.bits) {
    case 1:
    case 4:
    case 8:
    case 24:
        return header.packing == notPacked;
    case 16:
    case 32:
        return header.packing == notPacked || header.packing == withMasks;
    default:
        return false;
    }
}

} // namespace

bool isBmp(std::string_view bytes) {
    return bytes.starts_with("BM");
}

std::optional<Point> sizeOfBmp(std::string_view bytes) {
    return headerOf(Bytes(bytes)).transform([](const Header& header) { return header.size; });
}

Result<Bitmap> readBmp(std::string_view file) {
    const Bytes bytes(file);
    std::optional<Header> header = headerOf(bytes);
    if (!header)
        return failure(say("its header makes no sense"));
    if (!isRead(*header))
        return failure(say("its points are packed in a way that is not read here; save it as PNG"));
    if (header->data > bytes.size() ||
        bytes.size() - header->data < header->rowLength() * std::size_t(header->size.y))
        return failure(say("points are missing"));
    header->masks = masksOf(*header, bytes);
    std::vector<Argb> points;
    points.reserve(std::size_t(header->size.x) * std::size_t(header->size.y));
    for (int y = 0; y < header->size.y; ++y) {
        const int row = header->isUpsideDown ? header->size.y - 1 - y : y;
        for (int x = 0; x < header->size.x; ++x)
            points.push_back(
                pointAt(*header, bytes, header->data + header->rowLength() * std::size_t(row), x));
    }
    return Bitmap(header->size.x, header->size.y, std::move(points));
}

} // namespace levwright
