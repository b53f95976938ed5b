// A person's fingers, mouse and keys on the screen: samples for the recognizer, kept as a trace.
import { GestureHost } from "./gesture-host.js";

/** What has been touched since the page was opened, and the recognizer that hears of it. It has what a host asks of a recognizer. */
export class Live {
  /** @param makeMachine gives a machine that has heard of nothing; @param stories what becomes of the last touch */
  constructor(makeMachine, stories, header) {
    Object.assign(this, { makeMachine, stories, header });
    this.lines = [];
    /** Where in `lines` each touch begins. */
    this.touches = [];
    this.outcomes = [];
    this.reasons = [];
    this.begin();
  }

  begin() {
    this.machine = this.makeMachine();
    this.machine.begin(this.header);
    this.down = new Map();
    this.stories.clear();
  }

  /** Hears of everything anew: after an undo, and where the table is another. */
  again() {
    const { lines, touches } = this;
    this.begin();
    lines.forEach((line, index) => {
      if (touches.includes(index)) {
        // What is due before a touch belongs to the one before.
        this.machine.rest(line.t);
        this.stories.clear();
      }
      this.hear(line);
    });
    this.machine.rest(performance.now());
  }

  take(line) {
    if (line.phase === "down" && this.down.size === 0 && this.nextDeadline === Infinity) {
      this.touches.push(this.lines.length);
      this.stories.clear();
    }
    // What was judged is over: a later sample of the same time is later by the least that there is.
    if (line.t <= this.flushed) line.t = this.flushed + 0.001;
    this.lines.push(line);
    this.hear(line);
  }

  hear(line) {
    if (line.phase === "down") this.down.set(line.id, line);
    if (line.phase === "up" || line.phase === "cancel") this.down.delete(line.id);
    if (line.phase) this.stories.line(line);
    this.machine.apply(line);
  }

  undo() {
    const last = this.touches.pop();
    if (last === undefined) return;
    this.lines = this.lines.filter((line, index) => index < last || line.set);
    this.again();
  }

  flush() {
    this.machine.flush();
    this.flushed = this.lines.at(-1)?.t;
  }

  advance(time) {
    this.machine.advance(time);
    this.flushed = Math.max(this.flushed ?? 0, time);
  }

  cancelAll() {
    const t = performance.now();
    for (const { id, x, y } of [...this.down.values()]) this.take({ t, phase: "cancel", id, x, y });
  }

  get nextDeadline() {
    return this.machine.recognizer.nextDeadline;
  }

  // Presses bring these with them.
  setScreen() {}
  setLayout() {}
  setInstance() {}
  setFrame() {}
}

/** The host of the page's screen: places are points of that screen, whatever its size on the page. `tool` stands in for that of the browser. */
export class PreviewHost extends GestureHost {
  constructor(screen, product, module, live, onTouch) {
    super(screen.root, product, {}, { feedback: false }, module);
    Object.assign(this, { screen, live, onTouch, recognizer: live, tool: undefined });
  }

  get screenSize() {
    return [this.screen.width, this.screen.height];
  }

  point(event) {
    const box = this.screen.root.getBoundingClientRect();
    const scale = box.width / this.screen.width;
    return { x: (event.clientX - box.x) / scale, y: (event.clientY - box.y) / scale };
  }

  box(node) {
    const [x, y, width, height] = this.screen.frameOf(node);
    return { x, y, width, height };
  }

  under({ x, y }) {
    const box = this.screen.root.getBoundingClientRect();
    const scale = box.width / this.screen.width;
    return document.elementFromPoint(box.x + x * scale, box.y + y * scale);
  }

  down(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    this.pressed = this.find(event.target);
    this.onTouch(this.pressed);
    super.down(event);
    // With a modifier the mouse has a second finger on the other side of the element's middle.
    if (event.pointerType !== "mouse" || !event.altKey || !this.pressed) return;
    const box = this.screen.root.getBoundingClientRect();
    const [x, y, width, height] = this.screen.frameOf(this.pressed);
    const scale = box.width / this.screen.width;
    this.middle = { x: box.x + (x + width / 2) * scale, y: box.y + (y + height / 2) * scale };
    this.beside = event.shiftKey ? { x: 60 * scale, y: 0 } : undefined;
    super.down(this.second(event));
  }

