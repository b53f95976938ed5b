// Drives a recognizer from Pointer Events: elements of a page bear `data-gesture="list/message"`, the path of the spec.
import { GestureModule, Presses } from "./gestures.js";
import { Clicks } from "./Host/clicks.js";
import { Elements } from "./Host/elements.js";
import { NodeFeedback } from "./Host/feedback.js";
import { Fingers, isDown } from "./Host/fingers.js";
import { attempt, gestureOf } from "./Host/gesture.js";
import { NodeNumbers } from "./Host/nodes.js";
import { nodesAt } from "./Host/places.js";
import { ElementRules } from "./Host/rules.js";

let shared;

/** The module, loaded once for a page. */
export function loadGestures(source) {
  shared ??= GestureModule.load(source).catch((error) => {
    // The next call may have better luck, or another source.
    shared = undefined;
    throw error;
  });
  return shared;
}

/** The tools for types of pointers. */
const toolOf = { touch: "finger", pen: "pen", mouse: "mouse" };

/** Recognizes a product's gestures on a part of a page, until `stop` is called. */
export class GestureHost {
  /**
   * @param {Element | ShadowRoot} root what contains the elements; those in a shadow root inside it are not seen
   * @param product what `gspec generate typescript` wrote
   * @param handler one function for each activity
   * @param options `module`: a loaded module; `state`: the product's at the start; `leave`: activities that the browser does itself, as
   *   scrolling; `feedback: false`: elements are not moved; `onOutcome`: gets every outcome
   */
  static async start(root, product, handler, options = {}) {
    const module = options.module ?? (await loadGestures());
    return new GestureHost(root, product, handler, options, module);
  }

  constructor(root, product, handler, options, module) {
    Object.assign(this, { root, product, handler, options });
    /** The window of the root, which may be that of a frame: its events have its times and places. */
    this.view = root.ownerDocument.defaultView;
    this.table = module.table(Uint8Array.from(atob(product.table), (character) => character.charCodeAt(0)));
    // The reasons say when a candidate fails: a long press that is shown is then undone.
    this.recognizer = this.table.recognizer({ reasons: true });
    /** Samples of the frame that has not ended, in any order. */
    this.waiting = [];
    this.fingers = new Fingers((event) => this.touchmove(event));
    this.numbers = new NodeNumbers();
    this.feedback = new NodeFeedback(root, this.table, (number) => this.node(number));
    this.clicks = new Clicks();
    /** The activities that are under way, each with the number of its node. */
    this.active = new Map();
    /** Outcomes whose handlers have not been called. */
    this.undelivered = [];
    this.last = 0;
    this.due = Infinity;
    this.looksOver = product.activities.some((activity) => activity.over);
    this.listeners = new AbortController();
    this.presses = new Presses({
      isHeld: (instance) => [...this.active.values()].some((each) => each.instance === instance),
      press: (instance, time, activity) => this.feedback.press(instance, time, activity),
      release: (instance, time) => this.feedback.release(instance, time),
    });
    /** The activities that the browser does itself. */
    this.left = new Set(options.leave);
    const unknown = [...this.left].find((name) => !product.activities.some((each) => each.name === name));
    if (unknown !== undefined) throw new RangeError(`${product.name} has no activity ${unknown} that could be left to the browser`);
    this.elements = new Elements(root, product, this.left);
    if (options.state) this.setState(options.state);
    this.listen();
    this.style();
  }

  /** Lets everything go; gestures under way are cancelled. */
  stop() {
    if (this.fingers.size > 0) this.cancel();
    this.listeners.abort();
    clearTimeout(this.timer);
    this.feedback.stop();
    this.rules?.remove();
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
    const element = this.elements.index(node);
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
    this.name(node);
    const isPossible = this.recognizer.guardHolds(index, this.elements.index(node));
    // Otherwise the next press would be on them too.
    this.elements.upwards(node, (at, element) => this.recognizer.setInstance(element, 0));
    return isPossible;
  }

  /** Does an activity as a committed gesture without movement; one with detents goes to the nearest. */
  perform(index, node) {
    if (!this.isPossible(index, node)) return false;
    const { name, does, target, continuous, commits, detents } = this.product.activities[index];
    const last = { ...(commits && { committed: true, progress: 1 }), ...(detents && { detent: detents[0] }) };
    for (const phase of continuous ? ["began", "ended"] : ["recognized"]) {
      this.send({
        activity: name, does, target, element: node, phase, time: this.view.performance.now(), isAlternative: true, ...(phase !== "began" && last),
      });
    }
    return true;
  }

  // Nodes

  number(node) {
    return this.numbers.of(node);
  }

  node(number) {
    return this.numbers.node(number);
  }

  /** The declared element in which a node lies, or which it is. */
  find(node) {
    return this.elements.find(node);
  }

  /** Says which things a node is, or lies in. */
  name(node) {
    this.elements.upwards(node, (at, index) => this.recognizer.setInstance(index, this.number(at)));
  }

