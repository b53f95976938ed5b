#!/usr/bin/env node
// What check-preview tries with specs of its own, each made for one thing.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { open, sleep, touch } from "./browser.mjs";
import { tryPage } from "./check-preview-page.mjs";

const head = "gspec: 1\nproduct: Own\nuses: [material]\nplatforms: [web]\n";

/** Tries them one after the other. @param tools what check-preview shares: `{folder, gspec, lines, complain, compare, choose, press, recognized}` */
export async function tryOwnSpecs(page, { folder, ...tools }) {
  const own = join(folder, "own");
  mkdirSync(own);
  /** Writes a spec with its cases, and shows its page. @param status how `gspec preview` ends @returns the path of the spec */
  const show = async (name, text, cases, status = 0) => {
    const spec = join(own, `${name}.gspec.yaml`);
    writeFileSync(spec, text);
    if (cases) writeFileSync(join(own, `${name}.cases.yaml`), `version: 1\nspec: ${name}.gspec.yaml\n${cases}`);
    try {
      tools.gspec("preview", spec, "-o", join(own, `${name}.html`));
      if (status !== 0) tools.complain(`${name}: gspec preview reports no error`);
    } catch (error) {
      if (error.status !== status) throw error;
    }
    await open(page, pathToFileURL(join(own, `${name}.html`)).href, "globalThis.preview?.then(() => true)");
    return spec;
  };
  for (const each of [mirrored, counted, waited, numbers, refused, covered, narrow]) await each(page, show, { own, ...tools });
  await tryPage(page, show, { own, ...tools });
  for (const [name, text] of Object.entries(styles)) await saved(page, show, { own, ...tools }, name, text);
  const faults = await page.evaluate("faults");
  if (faults.length > 0) tools.complain("specs of its own: faults", faults);
  console.log(`preview: a layout from right to left, taps in a row, numbers of state, rows beside others, what is seen and read aloud, ${Object.keys(styles).length} styles of metrics`);
}

/** A thing that leaves in a layout from right to left leaves to the side to which it was moved. */
async function mirrored({ evaluate }, show, { complain }) {
  await show("mirrored", `${head}elements: {list: {scrolls: vertical, children: {row: {swipeable: [leading, trailing]}}}}
activities:
  archive: {does: dismiss, target: row, by: [drag, swipe, fling], toward: trailing, commit: {distance: 80pt}, alternative: a button,
    feedback: {follow: {translation: 1x}, on-commit: {curve: ease-out, duration: 280ms, target: outside}}}
`, `cases:
  - name: archived
    layout: rtl
    gesture: press on list/row[2] then move left 100pt in 300ms then hold 100ms then lift
    expect: [archive began, archive ended]
    shows: [{rest: true, x: ..-300pt}]
`);
  const x = await evaluate(`preview.then(async (page) => {
    document.querySelector("#cases .entry").click();
    page.player.pause();
    page.player.seek(page.player.end - 300);
    return new DOMMatrix(page.screen.node("list/row[2]", "list/row").style.transform).m41;
  })`);
  if (!(x < -300)) complain("a row that leaves to the left in a layout from right to left is elsewhere", x);
}

/** A touch that counts on from the one before is saved with it; one after a while is saved alone. */
async function counted(page, show, { own, gspec, lines, complain, press, recognized }) {
  const { evaluate } = page;
  const spec = await show("counted", `${head}elements: {pad: {}}\nactivities: {count: {does: activate, target: pad, by: touch, taps: 1..3}}\n`);
  const at = await evaluate(`(() => { const { x, y, width, height } = document.querySelector('[data-item="pad"]').getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 }; })()`);
  const tap = (t) => [{ t, phase: "down", id: 0, ...at }, { t: t + 60, phase: "up", id: 0, ...at }];
  const run = async () => {
    const file = join(own, "counted.jsonl");
    writeFileSync(file, await evaluate("preview.then((page) => page.trace(false))"));
    return lines(gspec("run", spec, "--trace", file, "--format", "json")).map((row) => row.taps);
  };
  await touch(page, [...tap(0), ...tap(180), ...tap(360)], (await evaluate("performance.now()")) + 60);
  await sleep(900);
  const counts = await evaluate("preview.then((page) => page.stories.outcomes.map((each) => each.taps))");
  const third = await run();
  if (counts.join() !== "3" || third.join() !== "1,2,3") complain("a third tap in a row is saved without those before", counts, third);
  await press(page, "pad");
  const alone = await run();
  if ((await recognized(page)).length !== 1 || alone.join() !== "1") complain("a tap after a while is saved with those before", alone);
}

