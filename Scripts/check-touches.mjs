// Plays traces by real touches into pages with the generated host. The events that the host gets are recorded as a trace, which `gspec run`
// replays. Both must recognize the same, byte for byte, also if events come late or are missing.
//
// The events must also be those of the touches:
// - every press and lift, to two tenths of a millisecond, at its place in single precision, which events have;
// - every move, except those that the browser withholds within 16 points of the press, and those that do not change the place.
// A timer that fires before the page gets an event may delay the event by two frames at most. A touch that did not arrive as it was made is
// repeated: a busy machine makes some too late, and gives some a wrong time, since Chromium reads two clocks one after the other for it.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { open, sleep, touch } from "./browser.mjs";
import { productText, written } from "./web-replay.mjs";

/** As many traces as are touched: `GSPEC_TOUCHES` says how many, `all` of them, or a part of their files' names. */
const asked = process.env.GSPEC_TOUCHES ?? "24";
const most = Number.isNaN(Number(asked)) ? Infinity : Number(asked);
const name = most === Infinity && asked !== "all" ? asked : "";
/** As often a touch is made at most. */
const tries = 6;
/** Two pictures, in milliseconds: a page takes at most so long to hear of an event. */
const pictures = 34;
/** Longer traces take too long. */
const longest = 4000;

const pageOf = (place) => `<!DOCTYPE html><meta name="viewport" content="width=device-width">
<style>body { margin: 0 } [data-gesture] { position: fixed; inset: 0 }</style><div id="root" style="position:fixed;inset:0"></div>
<script type="module">
import { GestureHost } from "./gesture-host.js";
${productText(place).replace("export ", "")}
const root = document.getElementById("root");
const nodes = new Map();
// The node of a thing, inside those of what is around it.
function nodeOf(path) {
  if (nodes.has(path)) return nodes.get(path);
  const parts = path.match(/[^/[]+(\\[[^\\]]*\\])?/g);
  const outer = parts.slice(0, -1).join("/");
  const node = document.createElement("div");
  node.setAttribute("data-gesture", path.replace(/\\[[^\\]]*\\]/g, ""));
  // What the browser would do with a touch is for check-host.
  node.style.touchAction = "none";
  (outer ? nodeOf(outer) : root).append(node);
  nodes.set(path, node);
  return node;
}
let height = 0;
window.begin = async (rightToLeft) => {
  nodes.clear();
  root.replaceChildren();
  root.dir = rightToLeft ? "rtl" : "ltr";
  window.host = await GestureHost.start(root, triedProduct, {}, { feedback: false });
  window.told = listen(host);
};
// What a host tells its recognizer, as lines of a trace, and what it is told in return. Things are called as in the trace that is touched.
function listen(host) {
  const told = { header: { trace: 1 }, lines: [], outcomes: [], items: [], putOff: [], last: 0 };
  const numbers = new Map();
  let frames = new Map();
  const path = (element) => [...nodes].find(([, node]) => node === host.node(numbers.get(element)))[0];
  const before = (name, note) => {
    const own = host.recognizer[name].bind(host.recognizer);
    host.recognizer[name] = (...values) => { note(...values); return own(...values); };
  };
  before("setScreen", (width, height) => Object.assign(told.header, { width, height }));
  before("setLayout", (isRightToLeft) => { told.header.layout = isRightToLeft ? "rtl" : "ltr"; });
  before("setInstance", (element, number) => {
    numbers.set(element, number);
    if (path(element).includes("[")) told.items[number] = path(element);
  });
  before("setFrame", (element, ...frame) => frames.set(path(element), frame));
  let isFlushed = false;
  // To a recognizer, which counts microseconds.
  const isSame = (a, b) => Math.round(a * 1000) === Math.round(b * 1000);
  before("flush", () => { isFlushed = true; });
  before("advance", (time) => told.lines.push({ t: (told.tick = told.last = time), phase: "tick" }));
  before("feed", ({ time, phase, finger, x, y, element }) => {
    // Moves of one time that the page hears of in two frames.
    if (isFlushed && isSame(time, told.last)) told.lines.push({ t: time, phase: "tick" });
    if (isSame(time, told.tick)) told.putOff.push(told.lines.length);
    isFlushed = false;
    const line = { t: (told.last = time), phase, id: finger, x, y };
    if (element !== undefined) line.on = element < 0 ? null : path(element);
    if (phase === "down") {
      line.frame = frames.get(line.on);
      line.frames = Object.fromEntries([...frames].filter(([each]) => each !== line.on));
      frames = new Map();
    }
    told.lines.push(line);
  });
  const deliver = host.deliver.bind(host);
  host.deliver = (outcome) => { told.outcomes.push(outcome); deliver(outcome); };
  return told;
}
// What the next press is on lies on top, where the trace says.
window.lay = ({ on, x, y, frame, frames = {}, size, sizes = {} }) => {
  nodeOf(on);
  // A size without a place lies around the press.
  const around = ([width, height]) => [
    Math.max(0, Math.min(x - width / 2, innerWidth - width)), Math.max(0, Math.min(y - height / 2, innerHeight - height)), width, height];
  const sized = Object.entries({ ...sizes, ...(size ? { [on]: size } : {}) }).filter(([path]) => !nodeOf(path).style.width);
  const placed = { ...Object.fromEntries(sized.map(([path, each]) => [path, around(each)])), ...frames, ...(frame ? { [on]: frame } : {}) };
  for (const [path, [x, y, width, height]] of Object.entries(placed)) {
    Object.assign(nodeOf(path).style, { inset: "auto", left: x + "px", top: y + "px", width: width + "px", height: height + "px" });
  }
  height += 1;
  for (let node = nodes.get(on); node !== root; node = node.parentElement) node.style.zIndex = height;
};
window.set = (values) => {
  told.lines.push({ t: told.last, set: values });
  for (const [name, value] of Object.entries(values)) {
    const dot = name.lastIndexOf(".");
    if (dot < 0) host.setState({ [name]: value });
    else host.setElementState(nodeOf(name.slice(0, dot)), { [name.slice(dot + 1)]: value });
  }
};
window.ready = true;
</script>`;

