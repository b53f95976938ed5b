// What the cases of the host for the web share: a page with elements of Tests/Web/host.gspec.yaml, touches, and what was told.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { browse, open, sleep, touch } from "./browser.mjs";

const style = `
  body { margin: 0; height: 3000px }
  #list { height: 400px; overflow-y: auto }
  .row { height: 80px; box-sizing: border-box; border-bottom: 1px solid }
  button { float: right; width: 80px; height: 79px }
  #photo { height: 300px; background: silver }
  .window { overflow: clip }
  #text { height: 100px }
  #board { position: fixed; inset: 0 0 auto 0; height: 400px; background: white }
  #card { position: absolute; left: 20px; top: 20px; width: 80px; height: 80px; background: orange }
  #bin { position: absolute; left: 250px; top: 150px; width: 100px; height: 100px; background: gray }
  #board[hidden] { display: none }
  #words { position: fixed; inset: 0 0 auto 0; margin: 0; font: 30px sans-serif; background: white }`;

const pageOf = (product) => `<!DOCTYPE html><meta name="viewport" content="width=device-width"><style>${style}</style>
  <div id="around"><div id="list" data-gesture="list"></div></div><div class="window"><div id="photo" data-gesture="photo"></div></div><div id="text" data-gesture="text"></div>
  <p id="words" data-gesture="words" hidden>Words that a person reads and copies</p>
  <div id="board" data-gesture="board" hidden><div id="bin" data-gesture="board/bin"></div><div id="card" data-gesture="board/card"></div></div>
  <script type="module">
  import { GestureHost } from "./gesture-host.js";
  ${product}
  Object.assign(window, { GestureHost, hostProduct });
  window.rowOf = (number) => '<div class="row" data-gesture="list/row" id="row' + number + '">Row ' + number
    + '<button data-gesture="list/row/button" id="star' + number + '"><b data-gesture="no/such">Star</b></button></div>';
  window.begin = async (rtl = false) => {
    window.host?.stop();
    document.documentElement.dir = rtl ? "rtl" : "ltr";
    document.getElementById("list").innerHTML = Array.from({ length: 30 }, (_, number) => rowOf(number)).join("");
    document.getElementById("list").scrollTop = 0;
    board.hidden = words.hidden = true;
    scrollTo(0, 0);
    Object.assign(window, { told: [], faults: [], handler: {} });
    await start();
  };
  window.start = async (root = document.body) => {
    window.host = await GestureHost.start(root, hostProduct, handler, {
      leave: ["pan"],
      onOutcome: (gesture) => told.push({
        t: gesture.time, activity: gesture.activity, phase: gesture.phase, row: gesture.element?.id ?? null, committed: gesture.committed,
        over: gesture.overElement?.id, x: gesture.translation?.x,
        parts: ["translation", "velocity", "scale", "rotation", "progress", "taps"].filter((part) => gesture[part] !== undefined).join() }),
    });
  };
  addEventListener("error", (event) => { faults.push(event.message); });
  window.ready = true;
  </script>`;

/** Of outcomes without what is under way: `activity phase row`. */
export const words = (told) => told.filter((each) => each.phase !== "changed").map((each) => `${each.activity} ${each.phase} ${each.row}`);

/** A finger that goes from one place to another within 120 ms. */
export const stroke = (id, from, to, at = 0) => {
  const points = Array.from({ length: 7 }, (_, step) => [at + 16 * (step + 1), "move", id,
    from[0] + ((to[0] - from[0]) * (step + 1)) / 7, from[1] + ((to[1] - from[1]) * (step + 1)) / 7]);
  return [[at, "down", id, ...from], ...points, [at + 136, "up", id, ...to]];
};

export const together = (...lines) => lines.flat().sort((a, b) => a[0] - b[0]);

/** What is wrong with what was told: text, or nothing. */
export const expect = (told, ...expected) => {
  const said = words(told);
  return JSON.stringify(said) === JSON.stringify(expected) ? null : `said ${said.join(", ") || "nothing"}, not ${expected.join(", ") || "nothing"}`;
};

/** What is wrong with values: text, or nothing. */
export const same = (what, got, wanted) =>
  JSON.stringify(got) === JSON.stringify(wanted) ? null : `${what}: ${JSON.stringify(got)}, not ${JSON.stringify(wanted)}`;

/**
 * Gives functions that run cases to another one, and what came of them afterwards.
 * @param place the folder of what `gspec generate typescript` wrote
 */
export async function tryHost(place, use) {
  const counts = { tried: 0, wrong: 0 };
  const text = readFileSync(join(place, "HostGestures.ts"), "utf8");
  const product = text.slice(text.indexOf("export const")).replace(/^export const (\w+)[^=]*=/, "const $1 =");
  writeFileSync(join(place, "page.html"), pageOf(product));
  await browse(process.env.BROWSER, async (page) => {
    const { tell, evaluate } = page;
    await open(page, pathToFileURL(join(place, "page.html")).href, "window.ready === true");
    await tell("Emulation.setDeviceMetricsOverride", { width: 400, height: 800, deviceScaleFactor: 1, mobile: true });

    /** Makes touches of rows of time, phase, finger, x and y, and gives what was told. What happens in the page meanwhile: a time and a script. */
    const play = async (rows, { meanwhile, rest = 300 } = {}) => {
      const begun = (await evaluate("performance.now()")) + 60;
      if (meanwhile) await evaluate(`void setTimeout(() => { ${meanwhile[1]} }, ${begun + meanwhile[0]} - performance.now())`);
      await touch(page, rows.map(([t, phase, id, x, y]) => ({ t, phase, id, x, y })), begun);
      await sleep(rest);
      return (await evaluate("told")).map((each) => ({ ...each, t: each.t - begun }));
    };
    /** Moves a mouse or a pen: rows of `pressed`, `moved` or `released`, x and y, and what else is said of that event. */
    const mouse = async (rows, { button = "left", pointerType = "mouse", wait = 16 } = {}) => {
      for (const [type, x, y, more] of rows) {
        const isDown = type !== "released";
        await tell("Input.dispatchMouseEvent", {
          type: `mouse${type[0].toUpperCase()}${type.slice(1)}`, x, y, button, clickCount: 1, pointerType,
          buttons: isDown ? { left: 1, right: 2 }[button] : 0, ...more });
        await sleep(wait);
      }
      await sleep(200);
      return evaluate("told");
    };
    const check = async (name, run, rtl = false) => {
      await evaluate(`begin(${rtl})`);
      counts.tried += 1;
      const complaint = (await run().catch((error) => error.message)) ?? same("faults", await evaluate("faults"), []);
      if (!complaint) return;
      counts.wrong += 1;
      console.error(`host: ${name}: ${complaint}`);
    };
    await use({ tell, evaluate, play, mouse, check });
  });
  return counts;
}
