#!/usr/bin/env node
// Plays witnesses into generated TypeScript: see check-web.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { browse, open, sleep, touch } from "./browser.mjs";

const folder = process.argv[2];
const gspec = process.env.GSPEC;
const specs = [];
for (const kind of readdirSync(folder)) {
  for (const name of kind === "types" || kind === "said" ? [] : readdirSync(join(folder, kind))) {
    const place = join(folder, kind, name);
    if (existsSync(join(place, "spec"))) specs.push(place);
  }
}

const listed = (place) =>
  existsSync(place)
    ? readdirSync(place, { recursive: true }).filter((name) => name.endsWith(".jsonl")).sort().map((name) => join(place, name))
    : [];
const lines = (text) => text.split("\n").filter(Boolean).map((line) => JSON.parse(line));

/** The product as the generated file has it, without its types. */
function product(place) {
  const text = readFileSync(join(place, "TriedGestures.ts"), "utf8");
  return text.slice(text.indexOf("export const")).replace(/: GestureProduct<[^>]*>/, "");
}

const shown = (number) => Number((Math.round(number * 1000) / 1000).toFixed(3)) + 0;

/** What both say of an outcome. */
function ours(outcome, product) {
  const activity = product.activities[outcome.activity];
  const row = { t: shown(outcome.time), activity: activity.name, mechanic: product.mechanics[outcome.mechanic], phase: outcome.phase,
    fingers: outcome.fingers, x: shown(outcome.x), y: shown(outcome.y) };
  if (outcome.hasTranslation) Object.assign(row, { dx: shown(outcome.translation.x), dy: shown(outcome.translation.y) });
  if (outcome.hasVelocity) Object.assign(row, { vx: shown(outcome.velocity.x), vy: shown(outcome.velocity.y) });
  if (outcome.hasScale) row.scale = shown(outcome.scale);
  if (outcome.hasRotation) row.rotation = shown(outcome.rotation);
  if (outcome.hasCommit) row.committed = outcome.committed;
  return row;
}

function theirs(line) {
  const row = {};
  for (const key of ["t", "activity", "mechanic", "phase", "fingers", "x", "y", "dx", "dy", "vx", "vy", "scale", "rotation", "committed"]) {
    if (key in line) row[key] = line[key];
  }
  return row;
}

/** A half of a thousandth is rounded up or down. */
const isNear = (a, b) =>
  Object.keys(a).length === Object.keys(b).length
  && Object.keys(b).every((key) => (typeof b[key] === "number" ? Math.abs(a[key] - b[key]) < 0.00101 : a[key] === b[key]));

/** Sets the state that a line gives, and tells which element and things a path names. */
class Names {
  constructor(product, recognizer) {
    Object.assign(this, { product, recognizer, instances: [] });
  }

  number(path) {
    if (!path.includes("[")) return 0;
    if (!this.instances.includes(path)) this.instances.push(path);
    return this.instances.indexOf(path) + 1;
  }

  press(path) {
    const parts = path.split("/");
    parts.forEach((_, end) => {
      const whole = parts.slice(0, end + 1).join("/");
      this.recognizer.setInstance(this.element(whole), this.number(whole));
    });
    return this.element(path);
  }

  element(path) {
    return this.product.elements.indexOf(path.replace(/\[[^\]]*\]/g, ""));
  }

  set(name, value) {
    const dot = name.lastIndexOf(".");
    const path = dot < 0 ? null : name.slice(0, dot);
    const plain = path?.replace(/\[[^\]]*\]/g, "") ?? null;
    const index = this.product.states.findIndex((state) => state.name === name.slice(dot + 1) && state.element === plain);
    const words = this.product.states[index]?.words;
    this.recognizer.setState(index, words ? words.indexOf(value) : Number(value), path ? this.number(path) : 0);
  }
}

function play(trace, table, product) {
  const recognizer = table.recognizer();
  const names = new Names(product, recognizer);
  const outcomes = [];
  const take = () => outcomes.push(...recognizer.outcomes.map((outcome) => ours(outcome, product)));
  let last = 0;
  for (const line of trace) {
    if ("width" in line && "trace" in line) {
      recognizer.setScreen(line.width, line.height);
      recognizer.setLayout(line.layout === "rtl");
      for (const [name, value] of Object.entries(line.state ?? {})) names.set(name, value);
    } else if (line.set) {
      for (const [name, value] of Object.entries(line.set)) names.set(name, value);
    } else if (line.phase === "tick") {
      recognizer.advance(line.t);
      take();
    } else if (line.phase) {
      const element = line.on === undefined ? undefined : names.press(line.on);
      const [width, height] = line.size ?? [];
      recognizer.feed({ time: line.t, phase: line.phase, finger: line.id, x: line.x, y: line.y, element, tool: line.tool, width, height });
      take();
    } else if (line.at) {
      return null;
    }
    last = line.t ?? last;
  }
  recognizer.flush();
  take();
  while (Number.isFinite(recognizer.nextDeadline)) {
    recognizer.advance(recognizer.nextDeadline);
    take();
  }
  return outcomes;
}

