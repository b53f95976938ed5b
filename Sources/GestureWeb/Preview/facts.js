// What the compiler says of the spec, as the page reads it.

/** The facts with what is left out of them: what elements do not have, and steps that are those of several recognizers. */
export function whole({ elements, recognizers, steps, ...others }) {
  const usual = { scrolls: [], pages: [], frame: null };
  return {
    ...others,
    elements: elements.map((each) => ({ ...usual, name: each.path.slice(each.path.lastIndexOf("/") + 1), ...each })),
    recognizers: recognizers.map((each) => ({ ...each, steps: each.steps.map((number) => ({ ...steps[number] })) })),
  };
}
