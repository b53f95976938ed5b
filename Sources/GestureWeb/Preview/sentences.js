// Why a candidate failed, in the words of `gspec explain`.

const ordinals = ["zeroth", "first", "second", "third", "fourth", "fifth"];
const ways = ["right", "up-right", "up", "up-left", "left", "down-left", "down", "down-right"];

export const brief = (number) => String(Math.round(number * 10) / 10 + 0);
export const inTime = (micros) => `${brief(micros / 1000)} ms`;
const inLength = (points) => `${brief(points)} pt`;
const inAngle = (degrees) => `${brief(degrees)}°`;
const inSpeed = (speed) => `${brief(speed)} pt/s`;
const ordinal = (number) => ordinals[number] ?? `${number}th`;
const wayOf = (degrees) => ways[((Math.round(degrees / 45) % 8) + 8) % 8];

/** Says why one candidate failed. */
export class Sentence {
  /** @param failed `{recognizer, step, cause, measured, limit, rival}` @param said `{presses, lifts, outcomes}` around it, in milliseconds */
  constructor(product, facts, failed, said) {
    Object.assign(this, { product, facts, failed, said });
    this.steps = facts.recognizers[failed.recognizer]?.steps ?? [];
  }

  get text() {
    const { cause, measured, limit } = this.failed;
    const nth = ordinal(this.pressNumber);
    const time = this.measure(inTime);
    switch (cause) {
      case "lostTo": return this.lost();
      case "lostToPreferred": return `both claim then, and \`resolve\` prefers ${this.rival}`;
      case "lostToInner": return `both claim then, and the element of ${this.rival} lies further in: level ${limit + 1} against ${measured + 1}`;
      case "lostToSpecialCase": return `both claim then, and ${this.rival} is the special case`;
      case "lostToRangeStart": return `both claim then, and a range of ${this.rival} starts at what was measured`;
      case "lostToLongerPath": return `both claim then, and ${this.rival} has the longer path: ${limit} steps against ${measured}`;
      case "lostToName": return `both claim then, and nothing tells them apart but the name of ${this.rival}, which comes first`;
      case "takenOver": return `${this.rival}, which \`resolve\` prefers, took over`;
      case "awaitedWon": return `${this.rival}, which it waited for, has won`;
      case "notFirst": return `it may only begin a touch, and ${this.rival} had claimed before`;
      case "nextPressTooLate": return this.tooLate();
      case "wrongDirection": return this.wrongWay();
      case "tooManyFingers": return `a finger too many came: ${measured} are down, it takes ${limit}`;
      case "tooFewFingers": return `a finger lifted before ${this.allFingers} had come`;
      case "pressAfterLift": return "a finger came after another had lifted";
      case "pressWindow": return measured > limit
        ? `a finger came ${inTime(measured)} after the first; ${this.most(inTime)}`
        : `its other fingers had not come ${inTime(limit)} after the first; ${this.most(inTime)}`;
      case "notFromEdge": return "it was not pressed at the edge that it comes from";
      case "fingersApart": return `the fingers were ${this.measure(inLength)} apart; ${this.most(inLength)}`;
      case "nextPressTooSoon": return `the ${nth} press came ${time} after the lift; ${this.least(inTime)}`;
      case "nextPressTooFar": return `the ${nth} press was ${this.measure(inLength)} from the lift before; ${this.most(inLength)}`;
      case "movedBeyondSlop": case "movedTooFar": return `it moved ${this.measure(this.unit)}; ${this.most(this.unit)}`;
      case "liftedOutside": return measured < 0
        ? "it lifted over something else than its element"
        : `it lifted ${this.measure(inLength)} outside its element; ${this.most(inLength)}`;
      case "liftedTooSoon": return `it lifted after ${time}; ${this.least(inTime)}`;
      case "heldTooLong": return `it was held for ${time}; ${this.most(inTime)}`;
      case "movedTooLittle": return this.tooLittle();
      case "fingersMovedTooLittle": return `it turned, but no finger moved more than ${this.measure(inLength)}; `
        + `one must get beyond ${inLength(limit)}${this.origin}`;
      case "spanTooSmall": return `its fingers were ${this.measure(inLength)} apart; ${this.least(inLength)}`;
      case "deviated": return `it strayed ${this.measure(inAngle)} from its direction; ${this.most(inAngle)}`;
      case "movedTooLong": return `the movement took ${time}; ${this.most(inTime)}`;
      case "movedTooLate": return "what its move asks for came true only at the lift";
      case "tooSlow": return `it lifted at ${this.measure(inSpeed)}; ${this.least(inSpeed)}`;
      case "tooFast": return `it lifted at ${this.measure(inSpeed)}; ${this.most(inSpeed)}`;
      case "cancelled": return "the touch was cancelled";
      case "neverStarted": return "the touch ended before it could start";
      case "noRoom": return "too many presses overlap to follow it";
      case "otherTool": return this.otherTool();
      case "takesOver": return "it only takes touches over";
      default: return "it failed";
    }
  }

