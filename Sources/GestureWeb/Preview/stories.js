// What became of every finger and every candidate of a touch, as the recognizer tells it.

/** Whether two have the same activity on the same thing by the same tool: two tools are two touches. */
function isOne(a, b) {
  return a.activity === b.activity && a.item === b.item && a.tool === b.tool;
}

export class Stories {
  constructor(product, facts) {
    Object.assign(this, { product, facts });
    this.clear();
  }

  clear() {
    this.fingers = [];
    this.candidates = [];
    this.outcomes = [];
    this.start = undefined;
    this.end = 0;
  }

  line(line) {
    // To the microsecond, as the recognizer has it: a press is known by its time.
    const time = micro(line.t) / 1000;
    this.start ??= time;
    this.end = Math.max(this.end, time);
    if (line.phase === "down") {
      // The first number that no finger on the screen has: who comes down again is the same finger.
      const taken = this.fingers.filter((each) => each.until === Infinity).map((each) => each.number);
      let number = 1;
      while (taken.includes(number)) number += 1;
      this.fingers.push({
        id: line.id, number, on: line.on, tool: line.tool,
        time, x: line.x, y: line.y, until: Infinity, trail: [],
      });
    }
    const finger = this.fingers.findLast((each) => each.id === line.id && each.until === Infinity);
    if (line.phase === "move" || line.phase === "down") finger?.trail.push(line);
    if ((line.phase === "up" || line.phase === "cancel") && finger) Object.assign(finger, { until: time, isCancelled: line.phase === "cancel" });
  }

  reason(reason, machine) {
    this.end = Math.max(this.end, reason.time);
    const { happening, numbers, time } = reason;
    if (happening === "guardFailed") {
      this.candidates.push({ ...this.made(reason, machine), verdict: "guard", until: time });
      return;
    }
    let story = this.candidates.find((each) => each.number === reason.candidate && each.verdict !== "guard");
    if (!story) this.candidates.push((story = this.made(reason, machine)));
    if (happening === "held") {
      story.held ??= { since: time, rival: numbers[0] };
    } else if (happening === "admitted") {
      story.verdict = "won";
      story.claim ??= time;
      story.claims.push(time);
      story.until = Infinity;
    } else if (happening === "tookOver" || happening === "handedOver" || happening === "handOverRefused") {
      if (happening === "tookOver") story.claim ??= time;
      story.passed.push({ happening, numbers, time });
    } else if (happening === "failed") {
      story.until = time;
      if (story.verdict !== "won") story.verdict = "failed";
      story.failed = { recognizer: story.recognizer, item: story.item, tool: story.tool, step: reason.step, time, cause: this.facts.causes[numbers[0]], measured: numbers[1],
        limit: numbers[2], rival: numbers[3], isMirrored: machine.isMirrored };
    }
  }

  made(reason, machine) {
    const activity = this.product.recognizers[reason.recognizer];
    return {
      number: reason.candidate, recognizer: reason.recognizer, activity, item: machine.items[reason.instance], tool: reason.tool,
      time: reason.time, until: Infinity, verdict: "possible", claims: [], passed: [],
    };
  }

  outcome(outcome, index, machine) {
    this.end = Math.max(this.end, outcome.time);
    const item = machine.items[outcome.instance];
    this.outcomes.push({ ...outcome, item });
    if (outcome.phase !== "ended" && outcome.phase !== "cancelled" && outcome.phase !== "recognized") return;
    const story = this.candidates.findLast((each) => isOne(each, { ...outcome, item }) && each.verdict === "won" && each.until === Infinity);
    if (story) story.until = outcome.time;
  }

  /** What became of a candidate, in one sentence; nothing for one that is still possible. */
  sentence(story) {
    const name = this.name(story.activity);
    if (story.verdict === "won") return `${name}: ${this.course(story)}`;
    if (story.verdict === "possible") return story.held ? `${name}: held for ${this.name(story.held.rival)}` : "";
    return this.explained(story.failed).text("failure");
  }

  /** What an activity is on: its target, or a thing of that kind. */
  thing({ activity, item }) {
    return item || this.product.activities[activity].target;
  }

  /** The fingers on the thing of a candidate or of an outcome, of its tool. */
  fingersOn(each) {
    const thing = this.thing(each);
    return this.fingers.filter(({ on, tool = "finger" }) => tool === each.tool && (on === thing || on?.startsWith(`${thing}/`)));
  }

