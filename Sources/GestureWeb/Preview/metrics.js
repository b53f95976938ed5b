// Metrics on sliders. The compiler has said which bytes of the table differ at each stop; the page puts them in.

const headerLength = 14;

/** A table with other metrics. @param moved which stop each metric is at, by name */
export function patchTable(table, metrics, moved) {
  const body = table.subarray(headerLength);
  const patches = new Map();
  // In the order of the metrics: those that follow another come after it, and have the last word on themselves.
  for (const metric of metrics) {
    if (moved[metric.name] === undefined) continue;
    for (const [offsets, length, stops] of metric.patches) {
      for (const from of offsets) patches.set(from, { length, bytes: stops[moved[metric.name]] });
    }
  }
  const parts = [];
  let reached = 0;
  for (const [from, { length, bytes }] of [...patches].sort((a, b) => a[0] - b[0])) {
    parts.push(...body.subarray(reached, from), ...bytes);
    reached = from + length;
  }
  parts.push(...body.subarray(reached));
  const result = new Uint8Array(headerLength + parts.length);
  result.set(table.subarray(0, headerLength));
  result.set(parts, headerLength);
  const view = new DataView(result.buffer);
  view.setUint32(6, parts.length, true);
  view.setUint32(10, parts.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 0x811c9dc5) >>> 0, true);
  return result;
}

/** The spec's text with other metrics, at the places that the compiler knows. @param changes `[metric, value]`, values with their units */
export function changeSpec(text, changes) {
  const edits = changes.filter(([{ place }]) => place.length === 2).map(([{ place: [from, to] }, value]) => [from, to, value]);
  const added = changes.filter(([{ place }]) => place.length > 2);
  if (added.length > 0) {
    // New keys all have one place.
    const [from, to, opening, separator, closing] = added[0][0].place;
    edits.push([from, to, opening + added.map(([{ name }, value]) => `${name}: ${value}`).join(separator) + closing]);
  }
  // From the end on, so that places before an edit stay where they are.
  return edits.sort((a, b) => b[0] - a[0]).reduce((changed, [from, to, value]) => changed.slice(0, from) + value + changed.slice(to), text);
}
