#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Drives “levwright-cli lsp” as an editor does, and compares what it says. Where the types of the protocol are installed
# (python3-pygls), every message is also held to them.
#   lsp-session.py PROGRAM
import base64
import json
import re
import subprocess
import sys

try:
    from lsprotocol import converters, types
except ImportError:
    types = None

LEVEL = """MAZE:"a",' '
GEOMETRY:center,center
MAP
-----
|...|
-----
ENDMAP
RANDOM_PLACES:(1,1),(2,1)
MONSTER:'D',"red dragon",place[0]
TRAP:"wep",(1,1)
"""
URI = "file:///none/a%20level.des"
# A file of each other kind, with its text.
FILES = [
    ("hall.des", """LEVEL:"hall"
$kind = monster: ('D',"red dragon")
ROOM:"ordinary",random,random,random,random {
MONSTER:$kind,random
TRAP:"wep",random
}
"""),
    ("cave.lua", """des.level_init({ style = "solidfill", fg = " " })
local where = selection.area(1,1,3,3)
for i = 1, 2 do
des.monster("red dragon", where:rndcoord(1))
end
des.trap("wep", 1, 1)
"""),
    ("dungeon.def", """DUNGEON: "The Dungeons of Doom" "D" (25,5)
BRANCH: "Gehennom" @ (2,3)
LEVEL: "rogue" "R" @ (15,4)
LEVEL: "oracle" "O" @ (5,5)  \nCHAINLEVEL: "bigrm" "B" "oracel" + (1,2)
DUNGEON: "Gehennom" "G" (8,2)
"""),
    ("dungeon.lua", """dungeon = {
{ name = "The Dungeons of Doom", bonetag = "D", base = 25, range = 5, flags = "mazlike",
branches = { { name = "Gehennom", base = 2, range = 3 } },
levels = { { name = "oracle", bonetag = "O", base = 5, range = 5 } } },
{ name = "Gehennom", bonetag = "G", base = 8, range = 2 },
}
"""),
]
AT_PLACES = ["completion", "hover", "signatureHelp", "definition", "documentHighlight", "prepareRename", "selectionRange",
             "references", "rename", "codeAction"]
ABOUT_FILES = ["documentSymbol", "foldingRange", "semanticTokens/full", "diagnostic", "formatting"]


