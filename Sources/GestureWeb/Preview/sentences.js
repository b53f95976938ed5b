// Why a candidate failed. The words are those of `gspec explain`, which the page has as texts with blanks: this fills them.

export const brief = (number) => String(Math.round(number * 10) / 10 + 0);
export const inTime = (micros) => `${brief(micros / 1000)} ms`;
/** A movement as its length and its direction in degrees. */
export const lengthAndWay = (x, y) => ({ length: Math.hypot(x, y), degrees: (Math.atan2(-y, x) * 180) / Math.PI });
/** The nearest of eight words for a direction in degrees. */
export const directionOf = (directions, degrees) => directions[((Math.round(degrees / 45) % 8) + 8) % 8];
export const ordinal = (words, number) => words.ordinals[number] ?? `${number}th`;
/** A text with something in each of its blanks. */
export const fill = (text, value) => text.replace(/\{(\w+)\}/g, (_, blank) => value(blank));

/** What is known of one failure: a value for each blank, and whether each condition holds. */
export class Sentence {
  /**
   * @param failed `{recognizer, step, cause, measured, limit, rival, isMirrored}`
   * @param said `{thing, presses, others, outcomes}`: its thing, the presses on it and elsewhere, in milliseconds; each outcome with the
   *   presses of its own
   */
  constructor(product, facts, failed, said) {
    Object.assign(this, { product, facts, failed, said });
    this.words = facts.words;
    this.recognizer = facts.recognizers[failed.recognizer];
    this.steps = this.recognizer.steps;
  }

  /** @param name `failure` for the whole sentence, `reason` for it without its activity */
  text(name) {
    const { phrases, causes } = this.words;
    const texts = name === "reason" ? causes[this.failed.cause].texts : phrases[name];
    const [, found] = texts.find(([condition]) => condition === "" || this[condition]) ?? ["", ""];
    return fill(found, (blank) => blank === "reason" || phrases[blank] ? this.text(blank) : this[blank]);
  }

  // Numbers

  way(degrees) {
    return directionOf(this.words.directions, degrees);
  }

  in(unit, number) {
    return brief(unit === "time" ? number / 1000 : number) + this.words.units[unit];
  }

  inUnit(number) {
    return this.in(this.words.causes[this.failed.cause].unit ?? (this.isTurn ? "angle" : "length"), number);
  }

  get amount() { return this.inUnit(this.failed.measured); }
  get limit() { return this.inUnit(this.stated); }
  get isJustBelow() { return this.amount === this.limit && this.failed.measured < this.stated; }
  get isJustAbove() { return this.amount === this.limit && this.failed.measured > this.stated; }
  get isBelowLimit() { return this.failed.measured < this.failed.limit; }
  get isAboveLimit() { return this.failed.measured > this.failed.limit; }
  get isElsewhere() { return this.failed.measured < 0; }

  /** The limits that such a failure may be about: the number that decides, its source, the amount as stated, whether that is outside. */
  get limits() { return this.steps[this.failed.step]?.limits[this.failed.cause] ?? []; }
  get decided() { return this.limits.find(([number]) => number === this.failed.limit); }
  get source() { return (this.decided ?? this.limits[0])?.[1]; }
  get stated() { return this.decided?.[2] ?? this.failed.limit; }
  get excludesLimit() { return this.decided?.[3] === 1; }

  get knowsSource() { return this.source !== undefined; }

  // Who won

  get own() { return this.product.recognizers[this.failed.recognizer]; }
  get activity() { return this.product.activities[this.own].name; }
  get rival() { return this.product.activities[this.failed.rival]?.name ?? "another"; }
  get failureTime() { return this.in("time", this.failed.time * 1000); }
  get takesNoPart() { return this.words.causes[this.failed.cause].takesNoPart; }
  get isLoss() { return this.words.causes[this.failed.cause].isLoss && this.failed.rival >= 0; }
  get hasClaimedItself() { return this.isLoss && this.failed.rival === this.own; }

  get claim() {
    return this.said.outcomes.findLast((each) =>
      each.activity === this.failed.rival && each.time <= this.failed.time && (each.phase === "began" || each.phase === "recognized"));
  }

  get claimTime() { return this.in("time", this.claim.time * 1000); }
  get hasClaimedBefore() { return this.claim?.time < this.failed.time; }

  /** How far fingers had come where a movement began. */
  get displacement() {
    const { claim } = this;
    if (claim?.phase !== "began") return undefined;
    const down = claim.presses.filter((press) => press.time <= claim.time && !(press.until < claim.time));
    if (down.length === 0) return undefined;
    const middle = (axis) => down.reduce((sum, each) => sum + each[axis], 0) / down.length;
    const [x, y] = [claim.x - middle("x"), claim.y - middle("y")];
    return lengthAndWay(x, y);
  }

