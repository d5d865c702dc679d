// SPDX-License-Identifier: GPL-3.0-or-later
// Colours levels and dungeons with the grammars of VS Code, by the engine of VS Code.
//   node textmate-session.js FOLDER_OF_MODULES FOLDER_OF_GRAMMARS [FILE.des…]
"use strict";
const fs = require("fs");
const path = require("path");

const [modules, grammars, ...files] = process.argv.slice(2);
const textmate = require(path.join(modules, "vscode-textmate"));
const oniguruma = require(path.join(modules, "vscode-oniguruma"));

// A line and the scopes of some of its words; null for none but the file's own.
const level = [
    ["# a comment with MONSTER", { "# a comment with MONSTER": "comment.line.number-sign" }],
    ["MAZE:\"fort\",' '", { MAZE: "keyword.control", "\"fort\"": "string.quoted.double", "' '": "constant.character" }],
    ["GEOMETRY:center,center", { GEOMETRY: "keyword.control", center: "constant.language" }],
    ["MAP", { MAP: "keyword.control" }],
    ["|..#..|", { "|..#..|": "markup.raw.map" }],
    ["MONSTER", { MONSTER: "markup.raw.map" }],
    ["ENDMAP", { ENDMAP: "keyword.control" }],
    ["MONSTER:('d',\"jackal\"),(12,3)", { MONSTER: "keyword.control", "'d'": "constant.character",
                                           "\"jackal\"": "string.quoted.double", 12: "constant.numeric" }],
    ["$place = { (1,1),(2,2) }", { $place: "variable.other" }],
    ["OBJECT[25%]:'*',random,place[0]", { OBJECT: "keyword.control", "25%": "constant.numeric" }],
    ["NAME:\"open", { "\"open": "string.quoted.double" }],
    ["STAIR:(1,1),up # behind", { STAIR: "keyword.control", up: "constant.language",
                                   " # behind": "comment.line.number-sign" }],
    ["MONSTERS:1", { MONSTERS: null }],
];
const dungeon = [
    ["# all of it", { "# all of it": "comment.line.number-sign" }],
    ["DUNGEON: \"The Dungeons of Doom\" \"D\" (25,5)",
     { DUNGEON: "keyword.control", "\"D\"": "string.quoted.double", 25: "constant.numeric" }],
    ["ALIGNMENT: unaligned", { ALIGNMENT: "keyword.control", unaligned: "constant.language" }],
];

function fail(words) {
    console.error(words);
    process.exitCode = 1;
}

// The innermost scope at each place of a line; null where it is that of the file.
function scopesOf(grammar, line, state) {
    const result = grammar.tokenizeLine(line, state);
    const scopes = new Array(line.length).fill(null);
    for (const token of result.tokens)
        scopes.fill(token.scopes.length > 1 ? token.scopes.at(-1) : null, token.startIndex, token.endIndex);
    return { scopes, state: result.ruleStack, stopped: result.stoppedEarly };
}

function hold(grammar, lines) {
    let state = textmate.INITIAL;
    for (const [line, wanted] of lines) {
        const found = scopesOf(grammar, line, state);
        state = found.state;
        for (const [word, scope] of Object.entries(wanted)) {
            const at = line.indexOf(word);
            for (let i = at; i < at + word.length; ++i) {
                if (found.scopes[i] !== scope)
                    fail(`${line}: “${word}” has ${found.scopes[i]} at ${i}, not ${scope}`);
            }
        }
    }
}

// Every statement of real files is coloured as one, and no line takes the engine too long.
function colour(grammar, file) {
    let state = textmate.INITIAL;
    let statements = 0;
    for (const line of fs.readFileSync(file, "latin1").split(/\r?\n/)) {
        const isInMap = state.depth > 1;
        const found = scopesOf(grammar, line, state);
        state = found.state;
        if (found.stopped)
            fail(`${file}: the engine gives up at: ${line}`);
        const word = /^[A-Z_]{3,}(?=\s*[:[])/.exec(line);
        if (!word || isInMap)
            continue;
        ++statements;
        if (found.scopes[0] !== "keyword.control")
            fail(`${file}: ${word[0]} has ${found.scopes[0]}`);
    }
    if (statements === 0)
        fail(`${file}: no statement is coloured`);
}

async function run() {
    await oniguruma.loadWASM(fs.readFileSync(path.join(modules, "vscode-oniguruma/release/onig.wasm")).buffer);
    const registry = new textmate.Registry({
        onigLib: Promise.resolve({
            createOnigScanner: patterns => new oniguruma.OnigScanner(patterns),
            createOnigString: text => new oniguruma.OnigString(text),
        }),
        loadGrammar: async scope => {
            const file = path.join(grammars, `${scope.replace("source.", "")}.tmLanguage.json`);
            return textmate.parseRawGrammar(fs.readFileSync(file, "utf8"), file);
        },
    });
    const ofLevels = await registry.loadGrammar("source.nethack-level");
    hold(ofLevels, level);
    hold(await registry.loadGrammar("source.nethack-dungeon"), dungeon);
    for (const file of files)
        colour(ofLevels, file);
}

run().catch(error => fail(error.stack));
