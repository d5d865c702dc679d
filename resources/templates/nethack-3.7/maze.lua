-- SPDX-License-Identifier: GPL-3.0-or-later
-- A keep with a moat in the middle of a maze.

des.level_init({ style = "mazegrid", bg = "-" })
des.level_flags("mazelevel")

des.map([[
}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}
}}---------------------------}}
}}|.......|.........|.......|}}
}}|.......|.........|.......|}}
}}|.......|.........|.......|}}
..+.......+....{....+.......+..
}}|.......|.........|.......|}}
}}|.......|.........|.......|}}
}}|.......|.........|.......|}}
}}---------------------------}}
}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}
]])

-- The maze begins at both gates.
des.mazewalk(0,5, "west")
des.mazewalk(30,5, "east")

-- Stairs lie in the maze: left and right of the keep, counted in the level's own columns and rows.
des.levregion({ region = {1,0,20,20}, region_islev = true, exclude = {0,0,30,10}, type = "stair-up" })
des.levregion({ region = {58,0,79,20}, region_islev = true, exclude = {0,0,30,10}, type = "stair-down" })

des.door("closed", 2,5)
des.door("closed", 10,5)
des.door("closed", 20,5)
des.door("closed", 28,5)

des.region(selection.area(3,2,9,8), "lit")
des.region(selection.area(11,2,19,8), "lit")
des.region({ region = {21,2,27,8}, lit = 1, type = "barracks", filled = 1 })

des.object({ id = "chest", x = 4, y = 3, contents = function()
  des.object("?")
  des.object("*")
end })
des.monster("soldier", 8,5)
des.monster(";", 1,1)
des.trap()
