// The styles by which feedback is seen on one node. They add to what the page itself gives it.
import { inward } from "./places.js";

/** Where a node keeps what the page has of each style that hosts write: two hosts, also of two copies of this module, may show one node. */
const ownStyles = Symbol.for("gspec.ownStyles");

/** A node that feedback moves, turns, scales or fades. */
export class ShownNode {
  constructor(node, player) {
    this.reference = new WeakRef(node);
    this.player = player;
    /** The names of the styles that are written. */
    this.seen = new Set();
    /** The gestures that are under way on it: activities, each with its tool. */
    this.gestures = new Set();
    this.isMoved = false;
  }

  get node() {
    return this.reference.deref() ?? null;
  }

  /** Whether nothing is seen. */
  get isPlain() {
    return this.seen.size === 0;
  }

  /** Tells the player where the node lies at rest, without its feedback. */
  measure() {
    const { node, values } = this;
    this.clear();
    const view = node.ownerDocument.defaultView;
    const { x, y, width, height } = node.getBoundingClientRect();
    this.player.setScene({
      screenWidth: view.innerWidth, screenHeight: view.innerHeight, width, height, centreX: x + width / 2, centreY: y + height / 2,
      rightToLeft: view.getComputedStyle(node).direction === "rtl",
    });
    this.inward = inward(node);
    if (values) this.draw(values);
  }

  draw(values) {
    const { x, y, scale, rotation, opacity, press } = values;
    this.values = values;
    this.isMoved = x !== 0 || y !== 0;
    const place = this.inward.transformPoint({ x, y });
    this.set("translate", this.isMoved, (own) => moved(own, place));
    this.set("rotate", rotation !== 0, (own) => (own === "none" ? `${rotation}deg` : `calc(${own} + ${rotation}deg)`));
    this.set("scale", scale !== 1, (own) => (own === "none" ? `${scale}` : own.split(" ").map((each) => each * scale).join(" ")));
    this.set("opacity", opacity !== 1, (own) => `${own * opacity}`);
    this.set("--press", press !== 0, () => `${press}`);
  }

  /** Gives the page's own styles back. */
  clear() {
    for (const name of [...this.seen]) this.set(name, false);
  }

  set(name, isSeen, value) {
    if (!isSeen && !this.seen.has(name)) return;
    const { style } = this.node;
    const own = this.ownStyle(name);
    if (isSeen) {
      this.seen.add(name);
      own.users.add(this);
      own.inEffect ??= this.node.ownerDocument.defaultView.getComputedStyle(this.node).getPropertyValue(name);
      style.setProperty(name, value(own.inEffect));
      own.written = style.getPropertyValue(name);
    } else {
      this.seen.delete(name);
      own.users.delete(this);
      if (own.users.size > 0) return;
      this.node[ownStyles].delete(name);
      style.setProperty(name, own.inline, own.priority);
    }
  }

  /** What the page has of a style: the inline value with its priority, later the value in effect. What it has written meanwhile is its own, too. */
  ownStyle(name) {
    const { node } = this;
    const own = (node[ownStyles] ??= new Map()).get(name);
    const inline = node.style.getPropertyValue(name);
    if (own?.written === inline) return own;
    const now = { inline, priority: node.style.getPropertyPriority(name), users: own?.users ?? new Set() };
    node[ownStyles].set(name, now);
    return now;
  }
}

/** A value of `translate`, moved further. Its parts may be calculations. */
function moved(own, { x, y }) {
  if (own === "none") return `${x}px ${y}px`;
  const [across, down = "0px", ...rest] = own.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g);
  return [`calc(${across} + ${x}px)`, `calc(${down} + ${y}px)`, ...rest].join(" ");
}
