// Plays traces by real touches into pages with the generated host, and compares what its handler is told with `gspec run`.
//
// What events carry is less than traces have: places of single precision, and times to a tenth of a millisecond. So a trace is rounded to
// that before both play it. Then claims, ends, their mechanics, fingers, commits and detents are the same; times differ by at most 0.2 ms, and
// places by at most half a point. Only within 16 points of the press a place may be the press: a browser keeps the first moves to itself. A
// touch that this machine made too late is made again: events that come after their time may find a timer before them.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { open, sleep, touch } from "./browser.mjs";
import { lines, productText } from "./web-replay.mjs";

/** As many traces as are touched: all of them for `GSPEC_TOUCHES=all`. */
const most = process.env.GSPEC_TOUCHES === "all" ? Infinity : Number(process.env.GSPEC_TOUCHES ?? 24);
/** An event that comes so much later than its time, in milliseconds, is too late; and as often it is tried. */
const tooLate = 12, tries = 6;
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
  window.told = [];
  window.host = await GestureHost.start(root, triedProduct, {}, { feedback: false, onOutcome: (gesture) => window.told.push(
    { t: gesture.time, activity: gesture.activity, mechanic: gesture.mechanic, phase: gesture.phase, fingers: gesture.fingers,
      x: gesture.x, y: gesture.y, committed: gesture.hasCommit ? gesture.committed : undefined, detent: gesture.detent ?? undefined }) });
};
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
  const presses = new Map();
  const far = new Map();
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
    if (line.phase === "down") presses.set(line.id, line);
    const press = presses.get(line.id);
    if (press) far.set(line.id, Math.max(far.get(line.id) ?? 0, Math.hypot(line.x - press.x, line.y - press.y)));
  }
  if (events.length === 0 || events.at(-1).t - events[0].t > longest) return "its length";
  // A browser keeps moves to itself that stay near the press.
  if (presses.size > 1 && [...far.values()].some((way) => way > 0 && way <= 16)) return "moves of several fingers that stay near";
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

const told = (row) => JSON.stringify([row.activity, row.mechanic, row.phase, row.fingers, row.committed, row.detent]);
const isSame = (got, wanted) =>
  got.length === wanted.length && got.every((row, index) => {
    const { t, x, y, travel = [0, 0] } = wanted[index];
    const isNear = Math.hypot(...travel) <= 16;
    return told(row) === told(wanted[index]) && Math.abs(row.t - t) <= 0.2 + 1e-6 && Math.hypot(row.x - x, row.y - y) <= (isNear ? 16 : 0.51);
  });

export async function playTouches(page, all, run, complain) {
  const { tell, evaluate } = page;
  const reasons = new Map();
  const possible = all.filter(({ trace }) => {
    const reason = obstacle(trace);
    if (reason) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    return !reason;
  });
  let opened, tried = 0, again = 0;
  for (const { place, file, trace, compiled } of chosen(possible)) {
    if (opened !== place) {
      opened = place;
      writeFileSync(join(place, "page.html"), pageOf(place));
      await open(page, pathToFileURL(join(place, "page.html")).href, "window.ready === true");
    }
    const [header, ...events] = rounded(trace);
    const carried = join(place, "carried.jsonl");
    writeFileSync(carried, [header, ...events].map((line) => JSON.stringify(line) + "\n").join(""));
    const claims = (rows) => rows.filter((row) => row.phase !== "changed");
    const wanted = claims(lines(run("run", compiled, "--trace", carried, "--format", "json")));
    const { width = 1000, height = 1000 } = header;
    await tell("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: true });
    const presses = events.filter((line) => line.phase === "down");
    const lay = (line) => `lay(${JSON.stringify(line)})`;
    let got, late;
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
      late = await touch(page, events, begun, before);
      await sleep(500 + Math.max(0, ...wanted.map((row) => row.t - events.at(-1).t)));
      got = claims(await evaluate("(() => { host.stop(); return told; })()")).map((row) => ({ ...row, t: row.t - begun }));
      if (isSame(got, wanted) || late <= tooLate) break;
      again += 1;
    }
    tried += 1;
    if (!isSame(got, wanted)) {
      complain(`Chromium differs from gspec run (${late.toFixed(0)} ms late)`, file, JSON.stringify(got), JSON.stringify(wanted));
    }
  }
  const left = [...reasons].map(([reason, count]) => `${count} for ${reason}`).join(", ");
  console.log(`web: ${tried} of ${possible.length} traces by real touches in Chromium${again > 0 ? `, ${again} made again` : ""}; no touches for ${left}`);
  if (tried === 0) complain("nothing was touched", "", "", "");
}
