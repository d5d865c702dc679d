" SPDX-License-Identifier: GPL-3.0-or-later
" Made by packaging/editors/make.
if exists('b:current_syntax') | finish | endif
setlocal iskeyword+=-
syntax keyword nethackdungeonStatement ALIGNMENT BRANCH CHAINBRANCH CHAINLEVEL DESCRIPTION DUNGEON ENTRY LEVALIGN LEVEL LEVELDESC PROTOFILE RNDCHLEVEL RNDLEVEL
syntax keyword nethackdungeonWord REINCARNATION chaotic down hellish lawful mazelike neutral no_down no_up noalign portal roguelike stair town unaligned up
syntax match nethackdungeonNumber /-\?\<\d\+\(d\d\+\)\?\>%\?/
syntax match nethackdungeonVariable /\$\w\+/
syntax match nethackdungeonCharacter /'\(\\.\|[^'\\]\)'/
syntax region nethackdungeonString start=/"/ end=/"\|$/
syntax match nethackdungeonComment /^\s*#.*$/
highlight default link nethackdungeonStatement Statement
highlight default link nethackdungeonWord Constant
highlight default link nethackdungeonNumber Number
highlight default link nethackdungeonVariable Identifier
highlight default link nethackdungeonCharacter Character
highlight default link nethackdungeonString String
highlight default link nethackdungeonComment Comment
let b:current_syntax = 'nethackdungeon'
