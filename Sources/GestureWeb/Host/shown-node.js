// The styles by which feedback is seen on one node. They add to what the page itself gives it.
import { inward } from "./places.js";

/** A node that feedback moves, turns, scales or fades. */
export class ShownNode {
  constructor(node, player) {
    this.reference = new WeakRef(node);
    this.player = player;
    /** By name, what the page has: the inline value with its priority, and the value in effect; and what was written in its place. */
    this.own = new Map();
    /** The gestures that are under way on it: activities, each with its tool. */
    this.gestures = new Set();
    this.isMoved = false;
  }

  get node() {
    return this.reference.deref() ?? null;
  }

  /** Whether nothing is seen. */
  get isPlain() {
    return this.own.size === 0;
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
    for (const name of [...this.own.keys()]) this.set(name, false);
  }

  set(name, isSeen, value) {
    const { style } = this.node;
    const own = this.own.get(name);
    const inline = style.getPropertyValue(name);
    // What the page has written meanwhile is its own.
    const isWritten = own !== undefined && own.written === inline;
    if (isSeen) {
      const page = isWritten ? own : { inline, priority: style.getPropertyPriority(name), inEffect: this.inEffect(name) };
      style.setProperty(name, value(page.inEffect));
      this.own.set(name, { ...page, written: style.getPropertyValue(name) });
    } else if (own) {
      this.own.delete(name);
      if (isWritten) style.setProperty(name, own.inline, own.priority);
    }
  }

  inEffect(name) {
    return this.node.ownerDocument.defaultView.getComputedStyle(this.node).getPropertyValue(name);
  }
}

/** A value of `translate`, moved further. Its parts may be calculations. */
function moved(own, { x, y }) {
  if (own === "none") return `${x}px ${y}px`;
  const [across, down = "0px", ...rest] = own.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g);
  return [`calc(${across} + ${x}px)`, `calc(${down} + ${y}px)`, ...rest].join(" ");
}
