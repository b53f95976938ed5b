// Starts `gspec lsp` and leaves the rest to the language client.
const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = async function () {
  const command = workspace.getConfiguration("gspec").get("path");
  client = new LanguageClient("gspec", "Gesture specs", { command, args: ["lsp"] }, {
    documentSelector: [{ language: "gspec" }],
  });
  await client.start();
};

exports.deactivate = () => client?.stop();
