#!/usr/bin/env node
// Drives pages of gspec preview: see check-preview.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { browse, open, sleep, touch } from "./browser.mjs";
import { stopOf, tryOwnSpecs } from "./check-preview-own.mjs";
import { goOver } from "./check-preview-page.mjs";
import { drawnAlike } from "./check-preview-lanes.mjs";

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

async function compare({ evaluate }, spec, name, trace) {
  const file = join(folder, "trace.jsonl");
  writeFileSync(file, await evaluate(`preview.then((page) => page.said(${JSON.stringify(trace)}).text)`));
  const explained = lines(gspec("explain", spec, "--trace", file, "--format", "json"));
  const expected = explained.filter((row) => row.phase);
  const failures = explained.filter((row) => row.happening === "failed");
  const said = await evaluate(`preview.then((page) => {
    const { outcomes, failures, courses } = page.said(${JSON.stringify(trace)});
    return { failures, courses, outcomes: outcomes.map((each) => ({ t: each.time, x: each.x, y: each.y, phase: each.phase,
      activity: page.host.product.activities[each.activity].name, mechanic: page.host.product.mechanics[each.mechanic] })) };
  })`);
  const isSame = said.outcomes.length === expected.length && said.outcomes.every((row, index) =>
    told(row) === told(expected[index]) && ["t", "x", "y"].every((key) => isNear(row[key], expected[index][key])));
  if (!isSame) complain(`${name}: outcomes differ from gspec run`, said.outcomes, expected);
  const words = failures.map((row) => row.message);
  const own = said.failures.map((row) => row.text);
  if (own.join("\n") !== words.join("\n")) {
    const at = own.findIndex((text, index) => text !== words[index]);
    complain(`${name}: sentences differ from gspec explain`, own[at] ?? own.length, words[at] ?? words.length);
  }
  winners(spec, name, file, said.courses);
  return failures.length;
}

