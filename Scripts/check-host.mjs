#!/usr/bin/env node
// Checks the host of generated TypeScript in a real browser, by real touches, since stubs cannot show its behaviour there. See check-web.
import { sleep } from "./browser.mjs";
import { checkBrowser } from "./check-host-browser.mjs";
import { checkNodes } from "./check-host-nodes.mjs";
import { checkPointers } from "./check-host-pointers.mjs";
import { checkShown } from "./check-host-shown.mjs";
import { expect, stroke, together, tryHost, words } from "./host-rig.mjs";

const { tried, wrong } = await tryHost(process.argv[2], async (rig) => {
  const { tell, evaluate, play, mouse, check } = rig;
  await check("the browser scrolls what goes up, and no row moves", async () => {
    const told = await play(stroke(1, [100, 300], [100, 100]));
    // A list that was flung goes on for a while.
    await sleep(1500);
    return expect(told.filter((each) => each.phase !== "cancelled"))
      ?? ((await evaluate("document.getElementById('list').scrollTop")) > 50 ? null : "the list did not scroll");
  });
  await check("a row goes aside, and the list stays", async () => {
    const told = await play(stroke(1, [300, 200], [100, 210]));
    return expect(told, "archive began row2", "archive ended row2")
      ?? (told.at(-1).parts === "translation,velocity,progress" ? null : `it ended with ${told.at(-1).parts}`)
      ?? ((await evaluate("document.getElementById('list').scrollTop")) === 0 ? null : "the list scrolled");
  });
  await check("two rows at once are two things", async () => {
    const told = await play(together(stroke(1, [300, 40], [150, 40]), stroke(2, [300, 200], [150, 200], 20)));
    const of = (row) => expect(told.filter((each) => each.row === row), `archive began ${row}`, `archive ended ${row}`);
    return of("row0") ?? of("row2") ?? (told.every((each) => ["row0", "row2"].includes(each.row)) ? null : "another row was told");
  });
  await check("a row that is taken out of the page under a finger ends its touch", async () => {
    const told = await play(stroke(1, [300, 200], [100, 200]), { meanwhile: [70, "document.getElementById('row2').remove()"] });
    const ends = told.filter((each) => ["ended", "cancelled"].includes(each.phase));
    const next = await play(stroke(1, [300, 40], [100, 40]));
    return ends.length === 1 ? expect(next.slice(told.length), "archive began row0", "archive ended row0") : `it ended ${ends.length} times`;
  });
  await check("a long press comes without any sample", async () => {
    const told = await play([[0, "down", 1, 100, 200], [700, "up", 1, 100, 200]]);
    const late = told[0] ? Math.abs(told[0].t - 400) : Infinity;
    return expect(told, "select began row2", "select ended row2") ?? (late < 1 ? null : `it came at ${told[0].t} ms`);
  });
  await check("a lift that was late to be heard of is no long press", async () => {
    // The page is busy from before the lift until after the time of a long press.
    const stall = [100, "const end = performance.now() + 600; while (performance.now() < end);"];
    return expect(await play([[0, "down", 1, 100, 200], [200, "up", 1, 100, 200]], { meanwhile: stall, rest: 1200 }), "open recognized row2");
  });
  await check("a button in a row is the button", async () => {
    return expect(await play([[0, "down", 1, 350, 200], [80, "up", 1, 350, 200]]), "star recognized star2");
  });
  await check("leading is right where a page reads from right to left", async () => {
    const wrongWay = await play(stroke(1, [300, 200], [150, 200]));
    const told = await play(stroke(1, [100, 200], [300, 200]));
    return expect(wrongWay) ?? expect(told.slice(wrongWay.length), "archive began row2", "archive ended row2");
  }, true);
  await check("a pinch is the photo's, and the page does not zoom", async () => {
    const told = await play(together(stroke(1, [180, 550], [80, 550]), stroke(2, [220, 550], [320, 550])));
    const scale = await evaluate("visualViewport.scale");
    return (words(told).some((each) => each.startsWith("zoom")) ? null : `said ${words(told).join(", ") || "nothing"}`)
      ?? (scale === 1 ? null : `the page zoomed by ${scale}`);
  });
  await check("a page that is hidden while a finger is down cancels its touch", async () => {
    const hide = `Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
      delete document.hidden;`;
    return expect(await play(stroke(1, [300, 200], [100, 200]), { meanwhile: [80, hide] }), "archive began row2", "archive cancelled row2");
  });
  await check("an activity comes without a finger, committed, where its guard holds", async () => {
    const did = await evaluate(`(() => {
      const row = document.getElementById("row2");
      const actions = host.actions(row);
      host.setElementState(row, { locked: true });
      return [actions.map((each) => [each.activity, each.perform()].join(" ")), host.actions(row).map((each) => each.activity),
        host.actions(document.getElementById("row3")).map((each) => [each.activity, each.perform()].join(" "))].join("; ");
    })()`);
    const told = await evaluate("told");
    const committed = told.filter((each) => each.committed).map((each) => `${each.activity} ${each.phase} ${each.row}`).join();
    return expect(told, "select began row2", "select ended row2", "archive began row3", "archive ended row3", "select began row3", "select ended row3")
      ?? (did === "archive false,select true; select; archive true,select true" ? null : `the actions were ${did}`)
      ?? (committed === "archive ended row3" ? null : `committed were ${committed || "none"}`);
  });
  await check("what is left to the browser scrolls, though an activity of the spec would take it", async () => {
    await play(stroke(1, [100, 780], [100, 710]));
    await sleep(1500);
    return (await evaluate("scrollY")) > 20 ? null : "the page did not scroll";
  });
  await check("the movement of a second press is not the browser's", async () => {
    const second = stroke(1, [200, 500], [200, 600], 200);
    return expect(await play([[0, "down", 1, 200, 500], [50, "up", 1, 200, 500], ...second]), "quick recognized photo");
  });
  await check("a long press that the finger leaves goes back under it", async () => {
    const leave = [250, 266, 282].map((t, index) => [t, "move", 1, 100 + 20 * (index + 1), 200]);
    const told = await play([[0, "down", 1, 100, 200], ...leave, [1500, "up", 1, 160, 200]], { meanwhile: [1400, `
      window.scale = getComputedStyle(row2).scale`] });
    const scale = await evaluate("scale");
    return expect(told) ?? (scale === "none" || Number(scale) > 0.99 ? null : `it has ${scale}`);
  });
  await check("a host that was stopped leaves nothing behind, and another one starts on the same nodes", async () => {
    const look = "[getComputedStyle(row2).touchAction, row2.style.cssText].join()";
    const before = await evaluate(look);
    await play([[0, "down", 1, 100, 200], [390, "up", 1, 100, 200]], { meanwhile: [300, "host.stop()"] });
    const between = await evaluate(look);
    await evaluate("start()");
    const after = await evaluate(look);
    return between === "auto," && after === before ? null : `before ${before}, stopped ${between}, again ${after}`;
  });
  await check("a mouse clicks buttons and links in a row", async () => {
    await evaluate("window.clicked = []; row2.addEventListener('click', (event) => clicked.push(event.target.closest('button')?.id))");
    for (const type of ["mousePressed", "mouseReleased"]) {
      await tell("Input.dispatchMouseEvent", { type, x: 350, y: 200, button: "left", clickCount: 1 });
      await sleep(60);
    }
    const clicked = await evaluate("clicked.join()");
    return expect(await evaluate("told"), "star recognized star2") ?? (clicked === "star2" ? null : `clicked was ${clicked || "nothing"}`);
  });
  await check("a mouse's main button is a finger, its second button is none", async () => {
    for (const button of ["left", "right"]) {
      await tell("Input.dispatchMouseEvent", { type: "mousePressed", x: 100, y: 200, button, clickCount: 1 });
      await sleep(60);
      await tell("Input.dispatchMouseEvent", { type: "mouseReleased", x: 100, y: 200, button, clickCount: 1 });
      await sleep(200);
    }
    return expect(await evaluate("told"), "open recognized row2");
  });
  await checkPointers(rig);
  await checkBrowser(rig);
  await checkNodes(rig);
  await checkShown(rig);
});
console.log(`host: ${tried} cases in Chromium, ${wrong} wrong`);
process.exit(wrong > 0 ? 1 : 0);
