// The last touch by itself, as lines in which a recognizer that heard of nothing else recognizes the same.

/**
 * The lines of the last touch, with the state before it. Taps can count on from touches before: these then come with it.
 * @param live what was touched @param makeMachine `(listener) =>` a machine
 */
export function linesOfLast(live, makeMachine) {
  const whole = lastOutcomes(live, live.lines, makeMachine);
  const from = live.touches.findLast((each) => lastOutcomes(live, linesFrom(live, each), makeMachine) === whole) ?? 0;
  return linesFrom(live, from);
}

function linesFrom({ lines }, from) {
  const state = {};
  for (const line of lines.slice(0, from)) Object.assign(state, line.set);
  const kept = lines.slice(from);
  if (Object.keys(state).length > 0) kept.unshift({ t: kept[0].t, set: state });
  return kept;
}

/** Keeps the outcomes that it hears of, numbers aside. */
class Outcomes {
  all = [];

  outcome({ activity, mechanic, phase, taps, committed, detent }) {
    this.all.push([activity, mechanic, phase, taps, committed, detent]);
  }

  reason() {}

  get text() {
    return JSON.stringify(this.all);
  }
}

/** The outcomes of a whole trace, as text. @param makeMachine `(listener) =>` a machine */
export function outcomesOf({ header, lines }, makeMachine) {
  const outcomes = new Outcomes();
  const machine = makeMachine(outcomes);
  machine.begin(header);
  for (const line of lines) machine.apply(line);
  machine.rest(Number.MAX_SAFE_INTEGER);
  return outcomes.text;
}

/** The outcomes of the last touch, as text, where these lines are all that is heard. */
function lastOutcomes(live, lines, makeMachine) {
  const outcomes = new Outcomes();
  const machine = makeMachine(outcomes);
  machine.begin(live.header);
  for (const line of lines) {
    if (line === live.lines[live.touches.at(-1)]) {
      machine.rest(line.t);
      outcomes.all = [];
    }
    machine.apply(line);
  }
  machine.rest(performance.now());
  return outcomes.text;
}
