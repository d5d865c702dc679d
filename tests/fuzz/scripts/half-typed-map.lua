des.map([[
-----
|..