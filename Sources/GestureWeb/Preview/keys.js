// Keys on the screen: they touch, hold, swipe and pinch as a hand would.

export class Keys {
  /** @param live hears of the lines @param host has the tool, and hears when something was touched @param onTouch with the node */
  constructor(screen, product, live, host, onTouch) {
    Object.assign(this, { screen, live, host, onTouch });
    this.name(product);
    screen.root.addEventListener("keydown", (event) => this.press(event));
  }

  /** Every kind of element can be reached by keys, with what it does in words. */
  name({ activities }) {
    const seen = new Set();
    for (const node of this.screen.nodes.values()) {
      const path = node.dataset.gesture;
      const names = activities.filter((each) => each.target === path).map((each) => each.name);
      if (names.length === 0 || seen.has(path)) continue;
      seen.add(path);
      node.tabIndex = 0;
      node.setAttribute("role", "group");
      node.setAttribute("aria-label", `${path}: ${names.join(", ")}`);
    }
  }

  press(event) {
    const node = event.target.closest("[data-gesture]");
    // With these keys, the others are commands of the browser.
    if (!node || event.ctrlKey || event.metaKey || event.altKey) return;
    const lines = handOfKeys(event.key, event.shiftKey, this.screen.frameOf(node), node.dataset.item, this.host.tool);
    if (lines.length === 0) return;
    event.preventDefault();
    if (this.live.down.size > 0) return;
    this.onTouch(node);
    this.perform(lines);
  }

  /** Feeds lines, each at its time. */
  perform(lines) {
    const start = performance.now();
    const next = () => {
      const now = performance.now();
      // A hold lasts as long as anything waits for it, whatever the spec and the sliders say.
      const isDue = ({ t, holds }) => start + t <= now && !(holds && this.live.nextDeadline < Infinity);
      while (lines.length > 0 && isDue(lines[0])) {
        const { holds, ...line } = lines.shift();
        this.live.take({ ...line, t: holds ? now : start + line.t });
      }
      this.live.flush();
      this.live.machine.advanceTo(now);
      this.host.last = now;
      this.host.tell();
      if (lines.length > 0) requestAnimationFrame(next);
    };
    next();
  }
}

/** What a key does on an element: lines of a trace. One that `holds` comes when nothing waits any more. @param tool that of the hand, or nothing */
function handOfKeys(key, shift, frame, path, tool) {
  const [x, y] = [frame[0] + frame[2] / 2, frame[1] + frame[3] / 2];
  const lines = [];
  const press = (id, at, time) => lines.push({ t: time, phase: "down", id, x: at.x, y: at.y, on: path, frame, ...(tool && { tool }) });
  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  if (key === "Enter" || key === " ") {
    press(0, { x, y }, 0);
    lines.push({ t: shift ? 700 : 60, phase: "up", id: 0, x, y, holds: shift });
  } else if (arrows[key]) {
    const [dx, dy] = arrows[key];
    press(0, { x, y }, 0);
    const end = { x, y };
    for (let step = 1; step <= 24; step += 1) {
      Object.assign(end, { x: x + dx * 180 * (step / 24), y: y + dy * 180 * (step / 24) });
      lines.push({ t: step * 10, phase: "move", id: 0, ...end });
    }
    lines.push({ t: 250, phase: "up", id: 0, ...end });
  } else if (key === "+" || key === "-") {
    const at = (id, part) => ({ x: x + (id === 0 ? -1 : 1) * (key === "+" ? 30 + 60 * part : 90 - 60 * part), y });
    for (const id of [0, 1]) press(id, at(id, 0), id * 8);
    for (let step = 1; step <= 24; step += 1) {
      for (const id of [0, 1]) lines.push({ t: 20 + step * 12, phase: "move", id, ...at(id, step / 24) });
    }
    for (const id of [0, 1]) lines.push({ t: 330 + id * 8, phase: "up", id, ...at(id, 1) });
  }
  return lines;
}
