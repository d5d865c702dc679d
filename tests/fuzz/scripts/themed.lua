-- themed rooms
themeroom_fills = {
   -- Gold
   function(rm) des.gold() end, -- much
   { name = "Gems", mindiff = 2, eligible = function(rm) return rm.lit end,
     contents = function(rm) des.object("*") end }; shared,
};
themerooms = { { frequency = 10, contents = function() des.room({ filled = 1 }) end },

   --[[ Den ]]
   function() des.map({ map = [[
...
...]], contents = function(m) filler_region(1, 1) end }) end
};
function filler_region(x, y) des.region({ region = { x, y, x, y }, irregular = true }) end