  /** Times in sentences count from the first press. Only what is on the candidate's own thing counts, and what has its fingers. */
  explained(failed) {
    const moved = (each) => ({ ...each, time: each.time - this.start, until: each.until - this.start });
    const candidate = { ...failed, activity: this.product.recognizers[failed.recognizer] };
    const own = this.fingersOn(candidate);
    const near = this.outcomes.filter((each) => this.fingersOn(each).some((finger) => own.includes(finger)));
    return new Sentence(this.product, this.facts, moved(failed), {
      thing: this.thing(candidate), presses: own.map(moved),
      others: this.fingers.filter((each) => (each.tool ?? "finger") === failed.tool && !own.includes(each)).map(moved),
      outcomes: near.map((each) => ({ ...moved(each), presses: this.fingersOn(each).map(moved) })),
    });
  }

  name(activity) {
    return this.product.activities[activity].name;
  }

  // What became of a winner: the parts of such a sentence are those of `gspec explain`.

  part(name, blanks = {}) {
    return fill(this.facts.words.course[name], (blank) => blanks[blank]);
  }

  when(time) {
    return inTime((time - this.start) * 1000);
  }

  course(story) {
    const own = this.outcomes.filter((each) => isOne(each, story));
    const from = (time) => own.filter((each) => each.time >= time - 0.001);
    const [claim = story.time, ...later] = story.claims;
    const outcomes = from(claim);
    const first = outcomes.find((each) => each.phase === "began" || each.phase === "recognized");
    const words = first ? [this.stint(first, outcomes)] : [this.part("claimed", { time: this.when(claim) })];
    if (first) words.push(...later.map((time) => this.again(from(time))), this.hold(story), ...story.passed.map((each) => this.passing(each, story)));
    if (story.failed) {
      words.push(this.part("over", { time: this.when(story.failed.time), reason: this.explained(story.failed).text("reason") }));
    }
    return words.join("");
  }

  /** A gesture that ended because a finger lifted may begin again with the next finger. */
  again(outcomes) {
    const begin = outcomes.findIndex((each) => each.phase === "began");
    return begin < 0 ? "" : this.part("again") + this.stint(outcomes[begin], outcomes.slice(begin));
  }

  /** One claim up to its end. */
  stint(first, outcomes) {
    const words = [this.part("first", { phase: first.phase, time: this.when(first.time) })];
    if (first.taps > 0) words.push(this.part("touchInRow", { ordinal: ordinal(this.facts.words, first.taps) }));
    const end = first.phase === "began" && outcomes.find((each) => each.phase === "ended" || each.phase === "cancelled");
    if (end) words.push(this.part("last", { phase: end.phase, time: this.when(end.time) }));
    if (end && end.mechanic !== first.mechanic) words.push(this.part("mechanic", { name: this.product.mechanics[end.mechanic] }));
    if (first.phase !== "began") words.push(this.commit(first));
    if (end && end.phase === "ended") words.push(this.commit(end));
    return words.join("");
  }

  /** Whether a movement took effect, and if not, by which measures. */
  commit({ hasCommit, committed, activity, detent, hasProgress, progress, velocity }) {
    if (!hasCommit) return "";
    const reached = this.product.activities[activity].detents?.[detent - 1];
    if (committed) return reached ? this.part("committedTo", { detent: reached }) : this.part("committed");
    const { units } = this.facts.words;
    const share = Math.floor(progress * 100) + units.proportion;
    const motion = this.motion(velocity);
    const { commit } = this.facts.activities[activity];
    return (hasProgress ? this.part("notCommitted", { share, motion }) : this.part("tooSlowToCommit", { motion }))
      + (commit ? this.part("commitTakes", { limits: commit }) : "");
  }

  motion({ x, y }) {
    const { units, directions } = this.facts.words;
    const { length, degrees } = lengthAndWay(x, y);
    const speed = brief(length);
    return speed === "0" ? this.part("still")
      : this.part("moving", { direction: directionOf(directions, degrees), speed: speed + units.velocity });
  }

  hold({ held }) {
    return held ? this.part("held", { time: this.when(held.since), activity: this.name(held.rival) }) : "";
  }

  passing({ happening, time, numbers }, story) {
    const activity = this.name(numbers[0]);
    if (happening === "handOverRefused") return this.part(happening, { activity, time: this.when(time), reason: this.refused(numbers, story) });
    const inLength = (points) => brief(points) + this.facts.words.units.length;
    return this.part(happening, { activity, reach: inLength(numbers[1]), room: inLength(numbers[2]) });
  }

  /** Why an activity could not take a touch over. */
  refused([taker, cause, measured, rival], { tool }) {
    const { when } = this.facts.activities[taker];
    const blanks = {
      fingers: `${measured} finger${measured === 1 ? "" : "s"}`, tool, condition: when ? `: ${when}` : "",
      target: this.product.activities[taker].target, rival: this.product.activities[rival]?.name, taker: this.name(taker),
    };
    return fill(this.facts.words.refusals[cause], (blank) => blanks[blank]);
  }
}
