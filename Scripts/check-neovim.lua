-- The checks of Scripts/check-neovim, through Neovim's own client: diagnostics are what `gspec lint` reports, also after an edit; hover,
-- definition, completion, references, rename, symbols and formatting work. The specs of a repository have one client.

local function fail(text)
  io.stderr:write("error: in Neovim: " .. text .. "\n")
  vim.cmd("cquit 1")
end

-- Waits for at most 20 seconds.
local function await(what, condition)
  if not vim.wait(20000, condition, 20) then fail(what .. " did not come") end
end

-- The rules that were reported, in order, with the line of each.
local function shown()
  local rows = {}
  for _, item in ipairs(vim.diagnostic.get(0)) do
    table.insert(rows, string.format("%05d %s", item.lnum + 1, item.code))
  end
  table.sort(rows)
  return table.concat(rows, "\n")
end

-- What `gspec lint` wrote into lint.json of the same text.
local function expected()
  local rows = {}
  local report = vim.fn.json_decode(table.concat(vim.fn.readfile("lint.json"), "\n"))
  for _, finding in ipairs(report.findings) do
    table.insert(rows, string.format("%05d %s", finding.line, finding.rule))
  end
  table.sort(rows)
  return table.concat(rows, "\n")
end

-- Puts the cursor on the nth place of a word, counted from 0 in a line.
local function go(pattern, offset)
  vim.fn.cursor(1, 1)
  if vim.fn.search(pattern, "cW") == 0 then fail("the spec has no " .. pattern) end
  local place = vim.api.nvim_win_get_cursor(0)
  vim.api.nvim_win_set_cursor(0, { place[1], place[2] + (offset or 0) })
end

local function ask(method, more)
  local parameters = vim.lsp.util.make_position_params(0, "utf-16")
  for key, value in pairs(more or {}) do parameters[key] = value end
  local answers = vim.lsp.buf_request_sync(0, method, parameters, 20000)
  for _, answer in pairs(answers or {}) do
    if answer.error then fail(method .. ": " .. vim.inspect(answer.error)) end
    if answer.result then return answer.result end
  end
  fail(method .. " has no answer")
end

await("a client", function() return #vim.lsp.buf_get_clients(0) > 0 or nil end)
local wanted = expected()
await("what lint reports:\n" .. wanted .. "\nbut:\n" .. shown(), function() return shown() == wanted end)

go("  tap-2: ", 3)
local hover = ask("textDocument/hover").contents
if not vim.inspect(hover):find("claims") then fail("the hover of an activity says nothing of its claim: " .. vim.inspect(hover)) end
go("by: short-tap", 5)
local definition = ask("textDocument/definition")
local place = definition[1] or definition
if vim.fn.getline((place.range or place.targetRange).start.line + 1):find("short%-tap:") == nil then fail("the definition is elsewhere") end
if #ask("textDocument/references", { context = { includeDeclaration = true } }) < 2 then fail("references are missing") end
local completion = ask("textDocument/completion")
local labels = {}
for _, item in ipairs(completion.items or completion) do labels[item.label] = true end
if not labels["long-hold"] then fail("completion offers no mechanic of the spec") end

-- What is chosen takes the place of a whole word with a `-`.
go("by: short-tap", 10)
local row, whole = vim.fn.line("."), vim.fn.getline(".")
vim.fn.setline(row, (whole:gsub("by: short%-tap", "by: short-t", 1)))
completion = ask("textDocument/completion")
for _, item in ipairs(completion.items or completion) do
  if item.label == "short-tap" then vim.lsp.util.apply_text_edits({ item.textEdit }, 0, "utf-16") end
end
if vim.fn.getline(row) ~= whole then fail("completion makes " .. vim.fn.getline(row)) end

if #ask("textDocument/documentSymbol") == 0 then fail("there are no symbols") end

-- A rename changes the text, and the diagnostics stay what they were.
local edits = ask("textDocument/rename", { newName = "brief-tap" })
vim.lsp.util.apply_workspace_edit(edits, "utf-16")
go("by: brief-tap")
vim.wait(500, function() return false end, 20)
await("the same findings after the rename", function() return shown() == wanted end)

-- A line that is wrong is reported, and nothing more when it is right again.
local line = vim.fn.search("tap-2:", "w")
local text = vim.fn.getline(line)
vim.fn.setline(line, (text:gsub("brief%-tap", "brief-tab")))
await("a finding for the name that is wrong", function() return shown():find(string.format("%05d name/undeclared", line)) ~= nil end)
vim.fn.setline(line, text)
await("the first findings again", function() return shown() == wanted end)

-- A line that is not in its usual form gets it.
vim.fn.setline(line, (text:gsub("by: ", "by:   ")))
if vim.lsp.buf.format then vim.lsp.buf.format({ timeout_ms = 20000 }) else vim.lsp.buf.formatting_sync(nil, 20000) end
if vim.fn.getline(line) ~= text then fail("formatting leaves " .. vim.fn.getline(line)) end

-- A rename in a vocabulary reaches the text of a spec that is not saved: the files of a repository have one client.
vim.o.hidden = true
local function edit(path)
  vim.cmd("edit " .. path)
  await("a client of " .. path, function() return #vim.tbl_keys(vim.lsp.buf_get_clients(0)) > 0 end)
  return vim.api.nvim_get_current_buf(), vim.tbl_keys(vim.lsp.buf_get_clients(0))
end
local deck, own = edit("repository/app/deck.gspec.yaml")
vim.api.nvim_buf_set_lines(deck, 0, 0, false, { "# Not saved." })
local _, others = edit("repository/house.gspec.yaml")
if #own ~= 1 or not vim.deep_equal(own, others) then
  fail("two specs of a repository have the clients " .. vim.inspect(own) .. " and " .. vim.inspect(others))
end
go("flip:")
vim.lsp.util.apply_workspace_edit(ask("textDocument/rename", { newName = "turn-over" }), "utf-16")
local last = vim.api.nvim_buf_get_lines(deck, -2, -1, false)[1]
if last ~= "  turn: {does: custom, target: card, by: turn-over}" then fail("the rename makes " .. last) end
local _, cases = edit("repository/app/deck.cases.yaml")
if not vim.deep_equal(own, cases) then fail("cases have the clients " .. vim.inspect(cases)) end

io.stdout:write("neovim: diagnostics, hover, definition, references, completion, symbols, rename and formatting; one client\n")
vim.cmd("qall!")
