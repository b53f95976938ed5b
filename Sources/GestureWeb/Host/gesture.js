// What an app gets of an outcome: names and nodes in place of numbers.

/** The values that an outcome may lack, and what says whether it has them. */
const parts = {
  translation: "hasTranslation", velocity: "hasVelocity", scale: "hasScale", rotation: "hasRotation", progress: "hasProgress",
  committed: "hasCommit",
};

/** An outcome as its handler gets it. @param nodeOf gives the node of a number, or null */
export function gestureOf(outcome, product, nodeOf) {
  const activity = product.activities[outcome.activity];
  const gesture = {
    ...outcome, activity: activity.name, does: activity.does, target: activity.target,
    mechanic: product.mechanics[outcome.mechanic], element: nodeOf(outcome.instance),
    detent: activity.detents?.[outcome.detent - 1] ?? null, isAlternative: false,
    taps: outcome.taps || undefined,
    over: outcome.hasOver && outcome.over >= 0 ? product.elements[outcome.over] : null,
    overElement: nodeOf(outcome.overInstance),
  };
  for (const [part, has] of Object.entries(parts)) if (!outcome[has]) delete gesture[part];
  return gesture;
}

/** Calls what the app has given. Its errors are reported as those of a listener are, and disturb nothing else. */
export function attempt(call) {
  try {
    call();
  } catch (error) {
    reportError(error);
  }
}
