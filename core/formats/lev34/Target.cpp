// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/lev34/Target.h"

#include "core/catalog/Catalog.h"

namespace levwright {

Result<Target> Target::make(std::string_view gameId, Abi abi) {
    return Catalog::load(gameId).transform(
        [&](const std::shared_ptr<const Catalog>& catalog) { return of(*catalog, abi); });
}

Target Target::of(const Catalog& catalog, Abi abi) {
    const auto number = [&](std::string_view name) {
        const TargetNumber& row = catalog.targetNumber(name);
        return std::uint32_t(abi.longs64 ? row.longs64 : row.longs32);
    };

    LevHeader header;
    header.version = number("version-major") << 24 | number("version-minor") << 16 |
                     number("version-patch") << 8 | number("version-edit");
    for (const Feature& feature : catalog.features()) {
        if (feature.usual)
            header.features |= std::uint32_t(1) << feature.bit;
    }
    header.entities = number("artifacts") << 24 | number("objects") << 12 | number("monsters");
    header.structSizes = StructSizes{.options = number("options-size"),
                                     .object = number("object-size"),
                                     .monster = number("monster-size"),
                                     .hero = number("hero-size")}
                             .word();
    return Target{std::string(catalog.gameId()), abi, header};
}

} // namespace levwright
