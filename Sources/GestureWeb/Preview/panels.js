// The lists beside the screen: state, conflicts, cases, metrics, outcomes.

function entry(parent, tag, name, text) {
  const node = make(tag, name, text);
  parent.append(node);
  return node;
}

/** Switches for the product's state. @param onSet `(name, value)` */
export function showState(root, product, facts, onSet) {
  const own = product.states.map((state, index) => ({ ...state, ...facts.states[index] })).filter((state) => state.element === null);
  if (own.length === 0) entry(root, "p", "quiet", "This product has no state.");
  for (const state of own) {
    if (state.words) {
      const field = entry(root, "fieldset", "choices");
      entry(field, "legend", "", state.name);
      state.words.forEach((word, index) => {
        const label = entry(field, "label", "chip");
        const input = entry(label, "input");
        Object.assign(input, { type: "radio", name: `state-${state.name}`, checked: index === 0 });
        input.addEventListener("change", () => onSet(state.name, word));
        label.append(word);
      });
    } else if (state.low === undefined) {
      const label = entry(root, "label", "switch");
      label.append(state.name);
      const input = entry(label, "input");
      Object.assign(input, { type: "checkbox" });
      input.setAttribute("role", "switch");
      input.addEventListener("change", () => onSet(state.name, input.checked));
    } else {
      const { low, high } = state;
      slider(root, state.name, "", { min: low, max: high, step: (high - low) / 70 || 1, value: low }, (value) => String(Number(value.toFixed(2))),
        (value) => onSet(state.name, value));
    }
  }
  for (const state of product.states.filter((each) => each.element !== null)) {
    entry(root, "p", "quiet", `${state.name} is state of each ${state.element}: it starts at its first value.`);
  }
}

/** @param words a value as text */
function slider(root, name, about, range, words, onChange) {
  const label = entry(root, "label", "slider");
  const head = entry(label, "span", "head");
  entry(head, "b", "", name);
  const shown = entry(head, "output", "", words(range.value));
  const input = entry(label, "input");
  Object.assign(input, { type: "range", min: range.min, max: range.max, step: range.step });
  input.value = range.value;
  input.setAttribute("aria-valuetext", words(range.value));
  if (about) entry(label, "small", "", about);
  input.addEventListener("input", () => {
    const value = Number(input.value);
    shown.textContent = words(value);
    input.setAttribute("aria-valuetext", words(value));
    onChange(value);
  });
  return input;
}

/** Buttons for conflicts. @param onPlay with the conflict */
export function showConflicts(root, facts, onPlay) {
  if (facts.conflicts.length === 0) entry(root, "p", "quiet", "No two activities compete for a touch.");
  for (const conflict of facts.conflicts) {
    const button = entry(root, "button", `entry ${conflict.severity}`);
    button.type = "button";
    entry(button, "small", "", `${conflict.severity} · ${conflict.rule.split("/").at(-1)}`);
    entry(button, "b", "", conflict.activities.join(" and "));
    if (conflict.severity !== "note") entry(button, "span", "", plain(conflict.message));
    button.addEventListener("click", () => onPlay(conflict, button));
  }
}

/** Buttons for cases. @param onPlay with the case */
export function showCases(root, facts, onPlay) {
  if (facts.cases.length === 0) {
    entry(root, "p", "quiet", "There are no cases beside the spec. Docs/Cases.md says how they are written.");
  }
  for (const test of facts.cases) {
    const button = entry(root, "button", `entry case ${test.failures.length > 0 ? "error" : "good"}`);
    button.type = "button";
    entry(button, "i", "", test.failures.length > 0 ? "✗" : "✓").ariaLabel = test.failures.length > 0 ? "fails:" : "passes:";
    entry(button, "span", "", test.name);
    button.addEventListener("click", () => onPlay(test, button));
  }
  if (facts.leftOut > 0) entry(root, "p", "quiet", `${facts.leftOut} more do not fit on this page: \`gspec test\` and \`gspec lint\` have them.`);
}

/** Sliders for metrics. @param onMove `(name, stop)`: a stop is a place in the metric's values */
export function showMetrics(root, facts, onMove) {
  if (facts.metrics.length === 0) {
    entry(root, "p", "quiet", "No metric of this spec can be changed here: in the compiled table their values cannot be told apart.");
    return;
  }
  entry(root, "p", "quiet", "At once in force for what you touch and play. What lint says of the changed spec, this page does not know.");
  for (const metric of facts.metrics) {
    const { values, unit } = metric;
    const words = (stop) => `${values[stop]} ${unit}`;
    const at = values.indexOf(metric.value);
    const stop = at < 0 ? values.findIndex((value) => value >= metric.value) : at;
    slider(root, metric.name, metric.meaning, { min: 0, max: values.length - 1, step: 1, value: stop }, words, (moved) =>
      onMove(metric.name, moved === stop && at >= 0 ? undefined : moved));
  }
}

/** What has been recognized, one line each; `changed` goes with its `began`. */
export function showOutcomes(root, stories, product) {
  const told = stories.outcomes.filter((each) => each.phase !== "changed");
  const key = told.map((each) => `${each.time} ${each.activity} ${each.phase}`).join();
  if (root.dataset.key === key) return;
  root.dataset.key = key;
  root.replaceChildren();
  if (told.length === 0) entry(root, "li", "quiet", "Nothing was recognized.");
  for (const outcome of told) {
    const line = entry(root, "li");
    entry(line, "time", "", inTime((outcome.time - stories.start) * 1000));
    entry(line, "b", "", product.activities[outcome.activity].name);
    const commits = outcome.hasCommit && outcome.phase === "ended" ? (outcome.committed ? ", committed" : ", not committed") : "";
    entry(line, "span", "", `${outcome.phase}${commits}`);
    entry(line, "small", "", `${product.mechanics[outcome.mechanic]}${outcome.item ? ` on ${outcome.item}` : ""}`);
  }
}

/** Text without the marks that messages put around names. */
export function plain(text) {
  return text.replaceAll("`", "");
}

/** A file that the person gets. */
export function saveFile(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
