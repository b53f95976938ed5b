// Cases of the host for the web: feedback as nodes show it.
import { sleep } from "./browser.mjs";
import { same, stroke, together, words } from "./host-rig.mjs";

/** A finger that goes from one place to another, and stays until it has been there for some time. */
const held = (from, to) => stroke(1, from, to).map((row) => (row[1] === "up" ? [500, ...row.slice(1)] : row));

/** The middle of a node, which no scale moves. */
const middleOf = (node) => `(({ x, y, width, height }) => [x + width / 2, y + height / 2])(${node}.getBoundingClientRect())`;

export async function checkShown({ evaluate, play, check }) {
  await check("what a carried card is over is what lies behind it", async () => {
    await evaluate("board.hidden = false");
    const moves = Array.from({ length: 20 }, (_, step) => [600 + 16 * step, "move", 1, 60 + 12.5 * step, 60 + 7 * step]);
    const told = await play([[0, "down", 1, 60, 60], ...moves, [1000, "move", 1, 300, 200], [1100, "up", 1, 300, 200]]);
    return same("over", told.filter((each) => each.activity === "carry" && each.phase === "ended").map((each) => each.over), ["bin"]);
  });
  await check("feedback adds to the page's own styles, and gives them back", async () => {
    await evaluate(`row2.style.cssText = "transform: translateY(10px); translate: calc(2px + 1%); opacity: 0.5; scale: 2 1"`);
    const look = `[...${middleOf("row2")}.map(Math.round), getComputedStyle(row2).opacity]`;
    const before = await evaluate(look);
    const css = await evaluate("row2.style.cssText");
    await play(held([300, 210], [270, 210]), { meanwhile: [400, `window.seen = ${look}; window.moved = told.at(-1).x`] });
    await sleep(700);
    const [x, ...others] = before;
    return same("at rest", await evaluate(look), before)
      ?? same("wide", await evaluate("row2.getBoundingClientRect().width"), 800) ?? same("inline", await evaluate("row2.style.cssText"), css)
      ?? same("under a finger", await evaluate("seen"), [Math.round(x + (await evaluate("moved"))), ...others]);
  });
  await check("a host that is stopped gives the page's own styles back in the middle of a movement", async () => {
    await evaluate(`row2.style.cssText = "translate: 3px"`);
    await play(held([300, 200], [200, 200]), { meanwhile: [400, "window.seen = row2.style.translate; host.stop()"] });
    const seen = await evaluate("seen");
    return (seen === "3px" ? "the row did not move" : null) ?? same("inline", await evaluate("row2.style.cssText"), "translate: 3px;");
  });
  await check("what the page writes during a gesture, and at its end, is kept; what it takes away is gone", async () => {
    await evaluate(`row1.style.translate = "5px"; handler.archive = ({ phase, element }) => {
      if (phase === "began" && element === row1) setTimeout(() => element.removeAttribute("style"), 20);
      if (phase === "began" && element === row2) setTimeout(() => element.style.translate = "-80px", 20);
      if (phase === "ended" && element === row3) element.style.setProperty("translate", "-60px", "important");
    }; window.was = row2.getBoundingClientRect().x; void 0`);
    await play(held([300, 120], [250, 120]));
    await play(held([300, 200], [250, 200]), { meanwhile: [400, "window.seen = row2.getBoundingClientRect().x - was - told.at(-1).x"] });
    await play(held([300, 280], [250, 280]));
    await sleep(900);
    return same("inline", await evaluate("[row1, row2, row3].map((row) => row.style.cssText)"), ["", "translate: -80px;", "translate: -60px !important;"])
      ?? (Math.abs((await evaluate("seen")) + 80) < 1 ? null : `it is at ${await evaluate("seen")} from the finger`);
  });
  await check("two hosts that show one node add to the page's style, not to what the other one writes", async () => {
    await evaluate(`row2.style.translate = "3px"; window.was = row2.getBoundingClientRect().x; GestureHost.start(document.body, hostProduct, {}, { leave: ["pan"] })
      .then((host) => { window.second = host; })`);
    await play(held([300, 200], [250, 200]), { meanwhile: [400, "window.seen = row2.getBoundingClientRect().x - was - told.at(-1).x"] });
    await sleep(900);
    const seen = await evaluate("second.stop(); seen");
    return (Math.abs(seen) < 1 ? null : `it is at ${seen} from the finger`) ?? same("inline", await evaluate("row2.style.cssText"), "translate: 3px;");
  });
  await check("what is back at rest has no style of the host", async () => {
    await play(stroke(1, [300, 200], [270, 200]));
    await sleep(900);
    return same("inline", await evaluate("row2.style.cssText"), "");
  });
  await check("a page that scrolls between touches does not displace what is pinched", async () => {
    const middle = async () => (await evaluate(middleOf("photo"))).map(Math.round);
    const pinch = (y) => play(together(stroke(1, [180, y], [140, y]), stroke(2, [220, y], [260, y])));
    await play([[0, "down", 1, 200, 550], [50, "up", 1, 200, 550]]);
    await evaluate("scrollTo(0, 200)");
    await pinch(350);
    const once = await middle();
    await evaluate("scrollTo(0, 100)");
    await pinch(450);
    const width = await evaluate("photo.getBoundingClientRect().width");
    return same("the middle after one pinch", once, [200, 350]) ?? same("after two", await middle(), [200, 450])
      ?? (width > 1000 ? null : `it is ${width} wide`);
  });
  for (const [name, around, from] of [
    ["half as large", "transform: scale(0.5); transform-origin: 0 0", [180, 100]],
    ["zoomed", "zoom: 2", [300, 350]],
    ["turned", "transform: rotate(90deg); transform-origin: 0 0; translate: 400px", [220, 100]],
    ["turned by properties", "rotate: 90deg; scale: 0.5; transform-origin: 0 0; translate: 400px", [310, 100]],
  ]) {
    await check(`a row follows the finger in a list that is ${name}`, async () => {
      await evaluate(`document.getElementById("around").style.cssText = ${JSON.stringify(around)}; window.was = ${middleOf("row2")}`);
      await play(held(from, [from[0] - 60, from[1]]), { meanwhile: [400, `
        window.seen = [...${middleOf("row2")}.map((each, axis) => each - was[axis]), told.at(-1)?.x]`] });
      await evaluate(`document.getElementById("around").style.cssText = ""`);
      const [x, y, moved] = await evaluate("seen");
      return moved < -30 && Math.abs(x - moved) < 0.5 && Math.abs(y) < 0.5 ? null : `it is at ${x}, ${y}, the finger at ${moved}`;
    });
  }
  await check("styles of what is at rest are not written", async () => {
    for (const y of [200, 280]) await play(stroke(1, [300, y], [270, y]));
    await sleep(900);
    await evaluate(`window.written = []; window.observer = new MutationObserver((records) => written.push(...records.map((each) => each.target.id)));
      observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ["style"] });`);
    const told = await play(stroke(1, [300, 40], [270, 40]));
    const written = await evaluate("observer.disconnect(); [...new Set(written)]");
    return same("told", words(told).slice(-2), ["archive began row0", "archive ended row0"]) ?? same("written", written, ["row0"]);
  });
}
