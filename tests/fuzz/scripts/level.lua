-- a level with most of what scripts say
des.level_init({ style = "solidfill", fg = " " });
des.level_flags("mazelevel", 'noteleport')
des.map({ halign = "left", map = [[
-----
|...|
--+--
]], contents = function(rm) des.monster() end })
local place <const> = { {1,1}, {2,1}; [5] = 0x1p4 }
if percent(75) and not u.invocation_level then
   des.object("[", place[1])
elseif nh.rn2(3) == 0 or 1 << 2 ~= 3 then
   des.monster{ id = "dragon", x=1, y=-1, inventory = function(...) des.object "potion" end }
else
   ;
end
for i = 1, 3, 1 do des.trap("pit", i // 2, 1) end
for k, v in pairs(place) do goto on ::on:: end
function des.more:own(a, ...) repeat break until #a >= 2 ^ 2 .. "x" return a, ... end
while true do do local function f() end end end
selection.area(0,0, 4,2):iterate(function(x, y) des.terrain(x, y, "\x2e\u{41}\065\z
   .") end)
--[==[ closed ]==]
