-- SPDX-License-Identifier: GPL-3.0-or-later
vim.cmd([[
  autocmd BufRead,BufNewFile *.des set filetype=nethackdes
  autocmd BufRead,BufNewFile dungeon.def,dungeon.pdf set filetype=nethackdungeon
]])
