// The runtime of gspec for the web: loads tables, recognizes, plays feedback. It knows no DOM; gesture-host.js does.
// Times are in milliseconds, lengths in CSS pixels, angles in degrees.

const phases = ["down", "move", "up", "cancel"];
const outcomePhases = ["recognized", "began", "changed", "ended", "cancelled", "possible", "failed"];
const tools = ["finger", "pen", "eraser", "mouse", "palm"];
const refusals = [
  null, "its time lies before that of an earlier event", "the finger is down already", "the finger is not down",
  "more than 10 fingers are down, or too many touches are undecided", "its place is on no screen", "it repeats the finger's time and place",
  "its time is too far out, or its element, phase or tool unknown",
];
const happenings = [
  "started", "guardFailed", "advanced", "claimed", "held", "admitted", "handedOver", "tookOver", "failed", "handOverRefused",
];
const outcomeWidth = 30;
const reasonWidth = 11;

/** The module of WebAssembly, once for all tables. */
export class GestureModule {
  /**
   * @param {BufferSource | Response | PromiseLike<Response>} [source] the module, where it does not lie beside this file
   * @returns {Promise<GestureModule>}
   */
  static async load(source) {
    let bytes = source;
    if (!bytes) bytes = await inflate((await import("./gestures.wasm.js")).compressed);
    const isBytes = bytes instanceof ArrayBuffer || ArrayBuffer.isView(bytes);
    const made = isBytes
      ? await WebAssembly.instantiate(bytes, {})
      : await WebAssembly.instantiateStreaming(bytes, {});
    return new GestureModule(made.instance.exports);
  }

  constructor(exports) {
    this.exports = exports;
    // A recognizer that is forgotten gives its memory back.
    this.forgotten = new FinalizationRegistry((handle) => exports.release(handle));
  }

  /**
   * A table that `gspec compile` made.
   * @param {Uint8Array} bytes
   */
  table(bytes) {
    const { exports } = this;
    const place = exports.alloc(bytes.length);
    new Uint8Array(exports.memory.buffer).set(bytes, place);
    const handle = exports.table(place, bytes.length);
    exports.dealloc(place);
    if (handle === 0) {
      throw new Error(`these bytes are no gesture table (reason ${exports.tableReason()}, byte ${exports.tableOffset()})`);
    }
    return new GestureTable(this, handle);
  }

  doubles(place, count) {
    return new Float64Array(this.exports.memory.buffer, place, count);
  }
}

/** Raw DEFLATE in base64. */
export async function inflate(text) {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).arrayBuffer();
}

/** A compiled spec. */
export class GestureTable {
  constructor(module, handle) {
    this.module = module;
    this.handle = handle;
  }

  /** @param {{rivals?: boolean, reasons?: boolean}} [options] */
  recognizer(options = {}) {
    return new Recognizer(this, options);
  }

  player() {
    return new FeedbackPlayer(this);
  }

  /** Whether something is seen or felt during an activity. */
  hasFeedback(activity) {
    return this.module.exports.hasFeedback(this.handle, activity) !== 0;
  }

  /** Whether its element shows a long press. */
  showsPress(activity) {
    return this.module.exports.hasFeedback(this.handle, activity) === 3;
  }
}

/** Turns samples into outcomes. Every call gives what came of it: `outcomes`, and `reasons` where they are asked for. */
export class Recognizer {
  constructor(table, { rivals = false, reasons = false }) {
    this.table = table;
    this.exports = table.module.exports;
    this.explains = reasons;
    this.handle = this.exports.recognizer(table.handle, rivals ? 1 : 0, reasons ? 1 : 0);
    table.module.forgotten.register(this, this.handle);
    /** @type {object[]} */ this.outcomes = [];
    /** @type {object[]} */ this.reasons = [];
  }

