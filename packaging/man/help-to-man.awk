# SPDX-License-Identifier: GPL-3.0-or-later
# Puts what `levwright-cli --help` says into a manual page:
#   awk -f help-to-man.awk HELP TEMPLATE
# The line @COMMANDS@ of the template becomes a section for each command. In the help, the first lines of a command begin
# with the program's name. Four blanks begin a line of its text, six an option or a remark, more go on with that. An empty
# line ends the command.

function escaped(text) {
  gsub(/\\/, "\\e", text)
  gsub(/-/, "\\-", text)
  gsub(/“/, "\\(lq", text)
  gsub(/”/, "\\(rq", text)
  gsub(/…/, "...", text)
  return text ~ /^[.']/ ? "\\&" text : text
}

function add(line) { commands = commands line "\n" }

FNR != NR {
  if ($0 == "@COMMANDS@") printf "%s", commands
  else print
  next
}

BEGIN { kind = empty = -1 }

{ before = kind; kind = match($0, /[^ ]/) - 1; text = substr($0, kind + 1) }

text == "" { kind = empty; next }

kind == 0 && text ~ /^levwright-cli / {
  heading = $2 ~ /^-/ ? "Questions about the program" : escaped($2)
  if (before == 0) add(".br")
  else if (heading == written) add(".PP")
  else add(".SS \"" heading "\"")
  written = heading
  add(".B " escaped(text))
  next
}

kind == 6 && match(text, /^-[^ ]*(, -[^ ]*)*/) {
  add(".TP")
  add(".B " escaped(substr(text, 1, RLENGTH)))
  text = substr(text, RLENGTH + 1)
  sub(/^ +/, "", text)
  add(escaped(text))
  inRemark = 0
  next
}

{
  isRemark = kind == 6
  if (kind == 0 && before == empty && written != "all") add(".SS \"Common to all commands\"")
  else if (before == empty || (before == 0 && kind > 0) || (isRemark && !inRemark)) add(".PP")
  if (kind == 0) written = "all"
  inRemark = isRemark
  add(escaped(text))
}
