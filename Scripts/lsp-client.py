#!/usr/bin/env python3
"""Checks `gspec lsp` through the client of pygls: every request that the server declares, then random edits.

lsp-client.py GSPEC SPEC…

The client's types (lsprotocol) refuse an answer that the protocol does not allow. After each edit at random the diagnostics must be those
that `gspec lint` prints for the same text.
"""
import asyncio, json, os, random, subprocess, sys, tempfile
from pathlib import Path

from lsprotocol import types as lsp
from pygls.lsp.client import LanguageClient

SEED, ROUNDS, EDITS = 13, 6, 8
PIECES = ["", "\n", "  ", "a:", "{", "}", "[", "touch", "é😀", "#", "- ", '"', "&a", "*a", ": ", "|", "toward: left"]
CLAIMED = {
    "hover_provider", "completion_provider", "definition_provider", "references_provider", "document_highlight_provider",
    "rename_provider", "document_symbol_provider", "folding_range_provider", "document_formatting_provider",
    "code_action_provider", "semantic_tokens_provider", "inlay_hint_provider",
}


def fail(message):
    raise SystemExit(f"error: {message}")


class Editor(LanguageClient):
    """An editor with one text, which counts as editors do: in UTF-16."""

    def __init__(self):
        super().__init__("check-lsp", "1")
        self.shown, self.version, self.died = {}, 0, None

        @self.feature(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def publish(parameters: lsp.PublishDiagnosticsParams):
            self.shown[(parameters.uri, parameters.version)] = parameters.diagnostics

    async def server_exit(self, server):
        self.died = server.returncode

    def open(self, path, text):
        self.uri, self.text, self.version = path.as_uri(), text, 1
        item = lsp.TextDocumentItem(self.uri, "gspec", self.version, text)
        self.text_document_did_open(lsp.DidOpenTextDocumentParams(item))

    def position(self, offset):
        before = self.text[:offset].split("\n")
        return lsp.Position(len(before) - 1, len(before[-1].encode("utf-16-le")) // 2)

    def type(self, start, end, piece):
        span = lsp.Range(self.position(start), self.position(end))
        self.text, self.version = self.text[:start] + piece + self.text[end:], self.version + 1
        change = lsp.TextDocumentContentChangePartial(range=span, text=piece)
        document = lsp.VersionedTextDocumentIdentifier(version=self.version, uri=self.uri)
        self.text_document_did_change(lsp.DidChangeTextDocumentParams(document, [change]))

    async def diagnostics(self):
        for _ in range(2000):
            if (self.uri, self.version) in self.shown:
                return self.shown[(self.uri, self.version)]
            if self.died is not None:
                fail(f"the server left with status {self.died}")
            await asyncio.sleep(0.01)
        fail(f"no diagnostics came for version {self.version}")

    async def ask_everything(self, offset):
        """Every request that the server claims; how many said something. A refusal is an answer, another error is not."""
        document, place = lsp.TextDocumentIdentifier(self.uri), self.position(offset)
        whole = lsp.Range(lsp.Position(0, 0), self.position(len(self.text)))
        here = dict(text_document=document, position=place)
        asked = {
            "hover": self.text_document_hover_async(lsp.HoverParams(**here)),
            "completion": self.text_document_completion_async(lsp.CompletionParams(**here)),
            "definition": self.text_document_definition_async(lsp.DefinitionParams(**here)),
            "references": self.text_document_references_async(
                lsp.ReferenceParams(context=lsp.ReferenceContext(include_declaration=True), **here)),
            "highlights": self.text_document_document_highlight_async(lsp.DocumentHighlightParams(**here)),
            "prepareRename": self.text_document_prepare_rename_async(lsp.PrepareRenameParams(**here)),
            "rename": self.text_document_rename_async(lsp.RenameParams(new_name="another-name", **here)),
            "symbols": self.text_document_document_symbol_async(lsp.DocumentSymbolParams(document)),
            "folding": self.text_document_folding_range_async(lsp.FoldingRangeParams(document)),
            "formatting": self.text_document_formatting_async(
                lsp.DocumentFormattingParams(document, lsp.FormattingOptions(tab_size=2, insert_spaces=True))),
            "codeAction": self.text_document_code_action_async(
                lsp.CodeActionParams(document, whole, lsp.CodeActionContext(diagnostics=[]))),
            "semanticTokens": self.text_document_semantic_tokens_full_async(lsp.SemanticTokensParams(document)),
            "inlayHint": self.text_document_inlay_hint_async(lsp.InlayHintParams(document, whole)),
        }
        said = {}
        for name, question in asked.items():
            try:
                answer = await asyncio.wait_for(question, 30)
            except asyncio.TimeoutError:
                fail(f"{name} was not answered")
            except Exception as error:
                if getattr(error, "code", None) != -32803:
                    fail(f"{name}: {error!r}")
                answer = None
            said[name] = answer
        return said


def lint(gspec, path, text):
    """What the command prints, as JSON."""
    path.write_text(text, encoding="utf-8", newline="")
    run = subprocess.run([gspec, "lint", "--format", "json", str(path)], capture_output=True, text=True)
    if run.returncode not in (0, 1):
        fail(f"gspec lint left with status {run.returncode}: {run.stderr}")
    return json.loads(run.stdout)


def found(report):
    return sorted((finding["rule"], finding["message"]) for finding in report["findings"])


async def main(gspec, specs):
    numbers = random.Random(SEED)
    editor = Editor()
    await editor.start_io(gspec, "lsp", "--stdio")
    started = await editor.initialize_async(lsp.InitializeParams(capabilities=lsp.ClientCapabilities()))
    claims = {name for name in dir(started.capabilities) if name.endswith("_provider") and getattr(started.capabilities, name)}
    if claims != CLAIMED:
        fail(f"the server claims {sorted(claims ^ CLAIMED)}, which this check does not expect or misses")
    editor.initialized(lsp.InitializedParams())
    with tempfile.TemporaryDirectory() as folder:
        asked, edits, silent = 0, 0, None
        for round in range(ROUNDS):
            source = Path(specs[round % len(specs)])
            path = Path(folder).resolve() / f"{round}-{source.name}"
            # Not in the usual form, so that there is something to format.
            text = source.read_text(encoding="utf-8").replace("target: ", "target:  ", 1)
            editor.open(path, text)
            await editor.diagnostics()
            said = await editor.ask_everything(text.index("by:") + 6)
            silent = {name for name, answer in said.items() if not answer} & (silent if silent is not None else set(said))
            for _ in range(EDITS):
                start = numbers.randint(0, len(editor.text))
                editor.type(start, min(len(editor.text), start + numbers.randint(0, 6)), numbers.choice(PIECES))
                asked += len(await editor.ask_everything(numbers.randint(0, len(editor.text))))
                edits += 1
                shown = sorted(
                    (item.code, item.message.split("\n")[0]) for item in await editor.diagnostics())
                printed = [(rule, message.split("\n")[0]) for rule, message in found(lint(gspec, path, editor.text))]
                if shown != printed:
                    fail(f"round {round}, edit {edits}: the editor shows {shown}, lint prints {printed}")
                if numbers.random() < 0.5:
                    editor.type(0, len(editor.text), text)
                    await editor.diagnostics()
            editor.text_document_did_close(lsp.DidCloseTextDocumentParams(lsp.TextDocumentIdentifier(editor.uri)))
        never = silent - {"definition", "rename", "prepareRename", "codeAction"}
        if never:
            fail(f"never said anything: {sorted(never)}")
    await editor.shutdown_async(None)
    editor.exit(None)
    await asyncio.sleep(0.2)
    if editor.died not in (None, 0):
        fail(f"the server left with status {editor.died}")
    print(f"lsp: {asked} answers to pygls' client, {edits} edits with the diagnostics of lint")


asyncio.run(main(sys.argv[1], sys.argv[2:]))