/** A tap that waited for a second one belongs to its own touch, also where all is heard anew. */
async function waited(page, show, { complain, press, recognized }) {
  await show("waited", `${head}elements: {pad: {}}
activities:
  one: {does: activate, target: pad, by: touch}
  two: {does: custom, target: pad, by: double-touch, alternative: a button}
resolve: [{wait: one, for: two}]
`);
  for (let taps = 0; taps < 3; taps += 1) await press(page, "pad");
  await page.evaluate(`document.getElementById("undo").click()`);
  const said = await recognized(page);
  if (said.length !== 1) complain("after an undo the last touch has the outcomes of others", said);
}

/** What says why an activity could not take a touch over where content ends says it as `gspec explain` does. */
async function refused(page, show, { complain, compare }) {
  const spec = await show("refused", `${head}state: {online: bool}
elements: {list: {scrolls: vertical, at: [top, bottom]}}
mechanics:
  haul: {fingers: 1..2, continuous: true, steps: [press, {move: {toward: vertical}}, lift]}
activities:
  scroll: {does: custom, target: list, by: haul, tools: [finger, pen], hand-over: [{to: refresh, at: top}, {to: more, at: bottom}], alternative: a key}
  refresh: {does: custom, target: list, by: drag, toward: down, begins: hand-over, when: online, alternative: a button}
  more: {does: custom, target: list, by: drag, toward: up, begins: hand-over, alternative: a button}
  push: {does: custom, target: list, by: long-press, alternative: a button}
resolve: [{together: [scroll, push]}]
`, `cases:
  - {name: guard, at: {list: top}, gesture: drag down 108pt in 300ms on list, expect: [scroll began, scroll ended]}
  - {name: pen, at: {list: bottom}, gesture: press with pen on list then move up 108pt in 300ms then lift, expect: [scroll began, scroll ended]}
  - {name: fingers, at: {list: bottom}, gesture: two-finger drag up 108pt in 300ms on list, expect: [scroll began, scroll ended]}
  - name: winner
    at: {list: bottom}
    gesture: press on list then hold 700ms then move up 108pt in 300ms then lift
    expect: [push began, scroll began, push ended, scroll ended]
`);
  const traces = await page.evaluate(`JSON.parse(document.getElementById("facts").textContent).cases.map((each) => each.trace)`);
  const reasons = ["its guard does not hold: online", "it does not accept the pen", "it does not take 2 fingers", "push has won on this touch, too, and"];
  for (const [index, reason] of reasons.entries()) {
    await compare(page, spec, `a refused hand-over: ${reason}`, traces[index]);
    const { courses } = await page.evaluate(`preview.then((page) => page.said(${JSON.stringify(traces[index])}))`);
    if (!courses.some((each) => each.includes("; it did not hand the touch over to ") && each.includes(`: ${reason}`))) complain("a refused hand-over is not told", reason, courses);
  }
}

/** A slider of state stops at the numbers that guards name, and at whole numbers. */
async function numbers(page, show, { complain, choose, press, recognized }) {
  const { evaluate } = page;
  await show("numbers", `${head}state: {stage: 0..3, level: 0..1, one: 2..2}
elements: {page: {children: {card: {}, other: {}}}}
activities:
  two: {does: activate, target: card, by: touch, when: stage == 2}
  third: {does: activate, target: other, by: touch, when: level == 0.335 and one == 2}
`);
  for (const [name, value, item, expected] of [["stage", 2, "page/card", "two"], ["level", 0.335, "page/other", "third"]]) {
    const field = `#state input[name="${name}"]`;
    await choose(page, field, await stopOf(page, field, String(value)));
    await press(page, item);
    const said = (await recognized(page)).map((each) => each.activity);
    if (said.join() !== expected) complain(`the state ${name} cannot be set to ${value}`, said);
  }
  const ends = await evaluate(`[...document.querySelectorAll("#state input")].map((each) => [each.min, each.max].join(".."))`);
  if (ends[1] !== "0..0") complain("a number of one value has one stop", ends);
}

/** The stop at which a slider shows a value. */
export function stopOf({ evaluate }, field, value) {
  return evaluate(`(() => { const input = document.querySelector(${JSON.stringify(field)});
    for (let stop = 0; stop <= Number(input.max); stop += 1) {
      input.value = stop;
      input.dispatchEvent(new Event("input"));
      if (input.getAttribute("aria-valuetext") === ${JSON.stringify(value)}) return String(stop);
    }
    return "none"; })()`);
}

