// Drives a recognizer from Pointer Events: elements of a page bear `data-gesture="list/message"`, the path of the spec.
import { GestureModule, Presses } from "./gestures.js";

let shared;

/** The module, loaded once for a page. */
export function loadGestures(source) {
  shared ??= GestureModule.load(source);
  return shared;
}

/** The values that an outcome may lack, and what says whether it has them. */
const parts = {
  translation: "hasTranslation", velocity: "hasVelocity", scale: "hasScale", rotation: "hasRotation", progress: "hasProgress",
  committed: "hasCommit",
};
const toolOf = { touch: "finger", pen: "pen", mouse: "mouse" };

/** Recognizes a product's gestures on a part of a page, until `stop` is called. */
export class GestureHost {
  /**
   * @param {Element} root what contains the elements
   * @param product what `gspec generate typescript` wrote
   * @param handler one function for each activity
   * @param options `module`: a loaded module; `state`: the product's at the start; `leave`: activities that the browser does itself, as
   *   scrolling; `feedback: false`: elements are not moved; `onOutcome`: told of every outcome
   */
  static async start(root, product, handler, options = {}) {
    const module = options.module ?? (await loadGestures());
    return new GestureHost(root, product, handler, options, module);
  }

  constructor(root, product, handler, options, module) {
    Object.assign(this, { root, product, handler, options });
    this.table = module.table(Uint8Array.from(atob(product.table), (character) => character.charCodeAt(0)));
    // The reasons say when a press comes to nothing: what it stopped then goes on.
    this.recognizer = this.table.recognizer({ reasons: true });
    /** Samples of the frame that has not ended, in any order. */
    this.waiting = [];
    /** Fingers that are down: a pointer's number to its finger's. */
    this.fingers = new Map();
    this.numbers = new WeakMap();
    this.nodes = [null];
    this.players = new Map();
    /** The activities that go on, each with its thing. */
    this.active = new Map();
    this.last = 0;
    this.indexes = new Map(product.elements.map((path, index) => [path, index]));
    this.due = Infinity;
    this.looksOver = product.activities.some((activity) => activity.over);
    this.listeners = new AbortController();
    this.touched = [];
    /** The path for which a node was styled. */
    this.styled = new WeakMap();
    this.presses = new Presses((player) => [...this.active.values()].some((instance) => this.players.get(instance) === player));
    /** The activities that the browser does itself. */
    this.left = new Set(options.leave);
    if (options.state) this.setState(options.state);
    this.listen();
    this.style();
    // Elements that come later are styled when they come.
    this.observer = new MutationObserver(() => this.style());
    this.observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-gesture"] });
  }

  /** Lets everything go; gestures under way are cancelled. */
  stop() {
    if (this.fingers.size > 0) this.cancel();
    this.listeners.abort();
    this.observer.disconnect();
    clearTimeout(this.timer);
    cancelAnimationFrame(this.frame);
    for (const instance of this.players.keys()) {
      for (const name of ["transform", "opacity", "--press"]) this.node(instance)?.style.removeProperty(name);
    }
    for (const [node, name, value] of this.touched) node.style.setProperty(name, value);
  }

  /** Sets state of the product: what its guards ask. It counts for touches that start from now on. */
  setState(values) {
    for (const [name, value] of Object.entries(values)) this.set(null, name, value, 0);
  }

  /** Sets state of the thing that a node shows. */
  setElementState(node, values) {
    const path = node.getAttribute("data-gesture");
    for (const [name, value] of Object.entries(values)) this.set(path, name, value, this.number(node));
  }

  set(path, name, value, instance) {
    const state = this.product.states.findIndex((each) => each.element === path && each.name === name);
    const words = this.product.states[state]?.words;
    const number = words ? words.indexOf(value) : Number(value);
    if (state < 0 || !this.recognizer.setState(state, number, instance)) {
      throw new RangeError(`${this.product.name} has no state ${name} of the value ${value}`);
    }
  }

  /** Says where the content of a node stands: how far it can go to each end. */
  setContent(node, stand) {
    const element = this.element(node);
    if (element >= 0) this.recognizer.setContent(element, stand, this.number(node));
  }

  /**
   * What a keyboard or an assistive device can do now with a node instead of a gesture: names, their words, and a call that does it and
   * says whether it still could.
   */
  actions(node) {
    const path = node.getAttribute("data-gesture");
    return this.product.activities.flatMap((activity, index) =>
      activity.target !== path || !activity.alternative || !this.isPossible(index, node)
        ? []
        : [{ activity: activity.name, label: activity.alternative, perform: () => this.perform(index, node) }]);
  }