  /**
   * Takes a sample in. Moves of one time are judged together, once anything else comes or `flush` is called.
   *
   * @param sample `{time, phase, finger, x, y}`; on `down` also `element` (an index), `tool`, `width` and `height` of the
   *   element; on others `element` says what the finger is over (-1 for nothing).
   * @returns why the sample was refused, or null
   */
  feed(sample) {
    const element = sample.element ?? -2;
    const tool = sample.tool ? tools.indexOf(sample.tool) : 0;
    const refusal = this.exports.feed(
      this.handle, micro(sample.time), phases.indexOf(sample.phase), sample.finger, sample.x, sample.y, element, tool,
      sample.width ?? -1, sample.height ?? 0,
    );
    this.read();
    return refusals[refusal];
  }

  /** No more moves of the present time will come. */
  flush() {
    this.exports.flush(this.handle);
    this.read();
  }

  /** Time has passed. */
  advance(time) {
    const refusal = this.exports.advance(this.handle, micro(time));
    this.read();
    return refusals[refusal];
  }

  cancelAll() {
    this.exports.cancelAll(this.handle);
    this.read();
  }

  /** When `advance` is due next, in milliseconds; Infinity while nothing waits. */
  get nextDeadline() {
    return this.exports.nextDeadline(this.handle) / 1000;
  }

  /** @returns whether the variable exists and takes the value */
  setState(state, value, instance = 0) {
    return this.exports.setState(this.handle, state, Number(value), instance) === 1;
  }

  /** Whether the guard of an activity holds for a touch on an element that would start now, on the instances that were set. */
  guardHolds(activity, element) {
    return this.exports.holds(this.handle, activity, element) === 1;
  }

  setLayout(isRightToLeft) {
    this.exports.setLayout(this.handle, isRightToLeft ? 1 : 0);
  }

  setScreen(width, height) {
    this.exports.setScreen(this.handle, width, height);
  }

  /** How large an element is, for thresholds that are shares of it. */
  setSize(element, width, height) {
    this.exports.setSize(this.handle, element, width, height);
  }

  /** Where an element lies that the next press is on. */
  setFrame(element, x, y, width, height) {
    this.exports.setFrame(this.handle, element, x, y, width, height);
  }

  /** Which thing of its kind the next press is on. */
  setInstance(element, instance) {
    this.exports.setInstance(this.handle, element, instance);
  }

  /** How far the content of an element can go to each of its ends. */
  setContent(element, { left = Infinity, right = Infinity, top = Infinity, bottom = Infinity }, instance = 0) {
    this.exports.setContent(this.handle, element, instance, left, right, top, bottom);
  }

  resetTranslation(activity, instance, x = 0, y = 0) {
    this.exports.reset(this.handle, activity, instance, 0, x, y);
  }

  resetScale(activity, instance, scale = 1) {
    this.exports.reset(this.handle, activity, instance, 1, scale, 0);
  }

  resetRotation(activity, instance, degrees = 0) {
    this.exports.reset(this.handle, activity, instance, 2, degrees, 0);
  }

  read() {
    const { exports, handle } = this;
    this.reasons = this.explains ? this.readReasons(exports.reasonCount(handle)) : [];
    const count = exports.outcomeCount(handle);
    this.outcomes = [];
    if (count === 0) return;
    const row = this.table.module.doubles(exports.outcomes(handle), count * outcomeWidth);
    for (let index = 0; index < count; index += 1) {
      this.outcomes.push(outcome(row.subarray(index * outcomeWidth, (index + 1) * outcomeWidth)));
    }
  }

  readReasons(count) {
    if (count === 0) return [];
    const rows = this.table.module.doubles(this.exports.reasons(this.handle), count * reasonWidth);
    return Array.from({ length: count }, (_, index) => reason(rows.subarray(index * reasonWidth)));
  }
}

function micro(time) {
  return Math.round(time * 1000);
}