/** Where a list has rows and something else, each can be seen and touched. */
async function covered({ evaluate }, show, { complain }) {
  const spec = (children) => `${head}elements: {list: {scrolls: vertical, children: {${children}}}}
activities:
  scroll: {does: scroll, target: list, by: [drag, swipe, fling], toward: vertical}
  open: {does: activate, target: row, by: touch}
  press: {does: activate, target: card, by: touch}
`;
  for (const [name, text, frames] of [
    ["row-first", spec("row: {swipeable: left}, card: {}"), "list/row: [0, 100, 390, 72]"],
    ["card-first", spec("card: {}, row: {}"), "list/card: [0, 0, 390, 200]"],
    ["card-within", spec("card: {}, row: {}"), "list/row: [0, 100, 390, 72], list/card: [0, 120, 390, 72]"],
  ]) {
    await show(name, text, `frames: {list: [0, 0, 390, 844], ${frames}}
cases: [{name: opened, gesture: touch on list/row, expect: [open]}]\n`);
    const hidden = await evaluate(`["list/row", "list/card"].filter((path) => {
      const nodes = [...document.querySelectorAll("[data-gesture]")].filter((each) => each.dataset.gesture === path);
      return !nodes.some((node) => { const { x, y, width, height } = node.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("[data-gesture]") === node; });
    })`);
    const rows = await evaluate(`document.querySelectorAll('[data-gesture="list/row"]').length`);
    if (hidden.length > 0 || rows < 2) complain(`${name}: elements that nobody can touch, and the number of rows`, hidden, rows);
  }
}

/** The page is not wider than a narrow window. */
async function narrow({ tell, evaluate }, show, { complain }) {
  const metrics = { height: 1000, deviceScaleFactor: 1, mobile: false };
  await tell("Emulation.setDeviceMetricsOverride", { width: 320, ...metrics });
  await show("narrow", `${head}elements: {pad: {}}\nactivities: {open: {does: activate, target: pad, by: touch}}\n`);
  const width = await evaluate("document.documentElement.scrollWidth");
  if (width > 320) complain("the page is wider than a window of 320 pixels", width);
  await tell("Emulation.setDeviceMetricsOverride", { width: 1200, ...metrics });
}

const rest = "elements: {pad: {}}\nactivities:\n  c: {does: custom, target: pad, by: [touch, long-press], alternative: x}\n";
/** Ways to write metrics, and what stands around them. */
const styles = {
  "comment-at-margin": `${head}metrics:\n  touch-slop: 10pt\n# at the margin\n  long-press-timeout: 450ms # own\n${rest}`,
  "braces-over-lines": `${head}metrics: {long-press-timeout: 450ms,\n  drag-slop: 10pt}\n${rest}`,
  "list-over-lines": `gspec: 1\nproduct: Own\nuses: [material,\n  apple]\n${rest}`,
  "none-yet": `${head}metrics:   # none\n${rest}`,
  "empty-braces": `${head}metrics: {}\n${rest}`,
  "all-in-braces": `{gspec: 1, product: Own, uses: [material], elements: {pad: {}},\n  activities: {c: {does: custom, target: pad, by: [touch, long-press], alternative: x}}}\n`,
  "other-lines": `${head}metrics:\n  touch-slop: "10pt"   # 🙂 quoted\n${rest}`.replaceAll("\n", "\r\n"),
};

/** A spec whose metrics were moved is saved as a spec: its table is that of the page. */
async function saved(page, show, { own, gspec, complain }, name, text) {
  const { evaluate } = page;
  await show(name, text);
  for (const names of [["long-press-timeout"], ["long-press-timeout", "touch-slop"]]) {
    const { table, changed } = await evaluate(`preview.then((page) => {
      page.moved = ${JSON.stringify(Object.fromEntries(names.map((each) => [each, 6])))};
      page.enable();
      return { table: [...page.own.at(page.stops)], changed: document.getElementById("keep").disabled ? "" : page.changedSpec };
    })`);
    const file = join(own, "changed.gspec.yaml");
    writeFileSync(file, changed);
    try {
      gspec("compile", file, "-o", join(own, "changed.gtab"));
    } catch (error) {
      complain(`${name}: the saved spec is none`, changed, error.stderr);
      continue;
    }
    if (Buffer.from(table).compare(readFileSync(join(own, "changed.gtab"))) !== 0) complain(`${name}: the saved spec has another table`, changed);
  }
}
