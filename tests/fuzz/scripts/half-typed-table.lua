des.monster({ id = , x = 3
des.object("chest