  /** Whether the guard of an activity holds for the thing that a node shows. */
  isPossible(index, node) {
    this.upwards(node, (at, number) => this.recognizer.setInstance(number, this.number(at)));
    return this.recognizer.guardHolds(index, this.element(node));
  }

  /** Does an activity as a committed gesture without movement; one with detents goes to the nearest. */
  perform(index, node) {
    if (!this.isPossible(index, node)) return false;
    const { name, does, target, continuous, commits, detents } = this.product.activities[index];
    const last = { ...(commits && { committed: true, progress: 1 }), ...(detents && { detent: detents[0] }) };
    for (const phase of continuous ? ["began", "ended"] : ["recognized"]) {
      this.send({
        activity: name, does, target, element: node, phase, time: performance.now(), isAlternative: true, ...(phase !== "began" && last),
      });
    }
    return true;
  }

  // Nodes

  number(node) {
    let number = this.numbers.get(node);
    if (number === undefined) {
      number = this.nodes.length;
      this.nodes.push(new WeakRef(node));
      this.numbers.set(node, number);
    }
    return number;
  }

  node(number) {
    return number === 0 ? null : this.nodes[number]?.deref() ?? null;
  }

  /** The declared element in which a node lies, or which it is. */
  find(node) {
    let found = node?.closest?.("[data-gesture]");
    while (found && this.element(found) < 0) found = found.parentElement?.closest("[data-gesture]");
    return found && this.root.contains(found) ? found : null;
  }

  /** The number of the element that a node is; -1 where the spec has none of its path. */
  element(node) {
    return this.indexes.get(node?.getAttribute("data-gesture")) ?? -1;
  }

  /** Calls for each declared element from one up, with its number. */
  upwards(node, take) {
    for (let at = node; at; at = this.find(at.parentElement)) take(at, this.element(at));
  }

  /** The activities on an element and on those around it, without those that the browser does. */
  activitiesOn(path) {
    return this.product.activities.filter(
      (each) => !this.left.has(each.name) && (path === each.target || path.startsWith(each.target + "/")));
  }

  /** What the browser may still do with a touch: what no activity on the way up asks for. */
  style() {
    for (const node of [this.root, ...this.root.querySelectorAll("[data-gesture]")]) {
      const path = node.getAttribute("data-gesture");
      if (path === null || this.styled.get(node) === path) continue;
      this.styled.set(node, path);
      const on = this.activitiesOn(path);
      if (on.length === 0) continue;
      const taken = new Set(on.flatMap((each) => each.takes));
      const allowed = ["pan-x", "pan-y", "pinch-zoom"].filter((word) => !taken.has(word));
      this.setStyle(node, "touch-action", allowed.join(" ") || "none");
      this.setStyle(node, "user-select", "none");
      this.setStyle(node, "-webkit-user-select", "none");
      this.setStyle(node, "-webkit-touch-callout", "none");
    }
  }

  setStyle(node, name, value) {
    if (node.style.getPropertyValue(name)) return;
    this.touched.push([node, name, ""]);
    node.style.setProperty(name, value);
  }

  // Events

  listen() {
    const listen = (target, name, take, passive = true) =>
      target.addEventListener(name, take, { signal: this.listeners.signal, passive, capture: false });
    listen(this.root, "pointerdown", (event) => this.down(event));
    for (const name of ["pointermove", "pointerup", "pointercancel"]) {
      // A finger whose element is taken out of the page is heard of by the window alone.
      listen(window, name, (event) => this.fingers.has(event.pointerId) && this[name](event));
    }
    // All pointers of a frame have come when its touch event does.
    listen(window, "touchmove", (event) => {
      this.drain();
      if ((this.isUnderWay || this.isAgain) && event.cancelable) event.preventDefault();
    }, false);
    listen(this.root, "contextmenu", (event) => this.fingers.size > 0 && event.preventDefault(), false);
    listen(this.root, "dragstart", (event) => this.fingers.size > 0 && event.preventDefault(), false);
    listen(document, "visibilitychange", () => document.hidden && this.fingers.size > 0 && this.cancel());
  }

