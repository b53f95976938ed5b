#!/usr/bin/env node
// Plays a stream of Tests/Agree from standard input in WebAssembly: in Node.js, or where BROWSER names one, in a page of Chromium. See agree.
//
//   Scripts/agree-web.mjs FOLDER    with the module for the web, gestures.js and gestures.wasm.js
import { copyFileSync, readSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { StreamPlayer } from "./agree-player.mjs";
import { browse, open } from "./browser.mjs";

const folder = resolve(process.argv[2]);

/** So many bytes of standard input, or fewer at its end. */
function read(count) {
  const bytes = new Uint8Array(count);
  let place = 0;
  while (place < count) {
    const more = readSync(0, bytes, place, count - place);
    if (more === 0) break;
    place += more;
  }
  return bytes.subarray(0, place);
}

/** The blocks of the stream, one after the other, as bytes. One that is not whole is none. */
function* blocks() {
  for (let head = read(8); head.length === 8; head = read(8)) {
    const count = new Float64Array(head.buffer)[0] * 8;
    const block = read(count);
    if (block.length === count) yield block;
  }
}

function leave({ lines, isRight }) {
  for (const line of lines) console.log(line);
  process.exitCode = isRight ? 0 : 1;
}

if (process.env.BROWSER) {
  copyFileSync(new URL("agree-player.mjs", import.meta.url), join(folder, "agree-player.js"));
  writeFileSync(join(folder, "agree.html"), `<!DOCTYPE html><script type="module">
    import { GestureModule } from "./gestures.js";
    import { StreamPlayer } from "./agree-player.js";
    window.player = new StreamPlayer(await GestureModule.load(), "WebAssembly in Chromium");
    window.take = (text) => player.take(new Float64Array(Uint8Array.from(atob(text), (each) => each.charCodeAt(0)).buffer));
    </script>`);
  await browse(process.env.BROWSER, async (page) => {
    await open(page, pathToFileURL(join(folder, "agree.html")).href, "window.take !== undefined");
    for (const bytes of blocks()) await page.evaluate(`take("${Buffer.from(bytes.buffer).toString("base64")}")`);
    leave(await page.evaluate("player.report()"));
  });
} else {
  const { GestureModule } = await import(pathToFileURL(join(folder, "gestures.js")));
  const player = new StreamPlayer(await GestureModule.load(), "WebAssembly in Node.js");
  for (const bytes of blocks()) player.take(new Float64Array(bytes.buffer));
  leave(player.report());
}