  /** The second finger's event: opposite the mouse, or beside it. */
  second(event) {
    const place = this.beside
      ? { clientX: event.clientX + this.beside.x, clientY: event.clientY + this.beside.y }
      : { clientX: 2 * this.middle.x - event.clientX, clientY: 2 * this.middle.y - event.clientY };
    return { pointerId: -1, pointerType: "mouse", button: 0, buttons: 1, target: this.pressed, timeStamp: event.timeStamp, ...place };
  }

  pointermove(event) {
    super.pointermove(event);
    if (this.fingers.has(-1)) super.pointermove(this.second(event));
  }

  lift(event, phase) {
    const second = this.fingers.has(-1) ? this.second(event) : undefined;
    super.lift(event, phase);
    if (second) super.lift(second, phase);
  }

  // Everything here is ours: the browser scrolls the page beside the screen.
  style() {}
  place() {}
  name(node) {
    this.over = node;
  }

  feed(sample) {
    this.last = sample.time;
    const { time, phase, finger, x, y } = sample;
    const line = { t: time, phase, id: finger, x, y };
    if (phase === "down") {
      const path = this.pressed.dataset.item;
      line.on = path;
      if (this.tool) line.tool = this.tool;
      else if (sample.tool === "pen" || sample.tool === "eraser") line.tool = sample.tool;
      line.frame = this.screen.frameOf(this.pressed);
      const outer = pathsAround(path).slice(0, -1).map((each) => [each, this.screen.nodes.get(each)]);
      const known = outer.filter(([, node]) => node).map(([each, node]) => [each, this.screen.frameOf(node)]);
      if (known.length > 0) line.frames = Object.fromEntries(known);
    } else if (sample.element !== undefined) {
      line.on = sample.element < 0 ? null : this.over.dataset.item;
    }
    this.live.take(line);
    this.tell();
  }

  tell() {
    this.schedule();
    this.onChange?.();
  }
}

/** What keys do on an element: lines of a trace from a time on. @param tool that of the hand, or nothing */
export function handOfKeys(key, shift, frame, path, t, tool) {
  const [x, y] = [frame[0] + frame[2] / 2, frame[1] + frame[3] / 2];
  const lines = [];
  const press = (id, at, time) => lines.push({ t: time, phase: "down", id, x: at.x, y: at.y, on: path, frame, ...(tool && { tool }) });
  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  if (key === "Enter" || key === " ") {
    press(0, { x, y }, t);
    lines.push({ t: t + (shift ? 700 : 60), phase: "up", id: 0, x, y });
  } else if (arrows[key]) {
    const [dx, dy] = arrows[key];
    press(0, { x, y }, t);
    const end = { x, y };
    for (let step = 1; step <= 24; step += 1) {
      Object.assign(end, { x: x + dx * 180 * (step / 24), y: y + dy * 180 * (step / 24) });
      lines.push({ t: t + step * 10, phase: "move", id: 0, ...end });
    }
    lines.push({ t: t + 250, phase: "up", id: 0, ...end });
  } else if (key === "+" || key === "-") {
    const at = (id, part) => ({ x: x + (id === 0 ? -1 : 1) * (key === "+" ? 30 + 60 * part : 90 - 60 * part), y });
    for (const id of [0, 1]) press(id, at(id, 0), t + id * 8);
    for (let step = 1; step <= 24; step += 1) {
      for (const id of [0, 1]) lines.push({ t: t + 20 + step * 12, phase: "move", id, ...at(id, step / 24) });
    }
    for (const id of [0, 1]) lines.push({ t: t + 330 + id * 8, phase: "up", id, ...at(id, 1) });
  }
  return lines;
}
