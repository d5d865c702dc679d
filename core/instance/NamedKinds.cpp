// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/instance/NamedKinds.h"

namespace levwright::roll {
namespace {

// The kind under its name in older games, or else under its name in newer ones.
int either(const GenerationTables& tables, std::string_view older, std::string_view newer, char symbol) {
    return tables.monster(tables.hasMonster(older, symbol) ? older : newer, symbol);
}

} // namespace

NamedKinds::NamedKinds(const GenerationTables& tables)
    : giantSpider(tables.monster("giant spider", 's')), minotaur(tables.monster("minotaur", 'H')),
      soldier(tables.monster("soldier", '@')), sergeant(tables.monster("sergeant", '@')),
      lieutenant(tables.monster("lieutenant", '@')), captain(tables.monster("captain", '@')),
      killerBee(tables.monster("killer bee", 'a')), queenBee(tables.monster("queen bee", 'a')),
      ghost(tables.monster("ghost", ' ')), wraith(tables.monster("wraith", 'W')),
      bugbear(tables.monster("bugbear", 'h')), hobgoblin(tables.monster("hobgoblin", 'o')),
      shopkeeper(tables.monster("shopkeeper", '@')),
      alignedPriest(either(tables, "aligned priest", "aligned cleric", '@')),
      highPriest(either(tables, "high priest", "high cleric", '@')), angel(tables.monster("Angel", 'A')),
      human(tables.monster("human", '@')), gold(tables.object("gold piece", '$')),
      boulder(tables.object("boulder", '`')), statue(tables.object("statue", '`')),
      corpse(tables.object("corpse", '%')), largeBox(tables.object("large box", '(')),
      chest(tables.object("chest", '(')), royalJelly(tables.object("lump of royal jelly", '%')),
      kelp(tables.object("kelp frond", '%')), rock(tables.object("rock", '*')),
      cancellation(tables.object("cancellation", '/')), scareMonster(tables.object("scare monster", '?')),
      leprechaun(tables.monster("leprechaun", 'l')), cockatrice(tables.monster("cockatrice", 'c')),
      elf(tables.monster("elf", '@')), dwarf(tables.monster("dwarf", 'h')), orc(tables.monster("orc", 'o')),
      gnome(tables.monster("gnome", 'G')), arrow(tables.object("arrow", ')')),
      dart(tables.object("dart", ')')), tallowCandle(tables.object("tallow candle", '(')),
      waxCandle(tables.object("wax candle", '(')),
      novel(tables.holds(RollRule::NovelsAreSold) ? tables.object("novel", '+') : -1),
      ants{tables.monster("soldier ant", 'a'), tables.monster("fire ant", 'a'),
           tables.monster("giant ant", 'a')},
      rulers{
          either(tables, "ogre king", "ogre tyrant", 'O'), either(tables, "Elvenking", "elven monarch", '@'),
          either(tables, "dwarf king", "dwarf ruler", 'h'), either(tables, "gnome king", "gnome ruler", 'G')},
      leprechaunHall(tables.roomType("leprehall")), cockatriceNest(tables.roomType("cocknest")),
      anthill(tables.roomType("anthole")), zoo(tables.roomType("zoo")), throne(tables.roomType("throne")),
      barracks(tables.roomType("barracks")), morgue(tables.roomType("morgue")),
      beehive(tables.roomType("beehive")), vault(tables.roomType("vault")), temple(tables.roomType("temple")),
      delphi(tables.roomType("delphi")), swamp(tables.roomType("swamp")), shopFirst(tables.roomType("shop")),
      shopLast(tables.lastShop()), lightShop(tables.roomType("candle shop")),
      scrollShop(tables.roomType("scroll shop")), bookShop(tables.roomType("book shop")),
      toolShop(tables.roomType("tool shop")), fireTrap(tables.trapWith(TrapTrait::Fire)),
      webTrap(tables.trapWith(TrapTrait::Web)), statueTrap(tables.trapWith(TrapTrait::Statue)),
      fallingRock(tables.trapWith(TrapTrait::Falls)), magicPortal(tables.trapWith(TrapTrait::Portal)),
      landMine(tables.trap("land mine")), spikedPit(tables.trap("spiked pit")),
      arrowTrap(tables.trap("arrow")), dartTrap(tables.trap("dart")), pit(tables.trap("pit")),
      hole(tables.trap("hole")), trapDoor(tables.trap("trap door")) {}

} // namespace levwright::roll
