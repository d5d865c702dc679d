" SPDX-License-Identifier: GPL-3.0-or-later
" The settings of packaging/editors/vim: file types, colours, and what they tell the plug-in yegappan/lsp.
filetype on
syntax on
runtime! ftdetect/nethack.vim

let s:told = []
function! LspAddServer(servers)
  let s:told += a:servers
endfunction
runtime! plugin/levwright.vim

let s:failures = []
function! s:expect(what, found, wanted)
  if a:found !=# a:wanted
    call add(s:failures, a:what . ': found ' . string(a:found) . ', wanted ' . string(a:wanted))
  endif
endfunction

edit $FOLDER/a.des
call s:expect('file type', &filetype, 'nethackdes')
call setline(1, ["MAZE:\"a\",' '", 'NOMAP', 'STAIR:random,up'])
call s:expect('colour', synIDattr(synID(1, 1, 1), 'name'), 'nethackdesStatement')
call s:expect('word', synIDattr(synID(3, 7, 1), 'name'), 'nethackdesWord')
edit! $FOLDER/dungeon.def
call s:expect('file type of dungeons', &filetype, 'nethackdungeon')
call setline(1, 'DUNGEON: "The Dungeons of Doom" "D" (25,5)')
call s:expect('colour in dungeons', synIDattr(synID(1, 1, 1), 'name'), 'nethackdungeonStatement')
call s:expect('server', map(copy(s:told), 'v:val.path'), ['levwright-cli'])
if !empty(s:failures)
  call writefile(s:failures, '/dev/stderr')
  cquit!
endif
qall!