/** The page says of winners what `gspec explain` says. Times there count from the trace's beginning, in the page from the first press. */
function winners(spec, name, file, own) {
  if (lines(readFileSync(file, "utf8")).find((line) => line.phase)?.t !== 0) return;
  const told = gspec("explain", spec, "--trace", file).split("\n").map((line) => line.match(/^ {2}✓ (.*) — /)?.[1]).filter(Boolean);
  // The page knows every size, and does not say what was shown as possible.
  const expected = told.map((text) => text.replace(/; (its threshold is [^;]* that the trace does not give|it was shown as possible from .*)$/, ""));
  if (own.sort().join("\n") !== expected.sort().join("\n")) complain(`${name}: the words for winners differ from gspec explain`, own, expected);
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

/** Every text of an explanation has blanks that the page fills, and conditions that it knows. */
async function blanks({ evaluate }) {
  const unknown = await evaluate(`preview.then((page) => {
    const { phrases, causes } = JSON.parse(document.getElementById("facts").textContent).words;
    const texts = [...Object.values(phrases), ...Object.values(causes).map((each) => each.texts)].flat();
    const known = new Set([...Object.getOwnPropertyNames(page.stories.explained({ recognizer: 0 }).constructor.prototype), ...Object.keys(phrases), "reason"]);
    return texts.flatMap(([condition, text]) => [condition, ...[...text.matchAll(/\\{(\\w+)\\}/g)].map((each) => each[1])])
      .filter((each) => each !== "" && !known.has(each));
  })`);
  if (unknown.length > 0) complain("texts of explanations have blanks that the page does not know", unknown);
}

/** What the page has recognized of what was touched, as `gspec run` names it. */
const recognized = ({ evaluate }) => evaluate(`preview.then((page) => page.stories.outcomes.map((each) => ({ t: each.time, x: each.x, y: each.y,
  phase: each.phase, tool: each.tool, item: each.item, activity: page.host.product.activities[each.activity].name,
  mechanic: page.host.product.mechanics[each.mechanic] })))`);

/** Sets a field of the page as a person does. */
const choose = ({ evaluate }, field, value) => evaluate(`(() => { const field = document.querySelector(${JSON.stringify(field)});
  if (field.type === "checkbox" || field.type === "radio") field.click(); else field.value = ${JSON.stringify(value)};
  field.dispatchEvent(new Event(field.tagName === "SELECT" ? "change" : "input", { bubbles: true })); })()`);

/** Touches the middle of a thing, for `held` milliseconds; with a pointer of the mouse, or with a finger. */
async function press(page, item, held = 60) {
  const { evaluate } = page;
  const at = await evaluate(`(() => { const { x, y, width, height } = [...document.querySelectorAll("#phone .scene:not([hidden]) [data-item]")]
    .find((each) => each.dataset.item === ${JSON.stringify(item)}).getBoundingClientRect(); return { x: x + width * 0.6, y: y + height / 2 }; })()`);
  await touch(page, [{ t: 0, phase: "down", id: 0, ...at }, { t: held, phase: "up", id: 0, ...at }], (await evaluate("performance.now()")) + 60);
  await sleep(held + 700);
}

/** A case whose trace is the saved touch passes `gspec test` with the outcomes of the page. */
function judge(spec, what, said) {
  const expected = said.filter((each) => each.phase !== "changed").map(({ activity, phase, tool, item }) => ({ activity, phase, tool, ...(item && { item }) }));
  const cases = [{ name: what, trace: "switched.jsonl", expect: expected, only: true }];
  const file = join(folder, "switched.cases.yaml");
  writeFileSync(file, JSON.stringify({ version: 1, spec: relative(folder, spec), cases }));
  try {
    gspec("test", file);
  } catch (error) {
    complain(`${spec}: ${what}: a case with the saved touch fails gspec test`, error.stdout);
  }
}

/** The outcomes of the last touch are those that are expected, and those that `gspec run` has of it when it is saved. */
async function expect(page, spec, what, expected) {
  const said = await recognized(page);
  const words = said.map((each) => `${each.activity} ${each.phase} ${each.tool} ${each.item ?? ""}`.trim());
  if (words.join() !== expected.join()) complain(`${spec}: ${what}`, words, expected);
  const file = join(folder, "switched.jsonl");
  for (const whole of [false, true]) {
    writeFileSync(file, await page.evaluate(`preview.then((page) => page.trace(${whole}))`));
    const rows = lines(gspec("run", spec, "--trace", file, "--format", "json"));
    const run = rows.map((row) => `${row.activity} ${row.phase} ${row.tool ?? "finger"} ${row.item ?? ""}`.trim());
    const last = run.slice(run.length - words.length);
    if (last.join() !== words.join() || (!whole && run.length !== words.length)) complain(`${spec}: ${what}: gspec run reads the saved ${whole ? "touches" : "touch"} otherwise`, words, run);
    if (whole) continue;
    await guards(page, spec, file);
    judge(spec, what, said);
  }
}

/** The page says of the guards that kept activities out of the last touch what `gspec explain` says. */
async function guards({ evaluate }, spec, file) {
  const told = gspec("explain", spec, "--trace", file).split("\n").map((line) => line.match(/^ {2}– (.*: its guard does not hold.*) — /)?.[1]);
  const expected = [...new Set(told.filter(Boolean))].sort();
  const own = await evaluate(`[...document.querySelectorAll("#lanes .guard .why")].map((each) => each.textContent)`);
  if (own.sort().join("\n") !== expected.join("\n")) complain(`${spec}: guards differ from gspec explain`, own, expected);
}

/** State of one thing is switched, and counts for it alone. */
async function stateOfThings(page) {
  const spec = "Specs/behaviours/state-of-elements.gspec.yaml";
  const { evaluate } = page;
  const chosen = () => evaluate(`document.getElementById("thing").value`);
  const shown = () => evaluate(`[...document.querySelectorAll("#state fieldset > legend")].map((each) => each.textContent).join()`);
  const named = (item) => `(() => [...document.querySelectorAll("[data-item]")].find((each) => each.dataset.item === "${item}"))()`;
  await press(page, "list/message[3]");
  await expect(page, spec, "a message as it begins", ["open recognized finger list/message[3]"]);
  if ((await chosen()) !== "list/message[3]") complain("the thing that was touched is not chosen", await chosen());
  if (!(await shown()).startsWith("list,list/message[3],")) complain("the state of a thing and of what it lies in is not shown", await shown());
  await choose(page, '#state [name="list/message[3].selected"]');
  if ((await evaluate(`${named("list/message[3]")}.lastElementChild.dataset.state`)) !== " · selected") complain("a message does not show that it is selected");
  await press(page, "list/message[3]");
  await expect(page, spec, "a message that is selected", ["deselect recognized finger list/message[3]"]);
  await press(page, "list/message[4]");
  await expect(page, spec, "the message beside it", ["open recognized finger list/message[4]"]);
  await choose(page, '#state [name="list/message[4].kind"][value=draft]');
  await press(page, "list/message[4]");
  await expect(page, spec, "a message that is a draft", ["edit recognized finger list/message[4]"]);
  // Chosen in the list, not touched.
  await choose(page, "#thing", "list/message[3]");
  if (!(await evaluate(`document.querySelector('#state [name="list/message[3].selected"]').checked`))) complain("what was set is not shown");
  const stars = '#state [name="list/message[3].stars"]';
  await choose(page, stars, await stopOf(page, stars, "2"));
  await press(page, "list/message[3]", 700);
  await expect(page, spec, "a message with stars", ["unstar began finger list/message[3]", "unstar ended finger list/message[3]"]);
  await evaluate(`document.getElementById("undo").click()`);
  await press(page, "list/message[3]");
  await expect(page, spec, "state after an undo", ["deselect recognized finger list/message[3]"]);
  // A case that sets state shows it, and is what it is in gspec test.
  const index = await evaluate(`JSON.parse(document.getElementById("facts").textContent).cases.findIndex((each) => each.name === "the selected one is deselected")`);
  await evaluate(`document.querySelectorAll("#cases .entry")[${index}].click()`);
  await sleep(1200);
  const played = await evaluate(`preview.then((page) => ({ thing: document.getElementById("thing").value, stars: page.state.values["list[inbox]/message[3].stars"],
    is: document.querySelector('#state [name="list[inbox]/message[3].selected"]')?.checked, outcomes: page.played.outcomes.map((each) => page.host.product.activities[each.activity].name) }))`);
  if (JSON.stringify(played) !== JSON.stringify({ thing: "list[inbox]/message[3]", stars: 2, is: true, outcomes: ["deselect"] })) complain("a case does not show the state that it sets", played);
  await evaluate("preview.then((page) => page.back())");
  if (await evaluate(`preview.then((page) => "list[inbox]/message[3].selected" in page.state.values)`)) complain("the state of a case stays after it");
}

/** What the pointer plays is the tool that was chosen. */
async function toolsOfTouches(page) {
  const spec = "Specs/behaviours/tools.gspec.yaml";
  await press(page, "board/note");
  await expect(page, spec, "a finger", ["open recognized finger"]);
  for (const [tool, ...expected] of [["pen", "mark recognized pen"], ["palm"], ["mouse", "open recognized mouse"], ["", "open recognized finger"]]) {
    await choose(page, "#tool", tool);
    await press(page, "board/note");
    await expect(page, spec, `the tool ${tool || "of the browser"}`, expected);
  }
  await choose(page, "#tool", "palm");
  await press(page, "board/note");
  const lanes = await page.evaluate(`document.getElementById("lanes").innerText`);
  if (!lanes.includes("palm 1") || !lanes.includes("a palm starts nothing")) complain("the lanes do not tell the palm", lanes);
  // Keys have the tool, too.
  await choose(page, "#tool", "pen");
  await page.evaluate(`(() => { const node = document.querySelector('[data-item="board/note"]'); node.focus();
    node.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true })); })()`);
  await sleep(900);
  await expect(page, spec, "a key with a pen", ["mark recognized pen"]);
}

/** Moves metrics, one by one and all at once: the table must be that of the changed spec. */
async function move({ evaluate }, spec, name) {
  const metrics = await evaluate(`preview.then(() => JSON.parse(document.getElementById("facts").textContent).metrics
    .map(({ name, values }) => ({ name, last: values.length - 1 })))`);
  const all = (stop) => Object.fromEntries(metrics.map((metric, index) => [metric.name, stop(metric, index)]));
  // Each costs a compilation: both ends of each, and all at once, at ends that bring them together and apart.
  const moves = [
    ...metrics.flatMap(({ name, last }) => [{ [name]: 0 }, { [name]: last }]),
    all(() => 0), all(({ last }) => last), all(({ last }, index) => (index % 2 ? last : 0)), all(({ last }, index) => (index % 2 ? 0 : last)),
  ];
  let compiled = 0;
  for (const moved of moves) {
    const { table, text } = await evaluate(`preview.then((page) => {
      page.moved = ${JSON.stringify(moved)};
      return { table: [...page.own.at(page.stops)], text: page.changedSpec };
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
  const products = readdirSync(folder).filter((each) => each.endsWith(".html"));
  const show = (name) => open(page, pathToFileURL(join(folder, `${name}.html`)).href, "globalThis.preview?.then(() => true)");
  const traces = async () => {
    return evaluate(`(() => { const { conflicts, cases } = JSON.parse(document.getElementById("facts").textContent);
      return { conflicts: conflicts.map((each) => each.trace), cases: cases.filter((each) => !each.rivals).map((each) => each.trace) }; })()`);
  };
  for (const name of products.map((file) => basename(file, ".html"))) {
    const behaviour = name.match(/^behaviour-(.*)/)?.[1];
    const spec = behaviour ? `Specs/behaviours/${behaviour}.gspec.yaml` : `Specs/products/${name}.gspec.yaml`;
    await show(name);
    await blanks(page);
    const { conflicts, cases } = await traces();
    let sentences = 0;
    for (const trace of [...conflicts.slice(0, 12), ...cases.slice(0, behaviour ? 100 : 8)]) sentences += await compare(page, spec, name, trace);
    if (behaviour) {
      if (behaviour === "state-of-elements") await stateOfThings(page);
      if (behaviour === "tools") await toolsOfTouches(page);
      if (behaviour === "selection") await choose(page, "#state [name=selection][value=some]");
      const way = { selection: { from: "board/item", to: "board/bin", held: 900 }, news: { from: "sections", to: "sections/sports" } }[behaviour];
      if (way) await goOver(page, spec, way, { own: folder, gspec, lines, complain });
      const faults = await evaluate("faults");
      if (faults.length > 0) complain(`${name}: faults`, faults);
      console.log(`preview: ${behaviour}: ${conflicts.length} witnesses and ${cases.length} cases, ${sentences} sentences`);
      continue;
    }
    const metrics = await move(page, spec, name);
    await save(page, spec, name);
    for (const button of ["#conflicts .entry", "#fixes .chip:last-child", "#cases .entry"]) await evaluate(`document.querySelector("${button}")?.click()`);
    await sleep(300);
    const drawn = await frames(page, name);
    const faults = await evaluate("[...faults, ...performance.getEntriesByType('resource').map((each) => each.name)]");
    if (faults.length > 0) complain(`${name}: faults, or something was asked for`, faults);
    console.log(`preview: ${name}: ${conflicts.length} witnesses and ${cases.length} cases, ${sentences} sentences of some, ${metrics} tables with other metrics, a saved touch, ${drawn}`);
  }
  const every = join(folder, "every");
  for (const file of existsSync(every) ? readdirSync(every) : []) {
    await open(page, pathToFileURL(join(every, file)).href, "globalThis.preview?.then(() => true)");
    const spec = basename(file, ".html").replaceAll(",", "/");
    const { conflicts, cases } = await traces();
    for (const [index, trace] of conflicts.entries()) await compare(page, spec, `${spec}: witness ${index + 1}`, trace);
    for (const [index, trace] of cases.entries()) await compare(page, spec, `${spec}: case ${index + 1}`, trace);
    const recorded = join(folder, "recordings", file);
    const recordings = existsSync(recorded) ? readdirSync(recorded) : [];
    for (const each of recordings) {
      const texts = readFileSync(join(recorded, each), "utf8").split("\n").filter(Boolean);
      await compare(page, spec, `${spec}: ${each}`, texts);
    }
    console.log(`preview: ${spec}: all ${conflicts.length} witnesses, ${cases.length} cases and ${recordings.length} recordings`);
  }
  let alike = 0;
  for (const [name, spec] of [["mail", "products/mail"], ["behaviour-tools", "behaviours/tools"], ["behaviour-second-press", "behaviours/second-press"]]) {
    alike += await drawnAlike(page, `Specs/${spec}.gspec.yaml`, name, { folder, gspec, complain });
  }
  console.log(`preview: ${alike} touches with the lanes that gspec doc draws`);
  await tryOwnSpecs(page, { folder, gspec, lines, complain, compare, choose, press, recognized });
});
process.exit(wrong > 0 ? 1 : 0);
