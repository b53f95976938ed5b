// A browser clicks what was pressed once the finger lifts. After a drag or a long press that click would do something else besides.

/** Knows the presses that became another gesture than a touch, whose clicks are not for the page. */
export class Clicks {
  constructor() {
    /** By the numbers of pointers that are down. */
    this.presses = new Map();
    /** The pointers whose next click is not for the page. */
    this.unwanted = new Set();
  }

  /** Something is pressed, an element or not: the click of an earlier press has come, or does not come. */
  begin() {
    this.unwanted.clear();
  }

  /** @param node the element that is pressed */
  press({ pointerId, pointerType, isTrusted }, node, time) {
    // The browser keeps a touch with its node. An event made by a script has no pointer to capture.
    const canStray = isTrusted && pointerType !== "touch";
    // Outcomes have whole microseconds.
    this.presses.set(pointerId, { node, time: Math.round(time * 1000) / 1000, isDown: true, canStray });
  }

  /** An activity has been recognized on a node. A touch is recognized at the press or by the lift, and does not move. */
  recognize(node, { time, hasTranslation }) {
    for (const press of this.presses.values()) {
      if (!node?.contains(press.node)) continue;
      if (hasTranslation || (press.isDown && time > press.time)) press.isTaken = true;
    }
  }

  /** The finger lifts: what is recognized from now on, its lift has made. */
  lift(pointer) {
    const press = this.presses.get(pointer);
    if (press) press.isDown = false;
  }

  /** What the lift made has been recognized. */
  end(pointer) {
    if (this.presses.get(pointer)?.isTaken) this.unwanted.add(pointer);
    this.presses.delete(pointer);
  }

  /** Whether a click is one that follows such a press. Keys and scripts also click. */
  isUnwanted({ isTrusted, detail, pointerId }) {
    if (!isTrusted || detail === 0) return false;
    // Some browsers do not say which pointer clicks.
    if (pointerId !== undefined) return this.unwanted.delete(pointerId);
    const isUnwanted = this.unwanted.size > 0;
    this.unwanted.clear();
    return isUnwanted;
  }
}
