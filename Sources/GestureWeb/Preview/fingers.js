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

  /** The outcomes that began what is under way. */
  get underWay() {
    return this.stories.outcomes.reduce((all, each) => {
      if (each.phase === "began") return [...all, each];
      return each.phase === "changed" ? all : all.filter((other) => !isOne(other, each));
    }, []);
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
    return super.under({ x: box.x + x * scale, y: box.y + y * scale });
  }

  down(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    this.pressed = this.elements.touched(event);
    this.onTouch(this.pressed);
    super.down(event);
    if (this.pressed) this.capture(this.pressed);
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
    return {
      pointerId: -1, pointerType: "mouse", button: 0, buttons: 1, timeStamp: event.timeStamp, composedPath: () => [this.pressed], ...place,
    };
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

  /** The nodes that have followed the fingers of an activity that asks what lies under them. */
  get carried() {
    const { activities } = this.product;
    return this.live.underWay.filter(({ activity }) => activities[activity].over && !movesContent(activities[activity].does))
      .map(({ activity, item }) => this.screen.node(item, activities[activity].target))
      .filter((node) => !new DOMMatrix(node.style.transform).isIdentity);
  }

  // Everything here is ours: the browser scrolls the page beside the screen.
  style() {}

  keepsFrom() {
    return this.fingers.size > 0;
  }

  look(sample) {
    this.over = this.find(this.under(sample));
    sample.element = this.product.elements.indexOf(this.over?.dataset.gesture);
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
