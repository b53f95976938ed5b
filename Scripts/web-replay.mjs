// Replays traces in the module of WebAssembly and gives the outcomes in the form of `gspec run --format json`. check-web and check-touches
// share this code.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** The lines of a trace or of outcomes. */
export const lines = (text) => text.split("\n").filter(Boolean).map((line) => JSON.parse(line));

/** The product as a generated file has it, without its types. */
export function productText(place) {
  const text = readFileSync(join(place, "TriedGestures.ts"), "utf8");
  return text.slice(text.indexOf("export const")).replace(/: GestureProduct<[^>]*>/, "");
}

/** The preview's recognizer of traces. The scripts of that page are one script: here they are a module of their own. */
export async function loadMachine(folder) {
  const parts = ["trace", "machine"].map((name) => readFileSync(`Sources/GestureWeb/Preview/${name}.js`, "utf8"));
  writeFileSync(join(folder, "machine.mjs"), parts.join("\n"));
  return (await import(pathToFileURL(join(folder, "machine.mjs")))).Machine;
}

/** Thousandths, as gspec writes them: halves away from 0. */
export function number(value) {
  const thousandths = Math.sign(value) * Math.round(Math.abs(value) * 1000);
  return Object.is(thousandths, -0) ? "0" : String(thousandths / 1000);
}

const pair = ({ x, y }) => `[${number(x)},${number(y)}]`;

/** The activities that draw a selection box say where it lies. */
const boxes = new Set(["multi-select-drag"]);

/** An outcome as `gspec run --format json` writes it. */
export function written(outcome, product, items) {
  const activity = product.activities[outcome.activity];
  const row = [];
  const add = (key, value) => row.push(`${JSON.stringify(key)}:${value}`);
  add("t", number(outcome.time));
  add("activity", JSON.stringify(activity.name));
  add("does", JSON.stringify(activity.does));
  add("target", JSON.stringify(activity.target));
  if (items[outcome.instance]) add("item", JSON.stringify(items[outcome.instance]));
  add("mechanic", JSON.stringify(product.mechanics[outcome.mechanic]));
  add("phase", JSON.stringify(outcome.phase));
  if (outcome.tool !== "finger") add("tool", JSON.stringify(outcome.tool));
  if (outcome.taps > 0) add("taps", outcome.taps);
  add("fingers", outcome.fingers);
  add("x", number(outcome.x));
  add("y", number(outcome.y));
  if (outcome.hasTranslation) {
    add("dx", number(outcome.translation.x));
    add("dy", number(outcome.translation.y));
    add("origin", pair(outcome.origin));
    add("travel", pair(outcome.travel));
  }
  if (outcome.hasVelocity) {
    add("vx", number(outcome.velocity.x));
    add("vy", number(outcome.velocity.y));
  }
  if (outcome.hasScale) add("scale", number(outcome.scale));
  if (outcome.hasRotation) add("rotation", number(outcome.rotation));
  if (outcome.hasProgress) add("progress", number(outcome.progress));
  if (outcome.hasCommit) add("committed", outcome.committed);
  const detent = activity.detents?.[outcome.detent - 1];
  if (detent) add("detent", JSON.stringify(detent));
  if (outcome.hasOver) {
    add("over", outcome.over < 0 ? "null" : JSON.stringify(items[outcome.overInstance] || product.elements[outcome.over]));
  }
  if (outcome.hasTranslation && boxes.has(activity.does)) {
    const { left, top, width, height } = outcome.box;
    Object.entries({ left, top, width, height }).forEach(([key, value]) => add(key, number(value)));
  }
  return `{${row.join(",")}}\n`;
}

/** What the module makes of a trace: text. */
export function replay(Machine, table, product, [header, ...events]) {
  let said = "";
  const listener = { reason() {}, outcome(outcome, _, { items }) { said += written(outcome, product, items); } };
  const machine = new Machine(table, product, listener, { rivals: header.rivals === true });
  machine.begin(header);
  const down = new Set();
  for (const line of events) {
    machine.apply(line);
    if (line.phase === "down") down.add(line.id);
    if (line.phase === "up" || line.phase === "cancel") down.delete(line.id);
  }
  machine.flush();
  // Time goes on after the last lift until nothing waits any more.
  if (down.size === 0) machine.advanceTo(Number.MAX_SAFE_INTEGER);
  return said;
}
