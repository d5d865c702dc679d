" SPDX-License-Identifier: GPL-3.0-or-later
" Tells the plug-in yegappan/lsp about the language server, if that is there.
if exists('*LspAddServer')
  call LspAddServer([#{name: 'levwright', filetype: ['nethackdes', 'nethackdungeon'], path: 'levwright-cli', args: ['lsp']}])
endif
