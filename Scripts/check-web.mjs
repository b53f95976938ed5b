#!/usr/bin/env node
// Plays every trace of this repository into generated TypeScript. See check-web.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { browse } from "./browser.mjs";
import { playTouches } from "./check-touches.mjs";
import { lines, loadMachine, productText, replay } from "./web-replay.mjs";

const folder = process.argv[2];
const gspec = process.env.GSPEC;
const run = (...words) => execFileSync(gspec, words, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"], maxBuffer: 1 << 28 });
const listed = (place) =>
  existsSync(place)
    ? readdirSync(place, { recursive: true }).filter((name) => name.endsWith(".jsonl")).sort().map((name) => join(place, name))
    : [];

let wrong = 0;
const complain = (what, trace, said, expected) => {
  wrong += 1;
  console.error(`web: ${what}: ${trace}\n  said     ${said}\n  expected ${expected}`);
};

/** Which line of two texts differs first. */
function difference(said, expected) {
  const [own, theirs] = [said.split("\n"), expected.split("\n")];
  const at = own.findIndex((line, index) => line !== theirs[index]);
  return [own[at] ?? "(no more)", theirs[at] ?? "(no more)"];
}

const places = readdirSync(folder, { recursive: true }).filter((name) => basename(name) === "spec").map((name) => join(folder, name, ".."));
const cases = listed(join(folder, "cases")).map((file) => ({ file, header: lines(readFileSync(file, "utf8"))[0] }));
const Machine = await loadMachine(folder);
const counts = { witnesses: 0, cases: 0, recordings: 0 };
const forTouches = [];

for (const place of places.sort()) {
  const spec = readFileSync(join(place, "spec"), "utf8").trim();
  const { GestureModule } = await import(pathToFileURL(join(place, "gestures.js")));
  const product = (await import("data:text/javascript," + encodeURIComponent(productText(place)))).triedProduct;
  const table = (await GestureModule.load()).table(Uint8Array.from(Buffer.from(product.table, "base64")));
  const compiled = join(place, "spec.gtab");
  run("compile", spec, "-o", compiled);
  const own = cases.filter(({ header }) => join(".", header.spec) === join(".", spec)).map(({ file }) => file);
  const all = { witnesses: listed(join(place, "witnesses")), cases: own, recordings: listed(join(place, "recordings")) };
  for (const [kind, files] of Object.entries(all)) {
    for (const file of files) {
      const trace = lines(readFileSync(file, "utf8"));
      const rivals = trace[0].rivals ? ["--rivals"] : [];
      const expected = run("run", compiled, "--trace", file, "--format", "json", ...rivals);
      const said = replay(Machine, table, product, trace);
      counts[kind] += 1;
      if (said !== expected) complain("WebAssembly differs from gspec run", file, ...difference(said, expected));
      if (rivals.length === 0) forTouches.push({ place, file, trace, compiled, kind, product });
    }
  }
}
const played = Object.values(counts).reduce((sum, count) => sum + count);
const told = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`).join(", ");
console.log(`web: ${told} of ${places.length} specs in WebAssembly, ${wrong} differ from gspec run by a byte`);
const missed = cases.length - counts.cases;
if (missed > 0) complain(`${missed} cases are of specs that were not generated`, "", "", "");
if (played === 0) wrong += 1;

if (process.env.BROWSER) await browse(process.env.BROWSER, (page) => playTouches(page, forTouches, run, complain, difference));
process.exit(wrong > 0 ? 1 : 0);
