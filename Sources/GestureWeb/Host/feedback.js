// What is seen and felt during activities: players of the runtime, and the nodes that show their values.
import { ShownNode } from "./shown-node.js";

/** Shows feedback on the nodes below a root. */
export class NodeFeedback {
  /**
   * @param table makes the players
   * @param nodeOf gives the node of a number, or null
   */
  constructor(root, table, nodeOf) {
    Object.assign(this, { root, table, nodeOf });
    this.view = root.ownerDocument.defaultView;
    /** By number, the nodes that are moving or that came to rest elsewhere. */
    this.shown = new Map();
    /** The numbers of those that are moving. */
    this.moving = new Set();
  }

  /** Shows an outcome of a recognizer's last call, by its place in `outcomes`. */
  receive(recognizer, index) {
    const { instance, time, phase, activity, tool } = recognizer.outcomes[index];
    const shown = this.show(instance, time);
    if (!shown) return;
    const gesture = `${activity} ${tool}`;
    if (phase === "began") shown.gestures.add(gesture);
    if (phase === "ended" || phase === "cancelled") shown.gestures.delete(gesture);
    const cues = shown.player.receive(recognizer, index);
    if (cues.length > 0 && !this.isStill) this.view.navigator.vibrate?.(8);
  }

  /** A press stops what moves, and may become a long press. */
  press(instance, time, activity) {
    this.show(instance, time, true)?.player.press(time, activity);
  }

  /** A long press that can come no more goes back, also under the finger. */
  cancelPress(instance, time) {
    if (this.shown.has(instance)) this.show(instance, time)?.player.cancelPress(time);
  }

  /** What a finger has stopped goes on. */
  release(instance, time) {
    if (this.shown.has(instance)) this.show(instance, time)?.player.release(time);
  }

  /** Whether a node is seen elsewhere than the page has it. */
  isMoved(instance) {
    return this.shown.get(instance)?.isMoved ?? false;
  }

  /** Gives all nodes their own styles back. */
  stop() {
    this.view.cancelAnimationFrame(this.frame);
    this.frame = undefined;
    for (const instance of [...this.shown.keys()]) this.forget(instance);
  }

  /** The node of a number as one that moves from now on. @param isPress a node at rest is measured anew */
  show(instance, time, isPress = false) {
    const node = this.nodeOf(instance);
    if (!this.isInPage(node)) return null;
    let shown = this.shown.get(instance);
    if (!shown) {
      this.forgetRemoved();
      shown = new ShownNode(node, this.table.player());
      this.shown.set(instance, shown);
      shown.measure();
    } else if (isPress && shown.player.values(time).rest <= time) {
      // The page may have scrolled since, or have another size.
      shown.measure();
    }
    this.moving.add(instance);
    this.animate();
    return shown;
  }

  forget(instance) {
    const shown = this.shown.get(instance);
    if (shown.node) shown.clear();
    this.shown.delete(instance);
    this.moving.delete(instance);
  }

  forgetRemoved() {
    for (const [instance, { node }] of [...this.shown]) if (!this.isInPage(node)) this.forget(instance);
  }

  /** Whether a node can be seen: the page may also have taken out the root. */
  isInPage(node) {
    return this.root.isConnected && this.root.contains(node);
  }

  /** Whether a person asked for less motion: elements follow fingers, and come to rest at once. */
  get isStill() {
    return this.view.matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  animate() {
    this.frame ??= this.view.requestAnimationFrame((now) => {
      this.frame = undefined;
      this.forgetRemoved();
      for (const instance of [...this.moving]) this.draw(instance, now);
      if (this.moving.size > 0) this.animate();
    });
  }

  draw(instance, now) {
    const shown = this.shown.get(instance);
    const { rest } = shown.player.values(now);
    const isAtRest = now >= rest || (this.isStill && Number.isFinite(rest));
    shown.draw(shown.player.values(isAtRest ? Math.max(now, rest) : now));
    if (!isAtRest) return;
    this.moving.delete(instance);
    // A player knows which threshold an activity has passed, also where nothing moves.
    if (shown.isPlain && shown.gestures.size === 0) this.forget(instance);
  }
}