let played = 0, wrong = 0;
const complain = (what, trace, said, expected) => {
  wrong += 1;
  console.error(`web: ${what}: ${trace}\n  said     ${JSON.stringify(said)}\n  expected ${JSON.stringify(expected)}`);
};

const forBrowser = [];
for (const place of specs) {
  const { GestureModule } = await import(pathToFileURL(join(place, "gestures.js")));
  const text = product(place);
  const value = (await import("data:text/javascript," + encodeURIComponent(text))).triedProduct;
  const table = (await GestureModule.load()).table(Uint8Array.from(Buffer.from(value.table, "base64")));
  // Of a spec with many pairs some: they are alike.
  for (const file of listed(join(place, "witnesses")).slice(0, 12)) {
    const spec = readFileSync(join(place, "spec"), "utf8").trim();
    const expected = lines(execFileSync(gspec, ["run", spec, "--trace", file, "--format", "json"], { encoding: "utf8" })).map(theirs);
    const trace = lines(readFileSync(file, "utf8"));
    const said = play(trace, table, value);
    if (said === null) continue;
    played += 1;
    if (said.length !== expected.length || !said.every((row, index) => isNear(row, expected[index]))) {
      complain("WebAssembly differs from gspec run", file, said, expected);
    }
    forBrowser.push({ place, file, trace, expected });
  }
}
console.log(`web: ${played} witnesses of ${specs.length} specs in WebAssembly, ${wrong} differ from gspec run`);
if (played === 0) wrong += 1;

if (process.env.BROWSER) await browse(process.env.BROWSER, playAll);
process.exit(wrong > 0 ? 1 : 0);

// In the browser

async function playAll(page) {
  const { tell, evaluate } = page;
  let tried = 0, opened;
  // Touches by fingers without state and without things of a kind, which are over within seconds, at places that events can carry, which are
  // of single precision. A finger that moves at all moves far: what stays near its press a browser may keep to itself.
  const isSimple = ({ trace }) => {
    const presses = new Map();
    const far = new Map();
    for (const line of trace) {
      if (line.set || line.at || line.tool || line.state || line.layout === "rtl" || String(line.on ?? "").includes("[")) return false;
      if (line.x === undefined) continue;
      if (Math.fround(line.x) !== line.x || Math.fround(line.y) !== line.y) return false;
      if (line.phase === "down") presses.set(line.id, line);
      const press = presses.get(line.id);
      far.set(line.id, Math.max(far.get(line.id) ?? 0, Math.hypot(line.x - press.x, line.y - press.y)));
    }
    return trace.at(-1).t < 2500 && (presses.size < 2 || [...far.values()].every((way) => way === 0 || way > 16));
  };
  const each = new Map();
  for (const one of forBrowser.filter(isSimple)) {
    const of = each.get(one.place) ?? [];
    if (of.length < 4) of.push(one);
    each.set(one.place, of);
  }
  for (const { place, file, trace, expected } of [...each.values()].flat()) {
    if (opened !== place) {
      opened = place;
      writeFileSync(join(place, "page.html"), `<!DOCTYPE html><meta name="viewport" content="width=device-width">
        <style>body { margin: 0 } [data-gesture] { position: absolute; inset: 0 }</style><div id="root" style="position:absolute;inset:0"></div>
        <script type="module">
        import { GestureHost } from "./gesture-host.js";
        ${product(place).replace("export ", "")}
        window.begin = async (path) => {
          const root = document.getElementById("root");
          root.replaceChildren();
          let parent = root;
          path.split("/").forEach((_, end, parts) => {
            const node = document.createElement("div");
            node.setAttribute("data-gesture", parts.slice(0, end + 1).join("/"));
            parent.append(node);
            parent = node;
          });
          window.told = [];
          window.host = await GestureHost.start(root, triedProduct, {}, { feedback: false, onOutcome: (gesture) => window.told.push(
            { t: gesture.time, activity: gesture.activity, mechanic: gesture.mechanic, phase: gesture.phase }) });
        };
        window.ready = true;
        </script>`);
      await open(page, pathToFileURL(join(place, "page.html")).href, "window.ready === true");
    }
    const paths = new Set(trace.flatMap((line) => (line.phase === "down" ? [line.on] : [])));
    if (paths.size !== 1) continue;
    const { width = 1000, height = 1000 } = trace[0];
    await tell("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: true });
    await evaluate(`begin(${JSON.stringify([...paths][0])})`);
    const begun = (await evaluate("performance.now()")) + 60;
    await touch(page, trace, begun);
    await sleep(700);
    const said = await evaluate("(() => { host.stop(); return told; })()");
    const claims = (rows) => rows.filter((row) => row.phase !== "changed");
    const wanted = claims(expected);
    const got = claims(said).map((row) => ({ ...row, t: row.t - begun }));
    tried += 1;
    const isSame = got.length === wanted.length && got.every((row, index) =>
      row.activity === wanted[index].activity && row.phase === wanted[index].phase && row.mechanic === wanted[index].mechanic
      && Math.abs(row.t - wanted[index].t) <= 0.2 + 1e-6);
    if (!isSame) complain("Chromium differs from gspec run", file, got, wanted);
  }
  console.log(`web: ${tried} witnesses by real touches in Chromium`);
  if (tried === 0) wrong += 1;
}
