// SPDX-License-Identifier: GPL-3.0-or-later
"use strict";
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

// Other scripts in Lua are none of our business.
function isLevelScript(document) {
  return document.languageId === "lua" && (/dungeon\.lua$/.test(document.fileName) || /\bdes\./.test(document.getText()));
}

async function roll() {
  const editor = vscode.window.activeTextEditor;
  if (!editor) return;
  const seed = Math.floor(Math.random() * 1e9);
  const isDark = vscode.window.activeColorTheme.kind === vscode.ColorThemeKind.Dark;
  const rolled = await client.sendRequest("levwright/roll", {
    textDocument: { uri: editor.document.uri.toString() },
    position: editor.selection.active,
    seed,
    picture: "svg",
    theme: isDark ? "dark" : "light",
  });
  if (!rolled) return;
  const panel = vscode.window.createWebviewPanel("levwright.roll", `${rolled.level}, seed ${seed}`, {
    viewColumn: vscode.ViewColumn.Beside,
    preserveFocus: true,
  });
  panel.webview.html = `<!DOCTYPE html><html><body>${rolled.picture.content}</body></html>`;
  const complaint = rolled.complaint ? `${rolled.complaint}\n` : "";
  const content = `${rolled.level}, seed ${rolled.seed}\n${complaint}${rolled.text}`;
  const document = await vscode.workspace.openTextDocument({ content, language: "plaintext" });
  await vscode.window.showTextDocument(document, vscode.ViewColumn.Beside, true);
}

async function activate(context) {
  const settings = vscode.workspace.getConfiguration("levwright");
  const target = settings.get("target");
  const server = { command: settings.get("command"), args: target ? ["lsp", "--target", target] : ["lsp"] };
  const lua = { language: "lua", scheme: "file" };
  const unknown = new Set(); // URIs of scripts that are no levels
  client = new LanguageClient("levwright", "Levwright", server, {
    documentSelector: [{ language: "nethack-level" }, { language: "nethack-dungeon" }, lua],
    middleware: {
      didOpen: (document, next) => {
        if (document.languageId !== "lua" || isLevelScript(document)) {
          unknown.delete(document.uri.toString());
          return next(document);
        }
        unknown.add(document.uri.toString());
        return Promise.resolve();
      },
      sendRequest: (type, parameters, token, next) =>
        unknown.has(parameters?.textDocument?.uri) ? Promise.resolve(null) : next(type, parameters, token),
    },
  });
  context.subscriptions.push(vscode.commands.registerCommand("levwright.roll", roll));
  await client.start();
}

function deactivate() {
  return client ? client.stop() : undefined;
}

module.exports = { activate, deactivate };
