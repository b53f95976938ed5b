// One recognizer with all that it has said, fed with the lines of a trace.

export class Machine {
  /**
   * @param listener `outcome(outcome, index, machine)` and `reason(reason, machine)`; `land(finger)` and `lift(finger, time)` where it has them
   */
  constructor(table, product, listener, { rivals = false } = {}) {
    this.product = product;
    this.listener = listener;
    this.recognizer = table.recognizer({ reasons: true, rivals });
    this.items = [""];
    this.last = 0;
  }

  begin(header) {
    const { width = 390, height = 844, layout } = header;
    this.isMirrored = layout === "rtl";
    this.sides = this.isMirrored ? { leading: "right", trailing: "left" } : { leading: "left", trailing: "right" };
    this.recognizer.setScreen(width, height);
    this.recognizer.setLayout(this.isMirrored);
  }

  apply(line) {
    const { recognizer } = this;
    if (line.t !== undefined) this.last = line.t;
    if (line.set) {
      this.advance(line.t);
      for (const [name, value] of Object.entries(line.set)) this.set(name, value);
    } else if (line.at) {
      this.advance(line.t);
      for (const [path, stand] of Object.entries(line.at)) this.stand(path, stand);
    } else if (line.phase === "tick") {
      this.advance(line.t);
    } else if (line.phase) {
      // What came before a press is judged without the sizes and frames that it gives.
      if (line.phase === "down") this.advance(line.t);
      for (const [path, size] of Object.entries(line.sizes ?? {})) recognizer.setSize(this.element(path), ...size);
      for (const [path, frame] of Object.entries(line.frames ?? {})) recognizer.setFrame(this.element(path), ...frame);
      const element = line.on === undefined ? undefined : line.on === null ? -1 : this.name(line.on);
      if (line.frame && element >= 0) recognizer.setFrame(element, ...line.frame);
      const [width, height] = line.size ?? line.frame?.slice(2) ?? [];
      if (line.phase === "down") this.listener.land?.(line.id);
      recognizer.feed({ time: line.t, phase: line.phase, finger: line.id, x: line.x, y: line.y, element, tool: line.tool, width, height });
      this.tell();
      if (line.phase === "up" || line.phase === "cancel") this.listener.lift?.(line.id, line.t);
    }
  }

  flush() {
    this.recognizer.flush();
    this.tell();
  }

  advance(time) {
    this.recognizer.advance(time);
    this.tell();
  }

  /** Lets time pass: every deadline on the way is told. */
  advanceTo(time) {
    while (this.recognizer.nextDeadline <= time) this.advance(this.recognizer.nextDeadline);
  }

  /** Judges all that is due up to a time. */
  rest(time) {
    this.flush();
    this.advanceTo(time);
  }

  whole(path) {
    return wholePath(this.product.elements, path);
  }

  /** Says which things a press is on. */
  name(short) {
    const path = this.whole(short);
    for (const each of pathsAround(path)) this.recognizer.setInstance(this.element(each), this.item(each));
    return this.element(path);
  }

  element(path) {
    return this.product.elements.indexOf(plainPath(this.whole(path)));
  }

  /** The number of a thing: 0 where nothing on its path has a key. */
  item(short) {
    if (!short.includes("[")) return 0;
    const path = this.whole(short);
    if (!this.items.includes(path)) this.items.push(path);
    return this.items.indexOf(path);
  }

  set(name, value) {
    const dot = name.lastIndexOf(".");
    const path = dot < 0 ? null : this.whole(name.slice(0, dot));
    const plain = path === null ? null : plainPath(path);
    const short = name.slice(dot + 1);
    const index = this.product.states.findIndex((state) => state.name === short && state.element === plain);
    const { words } = this.product.states[index] ?? {};
    this.recognizer.setState(index, words ? words.indexOf(value) : Number(value), path ? this.item(path) : 0);
  }

  stand(path, stand) {
    const written = Array.isArray(stand) ? stand.map((side) => [side, 0]) : Object.entries(stand);
    const room = Object.fromEntries(written.map(([side, points]) => [this.sides[side] ?? side, points]));
    this.recognizer.setContent(this.element(path), room, this.item(path));
  }

  tell() {
    const { outcomes, reasons } = this.recognizer;
    // Failures come last, as in a host: the long press that has won is no longer there to be taken back by one that lost to it.
    const isFailure = ({ happening }) => happening === "failed";
    for (const reason of reasons) if (!isFailure(reason)) this.listener.reason(reason, this);
    outcomes.forEach((outcome, index) => this.listener.outcome(outcome, index, this));
    for (const reason of reasons) if (isFailure(reason)) this.listener.reason(reason, this);
    this.recognizer.outcomes = [];
    this.recognizer.reasons = [];
  }
}
