// Cases of the host for the web: the app's handlers, and nodes that come, change and go.
import { sleep } from "./browser.mjs";
import { expect, same, stroke } from "./host-rig.mjs";

const touchAction = (node) => `getComputedStyle(${node}).touchAction`;

export async function checkNodes({ tell, evaluate, play, mouse, check }) {
  await check("a handler that fails keeps nothing else from going on", async () => {
    await evaluate(`board.hidden = false; handler.carry = handler.pin = ({ phase }) => { if (phase === "ended") throw new Error("of the app"); }`);
    const moves = Array.from({ length: 20 }, (_, step) => [600 + 16 * step, "move", 1, 60 + 5 * step, 60]);
    const told = await play([[0, "down", 1, 60, 60], ...moves, [1000, "up", 1, 160, 60]]);
    const before = told.length;
    const faults = await evaluate("faults.splice(0).length");
    await evaluate("board.hidden = true");
    await play(stroke(1, [100, 780], [100, 700]), { rest: 800 });
    const isScrolled = (await evaluate("scrollY")) > 20;
    return expect(told.slice(0, before), "pin began card", "carry began card", "carry ended card", "pin ended card")
      ?? same("faults", faults, 2) ?? (isScrolled ? null : "the page did not scroll afterwards");
  });
  await check("a handler that stops its host hears of the end, and of nothing after it", async () => {
    await evaluate(`handler.archive = ({ phase }) => { if (phase === "began") host.stop(); }`);
    const told = await play(stroke(1, [300, 200], [100, 200]));
    return expect(told, "archive began row2", "archive cancelled row2")
      ?? same("inline", await evaluate("row2.style.cssText"), "");
  });
  await check("a host that starts before the last one stops keeps its rules", async () => {
    const before = await evaluate(touchAction("row2"));
    await evaluate("(async () => { const first = host; await start(); first.stop(); })()");
    const after = await evaluate(touchAction("row2"));
    await evaluate("host.stop()");
    return same("before, after", [before, after], ["pan-y pinch-zoom", "pan-y pinch-zoom"])
      ?? same("at the end", [await evaluate(touchAction("row2")), await evaluate("document.body.dataset.gestureHost ?? null")], ["auto", null]);
  });
  await check("an element that becomes another, or none, has its rules; a page's own style stays", async () => {
    const seen = await evaluate(`(() => {
      const own = (node) => ${touchAction("node")};
      row2.dataset.gesture = "photo";
      row3.removeAttribute("data-gesture");
      row4.setAttribute("style", "color: red");
      row5.style.touchAction = "manipulation";
      document.getElementById("list").insertAdjacentHTML("beforeend", rowOf(30));
      return [row2, row3, row4, row5, row30].map(own);
    })()`);
    return same("rules", seen, ["pan-x pan-y", "auto", "pan-y pinch-zoom", "manipulation", "pan-y pinch-zoom"]);
  });
  await check("a click that follows a drag or a long press is not the page's", async () => {
    await evaluate("window.clicked = 0; row2.addEventListener('click', () => { clicked += 1; })");
    await mouse([["pressed", 300, 200], ["moved", 285, 200], ["moved", 270, 200], ["moved", 255, 200], ["released", 250, 200]]);
    const afterDrag = await evaluate("clicked");
    await mouse([["pressed", 100, 200], ["released", 100, 200]], { wait: 600 });
    const afterHold = await evaluate("clicked");
    await play([[0, "down", 1, 100, 200], [600, "up", 1, 100, 200]]);
    const afterTouch = await evaluate("clicked");
    const told = await mouse([["pressed", 100, 200], ["released", 100, 200]]);
    await evaluate("row2.click()");
    return expect(told, "archive began row2", "archive ended row2", "select began row2", "select ended row2", "select began row2", "select ended row2",
      "open recognized row2") ?? same("clicks", [afterDrag, afterHold, afterTouch, await evaluate("clicked")], [0, 0, 0, 2]);
  });
  await check("where no click follows a drag, the next one is the page's", async () => {
    await evaluate(`handler.archive = ({ phase, element }) => { if (phase === "ended") element.remove(); };
      window.clicked = 0;
      document.getElementById("around").insertAdjacentHTML("beforeend", "<div id='plain' style='position: fixed; inset: 700px 0 0 0'></div>");
      plain.addEventListener("click", () => { clicked += 1; });`);
    await mouse([["pressed", 300, 200], ["moved", 285, 200], ["moved", 270, 200], ["moved", 255, 200], ["released", 250, 200]]);
    await mouse([["pressed", 100, 750], ["released", 100, 750]]);
    return same("clicks", await evaluate("plain.remove(); clicked"), 1);
  });
  await check("nodes that are taken out of the page are not kept", async () => {
    await evaluate(`window.rows = Array.from({ length: 50 }, (_, number) => {
      document.getElementById("list").insertAdjacentHTML("beforeend", rowOf(100 + number));
      const row = document.getElementById("list").lastElementChild;
      host.setElementState(row, { locked: true });
      return new WeakRef(row);
    }); void 0`);
    await play(stroke(1, [300, 200], [270, 200]));
    await evaluate("document.getElementById('list').innerHTML = ''");
    let kept;
    for (let turn = 0; turn < 20; turn += 1) {
      await sleep(50);
      await tell("HeapProfiler.collectGarbage");
      kept = await evaluate("[rows.filter((row) => row.deref()).length, host.numbers.nodes.size, host.feedback.shown.size]");
      if (kept[0] === 0 && kept[1] < 10) break;
    }
    return kept[0] === 0 && kept[1] < 10 && kept[2] === 0 ? null : `kept are ${kept}`;
  });
  await check("a shadow root is a root", async () => {
    await evaluate(`(async () => {
      host.stop();
      const list = document.getElementById("list");
      list.innerHTML = "<div id='outer'></div>";
      const root = list.firstElementChild.attachShadow({ mode: "open" });
      root.innerHTML = '<div data-gesture="list">' + rowOf(0) + '</div><style>.row { height: 80px; box-sizing: border-box }</style>';
      await start(root);
      window.inner = root.getElementById("row0");
    })()`);
    const touch = await evaluate(touchAction("inner"));
    return expect(await play(stroke(1, [300, 40], [270, 40])), "archive began row0", "archive ended row0") ?? same("rules", touch, "pan-y pinch-zoom");
  });
  await check("what lies in a slot of a shadow root is on the element around the slot", async () => {
    await evaluate(`(async () => {
      host.stop();
      const list = document.getElementById("list");
      list.innerHTML = "<div id='outer'><p style='height: 80px; margin: 0'>Words</p></div>";
      const root = list.firstElementChild.attachShadow({ mode: "closed" });
      root.innerHTML = '<div data-gesture="list"><div data-gesture="list/row" id="row0"><slot></slot></div></div>';
      await start(root);
    })()`);
    return expect(await play([[0, "down", 1, 100, 40], [80, "up", 1, 100, 40]]), "open recognized row0");
  });
  await check("an element in a frame is a root", async () => {
    await evaluate(`(async () => {
      host.stop();
      const frame = document.createElement("iframe");
      frame.style = "position: fixed; inset: 0; width: 400px; height: 400px; border: 0; background: white";
      frame.srcdoc = '<body style="margin: 0">' + ' '.repeat(1) + rowOf(0).replace('class="row"', 'style="height: 80px"');
      document.body.append(frame);
      window.frame = frame;
      await new Promise((done) => { frame.onload = done; });
      await start(frame.contentDocument.body);
    })()`);
    const told = await play(stroke(1, [300, 40], [270, 40]));
    const fingers = await evaluate("frame.remove(); host.fingers.size");
    return expect(told, "archive began row0", "archive ended row0") ?? same("fingers", fingers, 0);
  });
  const inner = (node) => `${node}.insertAdjacentHTML("afterbegin", "<i id='icon' style='display: block; width: 80px; height: 79px'></i>");`;
  await check("a node that its own listener replaces when it is pressed is on the element around it", async () => {
    await evaluate(`${inner("row2")} icon.onpointerdown = () => icon.replaceWith(icon.cloneNode()); void 0`);
    await play([[0, "down", 1, 30, 200], [80, "up", 1, 30, 200]]);
    await evaluate("icon.onpointerdown = () => icon.replaceWith(icon.cloneNode()); void 0");
    return expect(await mouse([["pressed", 30, 200], ["released", 30, 200]]), "open recognized row2", "open recognized row2");
  });
  await check("a card whose content is replaced under the finger is carried on, and the page does not scroll", async () => {
    await evaluate(`board.hidden = false; ${inner("card")} handler.carry = ({ phase }) => { if (phase === "began") card.innerHTML = ""; }; void 0`);
    const moves = Array.from({ length: 20 }, (_, step) => [600 + 16 * step, "move", 1, 60 + 5 * step, 60 + 10 * step]);
    const told = await play([[0, "down", 1, 60, 60], ...moves, [1000, "up", 1, 155, 250]]);
    await evaluate("card.innerHTML = ''");
    return expect(told, "pin began card", "carry began card", "carry ended card", "pin ended card");
  });
  await check("a root that is taken out of the page under a finger hears of the lift, and nothing fails", async () => {
    await evaluate(`(async () => {
      host.stop();
      const list = document.getElementById("list");
      await start(list);
      handler.archive = ({ phase }) => { if (phase === "began") list.remove(); };
      window.list = list;
    })()`);
    const told = await play(stroke(1, [300, 200], [100, 200]));
    await evaluate("host.stop(); around.append(list)");
    return expect(told, "archive began row2", "archive ended row2");
  });
  await check("a handler that cancels touches disturbs none that lands or lifts then", async () => {
    await evaluate(`handler.archive = ({ phase }) => { if (phase === "changed") host.cancel(); }; void 0`);
    const moves = Array.from({ length: 4 }, (_, step) => [16 * (step + 1), "move", 1, 290 - 10 * step, 200]);
    const told = await play([[0, "down", 1, 300, 200], ...moves, [65, "up", 1, 240, 200]]);
    return expect(told, "archive began row2", "archive cancelled row2");
  });
  await check("a module that could not be loaded is loaded at the next try", async () => {
    const said = await evaluate(`import("./gesture-host.js?again").then(({ loadGestures }) =>
      loadGestures(new Uint8Array(3)).then(() => "loaded", () => loadGestures().then(() => "failed, loaded", String)))`);
    return same("said", said, "failed, loaded");
  });
  await check("an activity that there is not cannot be left to the browser", async () => {
    const said = await evaluate(`GestureHost.start(document.body, hostProduct, {}, { leave: ["scrol"] }).then(() => "nothing", (error) => String(error))`);
    return same("said", said, "RangeError: Host has no activity scrol that could be left to the browser");
  });
  await check("a pen's second button is no finger", async () => {
    await evaluate("window.menus = []; addEventListener('contextmenu', (event) => menus.push(event.defaultPrevented), { once: true })");
    const told = await mouse([["pressed", 100, 200], ["released", 100, 200]], { button: "right", pointerType: "pen" });
    return expect(told) ?? same("menus", await evaluate("menus"), [false]);
  });
  await check("a question about a row does not count for the next press", async () => {
    await evaluate(`photo.innerHTML = '<div data-gesture="list/row/button" style="height: 300px"></div>'; host.actions(row2); void 0`);
    const told = await play(stroke(1, [300, 500], [270, 500]));
    await evaluate("photo.innerHTML = ''");
    return expect(told, "archive began null", "archive ended null");
  });
}