/** Why real touches cannot make a trace; nothing for one that they can. */
function obstacle([header, ...events]) {
  const down = new Set();
  for (const line of events) {
    if (line.phase === "down") down.add(line.id);
    if (line.phase === "up" || line.phase === "cancel") down.delete(line.id);
    // DevTools cancels all fingers at once.
    if (line.phase === "cancel" && down.size > 0) return "a cancel of one finger of several";
    if (line.at) return "content that stands somewhere";
    if (line.tool) return "another tool";
    if (line.on === null || (line.on !== undefined && line.phase !== "down")) return "what a finger is over";
    if (line.phase === "down" && !line.on) return "a press on nothing";
    if (line.x === undefined) continue;
    if (line.x < 0 || line.y < 0 || line.x >= (header.width ?? 1000) || line.y >= (header.height ?? 1000)) return "places off the screen";
  }
  if (events.length === 0 || events.at(-1).t - events[0].t > longest) return "its length";
  return undefined;
}

/** The trace as events carry it, on a screen of whole points. */
function rounded([traced, ...events]) {
  const header = { ...traced };
  for (const side of ["width", "height"]) if (header[side]) header[side] = Math.ceil(header[side]);
  const start = events[0].t;
  const round = (line) => ({ ...line, t: Math.round((line.t - start) * 10) / 10 });
  return [header, ...events.map(round).map((line) =>
    line.x === undefined ? line : { ...line, x: Math.fround(line.x), y: Math.fround(line.y) })];
}

