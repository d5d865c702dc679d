-- SPDX-License-Identifier: GPL-3.0-or-later
-- A dungeon of your own: save it as dungeon.lua. A level is called like the file that holds it. The game itself
-- asks for the dungeons “The Gnomish Mines”, “The Quest”, “Sokoban” and “Vlad's Tower”; what is in them is up
-- to you.
dungeon = {
   {
      name = "The Sunken City",
      bonetag = "D",
      base = 20, -- levels at least, and how many sizes there are
      range = 5,
      levels = {
         { name = "harbour", bonetag = "H", base = 5, range = 3 },
         { name = "market", bonetag = "M", base = 10, range = 3, chance = 40, nlevels = 2 },
         { name = "palace", base = -1 },
      },
      branches = {
         { name = "The Gnomish Mines", base = 2, range = 3 },
         { name = "Sokoban", chainlevel = "harbour", base = 1, direction = "up" },
         { name = "The Quest", chainlevel = "harbour", base = 6, range = 2, branchtype = "portal" },
         { name = "The Deep", chainlevel = "palace", base = 0, branchtype = "no_down" },
      },
   },
   {
      name = "The Deep",
      bonetag = "G",
      base = 12,
      range = 4,
      flags = { "mazelike", "hellish" },
      levels = {
         { name = "gate", bonetag = "V", base = 1 },
         { name = "furnace", bonetag = "F", base = 4, range = 2 },
         { name = "throne", base = -1 },
      },
      branches = {
         { name = "Vlad's Tower", base = 6, range = 3, direction = "up" },
      },
   },
   {
      name = "The Gnomish Mines",
      bonetag = "M",
      base = 6,
      range = 2,
      flags = "mazelike",
      levels = {
         { name = "minecamp", bonetag = "C", base = 3, range = 2, flags = "town" },
         { name = "mineend", base = -1 },
      },
   },
   -- Files of its levels begin with the role: Arc-strt, Arc-loca, Arc-goal.
   {
      name = "The Quest",
      bonetag = "Q",
      base = 5,
      range = 2,
      levels = {
         { name = "x-strt", base = 1 },
         { name = "x-loca", bonetag = "L", base = 3 },
         { name = "x-goal", base = -1 },
      },
   },
   -- Entered from below.
   {
      name = "Sokoban",
      base = 2,
      entry = -1,
      flags = "mazelike",
      levels = {
         { name = "attic", base = 1 },
         { name = "cellar", base = 2 },
      },
   },
   {
      name = "Vlad's Tower",
      bonetag = "T",
      base = 3,
      entry = -1,
      protofile = "tower",
      flags = "mazelike",
      levels = {
         { name = "spire", base = 1 },
      },
   },
}
