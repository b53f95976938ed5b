#!/usr/bin/env node
// Drives pages of gspec preview: see check-preview.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { browse, open, sleep, touch } from "./browser.mjs";

const folder = process.argv[2];
const gspec = (...words) => execFileSync(process.env.GSPEC, words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
const lines = (text) => text.split("\n").filter(Boolean).map((line) => JSON.parse(line));
const isNear = (a, b) => Math.abs(a - b) < 0.00101;
let wrong = 0;
const complain = (what, ...facts) => {
  wrong += 1;
  console.error(`preview: ${what}`, ...facts.map((fact) => `\n  ${JSON.stringify(fact)}`));
};

/** What pages and `gspec run` both say, phases of the way aside. */
const told = (row) => `${row.activity} ${row.mechanic} ${row.phase}`;

/** What `gspec explain` says and the page leaves out: what a special case has that the other lacks. */
const core = (message) => message.replace(/ is the special case:.*/, " is the special case");

async function compare({ evaluate }, spec, name, trace) {
  const file = join(folder, "trace.jsonl");
  writeFileSync(file, await evaluate(`preview.then((page) => page.said(${JSON.stringify(trace)}).text)`));
  const explained = lines(gspec("explain", spec, "--trace", file, "--format", "json"));
  const expected = explained.filter((row) => row.phase);
  const failures = explained.filter((row) => row.happening === "failed");
  const said = await evaluate(`preview.then((page) => {
    const { outcomes, failures } = page.said(${JSON.stringify(trace)});
    return { failures, outcomes: outcomes.map((each) => ({ t: each.time, x: each.x, y: each.y, phase: each.phase,
      activity: page.host.product.activities[each.activity].name, mechanic: page.host.product.mechanics[each.mechanic] })) };
  })`);
  const isSame = said.outcomes.length === expected.length && said.outcomes.every((row, index) =>
    told(row) === told(expected[index]) && ["t", "x", "y"].every((key) => isNear(row[key], expected[index][key])));
  if (!isSame) complain(`${name}: outcomes differ from gspec run`, said.outcomes, expected);
  const words = failures.map((row) => core(row.message));
  const own = said.failures.map((row) => core(row.text));
  if (own.join("\n") !== words.join("\n")) {
    const at = own.findIndex((text, index) => text !== words[index]);
    complain(`${name}: sentences differ from gspec explain`, own[at] ?? own.length, words[at] ?? words.length);
  }
  return failures.length;
}

/** Touches the screen's middle with a stroke, saves it, and compares. */
async function save(page, spec, name) {
  const { evaluate } = page;
  await evaluate("preview.then((page) => page.showScene(0))");
  const box = await evaluate(`(() => { const node = [...document.querySelectorAll("#phone .scene:not([hidden]) [data-gesture]")].at(-1);
    const { x, y, width, height } = node.closest("[data-look=row]")?.previousElementSibling?.getBoundingClientRect() ?? node.getBoundingClientRect();
    return { x: x + width / 2, y: Math.min(y + height / 2, 500) }; })()`);
  const stroke = [{ t: 0, phase: "down", id: 0, ...box }];
  for (let step = 1; step <= 20; step += 1) stroke.push({ t: step * 10, phase: "move", id: 0, x: box.x - step * 5, y: box.y });
  stroke.push({ t: 210, phase: "up", id: 0, x: box.x - 100, y: box.y });
  await touch(page, stroke, (await evaluate("performance.now()")) + 60);
  await sleep(900);
  const file = join(folder, "saved.jsonl");
  writeFileSync(file, await evaluate("preview.then((page) => page.trace(false))"));
  const expected = lines(gspec("run", spec, "--trace", file, "--format", "json"));
  const said = await evaluate(`preview.then((page) => page.stories.outcomes.map((each) => ({ t: each.time, x: each.x, y: each.y, phase: each.phase,
    activity: page.host.product.activities[each.activity].name, mechanic: page.host.product.mechanics[each.mechanic] })))`);
  const isSame = said.length === expected.length && said.every((row, index) =>
    told(row) === told(expected[index]) && isNear(row.x, expected[index].x) && isNear(row.y, expected[index].y));
  if (!isSame || said.length === 0) complain(`${name}: a saved touch is not what gspec run reads`, said, expected);
}

/** Moves metrics, one by one and all at once: the table must be that of the changed spec. */
async function move({ evaluate }, spec, name) {
  const metrics = await evaluate(`preview.then(() => JSON.parse(document.getElementById("facts").textContent).metrics.map((each) => each.name))`);
  // Each costs a compilation: the first, and all at once.
  const moves = [{ [metrics[0]]: 6 }, Object.fromEntries(metrics.map((metric, index) => [metric, index % 2 ? 5 : 3]))];
  let compiled = 0;
  for (const moved of moves) {
    const { table, text } = await evaluate(`preview.then((page) => {
      page.moved = ${JSON.stringify(moved)};
      return { table: [...page.patched], text: page.changedSpec };
    })`);
    const changed = join(folder, "changed.gspec.yaml");
    writeFileSync(changed, text);
    try {
      gspec("compile", changed, "-o", join(folder, "changed.gtab"));
    } catch {
      continue; // A spec that conflicts then has no table; the page says that it does not know.
    }
    compiled += 1;
    if (!readFileSync(join(folder, "changed.gtab")).equals(Buffer.from(table))) complain(`${name}: another table than the compiler's`, moved);
  }
  await evaluate("preview.then((page) => { page.moved = {}; })");
  return compiled;
}

/** What a picture costs with ten fingers, at the least of three tries: a page that costs too much does so each time, a busy machine does not. */
async function frames(page, name) {
  let least = { each: Infinity };
  for (let attempt = 0; attempt < 3 && least.each > 1000 / 60; attempt += 1) {
    const tried = await tryFrames(page, name);
    if (tried.each < least.each) least = tried;
  }
  if (least.each > 1000 / 60) complain(`${name}: with ten fingers a picture costs more than a 60th of a second`, least.each);
  return `${(1000 / least.median).toFixed(0)} pictures a second with ten fingers, ${least.each.toFixed(1)} ms of work each`;
}

/** Ten fingers that go round for two seconds: how often the page is drawn meanwhile, and what a picture costs it in time of its thread. */
async function tryFrames(page, name) {
  const { tell, evaluate } = page;
  await evaluate("preview.then((page) => page.showScene(0))");
  const box = await evaluate(`(() => { const { x, y, width, height } = document.getElementById("phone").getBoundingClientRect();
    return { x: x + width / 2, y: y + Math.min(height, 700) / 2, r: Math.min(width, 600) / 3 }; })()`);
  const place = (id, step) => ({ x: box.x + box.r * Math.cos(id / 1.6 + step / 25), y: box.y + box.r * Math.sin(id / 1.6 + step / 25) });
  const all = (t, phase, step) => Array.from({ length: 10 }, (_, id) => ({ t, phase, id, ...place(id, step) }));
  const trace = all(0, "down", 0);
  for (let step = 1; step <= 120; step += 1) trace.push(...all(step * (1000 / 60), "move", step));
  trace.push(...all(2020, "up", 120));
  await tell("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () => (await tell("Performance.getMetrics")).metrics.find((each) => each.name === "TaskDuration").value * 1000;
  await evaluate(`(() => { globalThis.pictures = []; const next = (now) => { pictures.push(now); globalThis.counting = requestAnimationFrame(next); };
    globalThis.counting = requestAnimationFrame(next); })()`);
  const begun = (await evaluate("performance.now()")) + 60;
  const before = await spent();
  await touch(page, trace, begun);
  const work = (await spent()) - before;
  await tell("Performance.disable");
  const times = await evaluate("(() => { cancelAnimationFrame(counting); return pictures; })()");
  const fingers = await evaluate("preview.then((page) => page.stories.fingers.length)");
  const gaps = times.slice(1).map((time, index) => time - times[index]).sort((a, b) => a - b);
  const median = gaps[Math.floor(gaps.length / 2)], each = work / gaps.length;
  // A busy machine draws less often; what a picture costs tells whether the page is the reason.
  if (fingers !== 10) complain(`${name}: ten fingers touched, the page knows of some`, fingers);
  return { median, each };
}

await browse(process.env.BROWSER, async (page) => {
  const { tell, evaluate } = page;
  await tell("Emulation.setDeviceMetricsOverride", { width: 1200, height: 1000, deviceScaleFactor: 1, mobile: false });
  await tell("Page.addScriptToEvaluateOnNewDocument", {
    source: `globalThis.faults = []; addEventListener("error", (event) => faults.push(event.message));
      addEventListener("unhandledrejection", (event) => faults.push(String(event.reason)));` });
  for (const file of readdirSync(folder).filter((each) => each.endsWith(".html"))) {
    const name = basename(file, ".html");
    const spec = `Specs/products/${name}.gspec.yaml`;
    await open(page, pathToFileURL(join(folder, file)).href, "globalThis.preview?.then(() => true)");
    const { conflicts, cases } = await evaluate(`(() => { const { conflicts, cases } = JSON.parse(document.getElementById("facts").textContent);
      return { conflicts: conflicts.map((each) => each.trace), cases: cases.filter((each) => !each.rivals).map((each) => each.trace) }; })()`);
    let sentences = 0;
    for (const trace of [...conflicts.slice(0, 12), ...cases.slice(0, 8)]) sentences += await compare(page, spec, name, trace);
    const metrics = await move(page, spec, name);
    await save(page, spec, name);
    for (const button of ["#conflicts .entry", "#cases .entry"]) await evaluate(`document.querySelector("${button}")?.click()`);
    await sleep(300);
    const drawn = await frames(page, name);
    const faults = await evaluate("[...faults, ...performance.getEntriesByType('resource').map((each) => each.name)]");
    if (faults.length > 0) complain(`${name}: faults, or something was asked for`, faults);
    console.log(`preview: ${name}: ${conflicts.length} witnesses and ${cases.length} cases, ${sentences} sentences of some, ${metrics} tables with other metrics, a saved touch, ${drawn}`);
  }
});
process.exit(wrong > 0 ? 1 : 0);