  get hasMoved() { return this.displacement?.length >= this.words.leastMovement; }
  get hasNotMoved() { return this.displacement?.length < this.words.leastMovement; }
  get hasEnded() {
    const { claim, failed } = this;
    return claim?.phase === "began" && this.hasClaimedBefore && this.said.outcomes.some((each) =>
      each.activity === failed.rival && each.phase === "ended" && claim.time <= each.time && each.time <= failed.time);
  }

  get claimLength() { return this.in("length", this.displacement.length); }
  get claimDirection() { return this.way(this.displacement.degrees); }
  get rivalLevel() { return this.failed.limit + 1; }
  get ownLevel() { return this.failed.measured + 1; }

  /** The number of the recognizer whose claim won. */
  get winner() {
    const by = this.product.mechanics[this.claim?.mechanic];
    return this.facts.recognizers.findIndex((each, index) => this.product.recognizers[index] === this.failed.rival && each.mechanics.includes(by));
  }

  /** What makes it the special case: a number from 1, 0 for nothing. */
  get special() { return Number(this.recognizer.special[this.winner] ?? 0); }
  get hasMorePresses() { return this.special === 1; }
  get hasHold() { return this.special === 2; }
  get hasEdge() { return this.special === 3; }
  get hasNarrowerDirections() { return this.special === 4; }
  get rivalPresses() { return pressesOf(this.facts.recognizers[this.winner].steps); }
  get ownPresses() { return pressesOf(this.steps); }
  get rivalDirections() { return this.taken(this.facts.recognizers[this.winner].steps.findLast((each) => each.takes.length > 0)); }
  get ownDirections() { return this.taken(this.steps.findLast((each) => each.takes.length > 0)); }

  // Presses and fingers

  get pressNumber() { return pressesOf(this.steps.slice(0, this.failed.step + 1)); }
  get press() { return ordinal(this.words, this.pressNumber); }
  get pressBefore() { return ordinal(this.words, this.pressNumber - 1); }

  /** The last lift up to the failure. */
  get lastLift() { return Math.max(...this.said.presses.map((each) => each.until).filter((until) => until <= this.failed.time)); }

  /** The time from a lift to a press that came late, in microseconds. */
  get late() { return (this.said.presses.find((each) => each.time >= this.failed.time)?.time - this.lastLift) * 1000; }

  get gap() { return this.in("time", this.late); }
  get isJustLate() { return this.late > this.stated && this.gap === this.limit; }
  get hasPressFollowed() { return this.late <= this.failed.limit * this.words.latestPress; }

  /** What was pressed in place of the candidate's thing, by the end of the wait. */
  get stray() { return this.said.others.find((each) => each.on && each.time > this.lastLift && each.time <= this.failed.time)?.on; }

  get thing() { return this.said.thing; }
  get hasPressElsewhere() { return this.stray !== undefined; }
  get fingers() { return this.recognizer.fingers; }
  get isForTwo() { return this.fingers === 2; }
  get isForMore() { return this.fingers > 2; }
  /** The screen has a size here. */
  get lacksEdges() { return false; }

  // Movements

  /** The movement that failed, or the one that follows. */
  get move() {
    return this.steps.slice(this.failed.step).find(isMove) ?? this.steps.slice(0, this.failed.step).findLast(isMove);
  }

  get followsMove() {
    const before = this.steps[this.steps.indexOf(this.move) - 1];
    return before !== undefined && isMove(before);
  }

  get isStill() { return this.failed.measured === 0; }
  get isFirstMovement() { return this.failed.limit === this.words.firstMovement; }
  get isSlop() { return this.move ? this.move.slop === this.failed.limit : true; }
  get isTranslation() { return this.move?.kind === "translate"; }
  get isSpread() { return this.move?.kind === "spread"; }
  get isTurn() { return this.move?.kind === "orbit"; }
  get isInward() { return this.isSpread && this.failed.measured < 0; }
  get isOutward() { return this.isSpread && this.failed.measured >= 0; }
  get isCounterclockwise() { return this.isTurn && this.failed.measured < 0; }
  get isClockwise() { return this.isTurn && this.failed.measured >= 0; }
  get movedDirection() { return this.way(this.failed.measured); }
  get movedAngle() { return this.in("angle", this.failed.measured); }
  get directions() { return this.taken(this.move); }

  /** The directions that a step takes in the layout of the touch. */
  taken({ takes }) {
    return takes[this.failed.isMirrored ? 1 : 0];
  }

  // Tools

  get pressTool() { return this.said.presses.find((each) => each.time === this.failed.time)?.tool ?? "finger"; }
  get isPalm() { return this.pressTool === "palm"; }
  get tool() { return this.words.tools[this.pressTool]; }
  get tools() { return this.facts.activities[this.own].tools; }
  get knowsTools() { return Boolean(this.tools); }
}

function isMove(step) {
  return ["translate", "spread", "orbit"].includes(step.kind);
}

function pressesOf(steps) {
  return steps.filter((step) => step.kind === "press").length;
}
