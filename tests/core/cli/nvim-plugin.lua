-- SPDX-License-Identifier: GPL-3.0-or-later
-- The settings of packaging/editors/neovim: file types, colours, and a server for levels but not for other scripts.
local folder = vim.env.FOLDER
vim.g.levwright_command = vim.env.LSP
vim.cmd("filetype on | syntax on | runtime! ftdetect/nethack.lua plugin/levwright.lua")

-- Once the server has begun, a buffer is attached at once.
local function attached(name, text)
  vim.fn.writefile(text, folder .. "/" .. name)
  vim.cmd("edit " .. folder .. "/" .. name)
  local count = function() return #vim.tbl_keys(vim.lsp.buf_get_clients(0)) end
  if #vim.tbl_filter(function(client) return client.initialized end, vim.lsp.get_active_clients()) == 0 then
    vim.wait(20000, function() return count() > 0 end, 10)
  end
  return count()
end

local function expect(what, found, wanted)
  if found ~= wanted then
    io.stderr:write(string.format("%s: found %s, wanted %s\n", what, tostring(found), tostring(wanted)))
    vim.cmd("cquit 1")
  end
end

expect("level", attached("a.des", { "MAZE:\"a\",' '", "NOMAP", "STAIR:random,up" }), 1)
expect("file type", vim.bo.filetype, "nethackdes")
expect("colour", vim.fn.synIDattr(vim.fn.synID(1, 1, 1), "name"), "nethackdesStatement")
expect("word", vim.fn.synIDattr(vim.fn.synID(3, 7, 1), "name"), "nethackdesWord")
expect("dungeon", attached("dungeon.def", { "DUNGEON: \"The Dungeons of Doom\" \"D\" (25,5)" }), 1)
expect("script", attached("b.lua", { "des.monster(\"newt\")" }), 1)
expect("other script", attached("c.lua", { "print(1)" }), 0)
vim.cmd("qall!")