/** Some of everything: of each spec and kind in turn. */
function chosen(all) {
  const groups = new Map();
  for (const one of all) {
    const key = `${one.place} ${one.kind}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const some = [];
  for (let turn = 0; some.length < most && [...groups.values()].some((group) => group.length > turn); turn += 1) {
    for (const group of groups.values()) if (group[turn] && some.length < most) some.push(group[turn]);
  }
  return some.sort((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : 0));
}

/** What of a touch did not arrive as it was made: text, or nothing. */
function missing(sent, { lines: arrived, putOff }, begun) {
  const after = new Set(putOff.map((index) => arrived[index]));
  const near = (a, b) => {
    const late = b.t - begun - a.t;
    // A cancel is where the finger was last.
    const isThere = a.phase === "cancel" || Math.hypot(a.x - b.x, a.y - b.y) <= 1e-3;
    // What was sent, what arrived and the begin are each rounded to a tenth.
    return isThere && late >= -0.3 - 1e-6 && late <= (after.has(b) ? pictures : 0.3 + 1e-6);
  };
  // A host numbers its fingers.
  const fingers = new Map();
  const presses = new Map();
  const places = new Map();
  const rest = arrived.filter((line) => line.phase && line.phase !== "tick");
  const found = (line) =>
    rest.findIndex((each) => each.phase === line.phase && (line.phase === "down" || each.id === fingers.get(line.id)) && near(line, each));
  for (const line of sent.filter((each) => each.phase && each.phase !== "tick")) {
    const { id, x, y } = line;
    const at = found(line);
    if (at >= 0) {
      const [got] = rest.splice(at, 1);
      if (line.phase === "down") fingers.set(id, got.id);
    } else {
      const press = presses.get(id), place = places.get(id);
      const isKept = line.phase === "move" && (Math.hypot(x - press.x, y - press.y) <= 16 || (x === place.x && y === place.y));
      if (!isKept) return `${JSON.stringify(line)} did not arrive`;
    }
    if (line.phase === "down") presses.set(id, line);
    places.set(id, line);
  }
  return rest.length > 0 ? `${JSON.stringify(rest[0])} was not sent` : undefined;
}

export async function playTouches(page, all, run, complain, difference) {
  const { tell, evaluate } = page;
  const reasons = new Map();
  const possible = all.filter(({ file, trace }) => {
    if (!file.includes(name)) return false;
    const reason = obstacle(trace);
    if (reason) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    return !reason;
  });
  let opened, tried = 0, again = 0;
  for (const { place, file, trace, compiled, product } of chosen(possible)) {
    if (opened !== place) {
      opened = place;
      writeFileSync(join(place, "page.html"), pageOf(place));
      await open(page, pathToFileURL(join(place, "page.html")).href, "window.ready === true");
    }
    const [header, ...events] = rounded(trace);
    const { width = 1000, height = 1000 } = header;
    await tell("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: true });
    const presses = events.filter((line) => line.phase === "down");
    const lay = (line) => `lay(${JSON.stringify(line)})`;
    let lost, arrived;
    for (let turn = 0; turn < tries; turn += 1) {
      await evaluate(`begin(${header.layout === "rtl"})`);
      // Everything that is pressed is there; what is pressed first lies on top.
      for (const press of [...presses].reverse()) await evaluate(lay(press));
      await evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
      let top = presses[0]?.on;
      const before = (line) => {
        if (line.set) return `set(${JSON.stringify(line.set)})`;
        if (line.phase !== "down" || line.on === top) return undefined;
        top = line.on;
        return lay(line);
      };
      const begun = (await evaluate("performance.now()")) + 100;
      await touch(page, events, begun, before);
      await sleep(120);
      for (let wait = 0; wait < 100 && !(await evaluate("host.fingers.size > 0 || host.recognizer.nextDeadline === Infinity")); wait += 1) await sleep(50);
      const told = await evaluate("told");
      await evaluate("host.stop()");
      const carried = join(place, "carried.jsonl");
      writeFileSync(carried, [told.header, ...told.lines].map((line) => JSON.stringify(line) + "\n").join(""));
      const wanted = run("run", compiled, "--trace", carried, "--format", "json");
      const said = told.outcomes.map((outcome) => written(outcome, product, told.items)).join("");
      if (said !== wanted) complain("the page differs from gspec run", file, ...difference(said, wanted));
      arrived = told.lines.map((line) => ({ ...line, t: Number((line.t - begun).toFixed(1)), frame: undefined, frames: undefined }));
      lost = missing(events, told, begun);
      if (!lost) break;
      again += 1;
    }
    tried += 1;
    if (lost) complain("a touch did not arrive in Chromium as it was made", file, lost, JSON.stringify(arrived));
  }
  const left = [...reasons].map(([reason, count]) => `${count} for ${reason}`).join(", ");
  console.log(`web: ${tried} of ${possible.length} traces by real touches in Chromium${again > 0 ? `, ${again} made again` : ""}; no touches for ${left || "none"}`);
  if (tried === 0) complain("nothing was touched", "", "", "");
}
