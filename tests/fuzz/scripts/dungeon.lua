-- two dungeons of every kind of entry
local below = 3
dungeon = {
  { name = "Main", bonetag = "M", base = 12, range = 4, alignment = 'lawful', entry = 1,
    levels = {
      { name = "inn", base = 2, range = 3, nlevels = 2, flags = "town" },
      { name = "hall", chainlevel = "inn", base = 1, chance = 60 },
      {
        name = "deep",
        base = below -- computed
      },
      { name = "end", base = -1, range = -1 };
    },
    branches = {
      { name = "Side", base = 4, branchtype = "portal" },
      { name = "Tower", chainlevel = "inn", base = 0, direction = "up" }
    }
  },
  { name = "Side", base = 3, flags = { "mazelike", "hellish" }, lvlfill = "fill" },
  {
    name = "Tower", base = 0x2, chance = 100,
    protofile = "tower"
  },
  { name = "Lone", base = 1, flags = { "unconnected" } },
}
