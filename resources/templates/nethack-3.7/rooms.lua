-- SPDX-License-Identifier: GPL-3.0-or-later
-- Rooms that the game lays out. Places of rooms go from 1 to 5, places in a room
-- are counted from its upper left corner.

des.room({ type = "ordinary", lit = 1, x = 1, y = 2, xalign = "center", yalign = "center", w = 9, h = 5,
  contents = function()
    des.stair("up", 2,2)
    des.object()
  end
})

des.room({ type = "ordinary", lit = 1, x = 3, y = 3, xalign = "center", yalign = "center", w = 13, h = 7,
  contents = function()
    -- A closet inside the hall; it comes first, so that nothing lies where its walls will be.
    des.room({ type = "ordinary", lit = 0, x = 9, y = 2, w = 2, h = 3,
      contents = function()
        des.door({ state = "closed", wall = "west" })
        des.object({ id = "chest", x = 0, y = 1, contents = function()
          des.object("?")
        end })
      end
    })

    des.feature("fountain", 6,3)
    des.monster()
    des.object()
  end
})

des.room({ type = "ordinary", x = 5, y = 4, xalign = "center", yalign = "center", w = 8, h = 5,
  contents = function()
    des.stair("down")
    des.trap()
  end
})

des.room({ contents = function()
  for i = 1, 2 do
    des.monster()
  end
  des.trap()
end })

-- A room without a thing in it
des.room()

des.random_corridors()