  style() {
    this.rules = new ElementRules(this.root, this.elements.rules, this.elements.textRules);
  }

  // Events

  listen() {
    const listen = (target, name, take, options = {}) =>
      target.addEventListener(name, take, { signal: this.listeners.signal, passive: true, ...options });
    const { root, view } = this;
    listen(root, "pointerdown", (event) => this.down(event));
    // The window hears of a finger whose element is taken out of the page, and before any node that keeps an event from those around it.
    for (const name of ["pointermove", "pointerup", "pointercancel"]) {
      listen(view, name, (event) => this.fingers.has(event.pointerId) && this[name](event), { capture: true });
    }
    listen(view, "pointerdown", (event) => {
      // The page has not heard of its lift.
      if (this.fingers.has(event.pointerId)) this.pointercancel(event);
      this.clicks.begin();
    }, { capture: true });
    listen(view, "touchmove", (event) => this.touchmove(event), { capture: true, passive: false });
    for (const name of ["contextmenu", "dragstart"]) {
      listen(root, name, (event) => this.keepsFrom(event) && event.preventDefault(), { passive: false });
    }
    listen(root, "click", (event) => {
      if (!this.clicks.isUnwanted(event)) return;
      event.preventDefault();
      event.stopPropagation();
    }, { passive: false, capture: true });
    listen(view.document, "visibilitychange", () => view.document.hidden && this.fingers.size > 0 && this.cancel());
  }

  down(event) {
    const tool = event.pointerType === "pen" && event.buttons & 32 ? "eraser" : toolOf[event.pointerType] ?? "finger";
    // The other buttons of a mouse or a pen are not fingers; an eraser is one.
    if (event.button !== 0 && tool !== "eraser") return;
    const node = this.elements.touched(event);
    if (!node) return;
    const element = this.elements.index(node);
    this.drain();
    // A handler of what came before may have stopped the host.
    if (this.listeners.signal.aborted) return;
    // A movement of the second press, for which something waits, is not the browser's.
    this.isAgain = this.recognizer.nextDeadline < Infinity
      && this.elements.activitiesOn(this.product.elements[element]).some((each) => each.again);
    const finger = this.fingers.land(event);
    this.recognizer.setScreen(...this.screenSize);
    this.recognizer.setLayout(this.view.getComputedStyle(node).direction === "rtl");
    let size;
    this.elements.upwards(node, (at, number) => {
      this.recognizer.setInstance(number, this.number(at));
      // Lifts may have to be on the element.
      const { x, y, width, height } = this.box(at);
      this.recognizer.setFrame(number, x, y, width, height);
      size ??= { width, height };
    });
    this.presses.land(finger);
    const time = this.time(event);
    this.clicks.press(event, node, time);
    this.feed({ time, phase: "down", finger, ...this.point(event), element, ...size, tool });
  }

  pointermove(event) {
    // The main button has lifted before another one, or it lifted where the page does not hear of it, as behind a dialog.
    if (!isDown(event)) return this.lift(event, event.button === 0 ? "up" : "cancel");
    const finger = this.fingers.number(event.pointerId);
    const events = event.getCoalescedEvents?.() ?? [];
    for (const each of events.length > 0 ? events : [event]) {
      this.waiting.push({ time: each.timeStamp, phase: "move", finger, ...this.point(each) });
    }
    if (event.pointerType !== "touch") return this.drain();
    // A touch event ends the frame; where none comes, the next picture does.
    this.frameEnd ??= this.view.requestAnimationFrame(() => this.drain());
  }

  /** Whether to prevent the browser's menu or drag. Text keeps both until a gesture begins: its menu, and dragging of its selection. */
  keepsFrom(event) {
    const isText = this.elements.isText(this.elements.touched(event)?.getAttribute("data-gesture"));
    const isOfText = isText && (event.type === "contextmenu" || event.target.nodeType === Node.TEXT_NODE);
    return this.fingers.size > 0 && (this.isUnderWay || !isOfText);
  }

  /** All pointers of a frame have come when its touch event does. */
  touchmove(event) {
    this.drain();
    if ((this.isUnderWay || this.isAgain) && event.cancelable) event.preventDefault();
  }

  pointerup(event) {
    this.lift(event, "up");
  }

  pointercancel(event) {
    this.lift(event, "cancel");
  }

  lift(event, phase) {
    this.drain();
    const finger = this.fingers.number(event.pointerId);
    // A handler of what came before may have cancelled it.
    if (finger === undefined) return;
    this.fingers.lift(event.pointerId);
    this.clicks.lift(event.pointerId);
    this.feed({ time: this.time(event), phase, finger, ...this.point(event) });
    this.recognizer.flush();
    this.tell();
    this.clicks.end(event.pointerId);
    this.release(finger);
    if (this.fingers.size === 0) this.isAgain = false;
  }