  down(event) {
    const tool = toolOf[event.pointerType] ?? "finger";
    if (event.pointerType === "mouse" && event.button !== 0) return;
    const node = this.find(event.target);
    if (!node) return;
    const element = this.element(node);
    this.drain();
    // A movement of the second press, for which something waits, is not the browser's.
    this.isAgain = this.recognizer.nextDeadline < Infinity
      && this.activitiesOn(this.product.elements[element]).some((each) => each.again);
    let finger = 0;
    while ([...this.fingers.values()].includes(finger)) finger += 1;
    this.fingers.set(event.pointerId, finger);
    // A finger stays with what it is on, also where it leaves the window. Of events that a script makes there is no pointer.
    if (event.pointerType !== "touch" && event.isTrusted) event.target.setPointerCapture(event.pointerId);
    this.recognizer.setScreen(...this.screenSize);
    this.recognizer.setLayout(getComputedStyle(node).direction === "rtl");
    let size;
    this.upwards(node, (at, number) => {
      this.recognizer.setInstance(number, this.number(at));
      // Lifts may have to be on the element.
      const { x, y, width, height } = this.box(at);
      this.recognizer.setFrame(number, x, y, width, height);
      size ??= { width, height };
    });
    this.presses.land(finger);
    this.feed({
      time: this.time(event), phase: "down", finger, ...this.point(event), element, ...size,
      tool: event.pointerType === "pen" && event.buttons & 32 ? "eraser" : tool,
    });
  }

  pointermove(event) {
    const finger = this.fingers.get(event.pointerId);
    const events = event.getCoalescedEvents?.() ?? [];
    for (const each of events.length > 0 ? events : [event]) {
      this.waiting.push({ time: each.timeStamp, phase: "move", finger, ...this.point(each) });
    }
    if (event.pointerType !== "touch") return this.drain();
    // A touch event ends the frame; where none comes, the next picture does.
    this.frameEnd ??= requestAnimationFrame(() => this.drain());
  }

  pointerup(event) {
    this.lift(event, "up");
  }

  pointercancel(event) {
    this.lift(event, "cancel");
  }

  lift(event, phase) {
    this.drain();
    const finger = this.fingers.get(event.pointerId);
    this.fingers.delete(event.pointerId);
    this.feed({ time: this.time(event), phase, finger, ...this.point(event) });
    this.recognizer.flush();
    this.tell();
    this.release(finger);
  }

  /** Feeds the moves of a frame in the order of their times, and ends it. */
  drain() {
    cancelAnimationFrame(this.frameEnd);
    this.frameEnd = undefined;
    if (this.waiting.length === 0) return;
    const samples = this.waiting.sort((a, b) => a.time - b.time);
    this.waiting = [];
    for (const sample of samples) {
      sample.time = Math.max(sample.time, this.last);
      if (this.looksOver) this.look(sample);
      this.feed(sample);
    }
    this.recognizer.flush();
    this.tell();
  }

  look(sample) {
    const node = this.find(this.under(sample));
    sample.element = this.element(node);
    this.upwards(node, (at, number) => this.recognizer.setInstance(number, this.number(at)));
  }

  // Places: a host of a part of the window has its own.

  get screenSize() {
    return [innerWidth, innerHeight];
  }

  point(event) {
    return { x: event.clientX, y: event.clientY };
  }

  box(node) {
    return node.getBoundingClientRect();
  }

  under({ x, y }) {
    return document.elementFromPoint(x, y);
  }

  /** Of events the time is never before what was told already. */
  time(event) {
    return Math.max(event.timeStamp, this.last);
  }

  feed(sample) {
    this.last = sample.time;
    this.recognizer.feed(sample);
    this.tell();
  }

  /** Cancels every finger. */
  cancel() {
    this.waiting = [];
    this.fingers.clear();
    this.recognizer.cancelAll();
    this.tell();
    for (const finger of [...this.presses.begun.keys()]) this.release(finger);
  }

  // Time

  schedule() {
    const due = this.recognizer.nextDeadline;
    // Most samples change no deadline.
    if (due === this.due) return;
    this.due = due;
    clearTimeout(this.timer);
    if (!Number.isFinite(due)) return;
    this.timer = setTimeout(() => this.fire(due), Math.max(0, due - performance.now()) + 0.05);
  }

