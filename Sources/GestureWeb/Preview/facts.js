// What the compiler says of the spec, as the page reads it.

/** The facts with what is left out of them: what elements do not have, steps of several recognizers, and bytes of several tables. */
export function whole({ elements, recognizers, steps, metrics, fixes, ...others }) {
  const usual = { scrolls: [], pages: [], frame: null };
  return {
    ...others, metrics,
    fixes: fixes.map((fix) => ({ ...fix, patches: fix.patches?.map((each, metric) => each.map((patch) => replacement(patch, metrics[metric]))) })),
    elements: elements.map((each) => ({ ...usual, name: each.path.slice(each.path.lastIndexOf("/") + 1), ...each })),
    recognizers: recognizers.map((each) => ({ ...each, steps: each.steps.map((number) => ({ ...steps[number] })) })),
  };
}

/** What a metric changes in the table of a fix: where, and the same bytes as in the spec's own, or others. */
function replacement([offsets, number, stops], { patches }) {
  return [offsets, ...(stops ? [number, stops] : patches[number].slice(1))];
}