class Server:
    def __init__(self, program):
        self.process = subprocess.Popen([program, "lsp", "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.count = 0
        self.notes = []

    def send(self, *messages):
        """In one piece, so that the server has all of them before it begins with the first."""
        contents = [json.dumps({"jsonrpc": "2.0", **message}, ensure_ascii=False).encode() for message in messages]
        self.process.stdin.write(b"".join(b"Content-Length: %d\r\n\r\n" % len(each) + each for each in contents))
        self.process.stdin.flush()

    def read(self):
        length = 0
        while (line := self.process.stdout.readline().strip()):
            length = int(line.split(b":")[1])
        message = json.loads(self.process.stdout.read(length))
        if types and "method" in message:
            hold(message, types.METHOD_TO_TYPES[message["method"]][0])
        return message

    def ask(self, method, parameters):
        self.count += 1
        self.send({"id": self.count, "method": method, "params": parameters})
        while "id" not in (message := self.read()):
            self.notes.append(message)
        assert message["id"] == self.count, message
        if types and method in types.METHOD_TO_TYPES and "error" not in message:
            hold(message, types.METHOD_TO_TYPES[method][1])
        return message.get("result", message.get("error"))

    def at(self, method, line, character, **more):
        position = {"line": line, "character": character}
        return self.ask("textDocument/" + method, {"textDocument": {"uri": URI}, "position": position, **more})

    def about(self, method, **more):
        return self.ask("textDocument/" + method, {"textDocument": {"uri": URI}, **more})


def hold(message, kind):
    """The message must have the type, and nothing that the type does not know."""
    converter = converters.get_converter()
    read = converter.unstructure(converter.structure(message, kind), kind)
    if not same(message, read):
        sys.exit(f"{message!r} is read as {read!r}")


def same(sent, read):
    if isinstance(sent, dict):
        return isinstance(read, dict) and all(same(sent[key], read.get(key)) for key in sent)
    if isinstance(sent, list):
        return isinstance(read, (list, tuple)) and len(sent) == len(read) and all(map(same, sent, read))
    return sent == read


def expect(what, found, wanted):
    if found != wanted:
        sys.exit(f"{what}: found {found!r}, wanted {wanted!r}")


def span(range_):
    return [range_["start"]["line"], range_["start"]["character"], range_["end"]["line"], range_["end"]["character"]]


def nested(selection):
    spans = []
    while selection:
        spans.append(span(selection["range"]))
        selection = selection.get("parent")
    return spans


def edited(changes):
    return [(span(edit["range"]), edit["newText"]) for edit in changes["changes"][URI]]


def ask_everything(server):
    """Every question at every word of a file of each kind; ask() holds each answer to the types of the protocol."""
    for name, text in FILES:
        uri = "file:///none/" + name
        opened = {"uri": uri, "languageId": name.split(".")[1], "version": 1, "text": text}
        server.send({"method": "textDocument/didOpen", "params": {"textDocument": opened}})
        places = [{"line": line, "character": match.start() + 1} for line, words in enumerate(text.split("\n"))
                  for match in re.finditer(r"\w+", words)]
        answered = set()
        for place in places:
            more = {"position": place, "positions": [place], "range": {"start": place, "end": place}, "newName": "zq",
                    "context": {"includeDeclaration": True, "diagnostics": []}}
            for method in AT_PLACES:
                if server.ask("textDocument/" + method, {"textDocument": {"uri": uri}, **more}):
                    answered.add(method)
        for method in ABOUT_FILES:
            if server.ask("textDocument/" + method, {"textDocument": {"uri": uri}, "options": {"tabSize": 4, "insertSpaces": True}}):
                answered.add(method)
        expect("answered for " + name, sorted(set(AT_PLACES + ABOUT_FILES) - answered), [])
        server.send({"method": "textDocument/didClose", "params": {"textDocument": {"uri": uri}}})
    expect("symbols of open files", isinstance(server.ask("workspace/symbol", {"query": ""}), list), True)


def session(server):
    encodings = {"general": {"positionEncodings": ["utf-16"]}}
    expect("encoding", server.ask("initialize", {"capabilities": encodings})["capabilities"]["positionEncoding"], "utf-16")
    server.send({"method": "initialized", "params": {}})
    opened = {"uri": URI, "languageId": "des", "version": 1, "text": LEVEL}
    server.send({"method": "textDocument/didOpen", "params": {"textDocument": opened}})
    problems = server.read()["params"]
    expect("problem", [(found["code"], span(found["range"])) for found in problems["diagnostics"]],
           [("unknown-trap", [9, 5, 9, 10])])
    expect("hover", server.at("hover", 8, 15)["contents"]["value"],
           "red dragon\ndragon, level 15, speed 9, armour class -1, chaotic")
    expect("definition", span(server.at("definition", 8, 27)["range"]), [7, 14, 7, 19])
    expect("references", [span(use["range"]) for use in
                          server.at("references", 8, 27, context={"includeDeclaration": False})], [[8, 25, 8, 33]])
    expect("highlights", [(span(use["range"]), use["kind"]) for use in server.at("documentHighlight", 8, 27)],
           [([7, 14, 7, 19], 3), ([8, 25, 8, 33], 2)])
    expect("selection", nested(server.about("selectionRange", positions=[{"line": 8, "character": 15}])[0]),
           [[8, 12, 8, 24], [8, 0, 8, 33], [1, 0, 9, 16], [0, 0, 9, 16], [0, 0, 10, 0]])
    expect("pulled", [found["code"] for found in server.about("diagnostic")["items"]], ["unknown-trap"])
    asked = {"textDocument": {"uri": URI}, "seed": 7}
    expect("roll", server.ask("levwright/roll", asked)["seed"], 7)
    picture = server.ask("levwright/roll", {**asked, "picture": "png", "theme": "dark"})["picture"]
    expect("picture", (picture["kind"], base64.b64decode(picture["content"])[:8]), ("png", b"\x89PNG\r\n\x1a\n"))
    expect("no picture", server.ask("levwright/roll", {**asked, "picture": "jpeg"})["code"], -32803)
    expect("rename", edited(server.at("rename", 8, 27, newName="place[1]")), [([8, 25, 8, 33], "place[1]")])
    expect("no name", server.at("rename", 8, 27, newName="place[9]")["code"], -32803)
    expect("signature", server.at("signatureHelp", 9, 12)["activeParameter"], 1)
    fixes = server.about("codeAction", range={"start": {"line": 9, "character": 6}, "end": {"line": 9, "character": 6}})
    expect("fix", [(fix["title"], edited(fix["edit"])) for fix in fixes],
           [("Change it to “web”", [([9, 6, 9, 9], 'web')])])
    expect("symbols", [symbol["name"] for symbol in server.about("documentSymbol")], ["a"])
    expect("folds", [[fold["startLine"], fold["endLine"]] for fold in server.about("foldingRange")],
           [[0, 9], [1, 9], [2, 6]])
    expect("tokens", server.about("semanticTokens/full")["data"][:10], [0, 0, 4, 0, 0, 0, 5, 3, 2, 0])
    # A request that waits is cancelled; what is known already, or was answered, is not.
    place = {"textDocument": {"uri": URI}, "position": {"line": 8, "character": 17}}
    server.send(*({"id": number, "method": "textDocument/hover", "params": place} for number in ("first", "second")),
                *({"method": "$/cancelRequest", "params": {"id": number}} for number in ("second", "unknown", 1)))
    answers = {answer["id"]: answer for answer in (server.read(), server.read())}
    expect("cancelled", answers["second"]["error"]["code"], -32800)
    expect("not cancelled", "result" in answers["first"], True)
    # A dragon takes two units of UTF-16 and four bytes.
    change = {"range": {"start": {"line": 0, "character": 6}, "end": {"line": 0, "character": 7}}, "text": "🐉"}
    fix = {"range": {"start": {"line": 9, "character": 7}, "end": {"line": 9, "character": 8}}, "text": "e"}
    last = {"range": {"start": {"line": 9, "character": 8}, "end": {"line": 9, "character": 9}}, "text": "b"}
    server.send({"method": "textDocument/didChange",
                 "params": {"textDocument": {"uri": URI, "version": 2}, "contentChanges": [change, fix, last]}})
    problems = server.read()["params"]
    expect("version", problems["version"], 2)
    expect("problems", problems["diagnostics"], [])
    expect("level", span(server.at("prepareRename", 0, 7)["range"]), [0, 6, 0, 8])
    server.send({"method": "textDocument/didChange",
                 "params": {"textDocument": {"uri": URI, "version": 3}, "contentChanges": [{"text": LEVEL + "TRAP:\"we"}]}})
    server.read()
    offered = server.at("completion", 10, 8)["items"]
    expect("completion", (offered[0]["label"], span(offered[0]["textEdit"]["range"])), ('"web"', [10, 5, 10, 8]))
    documented = server.ask("completionItem/resolve", offered[0])
    expect("resolved", {**documented, "documentation": None}, {**offered[0], "documentation": None})
    expect("documentation", documented["documentation"]["value"].splitlines()[0], "web")
    expect("unknown method", server.ask("textDocument/fly", {"textDocument": {"uri": URI}})["code"], -32601)
    expect("unknown file", server.ask("textDocument/hover", {"textDocument": {"uri": "x"}})["code"], -32602)
    # Only rolls know that this trap finds no place.
    flooded = LEVEL.replace("|...|", "|}}}|").replace('TRAP:"wep",(1,1)', "TRAP:random,random")
    server.send({"method": "textDocument/didChange",
                 "params": {"textDocument": {"uri": URI, "version": 4}, "contentChanges": [{"text": flooded}]}})
    expect("before it is saved", server.read()["params"]["diagnostics"], [])
    server.send({"method": "textDocument/didSave", "params": {"textDocument": {"uri": URI}}})
    expect("rolled", [found["code"] for found in server.read()["params"]["diagnostics"]], ["loading-always-ends"])
    expect("drowned", "no cell fits" in server.ask("levwright/roll", {"textDocument": {"uri": URI}})["complaint"], True)
    server.send({"method": "textDocument/didClose", "params": {"textDocument": {"uri": URI}}})
    expect("closed", server.read()["params"]["diagnostics"], [])
    ask_everything(server)
    expect("shutdown", server.ask("shutdown", None), None)
    server.send({"method": "exit", "params": None})
    expect("status", server.process.wait(timeout=60), 0)


session(Server(sys.argv[1]))