  /** Feeds the moves of a frame in the order of their times, and ends it. */
  drain() {
    this.view.cancelAnimationFrame(this.frameEnd);
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
    sample.element = this.elements.index(node);
    this.name(node);
  }

  // Places: a host of a part of the window has its own.

  get screenSize() {
    return [this.view.innerWidth, this.view.innerHeight];
  }

  point(event) {
    return { x: event.clientX, y: event.clientY };
  }

  box(node) {
    return node.getBoundingClientRect();
  }

  under({ x, y }) {
    return this.nodeBehind(x, y);
  }

  /** The foremost node at a place of the window, behind what is carried there. */
  nodeBehind(x, y) {
    const { carried } = this;
    return nodesAt(this.root.getRootNode(), x, y).find((node) => !carried.some((each) => each.contains(node)));
  }

  /** The nodes that have followed the fingers of an activity that asks what lies under them. */
  get carried() {
    return [...this.active.values()].filter(({ activity, instance }) => activity.over && this.feedback.isMoved(instance))
      .map(({ instance }) => this.node(instance));
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
    for (const pointer of this.fingers.pointers) {
      this.fingers.lift(pointer);
      this.clicks.end(pointer);
    }
    this.isAgain = false;
    this.recognizer.cancelAll();
    this.tell();
    for (const finger of [...this.presses.begun.keys()]) this.release(finger);
  }

  // Time

  schedule() {
    const due = this.recognizer.nextDeadline;
    // Most samples change no deadline. A handler may have stopped the host.
    if (due === this.due || this.listeners.signal.aborted) return;
    this.due = due;
    clearTimeout(this.timer);
    if (!Number.isFinite(due)) return;
    this.timer = setTimeout(() => this.fire(due), Math.max(0, due - this.view.performance.now()) + 0.05);
  }

  fire(due) {
    this.due = Infinity;
    const pass = () => {
      if (this.listeners.signal.aborted) return;
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
    if (this.view.performance.now() - due < 8 || this.view.document.hidden) pass();
    else setTimeout(pass, 32);
  }

  // Outcomes

  tell() {
    const { outcomes, reasons } = this.recognizer;
    for (const reason of reasons) if (reason.happening === "started") this.showPress(reason);
    outcomes.forEach((outcome, index) => this.show(outcome, index));
    for (const reason of reasons) if (reason.happening === "failed") this.endPress(reason);
    this.recognizer.outcomes = [];
    this.recognizer.reasons = [];
    for (const outcome of outcomes) this.follow(outcome);
    this.schedule();
    // A handler may call the host: what comes of that is delivered after what came before.
    const isDelivering = this.undelivered.length > 0;
    this.undelivered.push(...outcomes);
    if (isDelivering) return;
    for (; this.undelivered.length > 0; this.undelivered.shift()) this.deliver(this.undelivered[0]);
  }

  /** Keeps which activities are under way, and which presses are no clicks. */
  follow(outcome) {
    const activity = this.product.activities[outcome.activity];
    if (this.left.has(activity.name)) return;
    const { instance, phase, tool } = outcome;
    const key = `${outcome.activity} ${instance} ${tool}`;
    if (phase === "began") this.active.set(key, { activity, instance });
    if (phase === "ended" || phase === "cancelled") this.active.delete(key);
    if (phase !== "began" && phase !== "recognized") return;
    const node = this.node(instance);
    this.clicks.recognize(node, outcome);
    if (phase === "began" && node?.isConnected) this.capture(node);
  }

  /** The pointers of a gesture stay with its node, also above a frame. Before one begins, a click may be meant for a node inside. */
  capture(node) {
    for (const [pointer, press] of this.clicks.presses) {
      if (press.canStray && press.isDown && node.contains(press.node)) node.setPointerCapture(pointer);
    }
  }

  deliver(outcome) {
    this.send(gestureOf(outcome, this.product, (number) => this.node(number)));
  }

  send(gesture) {
    attempt(() => this.options.onOutcome?.(gesture));
    attempt(() => this.handler[gesture.activity]?.(gesture));
  }

  get isUnderWay() {
    return this.active.size > 0;
  }

  // Feedback

  hasFeedback(activity) {
    if (this.options.feedback === false || this.listeners.signal.aborted) return false;
    return this.table.hasFeedback(activity) && !this.left.has(this.product.activities[activity].name);
  }

  show(outcome, index) {
    if (this.hasFeedback(outcome.activity)) this.feedback.receive(this.recognizer, index);
  }

  showPress({ recognizer, instance, time }) {
    const activity = this.product.recognizers[recognizer];
    if (this.hasFeedback(activity)) this.presses.start(instance, time, activity);
  }

  endPress({ recognizer, instance, time }) {
    if (this.table.showsPress(this.product.recognizers[recognizer])) this.feedback.cancelPress(instance, time);
  }

  release(finger) {
    this.presses.lift(finger, this.last);
  }
}
