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

/** The outcomes of the last touch, as text, where these lines are all that is heard. */
function lastOutcomes(live, lines, makeMachine) {
  const outcomes = [];
  const machine = makeMachine({
    outcome: ({ activity, mechanic, phase, taps, committed, detent }) => outcomes.push([activity, mechanic, phase, taps, committed, detent]),
    reason: () => {},
  });
  machine.begin(live.header);
  for (const line of lines) {
    if (line === live.lines[live.touches.at(-1)]) {
      machine.rest(line.t);
      outcomes.length = 0;
    }
    machine.apply(line);
  }
  machine.rest(performance.now());
  return JSON.stringify(outcomes);
}
