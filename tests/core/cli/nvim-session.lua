-- SPDX-License-Identifier: GPL-3.0-or-later
-- Neovim as the client of “levwright-cli lsp”: opens files of each language, types, asks, and applies what it gets.
--   LSP=PROGRAM FOLDER=EMPTY nvim --headless -u NONE -c "luafile nvim-session.lua"
local program, folder = vim.env.LSP, vim.env.FOLDER

-- Lines and columns count from 1. Each file: its text; codes of its problems; keys that are typed, and the codes after
-- them; then, in the new text, what is asked where, and what must come.
local files = {
  {
    name = "pond.des",
    text = {
      "MAZE:\"pond\",' '", "GEOMETRY:center,center", "MAP", ".....", ".....", "ENDMAP",
      "RANDOM_PLACES:(1,1),(2,1)", "MONSTER:'D',\"red dragon\",place[0]", "TRAP:\"wep\",(1,1)",
    },
    problems = { "unknown-trap" },
    keys = "GoTRAP:\"pot\",(0,0)  <Esc>",
    problemsThen = { "unknown-trap", "unknown-trap" },
    hover = { 8, 16, "dragon, level 15" },
    completion = { 9, 9, "\"web\"" },
    definition = { 8, 28, 7 },
    references = { 8, 28, 2 },
    rename = { 8, 28, "place[1]", 8, "MONSTER:'D',\"red dragon\",place[1]" },
    fix = { 9, 8, "Change it to “web”", "TRAP:\"web\",(1,1)" },
    formatted = { 10, "TRAP:\"pot\",(0,0)" },
  },
  {
    name = "hall.des",
    text = {
      "LEVEL:\"hall\"", "$kind = monster: ('D',\"red dragon\")",
      "ROOM:\"ordinary\",random,random,random,random {", "MONSTER:$kind,random", "TRAP:\"wep\",random", "}",
    },
    problems = { "no-such-trap" },
    keys = "5GoIF [50%] {<CR>SINK:random<CR>}<Esc>",
    problemsThen = { "no-such-trap" },
    hover = { 2, 25, "dragon, level 15" },
    completion = { 5, 9, "\"web\"" },
    definition = { 4, 10, 2 },
    references = { 4, 10, 2 },
    rename = { 4, 10, "$beast", 2, "$beast = monster: ('D',\"red dragon\")" },
    fix = { 5, 8, "Change it to “web”", "TRAP:\"web\",random" },
    formatted = { 7, "        SINK:random" },
  },
  {
    name = "cave.lua",
    text = {
      "des.level_init({ style = \"solidfill\", fg = \" \" })", "local where = selection.area(1,1,3,3)",
      "for i = 1, 2 do", "des.monster(\"red dragon\", where:rndcoord(1))", "des.monster({ id = \"newt\", colour = 1 })", "end",
    },
    problems = { "unknown-key" },
    keys = "5Godes.object(\"red dagger\")<Esc>",
    problemsThen = { "unknown-key", "no-such-thing" },
    hover = { 4, 16, "dragon, level 15" },
    completion = { 5, 16, "invisible = " },
    definition = { 4, 30, 2 },
    references = { 4, 30, 2 },
    rename = { 4, 30, "spot", 2, "local spot = selection.area(1,1,3,3)" },
    formatted = { 4, "    des.monster(\"red dragon\", spot:rndcoord(1))" },
  },
  {
    name = "dungeon.def",
    text = {
      "DUNGEON: \"The Dungeons of Doom\" \"D\" (25,5)", "BRANCH: \"Gehennom\" @ (2,3)", "LEVEL: \"oracle\" \"O\" @ (5,5)",
      "CHAINLEVEL: \"bigrm\" \"B\" \"oracel\" + (1,2)", "DUNGEON: \"Gehennom\" \"G\" (8,2)",
    },
    problems = { "required-dungeon", "unknown-chain-level", "invalid-level-chain" },
    keys = "GoLEVEL: \"oracle\" \"N\" @ (1,1)  <Esc>",
    problemsThen = { "required-dungeon", "unknown-chain-level", "invalid-level-chain", "same-special-level-name" },
    hover = { 3, 3, "" },
    completion = { 4, 29, "\"oracle\"" },
    definition = { 2, 12, 5 },
    references = { 2, 12, 2 },
    rename = { 2, 12, "The Caves", 5, "DUNGEON: \"The Caves\" \"G\" (8,2)" },
    formatted = { 6, "LEVEL: \"oracle\" \"N\" @ (1,1)" },
  },
  {
    name = "dungeon.lua",
    text = {
      "dungeon = {", "{ name = \"The Dungeons of Doom\", bonetag = \"D\", base = 25, range = 5,", "alignment = \"unaligned\",",
      "branches = { { name = \"Gehennom\", base = 2, range = 3 } },",
      "levels = { { name = \"oracle\", bonetag = \"O\", base = 5, range = 5 },",
      "{ name = \"bigrm\", bonetag = \"B\", base = 1, range = 2, chainlevel = \"oracel\" } } },",
      "{ name = \"Gehennom\", bonetag = \"G\", base = 8, range = 2 },", "}",
    },
    problems = { "required-dungeon", "unknown-chain-level" },
    keys = "Go-- the end  <Esc>",
    hover = { 3, 3, "" },
    completion = { 6, 73, "\"oracle\"" },
    definition = { 4, 28, 7 },
    references = { 4, 28, 2 },
    rename = { 4, 28, "The Caves", 7, "{ name = \"The Caves\", bonetag = \"G\", base = 8, range = 2 }," },
    formatted = { 2, "    { name = \"The Dungeons of Doom\", bonetag = \"D\", base = 25, range = 5," },
  },
}

