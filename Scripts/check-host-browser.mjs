// Cases of the host for the web: what the browser still does with touches, and with text.
import { sleep } from "./browser.mjs";
import { expect, same, stroke, words } from "./host-rig.mjs";

const styleOf = (node) => `(({ touchAction, userSelect }) => [touchAction, userSelect])(getComputedStyle(${node}))`;

export async function checkBrowser({ evaluate, play, mouse, check }) {
  /** Whether a finger that goes up from a place scrolls the page. */
  const scrolls = async (from) => {
    await play(stroke(1, from, [from[0], from[1] - 170]), { rest: 900 });
    return (await evaluate("scrollY")) > 50 ? null : "the page did not scroll";
  };
  /** Drags a mouse through a text, and gives what is selected then. */
  const select = async (from, to) => {
    const moves = [0.25, 0.5, 0.75, 1].map((share) => ["moved", from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    await mouse([["pressed", ...from], ...moves, ["released", ...to]]);
    return evaluate("String(getSelection())");
  };
  await check("one finger scrolls on what only two pinch", async () => {
    return same("style", await evaluate(styleOf("photo")), ["pan-x pan-y", "none"]) ?? (await scrolls([100, 650]));
  });
  await check("a finger scrolls where only a mouse drags", async () => {
    await evaluate("board.hidden = false");
    const style = await evaluate(styleOf("board"));
    const told = words(await mouse([["pressed", 300, 50], ["moved", 310, 70], ["moved", 320, 90], ["released", 320, 90]]));
    return same("style", style, ["manipulation", "none"]) ?? same("told", told, ["frame began board", "frame ended board"]) ?? (await scrolls([200, 300]));
  });
  await check("text that the spec calls selectable is selected, and its selection dragged by the browser", async () => {
    await evaluate("words.hidden = false; getSelection().removeAllRanges(); window.drags = []; words.ondragstart = (event) => { drags.push(event.defaultPrevented); }; void 0");
    const selected = await select([10, 17], [150, 17]);
    await sleep(600);
    await select([60, 17], [60, 60]);
    return same("style", await evaluate(styleOf("words")), ["manipulation", "text"]) ?? (selected.length > 4 ? null : `selected is "${selected}"`)
      ?? same("drags that were prevented", await evaluate("drags"), [false]);
  });
  await check("a page's own rule for selecting its text holds", async () => {
    const style = await evaluate(`(() => {
      document.head.insertAdjacentHTML("beforeend", "<style id='own'>p { user-select: all }</style>");
      words.hidden = false;
      return ${styleOf("words")};
    })()`);
    await evaluate("own.remove()");
    return same("style", style, ["manipulation", "all"]);
  });
  await check("selectable text in an element whose other text is not can be selected, too", async () => {
    await evaluate(`getSelection().removeAllRanges();
      photo.innerHTML = "<p id='caption' data-gesture='photo/caption' style='margin: 0; font: 30px sans-serif'>Words that a person reads</p>Others"`);
    const style = await evaluate(styleOf("caption"));
    const selected = await select([10, 417], [150, 417]);
    await evaluate("photo.innerHTML = ''");
    return same("style", style, ["pan-x pan-y", "text"]) ?? (selected.length > 4 ? null : `selected is "${selected}"`);
  });
}
