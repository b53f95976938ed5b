// What moves on the screen where a spec has no feedback: plain following, and a calm way back. Everything is a function of time.

const still = { x: 0, y: 0, scale: 1, rotation: 0, opacity: 1 };
const settle = 320;
/** Normal decay of a scroller: so long does its speed last, in seconds. */
const decay = 0.325;

/** Kinds that move what is inside an element, and that leave it where it is put. */
const inside = new Set(["scroll", "pan", "reveal-on-scroll", "zoom-in", "zoom-out", "zoom-in-to-fit", "zoom-toggle", "magnify", "rotate",
  "paging-swipe", "tilt"]);
const carried = new Set(["pick-up-and-move", "move-element"]);
const leaving = new Set(["dismiss", "edge-swipe", "navigate-back"]);

export function movesContent(does) {
  return inside.has(does);
}

export function leaves(does) {
  return leaving.has(does);
}

/** A place after the movement of an outcome. */
function movedBy(place, { hasTranslation, translation, hasScale, scale, hasRotation, rotation }) {
  return {
    ...place,
    x: place.x + (hasTranslation ? translation.x : 0),
    y: place.y + (hasTranslation ? translation.y : 0),
    scale: place.scale * (hasScale ? scale : 1),
    rotation: place.rotation + (hasRotation ? rotation : 0),
  };
}

/** The movement of one node. */
export class Body {
  /** @param room `{least: {x, y}, most: {x, y}}`: where content may rest; @param page its width and height, where it has pages */
  constructor(room, page) {
    this.room = room;
    this.page = page;
    this.rest = { ...still };
    this.held = new Map();
    this.way = null;
  }

  receive(outcome, activity) {
    const { phase, time } = outcome;
    if (phase === "recognized") this.step(activity.does, time);
    const holder = this.held.get(activity.name);
    if (phase === "began") {
      // Of two tools that do one activity, the last one that claimed has it, from where the other has brought it.
      this.rest = holder ? movedBy(this.settled(time), holder) : this.settled(time);
    } else if (holder?.tool !== outcome.tool) {
      return;
    }
    if (phase === "began" || phase === "changed") this.held.set(activity.name, outcome);
    if (phase === "ended" || phase === "cancelled") {
      const from = this.at(time);
      this.held.delete(activity.name);
      this.finish(outcome, activity.does, from);
    }
  }

  /** One step of what has no movement. */
  step(does, time) {
    const from = this.at(time);
    const to = { ...from };
    if (does === "zoom-in" || does === "zoom-in-to-fit") to.scale = Math.min(8, from.scale * 2);
    else if (does === "zoom-out") to.scale = Math.max(1, from.scale / 2);
    else if (does === "zoom-toggle") to.scale = from.scale > 1.01 ? 1 : 2;
    else return;
    this.go(from, to, time, settle);
  }

  finish(outcome, does, from) {
    const { time, velocity, committed, phase } = outcome;
    const to = { ...from, opacity: 1 };
    if (does === "paging-swipe") {
      const step = committed && phase === "ended" ? 1 : 0;
      for (const [axis, length] of [["x", this.page.width], ["y", this.page.height]]) {
        const turned = Math.abs(outcome.translation[axis]) > 4 ? Math.sign(outcome.translation[axis]) * step : 0;
        const before = Math.round((from[axis] - outcome.translation[axis]) / length);
        to[axis] = (before + turned) * length;
      }
      this.clamp(to);
      this.go(from, to, time, settle);
    } else if (does === "scroll" || does === "pan") {
      to.x += outcome.hasVelocity ? velocity.x * decay : 0;
      to.y += outcome.hasVelocity ? velocity.y * decay : 0;
      this.clamp(to);
      this.go(from, to, time, outcome.hasVelocity ? 1200 : settle);
    } else if (inside.has(does)) {
      to.scale = Math.min(8, Math.max(1, from.scale));
      this.go(from, to, time, settle);
    } else if (carried.has(does)) {
      this.go(from, phase === "ended" ? to : { ...still }, time, settle);
    } else if (leaving.has(does) && committed && phase === "ended") {
      const { x, y } = outcome.translation;
      const far = Math.abs(x) >= Math.abs(y) ? { x: Math.sign(x) * 420, y: 0 } : { x: 0, y: Math.sign(y) * 900 };
      this.go(from, { ...from, ...far, opacity: 0 }, time, 240);
      // It comes back, to be tried again.
      this.way.after = { from: { ...still, opacity: 0 }, to: { ...still }, start: time + 1100, length: 300 };
    } else {
      this.go(from, { ...still }, time, settle);
    }
  }

  go(from, to, start, length) {
    this.way = { from, to, start, length };
    this.rest = to;
  }

  clamp(to) {
    const { least, most } = this.room;
    to.x = Math.min(most.x, Math.max(least.x * to.scale, to.x));
    to.y = Math.min(most.y, Math.max(least.y * to.scale, to.y));
  }

  settled(time) {
    const now = this.along(time);
    this.way = null;
    return now;
  }

  along(time) {
    let { way } = this;
    if (way?.after && time >= way.after.start) way = way.after;
    if (!way) return { ...this.rest };
    const part = Math.min(1, Math.max(0, (time - way.start) / way.length));
    const eased = 1 - (1 - part) ** 3;
    return Object.fromEntries(Object.keys(still).map((key) => [key, way.from[key] + (way.to[key] - way.from[key]) * eased]));
  }

  at(time) {
    return [...this.held.values()].reduce(movedBy, this.along(time));
  }

  /** Whether nothing moves by itself any more. */
  rests(time) {
    const end = this.way?.after ?? this.way;
    return !end || time >= end.start + end.length;
  }
}