function outcome(row) {
  const values = row[13];
  return {
    time: row[0] / 1000,
    activity: row[1],
    mechanic: row[2],
    phase: outcomePhases[row[3]],
    tool: tools[row[4]],
    taps: row[5],
    fingers: row[6],
    x: row[7],
    y: row[8],
    origin: { x: row[9], y: row[10] },
    travel: { x: row[11], y: row[12] },
    hasTranslation: (values & 1) !== 0,
    hasVelocity: (values & 2) !== 0,
    hasScale: (values & 4) !== 0,
    hasRotation: (values & 8) !== 0,
    hasProgress: (values & 16) !== 0,
    hasCommit: (values & 32) !== 0,
    hasOver: (values & 64) !== 0,
    translation: { x: row[14], y: row[15] },
    velocity: { x: row[16], y: row[17] },
    scale: row[18],
    rotation: row[19],
    progress: row[20],
    committed: row[21] === 1,
    detent: row[22],
    over: row[23],
    overInstance: row[24],
    instance: row[25],
    box: { left: row[26], top: row[27], width: row[28], height: row[29] },
  };
}

function reason(row) {
  return {
    time: row[0] / 1000,
    recognizer: row[1],
    candidate: row[2],
    step: row[3],
    instance: row[4],
    tool: tools[row[5]],
    happening: happenings[row[6]],
    numbers: [row[7], row[8], row[9], row[10]],
  };
}

/** What fingers stop when they land, until they lift. */
export class Presses {
  /** @param things `isHeld(thing)`: whether an activity moves it; `press(thing, time, activity)` and `release(thing, time)` */
  constructor(things) {
    this.things = things;
    /** The things that each finger has stopped. */
    this.begun = new Map();
  }

  /** A finger lands: what starts from now on starts with it. */
  land(finger) {
    this.begun.set(finger, new Set());
    this.landing = finger;
  }

  /** A press stops what moves, and may become a long press of the activity. */
  start(thing, time, activity) {
    this.begun.get(this.landing)?.add(thing);
    this.things.press(thing, time, activity);
  }

  /** What a finger has stopped goes on once it has lifted, unless an activity or another finger holds it. */
  lift(finger, time) {
    const things = this.begun.get(finger) ?? [];
    this.begun.delete(finger);
    for (const thing of things) {
      if (this.things.isHeld(thing) || [...this.begun.values()].some((others) => others.has(thing))) continue;
      this.things.release(thing, time);
    }
  }
}

/** What one element shows: from outcomes, one after the other, to values at any time. */
export class FeedbackPlayer {
  constructor(table) {
    this.module = table.module;
    this.handle = this.module.exports.player(table.handle);
    this.module.forgotten.register(this, this.handle);
  }

  /** What is known of the element: sizes in CSS pixels, 0 for not known. */
  setScene({ screenWidth = 0, screenHeight = 0, width = 0, height = 0, centreX, centreY, rightToLeft = false }) {
    this.module.exports.playerScene(
      this.handle, screenWidth, screenHeight, width, height, centreX ?? screenWidth / 2, centreY ?? screenHeight / 2,
      rightToLeft ? 1 : 0,
    );
  }

  setBounds(leastX, leastY, mostX, mostY) {
    this.module.exports.playerBounds(this.handle, leastX, leastY, mostX, mostY);
  }

  /**
   * Shows an outcome of the recognizer's last call, by its place in `outcomes`.
   * @returns the moments of haptics that are due: `claim`, `threshold`, `commit`
   */
  receive(recognizer, index) {
    const cues = this.module.exports.playerReceive(this.handle, recognizer.handle, index);
    return cues < 0 ? [] : ["claim", "threshold", "commit"].filter((_, bit) => (cues & (1 << bit)) !== 0);
  }

  press(time, activity = -1) {
    this.module.exports.playerPress(this.handle, micro(time), activity);
  }

  release(time) {
    this.module.exports.playerRelease(this.handle, micro(time), 0);
  }

  cancelPress(time) {
    this.module.exports.playerRelease(this.handle, micro(time), 1);
  }

  /** What is seen at a time. `rest` is from when on nothing moves any more; Infinity while fingers hold it. */
  values(time) {
    const row = this.module.doubles(this.module.exports.playerValues(this.handle, micro(time)), 10);
    return {
      x: row[0], y: row[1], velocityX: row[2], velocityY: row[3], scale: row[4], rotation: row[5], opacity: row[6],
      progress: row[7], press: row[8], rest: row[9] / 1000,
    };
  }
}
