-- SPDX-License-Identifier: GPL-3.0-or-later
-- One small room with a way out and nothing in it.

des.level_init({ style = "solidfill", fg = " " })
des.level_flags("mazelevel")

des.map([[
-----------
|.........|
|.........|
|.........|
-----------
]])

des.region(selection.area(0,0,10,4), "lit")
des.stair("up", 1,2)
des.stair("down", 9,2)
