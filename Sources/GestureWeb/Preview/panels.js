// The lists beside the screen: conflicts, cases, metrics, outcomes.

function entry(parent, tag, name, text) {
  const node = make(tag, name, text);
  parent.append(node);
  return node;
}

/** @param words a value as text @returns what shows another value, also with a text of its own */
function slider(root, name, about, range, words, onChange) {
  const label = entry(root, "label", "slider");
  const head = entry(label, "span", "head");
  entry(head, "b", "", name);
  const shown = entry(head, "span", "value", words(range.value));
  const input = entry(label, "input");
  // Its name is not all that the label says: the value is its own, and what it means a description.
  input.ariaLabel = name;
  if (about) input.ariaDescription = about;
  Object.assign(input, { type: "range", min: range.min, max: range.max, step: range.step, name: range.name ?? name });
  input.value = range.value;
  input.setAttribute("aria-valuetext", words(range.value));
  if (about) entry(label, "small", "", about);
  const tell = (text) => {
    shown.textContent = text;
    input.setAttribute("aria-valuetext", text);
  };
  input.addEventListener("input", () => {
    tell(words(Number(input.value)));
    onChange(Number(input.value));
  });
  return (value, text = words(value)) => {
    input.value = value;
    tell(text);
  };
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

/** Buttons for a conflict as it is and with each fix that has a table, if there are any; plays it as it is. @param onPlay with the fix, and what is said of it */
export function showFixes(root, conflict, tables, onPlay) {
  root.replaceChildren();
  for (const fix of [undefined, ...tables]) {
    const about = conflict.fixes.find((each) => each.name === fix?.name);
    const chip = entry(root, "button", "chip", fix ? `with ${fix.name}` : "as it is");
    chip.type = "button";
    chip.addEventListener("click", () => {
      for (const each of root.children) each.setAttribute("aria-pressed", each === chip);
      onPlay({
        fix, verdict: fix ? `with the fix ${fix.name}` : `${conflict.severity}: ${conflict.rule}`, tone: fix ? "good" : conflict.severity,
        about: about ? `${begun(about.title)}. It costs: ${about.cost.map(plain).join("; ")}.`
          : [plain(conflict.message), ...conflict.notes.map(begun)].join(". ") + ".",
      });
    });
  }
  const [first] = root.children;
  if (tables.length === 0) first.remove();
  first.click();
}

/** Buttons for cases. @param onPlay with the case */
export function showCases(root, facts, onPlay) {
  if (facts.cases.length === 0) {
    entry(root, "p", "quiet", facts.errors.length > 0
      ? "Cases of a spec with errors are not run."
      : "There are no cases beside the spec. Docs/Cases.md says how they are written.");
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
    entry(root, "p", "quiet", facts.metricsLeftOut > 0
      ? `The sliders of ${facts.metricsLeftOut} metrics do not fit on this page. Change the metrics in the spec.`
      : "No metric of this spec can be changed here: each changes more than numbers of the compiled table.");
    return;
  }
  entry(root, "p", "quiet", "Changes apply at once to what you touch and play. Verdicts are those of the spec as written: lint and test the changed spec.");
  for (const metric of facts.metrics) {
    const { values, unit } = metric;
    const about = metric.place ? metric.meaning : `${metric.meaning}; cannot be saved, because an anchor or alias shares the value`;
    const words = (stop) => `${values[stop]} ${unit}`;
    const at = values.indexOf(metric.value);
    const stop = at < 0 ? values.findIndex((value) => value >= metric.value) : at;
    slider(root, metric.name, about, { min: 0, max: values.length - 1, step: 1, value: stop }, words, (moved) =>
      onMove(metric.name, moved === stop && at >= 0 ? undefined : moved));
  }
}

/** Buttons for the spec with the metrics that are chosen. @param text gives it */
export function showChanged(root, text, { source }, { name }) {
  const row = entry(root, "div", "row");
  for (const [id, label, act] of [
    ["copy", "Copy the changed spec", () => navigator.clipboard?.writeText(text())],
    ["keep", "Save the changed spec", () => saveFile(/\.ya?ml$/.test(source) ? source : `${name}.gspec.yaml`, text())],
  ]) {
    const button = entry(row, "button", "", label);
    Object.assign(button, { type: "button", id });
    button.addEventListener("click", act);
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
    entry(line, "span", "", phaseOf(outcome));
    entry(line, "small", "", `${product.mechanics[outcome.mechanic]}${placeOf(outcome)}`);
  }
}

/** What has been recognized, as one text to be read aloud: of what lasts, its end. */
export function spokenOutcomes(stories, product) {
  const told = stories.outcomes.filter(({ phase }) => phase !== "changed" && phase !== "began");
  return told.map((each) => `${product.activities[each.activity].name} ${phaseOf(each)}${placeOf(each)}`).join(". ") || "Nothing was recognized.";
}

function phaseOf({ phase, hasCommit, committed }) {
  return `${phase}${hasCommit && phase === "ended" ? (committed ? ", committed" : ", not committed") : ""}`;
}

function placeOf({ item }) {
  return item ? ` on ${item}` : "";
}

/** The errors of the spec, which make it fail elsewhere. */
export function showErrors(root, { errors }) {
  root.hidden = errors.length === 0;
  for (const error of errors) entry(root.querySelector("ul"), "li", "", plain(error));
}

/** Text without the marks that messages put around names. */
export function plain(text) {
  return text.replaceAll("`", "");
}

/** Such a text as a sentence: with a capital letter, unless a name begins it. */
function begun(text) {
  return text.startsWith("`") ? plain(text) : text.slice(0, 1).toUpperCase() + plain(text.slice(1));
}

/** A file that the person gets. */
export function saveFile(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
