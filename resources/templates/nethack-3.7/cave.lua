-- SPDX-License-Identifier: GPL-3.0-or-later
-- A cave that is another one in each game: the level is filled at random, and what
-- stands alone is joined.

des.level_init({ style = "mines", fg = ".", bg = " ", smoothed = true, joined = true, walled = true })
des.level_flags("noflip")

des.stair("up")
des.stair("down")

for i = 1, 2 do
  des.monster("B")
end
des.monster("dwarf")
des.monster("homunculus")
des.monster("S")
for i = 1, 2 do
  des.monster()
end

for i = 1, 2 do
  des.object("*")
end
des.object("pick-axe")
for i = 1, 2 do
  des.object()
end
des.gold({ amount = d(5, 20) })

for i = 1, 3 do
  des.trap()
end
