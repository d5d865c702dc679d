-- SPDX-License-Identifier: GPL-3.0-or-later
-- Themed rooms of the main dungeon. The game reads them from a file with this name.
-- Each has a name, a share (frequency, 1 if it is not said) and perhaps limits of
-- difficulty (mindiff, maxdiff).

themerooms = {
   {
      name = "default",
      frequency = 1000,
      contents = function()
         des.room({ type = "ordinary", filled = 1 });
      end,
   },

   {
      name = "Room with contents",
      frequency = 10,
      contents = function()
         des.room({ type = "themed", contents = themeroom_fill });
      end,
   },

   {
      name = "Chapel",
      mindiff = 3,
      contents = function()
         des.map({ map = [[
---------
|.......|
|.-.-.-.|
|.......|
|.-.-.-.|
|.......|
---------]], contents = function(m)
            des.region({ region = { 1, 1, 1, 1 }, type = "themed", irregular = true, filled = 1 });
            des.altar({ x = 4, y = 3, align = align[1] });
         end });
      end,
   },
};

-- What goes into rooms of any form. rm tells of the room: rm.lit, rm.width, rm.height.
themeroom_fills = {
   {
      name = "Garden of statues",
      contents = function(rm)
         for i = 1, d(3, 3) do
            des.object({ id = "statue" });
         end
      end,
   },

   {
      name = "Hidden hoard",
      mindiff = 5,
      eligible = function(rm) return rm.lit == false; end,
      contents = function(rm)
         des.object({ id = "chest", buried = true });
         des.engraving({ type = "burn", text = "Dig." });
      end,
   },
};

-- The place of an entry in its list, drawn by the shares of all that may be taken.
local function drawn(list, rm)
   local difficulty = nh.level_difficulty();
   local sum = 0;
   local chosen = nil;
   for i, entry in ipairs(list) do
      local fits = difficulty >= (entry.mindiff or 0) and difficulty <= (entry.maxdiff or 1000);
      if fits and rm ~= nil and entry.eligible ~= nil then
         fits = entry.eligible(rm);
      end
      local share = entry.frequency or 1;
      if fits and share > 0 then
         sum = sum + share;
         if nh.rn2(sum) < share then
            chosen = i;
         end
      end
   end
   return chosen;
end

function themeroom_fill(rm)
   local chosen = drawn(themeroom_fills, rm);
   if chosen ~= nil then
      themeroom_fills[chosen].contents(rm);
   end
end

-- The game calls these four: before the rooms, for each room, behind the rooms, and
-- when the whole level is made.
function pre_themerooms_generate()
end

function themerooms_generate()
   themerooms[drawn(themerooms) or 1].contents();
end

function post_themerooms_generate()
end

function post_level_generate()
end
