-- SPDX-License-Identifier: GPL-3.0-or-later
-- Starts the language server for levels and dungeons. g:levwright_command is another program than levwright-cli.
local client

local function isLevelScript(buffer)
  local name = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(buffer), ":t")
  local text = table.concat(vim.api.nvim_buf_get_lines(buffer, 0, 500, false), "\n")
  return name == "dungeon.lua" or text:find("%f[%w]des%.") ~= nil
end

local function attach(buffer)
  if not client or not vim.lsp.get_client_by_id(client) then
    client = vim.lsp.start_client({
      name = "levwright",
      cmd = { vim.g.levwright_command or "levwright-cli", "lsp" },
      root_dir = vim.fn.getcwd(),
    })
  end
  if client then
    vim.lsp.buf_attach_client(buffer, client)
  end
end

_G.levwright = {
  attach = attach,
  attachScript = function(buffer)
    if isLevelScript(buffer) then
      attach(buffer)
    end
  end,
}

vim.cmd([[
  augroup levwright
    autocmd!
    autocmd FileType nethackdes,nethackdungeon lua levwright.attach(tonumber(vim.fn.expand("<abuf>")))
    autocmd FileType lua lua levwright.attachScript(tonumber(vim.fn.expand("<abuf>")))
  augroup END
]])
