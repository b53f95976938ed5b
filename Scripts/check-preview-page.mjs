#!/usr/bin/env node
// What check-preview tries of the page around the recognizer: things under a carried one, keys, layouts, verdicts, what is seen and heard.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sleep, touch } from "./browser.mjs";

const head = "gspec: 1\nproduct: Own\nuses: [material]\nplatforms: [web]\n";

/** @param show writes a spec with its cases and shows its page @param tools what check-preview shares, and `own`, the folder of the specs */
export async function tryPage(page, show, tools) {
  for (const each of [carried, menu, heldKey, mirroredByHand, judged, crowded, spoken, revealed, wrong, fixed, named]) await each(page, show, tools);
}

/** Where the middle of an element is seen. */
const middle = ({ evaluate }, path) => evaluate(`(() => { const { x, y, width, height } = [...document.querySelectorAll("[data-item]")]
  .find((each) => each.dataset.item === ${JSON.stringify(path)}).getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 }; })()`);

/** A finger that holds, and then goes from one place to another. */
async function drag(page, from, to, held = 0) {
  const at = (part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  const lines = [{ t: 0, phase: "down", id: 0, ...from }];
  for (let step = 1; step <= 20; step += 1) lines.push({ t: held + step * 16, phase: "move", id: 0, ...at(step / 20) });
  lines.push({ t: held + 400, phase: "up", id: 0, ...to });
  await touch(page, lines, (await page.evaluate("performance.now()")) + 60);
  await sleep(900);
}

/** The last touch as `gspec run` reads it. */
async function run({ evaluate }, spec, { own, gspec, lines }) {
  const file = join(own, "touch.jsonl");
  writeFileSync(file, await evaluate("preview.then((page) => page.trace(false))"));
  return lines(gspec("run", spec, "--trace", file, "--format", "json"));
}

/** A finger that goes over things: the page says over what, as `gspec run` does of the saved touch. @returns what it was over at the end */
export async function goOver(page, spec, { from, to, held = 0 }, tools) {
  const { evaluate } = page;
  await evaluate(`preview.then((page) => page.showScene(page.screen.showPath(${JSON.stringify(from)})))`);
  await drag(page, await middle(page, from), await middle(page, to), held);
  const said = await evaluate(`preview.then((page) => page.stories.outcomes.map((each) => [page.host.product.activities[each.activity].name, each.phase,
    each.hasOver ? page.host.product.elements[each.over] ?? null : undefined].join(" ")))`);
  const read = (await run(page, spec, tools)).map((each) => [each.activity, each.phase, each.over].join(" "));
  if (said.join() !== read.join() || said.length === 0) tools.complain(`${spec}: over what a finger goes is not what gspec run reads`, said, read);
  return said.at(-1);
}

/** What is carried is not what lies under the finger. */
async function carried(page, show, tools) {
  const spec = await show("carried", `${head}elements: {board: {children: {bin: {drop-target: true}, card: {}}}}
activities: {carry: {does: pick-up-and-move, target: card, by: long-press-drag, over: bin, alternative: a menu}}\n`);
  const last = await goOver(page, spec, { from: "board/card", to: "board/bin", held: 700 }, tools);
  if (last !== "carry ended board/bin") tools.complain("a card that is carried over a bin is not over it", last);
}

/** A menu does not follow the finger that chooses in it. */
async function menu(page, show, tools) {
  const spec = await show("menu", `${head}elements: {menu: {menu: true, children: {first: {}, second: {}}}}
activities: {choose: {does: menu-open, target: menu, by: drag, over: [first, second], alternative: a touch}}\n`);
  const last = await goOver(page, spec, { from: "menu/first", to: "menu/second" }, tools);
  if (last !== "choose ended menu/second") tools.complain("a finger that goes through a menu is not over its parts", last);
}

/** A key holds as long as the spec asks. */
async function heldKey({ tell, evaluate }, show, { complain, recognized }) {
  await show("held", `${head}metrics: {long-press-timeout: 900ms}
elements: {card: {}}
activities:
  open: {does: activate, target: card, by: touch}
  pick: {does: select, target: card, by: long-press, alternative: a button}\n`);
  await evaluate(`document.querySelector('[data-item="card"]').focus()`);
  await tell("Input.dispatchKeyEvent", { type: "keyDown", key: "Enter", code: "Enter", windowsVirtualKeyCode: 13, text: "\r", modifiers: 8 });
  await sleep(1500);
  const said = (await recognized({ evaluate })).map((each) => `${each.activity} ${each.phase}`);
  if (said.join() !== "pick began,pick ended") complain("Shift and Enter do not hold", said);
}

/** A touch in a layout from right to left, as it is chosen on the page. */
async function mirroredByHand(page, show, tools) {
  const spec = await show("by-hand", `${head}elements: {card: {}}
activities:
  on: {does: custom, target: card, by: drag, toward: leading, alternative: a button}
  off: {does: custom, target: card, by: drag, toward: trailing, alternative: a button}\n`);
  const { x, y } = await middle(page, "card");
  for (const [layout, expected] of [["ltr", "on"], ["rtl", "off"]]) {
    if (layout === "rtl") await page.evaluate(`document.querySelector("#layout input").click()`);
    await drag(page, { x, y }, { x: x - 120, y });
    const names = (rows) => [...new Set(rows.map((each) => each.activity))].join();
    const [own, read] = [names(await tools.recognized(page)), names(await run(page, spec, tools))];
    if (own !== expected || read !== expected) tools.complain(`${layout}: a movement to the left is another, or another to gspec run`, own, read);
  }
  await show("one-layout", `${head}elements: {card: {}}\nactivities: {open: {does: activate, target: card, by: touch}}\n`);
  if (!(await page.evaluate(`document.getElementById("layout").hidden`))) tools.complain("a spec without layouts offers them");
}

/** A verdict is that of the spec as written; with other metrics the page says whether the outcomes differ. */
async function judged({ evaluate }, show, { complain }) {
  await show("judged", `${head}elements: {card: {}}
activities:
  open: {does: activate, target: card, by: touch}
  pick: {does: select, target: card, by: long-press, alternative: a button}\n`, `cases:
  - {name: held, gesture: press on card then hold 600ms then lift, expect: [pick began, pick ended]}
  - {name: touched, gesture: touch on card, expect: [open]}\n`);
  const said = await evaluate(`preview.then((page) => {
    const words = () => [document.getElementById("verdict").textContent, document.getElementById("about").textContent].join("|");
    const [held, touched] = document.querySelectorAll("#cases .entry");
    held.click();
    const all = [words()];
    page.move("long-press-timeout", JSON.parse(document.getElementById("facts").textContent).metrics.find(({ name }) => name === "long-press-timeout").values.length - 1);
    all.push(words());
    touched.click();
    return [...all, words()].map((each) => each.trim());
  })`);
  const expected = ["passes|", "passes (spec as written)|With the metrics chosen here, the outcomes differ.",
    "passes (spec as written)|With the metrics chosen here, the outcomes are the same."];
  if (said.join("\n") !== expected.join("\n")) complain("verdicts with other metrics", said);
}

/** Many children of a row, and many elements of a screen, can be touched, and their names can be read. */
async function crowded({ evaluate }, show, { complain }) {
  const names = (count) => Array.from({ length: count }, (_, index) => `b${index}: {}`).join(", ");
  const touches = (count) => Array.from({ length: count }, (_, index) => `  t${index}: {does: activate, target: b${index}, by: touch}`).join("\n");
  for (const [name, elements, count] of [
    ["crowded-row", `list: {scrolls: vertical, children: {row: {swipeable: left, children: {${names(5)}}}}}`, 5],
    ["crowded-screen", `board: {children: {${names(25)}}}`, 25],
  ]) {
    await show(name, `${head}elements: {${elements}}\nactivities:\n${touches(count)}\n`);
    const bad = await evaluate(`preview.then((page) => [...document.querySelectorAll("#phone [data-gesture$='/b0'], #phone [data-gesture$='/b${count - 1}']")].slice(0, 2)
      .filter((node) => {
        const [, , width, height] = page.screen.frameOf(node);
        const box = node.getBoundingClientRect(), label = node.lastElementChild.getBoundingClientRect();
        return width < 24 || height < 24 || document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest("[data-gesture]") !== node
          || label.top < box.top - 1 || label.bottom > box.bottom + 1;
      }).map((node) => [node.dataset.item, node.style.width, node.style.height]))`);
    if (bad.length > 0) complain(`${name}: elements that are too small, or whose names are cut`, bad);
  }
}

/** A slider has the name of its metric, and what was recognized is said aloud. */
async function spoken(page, show, { complain, press }) {
  const { tell, evaluate } = page;
  await show("spoken", `${head}state: {level: 0..3}\nelements: {card: {}}\nactivities: {open: {does: activate, target: card, by: [touch, long-press]}}\n`);
  await evaluate(`document.querySelector("#metrics").open = true`);
  await tell("Accessibility.enable");
  const { nodes } = await tell("Accessibility.getFullAXTree");
  await tell("Accessibility.disable");
  const names = nodes.filter((each) => each.role?.value === "slider" && !each.ignored).map((each) => each.name?.value ?? "");
  const expected = await evaluate(`["Moment", "level", ...JSON.parse(document.getElementById("facts").textContent).metrics.map(({ name }) => name)]`);
  if (names.sort().join() !== expected.sort().join()) complain("names of sliders", names, expected);
  await press(page, "card");
  const heard = await evaluate(`document.getElementById("heard").textContent`);
  if (heard !== "open recognized on card" && heard !== "open recognized") complain("what was recognized is not said", heard);
}

/** What is played is in sight, on a phone and on a wide page. */
async function revealed({ tell, evaluate }, show, { complain }) {
  const cases = Array.from({ length: 60 }, (_, index) => `  - {name: "number ${index}", gesture: touch on card, expect: [open]}`).join("\n");
  await tell("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value: "reduce" }] });
  for (const [width, height] of [[390, 844], [1400, 900]]) {
    await tell("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });
    await show(`revealed-${width}`, `${head}elements: {card: {}}\nactivities: {open: {does: activate, target: card, by: touch}}\n`, `cases:\n${cases}\n`);
    await evaluate(`(() => { document.getElementById("cases").open = true; const last = [...document.querySelectorAll("#cases .entry")].at(-1);
      last.scrollIntoView(); last.click(); })()`);
    await sleep(100);
    const hidden = await evaluate(`["#verdict", ".bezel"].filter((each) => { const { top, bottom } = document.querySelector(each).getBoundingClientRect();
      return top < 0 || bottom > innerHeight; })`);
    if (hidden.length > 0) complain(`${width} pixels wide: a case is played out of sight`, hidden);
  }
  await tell("Emulation.setEmulatedMedia", { features: [] });
  await tell("Emulation.setDeviceMetricsOverride", { width: 1200, height: 1000, deviceScaleFactor: 1, mobile: false });
}

/** A spec whose activities conflict can be tried, with each fix; the page says that it has errors. */
async function wrong({ evaluate }, show, { complain }) {
  await show("wrong", `${head}elements: {card: {}}
activities:
  one: {does: custom, target: card, by: drag, toward: up, alternative: a button}
  two: {does: custom, target: card, by: drag, toward: up, alternative: a button}\n`, undefined, 1);
  const said = await evaluate(`preview.then((page) => {
    document.querySelector("#conflicts .entry")?.click();
    return [!document.getElementById("errors").hidden, document.querySelectorAll("#errors li").length > 0, document.querySelectorAll("#fixes .chip").length > 1,
      page.played.outcomes.length > 0];
  })`);
  if (said.includes(false)) complain("a spec with a conflict that is an error is not shown with it", said);
}

/** A conflict plays with each fix and with the metrics that are chosen: with the table that the compiler makes of both. */
async function fixed({ evaluate }, show, { own, gspec, complain }) {
  for (const [name, metric, factor, activities] of [
    ["one-instant", "touch-slop", 3, `one: {does: custom, target: card, by: [drag, swipe], toward: up, alternative: a button}
  two: {does: custom, target: card, by: [long-press-drag, drag], toward: up, alternative: a button}`],
    ["touch-twice", "double-touch-timeout", 0.25, `open: {does: activate, target: card, by: touch}
  enlarge: {does: custom, target: card, by: double-touch, alternative: a button}`],
  ]) {
    const spec = await show(name, `${head}elements: {card: {}}\nactivities:\n  ${activities}\n`, undefined, name === "one-instant" ? 1 : 0);
    const fixes = await evaluate(`JSON.parse(document.getElementById("facts").textContent).fixes.map(({ name }) => name)`);
    if (fixes.length === 0) complain(`${name}: a conflict without fixes that can be played`);
    for (const fix of fixes) await playFixed({ evaluate }, { spec, fix, metric, factor, own, gspec, complain });
  }
}

async function playFixed({ evaluate }, { spec, fix, metric, factor, own, gspec, complain }) {
  const said = await evaluate(`preview.then((page) => {
    const facts = JSON.parse(document.getElementById("facts").textContent);
    const find = (name) => facts.metrics.find((each) => each.name === name);
    const stop = (name) => find(name).values.findIndex((value) => value === find(name).value * ${factor});
    const write = (name) => name + ": " + find(name).values[stop(name)] + find(name).unit;
    const times = () => page.played.outcomes.map((each) => [each.time, each.activity, each.phase]).join();
    document.querySelector("#conflicts .entry").click();
    [...document.querySelectorAll("#fixes .chip")].find((each) => each.textContent === ${JSON.stringify(`with ${fix}`)}).click();
    const before = times();
    page.move("${metric}", stop("${metric}"));
    // Both where it plays already and where it is played anew.
    const after = times();
    document.querySelector("#fixes [aria-pressed=true]").click();
    const anew = times();
    page.move("long-press-timeout", stop("long-press-timeout"));
    const { take } = page.player;
    const table = take.table.follows ? [...take.table.at(page.stops)] : [];
    const metrics = ["${metric}", "long-press-timeout"].map(write), about = document.getElementById("about").textContent;
    page.move("${metric}");
    page.move("long-press-timeout");
    return { before, after, anew, back: times(), metrics, about, table };
  })`);
  const file = join(own, "mended.gspec.yaml");
  copyFileSync(spec, file);
  gspec("lint", file, "--fix", "--fix-with", fix);
  writeFileSync(file, `${readFileSync(file, "utf8")}metrics: {${said.metrics.join(", ")}}\n`);
  gspec("compile", file, "-o", join(own, "mended.gtab"));
  if (!readFileSync(join(own, "mended.gtab")).equals(Buffer.from(said.table))) complain(`${fix}: another table than that of the fixed spec`, said.metrics);
  const { before, after, anew, back } = said;
  if (before === after || after !== anew || back !== before) complain(`${fix}: it does not play with the metrics chosen`, before, after, anew, back);
  if (!said.about.startsWith("With the metrics chosen here, the outcomes differ.")) complain(`${fix}: the page does not compare outcomes`, said.about);
}

/** Names of what is recognized at one place can all be read. */
async function named({ evaluate }, show, { complain }) {
  await show("named", `${head}elements: {card: {}}
activities:
  one: {does: custom, target: card, by: drag, toward: up, alternative: a button}
  two: {does: custom, target: card, by: drag, toward: up, alternative: a button}
resolve: [{together: [one, two]}]\n`, `cases: [{name: moved, gesture: press on card then move up 100pt in 300ms then lift, expect: [one began, two began, one ended, two ended]}]\n`);
  const names = await evaluate(`preview.then((page) => {
    document.querySelector("#cases .entry").click();
    page.player.pause();
    page.player.seek(page.player.start + 300);
    return [...document.querySelectorAll(".fingers .name")].map((each) => each.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]);
  })`);
  const [first, second] = names.sort((a, b) => a[0] - b[0]);
  if (names.length !== 2 || first[1] > second[0] + 2) complain("names of two activities cover each other", names);
}