local failures = 0
local function expect(what, found, wanted)
  if not vim.deep_equal(found, wanted) then
    failures = failures + 1
    io.stderr:write(string.format("%s: found %s, wanted %s\n", what, vim.inspect(found), vim.inspect(wanted)))
  end
end

local function line(number)
  return vim.api.nvim_buf_get_lines(0, number - 1, number, false)[1]
end

local client = vim.lsp.start_client({ name = "levwright", cmd = { program, "lsp" }, root_dir = folder })

local function ask(method, at, more)
  if at then
    vim.api.nvim_win_set_cursor(0, { at[1], at[2] - 1 })
  end
  local parameters = vim.tbl_extend("force", vim.lsp.util.make_position_params(0, "utf-16"), more or {})
  local answers = vim.lsp.buf_request_sync(0, "textDocument/" .. method, parameters, 20000) or {}
  return (answers[client] or {}).result
end

local function codes()
  local found = {}
  for _, problem in ipairs(vim.diagnostic.get(0)) do
    table.insert(found, problem.code or problem.user_data.lsp.code)
  end
  return found
end

local function expectProblems(what, wanted)
  vim.wait(20000, function() return vim.deep_equal(codes(), wanted) end, 10)
  expect(what, codes(), wanted)
end

local function labels(list)
  local found = {}
  for _, item in ipairs(list.items or list) do
    found[item.label] = true
  end
  return found
end

local function session(file)
  local of = function(what) return file.name .. ": " .. what end
  local path = folder .. "/" .. file.name
  vim.fn.writefile(file.text, path)
  vim.cmd("edit " .. path)
  vim.lsp.buf_attach_client(0, client)
  expectProblems(of("problems"), file.problems)
  vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes(file.keys, true, false, true), "tx", false)
  if file.problemsThen then
    expectProblems(of("problems after keys"), file.problemsThen)
  end

  local hover = ask("hover", file.hover)
  expect(of("hover"), hover ~= nil and hover.contents.value:find(file.hover[3], 1, true) ~= nil, true)
  expect(of("completion"), labels(ask("completion", file.completion))[file.completion[3]], true)
  expect(of("definition"), ask("definition", file.definition).range.start.line + 1, file.definition[3])
  local uses = ask("references", file.references, { context = { includeDeclaration = true } })
  expect(of("references"), #uses, file.references[3])

  local renamed = ask("rename", file.rename, { newName = file.rename[3] })
  vim.lsp.util.apply_workspace_edit(renamed, "utf-16")
  expect(of("renamed"), line(file.rename[4]), file.rename[5])
  if file.fix then
    local range = vim.lsp.util.make_given_range_params({ file.fix[1], file.fix[2] - 1 }, { file.fix[1], file.fix[2] - 1 })
    range.context = { diagnostics = {} }
    for _, action in ipairs(ask("codeAction", nil, range)) do
      if action.title == file.fix[3] then
        vim.lsp.util.apply_workspace_edit(action.edit, "utf-16")
      end
    end
    expect(of("fixed"), line(file.fix[1]), file.fix[4])
  end
  local edits = ask("formatting", nil, { options = { tabSize = 4, insertSpaces = true } })
  vim.lsp.util.apply_text_edits(edits or {}, vim.api.nvim_get_current_buf(), "utf-16")
  expect(of("formatted"), line(file.formatted[1]), file.formatted[2])
  expect(of("symbols"), #ask("documentSymbol") > 0, true)
  expect(of("folds"), #ask("foldingRange") > 0, true)
  vim.cmd("write")
end

local fine, trouble = pcall(function()
  for _, file in ipairs(files) do
    session(file)
  end
end)
if not fine then
  failures = failures + 1
  io.stderr:write(tostring(trouble) .. "\n")
end
vim.lsp.stop_client(client)
vim.wait(5000, function() return vim.lsp.get_client_by_id(client) == nil end, 10)
vim.cmd(failures == 0 and "qall!" or "cquit 1")
