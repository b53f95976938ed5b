// Starts `gspec lsp` and leaves the rest to the language client.
const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

// Other schemes, such as `git` for the old side of a diff, are no texts that somebody edits.
const documentSelector = [
  { scheme: "file", language: "gspec" },
  { scheme: "untitled", language: "gspec" },
  { scheme: "file", pattern: "**/*.cases.yaml" },
];

let client;

exports.activate = async function () {
  const command = workspace.getConfiguration("gspec").get("path");
  client = new LanguageClient("gspec", "Gesture specs", { command, args: ["lsp"] }, { documentSelector });
  await client.start();
};

exports.deactivate = () => client?.stop();