  get activity() {
    return this.facts.activities[this.product.recognizers[this.failed.recognizer]];
  }

  get rival() {
    return this.product.activities[this.failed.rival]?.name ?? "another";
  }

  otherTool() {
    const tool = this.said.presses.find((each) => each.time === this.failed.time)?.tool ?? "finger";
    if (tool === "palm") return "a palm starts nothing";
    return `it is not for ${tool === "eraser" ? "an" : "a"} ${tool}, only for ${this.activity.tools}`;
  }

  lost() {
    const { failed, said } = this;
    const claim = said.outcomes.findLast((each) =>
      each.activity === failed.rival && each.time <= failed.time && (each.phase === "began" || each.phase === "recognized"));
    if (!claim) return `${this.rival} claimed first`;
    const since = claim.time < failed.time ? `, at ${inTime(claim.time * 1000)}` : "";
    return `${this.rival} claimed first${since}${claim.phase === "began" ? this.displacement(claim) : ""}`;
  }

  /** How far the fingers had come. */
  displacement(claim) {
    const down = this.said.presses.filter((press) => press.time <= claim.time && !(press.until < claim.time));
    if (down.length === 0) return "";
    const x = claim.x - down.reduce((sum, each) => sum + each.x, 0) / down.length;
    const y = claim.y - down.reduce((sum, each) => sum + each.y, 0) / down.length;
    const length = Math.hypot(x, y);
    if (length < 0.05) return ", without moving";
    return `, ${inLength(length)} ${wayOf((Math.atan2(-y, x) * 180) / Math.PI)}`;
  }

  tooLate() {
    const { time, limit } = this.failed;
    const lift = this.said.presses.filter((each) => each.until <= time).at(-1)?.until;
    const next = this.said.presses.find((each) => each.time >= time)?.time;
    const gap = (next - lift) * 1000;
    const [press, before] = [ordinal(this.pressNumber), ordinal(this.pressNumber - 1)];
    if (!(gap <= limit * 3)) return `no ${press} press came after the ${before} lift; ${this.most(inTime)}`;
    return `the ${press} press came ${inTime(gap)} after the ${before} lift; ${this.most(inTime)}`;
  }

  wrongWay() {
    const { measured } = this.failed;
    const { kind, arcs } = this.move ?? {};
    if (kind === "spread") return `the fingers moved ${measured < 0 ? "inward" : "outward"}, the wrong way`;
    if (kind === "orbit") return `the fingers turned ${measured < 0 ? "counterclockwise" : "clockwise"}, the wrong way`;
    if (kind !== "translation") return "it moved the wrong way";
    return `it moved ${wayOf(measured)} (${inAngle(measured)}); it takes ${arcs.map(arcText).join(" or ")}`;
  }

  tooLittle() {
    const { limit } = this.failed;
    const amount = this.measure(this.unit);
    const moved = { orbit: `it turned ${amount}`, spread: `its span changed by ${amount}` }[this.move?.kind] ?? `it moved ${amount}`;
    const isSlop = this.move ? this.move.slop === limit : true;
    return isSlop ? `${moved}; it must get beyond ${this.unit(limit)}${this.origin}` : `${moved}; ${this.least(this.unit)}`;
  }

  /** The movement that failed, or the one that follows. */
  get move() {
    const { step } = this.failed;
    const isMove = (each) => ["translation", "spread", "orbit"].includes(each.kind);
    return this.steps.slice(step).find(isMove) ?? this.steps.slice(0, step).findLast(isMove);
  }

  get unit() {
    return this.move?.kind === "orbit" ? inAngle : inLength;
  }

  get pressNumber() {
    return this.steps.slice(0, this.failed.step + 1).filter((step) => step.kind === "press").length;
  }

  get allFingers() {
    const { fingers } = this.facts.recognizers[this.failed.recognizer];
    return fingers === 2 ? "both" : fingers > 2 ? `all ${fingers}` : "all";
  }

  measure(words) {
    const { measured, limit } = this.failed;
    const text = words(measured);
    if (measured === limit || text !== words(limit)) return text;
    return `a little ${measured < limit ? "less" : "more"} than ${text}`;
  }

  most(words) {
    return `the limit is ${words(this.failed.limit)}${this.origin}`;
  }

  least(words) {
    return `the least is ${words(this.failed.limit)}${this.origin}`;
  }

  /** ` (double-touch-timeout, material)` */
  get origin() {
    const limits = this.steps[this.failed.step]?.limits[this.failed.cause] ?? [];
    const found = limits.find(([amount]) => amount === this.failed.limit) ?? limits[0];
    return found ? ` (${found[1]})` : "";
  }
}

function arcText([start, extent]) {
  if (extent >= 360) return "any direction";
  const word = { 0: "right", 90: "up", 180: "left", 270: "down" }[(start + extent / 2) % 360];
  return extent === 90 && word ? word : `${inAngle(start)}..${inAngle((start + extent) % 360)}`;
}
