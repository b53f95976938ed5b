// The fingers that are down, by the numbers of their pointers.

/** Whether a pointer that moves is down: a mouse by its main button, a pen by any, since its second button may take the place of the tip. */
export function isDown({ pointerType, buttons }) {
  if (pointerType === "mouse") return (buttons & 1) !== 0;
  return pointerType !== "pen" || buttons !== 0;
}

/** Numbers fingers from 0, and hears the touch events of each while it is down. */
export class Fingers {
  /** @param touchmove takes a touch event in */
  constructor(touchmove) {
    this.touchmove = touchmove;
    this.down = new Map();
  }

  get size() {
    return this.down.size;
  }

  get pointers() {
    return [...this.down.keys()];
  }

  has(pointer) {
    return this.down.has(pointer);
  }

  /** The number of the finger of a pointer that is down. */
  number(pointer) {
    return this.down.get(pointer)?.number;
  }

  /** @returns the number that a pointer's finger gets: the least that is free */
  land(event) {
    const used = [...this.down.values()].map((each) => each.number);
    let number = 0;
    while (used.includes(number)) number += 1;
    const end = new AbortController();
    this.down.set(event.pointerId, { number, end });
    // Touch events stay with the node that was touched. Once the page has taken that out, they come to no other.
    const [touched] = event.composedPath();
    touched.addEventListener("touchmove", (move) => this.touchmove(move), { passive: false, signal: end.signal });
    return number;
  }

  lift(pointer) {
    this.down.get(pointer)?.end.abort();
    this.down.delete(pointer);
  }
}
