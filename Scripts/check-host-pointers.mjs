// Cases of the host for the web: presses, lifts and clicks that the page hears of late, elsewhere or not at all.
import { sleep } from "./browser.mjs";
import { expect, same, stroke } from "./host-rig.mjs";

const click = (x, y) => [["pressed", x, y], ["released", x, y]];
const aside = [["pressed", 300, 200], ["moved", 285, 200], ["moved", 270, 200], ["moved", 255, 200]];

/** A component in a row whose button is in a shadow tree. */
const component = (mode) => `(() => {
  row2.innerHTML = "<div id='component'></div>";
  const tree = component.attachShadow({ mode: "${mode}" });
  tree.innerHTML = "<button style='width: 80px; height: 79px'></button>";
  window.clicked = 0;
  tree.firstElementChild.onclick = () => { clicked += 1; };
})()`;

export async function checkPointers({ tell, evaluate, play, mouse, check }) {
  await check("a node that keeps a lift to itself keeps no finger down", async () => {
    await evaluate("star2.onpointerup = (event) => event.stopPropagation(); void 0");
    const told = await play([[0, "down", 1, 350, 200], [80, "up", 1, 350, 200]]);
    await play(stroke(1, [100, 350], [100, 100]), { rest: 1200 });
    return expect(told, "star recognized star2") ?? same("fingers", await evaluate("host.fingers.size"), 0)
      ?? ((await evaluate("document.getElementById('list').scrollTop")) > 50 ? null : "the list did not scroll");
  });
  await check("a node that keeps movements to itself leaves what is carried to the host", async () => {
    await evaluate("board.hidden = false; card.ontouchmove = (event) => event.stopPropagation(); void 0");
    const moves = Array.from({ length: 20 }, (_, step) => [600 + 16 * step, "move", 1, 60 + 5 * step, 60 + 10 * step]);
    const told = await play([[0, "down", 1, 60, 60], ...moves, [1000, "up", 1, 155, 250]]);
    await evaluate("card.ontouchmove = null");
    return expect(told, "pin began card", "carry began card", "carry ended card", "pin ended card");
  });
  await check("a mouse whose lift the page does not hear of drags nothing, and clicks again", async () => {
    const none = { button: "none", buttons: 0 };
    const lost = (await mouse([...aside, ["moved", 200, 200, none], ["moved", 150, 200, none]])).length;
    const told = await mouse([...click(100, 200), ...click(100, 280)]);
    return expect(told.slice(0, lost), "archive began row2", "archive cancelled row2") ?? expect(told.slice(lost), "open recognized row2", "open recognized row3");
  });
  await check("a mouse that goes down again has lifted, without a movement between", async () => {
    await evaluate("handler.select = ({ phase }) => { if (phase === 'began') setTimeout(() => alert('Delete?')); }; void 0");
    const tap = (type) => tell("Input.dispatchMouseEvent", { type, x: 100, y: 200, button: "left", clickCount: 1 });
    await tap("mousePressed");
    await sleep(700);
    // It lifts while the page shows a dialog.
    const lift = tap("mouseReleased");
    await sleep(100);
    await tell("Page.handleJavaScriptDialog", { accept: true });
    await lift;
    return expect(await mouse(click(100, 200)), "select began row2", "select cancelled row2", "open recognized row2");
  });
  await check("a mouse lifts with its main button, also while another one stays down", async () => {
    const second = { button: "right", buttons: 3 };
    const told = await mouse([...aside, ["pressed", 255, 200, second], ["released", 255, 200, { buttons: 2 }], ["moved", 150, 200, { button: "right", buttons: 2 }],
      ["released", 150, 200, { button: "right", buttons: 0 }]]);
    return expect(told, "archive began row2", "archive ended row2") ?? same("translation", told.at(-1).x, -30);
  });
  await check("a pen goes on while its second button is down, and lifts where it hovers", async () => {
    const second = { button: "right", buttons: 2 };
    const told = await mouse([...aside, ["moved", 200, 200, second], ["moved", 150, 200, { button: "none", buttons: 0 }]], { pointerType: "pen" });
    return expect(told, "archive began row2", "archive cancelled row2") ?? same("translation", told.at(-1).x, -85);
  });
  await check("a mouse that drags above a frame stays with its row", async () => {
    await evaluate(`document.body.insertAdjacentHTML("beforeend",
      "<iframe id='cover' srcdoc='' style='position: fixed; inset: 0 auto 0 0; width: 150px; height: 800px; border: 0; background: white'></iframe>")`);
    await sleep(100);
    const told = await mouse([...aside, ["moved", 140, 200], ["moved", 50, 200], ["released", 50, 200]]);
    await evaluate("cover.remove()");
    return expect(told, "archive began row2", "archive ended row2") ?? same("fingers", await evaluate("host.fingers.size"), 0);
  });
  for (const mode of ["open", "closed"]) {
    await check(`a mouse clicks a button in ${mode === "open" ? "an open" : "a closed"} shadow tree of a row`, async () => {
      await evaluate(component(mode));
      const told = await mouse(click(30, 200));
      return expect(told, "open recognized row2") ?? same("clicks", await evaluate("clicked"), 1);
    });
  }
  await check("where no click follows a drag, a button that keeps its press to itself is clicked", async () => {
    await evaluate(`handler.archive = ({ phase, element }) => { if (phase === "ended") element.remove(); };
      window.clicked = 0;
      star5.onpointerdown = (event) => event.stopPropagation();
      star5.onclick = () => { clicked += 1; };`);
    await mouse([...aside, ["released", 250, 200]]);
    await mouse(click(350, 360));
    return same("clicks", await evaluate("clicked"), 1);
  });
}
