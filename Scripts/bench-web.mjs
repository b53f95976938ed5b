#!/usr/bin/env node
// Measures a page. See bench-web.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { browse, open, sleep, touch } from "./browser.mjs";

const place = process.argv[2];
const text = readFileSync(join(place, "RowsGestures.ts"), "utf8");
const product = text.slice(text.indexOf("export const")).replace(/^export const (\w+)[^=]*=/, "const $1 =");
const rows = Array.from({ length: 8 }, (_, row) => `<div class="row" data-gesture="list/row" id="row${row}"></div>`).join("");
const script = (start) => `<script type="module">
  ${start}
  // Median of so many rounds of a stroke of events that no finger makes: what handlers cost, in microseconds an event.
  window.cost = (rounds) => {
    const row = document.getElementById("row1");
    const make = (type, x, time) => {
      const event = new PointerEvent(type, { bubbles: true, pointerId: 7, pointerType: "mouse", clientX: x, clientY: 120, buttons: 1 });
      Object.defineProperty(event, "timeStamp", { value: time });
      return event;
    };
    const all = [];
    for (let round = 0; round < rounds; round += 1) {
      const base = performance.now();
      const events = [make("pointerdown", 320, base)];
      for (let step = 1; step <= 200; step += 1) events.push(make("pointermove", 320 - step, base + step * 0.01));
      events.push(make("pointerup", 120, base + 2.1));
      const begun = performance.now();
      for (const event of events) row.dispatchEvent(event);
      all.push(((performance.now() - begun) * 1000) / events.length);
    }
    return all.sort((a, b) => a - b)[rounds >> 1];
  };
  window.ready = true;
  </script>`;
const page = (name, start) => {
  const style = "<style>body { margin: 0 } .row { height: 80px; touch-action: none }</style>";
  writeFileSync(join(place, `${name}.html`),
    `<!DOCTYPE html><meta name="viewport" content="width=device-width">${style}<div id="root" data-gesture="list">${rows}</div>${script(start)}`);
  return pathToFileURL(join(place, `${name}.html`)).href;
};
const told = "window.late = []; const tell = (gesture) => window.late.push([performance.now(), gesture.time]);";
const pages = {
  nothing: page("nothing", ""),
  gspec: page("gspec", `import { GestureHost } from "./gesture-host.js"; ${product} ${told}
    HTMLElement.prototype.setPointerCapture = () => {};
    window.host = await GestureHost.start(document.body, rowsProduct, {}, { onOutcome: tell });`),
  "by hand": page("by-hand", `import { recognizeByHand } from "./by-hand.js"; ${told} recognizeByHand(document.body, tell);`),
};
const stroke = [{ t: 0, phase: "down", id: 0, x: 320, y: 120 }];
for (let step = 1; step <= 120; step += 1) stroke.push({ t: step * (1000 / 120), phase: "move", id: 0, x: 320 - step * 1.5, y: 120 });
stroke.push({ t: 1010, phase: "up", id: 0, x: 140, y: 120 });
/** Of outcomes that are told together the newest: the others wait for the page's next picture, as the browser hands events on. */
const ages = (told) => told.filter(([now], index) => !(told[index + 1]?.[0] - now < 1)).map(([now, time]) => now - time);
const part = (values, share) => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? NaN;

await browse(process.env.BROWSER, async (browser) => {
  const { tell, evaluate } = browser;
  await tell("Emulation.setDeviceMetricsOverride", { width: 400, height: 800, deviceScaleFactor: 1, mobile: true });
  const costs = {}, late = {};
  for (const [name, url] of Object.entries(pages)) {
    await open(browser, url, "window.ready === true");
    await evaluate("cost(40)");
    costs[name] = await evaluate("cost(101)");
    if (name === "nothing") continue;
    await sleep(200);
    await evaluate("void (window.late = [])");
    await touch(browser, stroke, (await evaluate("performance.now()")) + 80);
    await sleep(200);
    late[name] = ages(await evaluate("late"));
  }
  const row = (name) => {
    const own = costs[name] - costs.nothing;
    const [median, most] = [part(late[name], 0.5), part(late[name], 0.95)];
    console.log(`${name.padEnd(9)} ${own.toFixed(1).padStart(8)} µs ${median.toFixed(1).padStart(10)} ms ${most.toFixed(1).padStart(8)} ms `
      + `${((own / 10 / median)).toFixed(2).padStart(8)} %   ${late[name].length} pictures`);
  };
  console.log("In Chromium, a row drawn aside, 120 events a second:");
  console.log("          an event costs   to outcome, median      95 %   its share");
  row("gspec");
  row("by hand");
  console.log(`The browser itself takes ${costs.nothing.toFixed(1)} µs to hand an event to nobody.`);
});
