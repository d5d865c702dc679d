" SPDX-License-Identifier: GPL-3.0-or-later
" Made by packaging/editors/make.
if exists('b:current_syntax') | finish | endif
setlocal iskeyword+=-
syntax keyword nethackdesStatement ALTAR BRANCH BREAK CASE CHANCE CONTAINER CORRIDOR DEFAULT DOOR DRAWBRIDGE ELSE ENDMAP ENGRAVING EXIT FLAGS FOR FOUNTAIN FUNCTION GEOMETRY GOLD GRAVE IF INIT_MAP LADDER LEVEL LOOP MAP MAZE MAZEWALK MESSAGE MINERALIZE MONSTER NAME NOMAP NON_DIGGABLE NON_PASSWALL OBJECT OBJFLAGS POOL PORTAL RANDOM_CORRIDORS RANDOM_MONSTERS RANDOM_OBJECTS RANDOM_PLACES RANDOM_REGION REGION REPLACE_TERRAIN ROOM ROOMDOOR SHUFFLE SINK STAIR SUBROOM SWITCH TELEPORT_REGION TERRAIN TO TRAP WALLIFY
syntax keyword nethackdesWord align all altar any arboreal asleep avenge awake blessed blinded blood bottom broken buried burn cancelled center chaos circle closed coaligned complement confused corrmaze cursed down dry dust east ellipse engrave eroded erodeproof false female filled fillrect filter fleeing floodfill gradient graveyard greased grow half-left half-right hardfloor horizontal hostile hot icedpools inaccessibles invisible irregular joined law left lethe levregion limited line lit locked m_feature m_monster m_object mark mazegrid mazelevel mines monster montype name neutral noalign nodoor nommap noncoaligned none north not_trapped noteleport o_buried o_lit obj object open paralyzed peaceful place premapped quantity radial randline random recharged rect region regular revived right rndcoord rogue sanctum scrawl secret seen_traps selection shortsighted shrine shroud solid solidfill solidify south spooky square stunned terrain top trapped true uncursed unfilled unjoined unlimited unlit up vertical west wet
syntax match nethackdesWord /\<contained\>/
syntax match nethackdesNumber /-\?\<\d\+\(d\d\+\)\?\>%\?/
syntax match nethackdesVariable /\$\w\+/
syntax match nethackdesCharacter /'\(\\.\|[^'\\]\)'/
syntax region nethackdesString start=/"/ end=/"\|$/
syntax match nethackdesComment /^\s*#.*$/
syntax region nethackdesMap matchgroup=nethackdesStatement start=/^\s*MAP\s*$/ end=/^\s*ENDMAP\s*$/
highlight default link nethackdesStatement Statement
highlight default link nethackdesWord Constant
highlight default link nethackdesNumber Number
highlight default link nethackdesVariable Identifier
highlight default link nethackdesCharacter Character
highlight default link nethackdesString String
highlight default link nethackdesComment Comment
let b:current_syntax = 'nethackdes'