  fire(due) {
    this.due = Infinity;
    const pass = () => {
      this.drain();
      // Only up to what was due: events that are older than now may still come.
      if (due >= this.last && this.recognizer.nextDeadline <= due) {
        this.last = due;
        this.recognizer.advance(due);
        this.tell();
      } else {
        this.schedule();
      }
    };
    // A page that was busy has events to hear of that came before: those first. They take a browser some milliseconds, a frame or two.
    if (performance.now() - due < 8 || document.hidden) pass();
    else setTimeout(pass, 32);
  }

  // Outcomes

  tell() {
    const { outcomes, reasons } = this.recognizer;
    for (const reason of reasons) if (reason.happening === "started") this.showPress(reason);
    // A handler may call the recognizer: what it is told was read before.
    outcomes.forEach((outcome, index) => this.show(outcome, index));
    for (const reason of reasons) if (reason.happening === "failed") this.endPress(reason);
    this.recognizer.outcomes = [];
    this.recognizer.reasons = [];
    for (const outcome of outcomes) this.deliver(outcome);
    this.schedule();
  }

  deliver(outcome) {
    const activity = this.product.activities[outcome.activity];
    const key = `${outcome.activity} ${outcome.instance}`;
    if (outcome.phase === "began" && !this.left.has(activity.name)) this.active.set(key, outcome.instance);
    if (outcome.phase === "ended" || outcome.phase === "cancelled") this.active.delete(key);
    const gesture = {
      ...outcome, activity: activity.name, does: activity.does, target: activity.target,
      mechanic: this.product.mechanics[outcome.mechanic], element: this.node(outcome.instance),
      detent: activity.detents?.[outcome.detent - 1] ?? null, isAlternative: false,
      taps: outcome.taps || undefined,
      over: outcome.hasOver && outcome.over >= 0 ? this.product.elements[outcome.over] : null,
      overElement: this.node(outcome.overInstance),
    };
    for (const [part, has] of Object.entries(parts)) if (!outcome[has]) delete gesture[part];
    this.send(gesture);
  }

  send(gesture) {
    this.options.onOutcome?.(gesture);
    this.handler[gesture.activity]?.(gesture);
  }

  get isUnderWay() {
    return this.active.size > 0;
  }

  // Feedback

  player(instance) {
    const node = this.node(instance);
    if (!node || this.options.feedback === false) return null;
    let player = this.players.get(instance);
    if (!player) {
      player = this.table.player();
      const box = node.getBoundingClientRect();
      player.setScene({
        screenWidth: innerWidth, screenHeight: innerHeight, width: box.width, height: box.height,
        centreX: box.x + box.width / 2, centreY: box.y + box.height / 2,
        rightToLeft: getComputedStyle(node).direction === "rtl",
      });
      this.players.set(instance, player);
    }
    return player;
  }

  show(outcome, index) {
    if (!this.table.hasFeedback(outcome.activity)) return;
    const player = this.player(outcome.instance);
    if (!player) return;
    const cues = player.receive(this.recognizer, index);
    if (cues.length > 0 && !this.isStill) navigator.vibrate?.(8);
    this.animate();
  }

  /** A press stops what moves, and may become a long press. */
  showPress({ recognizer, instance, time }) {
    const activity = this.product.recognizers[recognizer];
    if (!this.table.hasFeedback(activity)) return;
    const player = this.player(instance);
    if (!player) return;
    this.presses.start(player, time, activity);
    this.animate();
  }

  /** A long press that can come no more goes back, also under the finger. */
  endPress({ recognizer, instance, time }) {
    if (!this.table.showsPress(this.product.recognizers[recognizer])) return;
    this.player(instance)?.cancelPress(time);
    this.animate();
  }

  release(finger) {
    this.presses.lift(finger, this.last);
    this.animate();
  }

  /** Whether a person asked for less motion: elements follow fingers, and come to rest at once. */
  get isStill() {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  animate() {
    this.frame ??= requestAnimationFrame((now) => {
      this.frame = undefined;
      let goesOn = false;
      for (const [instance, player] of this.players) {
        const node = this.node(instance);
        if (!node) {
          this.players.delete(instance);
          continue;
        }
        let values = player.values(now);
        const rests = now >= values.rest;
        if (this.isStill && Number.isFinite(values.rest)) values = player.values(values.rest);
        else if (!rests) goesOn = true;
        const { x, y, scale, rotation, opacity, press } = values;
        node.style.transform = `translate(${x}px, ${y}px) rotate(${rotation}deg) scale(${scale})`;
        node.style.opacity = opacity;
        node.style.setProperty("--press", press);
      }
      if (goesOn) this.animate();
    });
  }
}
