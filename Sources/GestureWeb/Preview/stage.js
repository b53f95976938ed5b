// Shows outcomes on the screen: the spec's own feedback where it has some, plain following where it has none.
import { Presses } from "./gestures.js";

/** How long a thing that has left stays away, in milliseconds. */
const away = 900;

/** A thing that something happens to. Its content may move, too. */
class Thing {
  constructor(parts) {
    Object.assign(this, parts);
    /** The gestures that move it. */
    this.active = new Set();
  }

  press(time, activity) {
    this.innerPlayer?.press(time);
    this.outerPlayer?.press(time, activity);
  }

  release(time) {
    this.innerPlayer?.release(time);
    this.outerPlayer?.release(time);
  }
}

export class Stage {
  constructor(screen, table, product, facts) {
    Object.assign(this, { screen, table, product, facts });
    this.clear();
  }

  /** Nothing has happened yet. */
  clear() {
    for (const { node } of this.shown?.values() ?? []) {
      for (const each of [node, node.firstElementChild]) each.removeAttribute("data-selected"), each.style.removeProperty("transform");
      node.style.removeProperty("opacity");
      node.style.removeProperty("--press");
    }
    this.shown = new Map();
    this.presses = new Presses({
      isHeld: (thing) => thing.active.size > 0,
      press: (thing, time, activity) => thing.press(time, activity),
      release: (thing, time) => thing.release(time),
    });
    this.marks = [];
  }

  /** What is known of one thing that something happens to. */
  thing(item, path) {
    const node = this.screen.node(item, path);
    if (!node) return null;
    const key = node.dataset.item;
    let thing = this.shown.get(key);
    if (!thing) {
      const element = this.facts.elements.find((each) => each.path === path);
      const [width, height] = [node.offsetWidth, node.offsetHeight];
      const extent = Number(node.dataset.extent) || height;
      const [isDown, isAcross] = [element.scrolls.includes("vertical"), element.scrolls.includes("horizontal")];
      const room = element.pages.length > 0
        ? { least: { x: element.pages.includes("horizontal") ? -4 * width : 0, y: element.pages.includes("vertical") ? -4 * height : 0 }, most: { x: 0, y: 0 } }
        : isDown || isAcross
          ? { least: { x: isAcross ? width - Math.max(extent, width) : 0, y: isDown ? height - Math.max(extent, height) : 0 }, most: { x: 0, y: 0 } }
          : { least: { x: -400, y: -400 }, most: { x: 400, y: 400 } };
      const body = () => new Body(room, { width, height });
      thing = new Thing({ node, element, room, width, height, inner: body(), outer: body() });
      this.shown.set(key, thing);
    }
    return thing;
  }

  /** @param machine whose layout the thing is in */
  player(thing, isInside, machine) {
    const name = isInside ? "innerPlayer" : "outerPlayer";
    if (!thing[name]) {
      const box = this.screen.frameOf(thing.node);
      thing[name] = this.table.player();
      thing[name].setScene({
        screenWidth: this.screen.width, screenHeight: this.screen.height, width: thing.width, height: thing.height,
        centreX: box[0] + thing.width / 2, centreY: box[1] + thing.height / 2,
        rightToLeft: machine.isMirrored,
      });
      const { least, most } = thing.room;
      if (isInside && (thing.element.scrolls.length > 0 || thing.element.pages.length > 0)) {
        thing[name].setBounds(least.x, least.y, most.x, most.y);
      }
    }
    return thing[name];
  }

  outcome(outcome, index, machine) {
    const activity = this.product.activities[outcome.activity];
    const thing = this.thing(machine.items[outcome.instance], activity.target);
    if (!thing) return;
    // Two tools are two gestures of one activity.
    const gesture = `${outcome.activity} ${outcome.tool}`;
    if (outcome.phase === "began") thing.active.add(gesture);
    if (outcome.phase === "ended" || outcome.phase === "cancelled") thing.active.delete(gesture);
    const isInside = movesContent(activity.does);
    if (this.table.hasFeedback(outcome.activity)) {
      const cues = this.player(thing, isInside, machine).receive(machine.recognizer, index);
      for (const cue of cues) this.marks.push({ time: outcome.time, text: cue, x: outcome.x, y: outcome.y, isFelt: true });
      if (outcome.phase === "ended" && outcome.committed && leaves(activity.does)) thing.left = outcome.time;
    } else if (!this.facts.activities[outcome.activity].looksInside) {
      // A menu stays where it is under the finger that chooses in it.
      (isInside ? thing.inner : thing.outer).receive(outcome, activity);
    }
    if (outcome.phase === "recognized" || outcome.phase === "began") {
      this.marks.push({ time: outcome.time, text: activity.name, x: outcome.x, y: outcome.y });
      if (/select/.test(activity.does)) thing.node.toggleAttribute("data-selected");
    }
  }

  reason(reason, machine) {
    const activity = this.product.recognizers[reason.recognizer];
    if (!this.table.hasFeedback(activity)) return;
    const thing = this.thing(machine.items[reason.instance], this.product.activities[activity].target);
    if (!thing) return;
    const player = this.table.showsPress(activity) ? this.player(thing, false, machine) : undefined;
    if (reason.happening === "started") this.presses.start(thing, reason.time, activity);
    else if (reason.happening === "failed") player?.cancelPress(reason.time);
  }

  land(finger) {
    this.presses.land(finger);
  }

  lift(finger, time) {
    this.presses.lift(finger, time);
  }

  /** Draws a moment. @returns whether something still moves by itself */
  draw(time, isStill) {
    let goesOn = false;
    for (const thing of this.shown.values()) {
      if (thing.left !== undefined && thing.outerPlayer && time > thing.left + away) {
        thing.outerPlayer = undefined;
        thing.left = undefined;
      }
      const [inner, isInnerMoving] = this.values(thing.inner, thing.innerPlayer, time, isStill);
      const [outer, isOuterMoving] = this.values(thing.outer, thing.outerPlayer, time, isStill);
      thing.node.firstElementChild.style.transform = transformOf(inner);
      thing.node.style.transform = transformOf(outer);
      thing.node.style.opacity = outer.opacity;
      thing.node.style.setProperty("--press", outer.press ?? 0);
      goesOn ||= isInnerMoving || isOuterMoving || thing.left !== undefined;
    }
    return goesOn;
  }

  values(body, player, time, isStill) {
    const now = isStill && body.held.size === 0 ? body.rest : body.at(time);
    if (!player) return [now, !body.rests(time)];
    let felt = player.values(time);
    if (isStill && Number.isFinite(felt.rest)) felt = player.values(Math.max(time, felt.rest));
    return [
      { x: now.x + felt.x, y: now.y + felt.y, scale: now.scale * felt.scale, rotation: now.rotation + felt.rotation,
        opacity: now.opacity * felt.opacity, press: felt.press },
      time < felt.rest || !body.rests(time),
    ];
  }
}

function transformOf({ x, y, scale, rotation }) {
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) rotate(${rotation.toFixed(2)}deg) scale(${scale.toFixed(4)})`;
}
