// Metrics on sliders. The compiler has said which bytes of the table differ at each stop; the page puts them in.

const headerLength = 14;

/** The table of the spec, or of the spec with a fix, with the metrics that are chosen. */
export class MetricTable {
  /** @param patches a list for each metric; none where the table cannot follow metrics */
  constructor(module, bytes, patches) {
    Object.assign(this, { module, bytes, patches });
    this.written = this.table = module.table(bytes);
  }

  get follows() {
    return this.patches !== undefined;
  }

  /** @param stops the stop of each metric, or nothing where it is as written */
  move(stops) {
    const key = stops.join();
    if (this.key === key) return;
    this.key = key;
    this.table = this.follows && stops.some((each) => each !== undefined) ? this.module.table(this.at(stops)) : this.written;
  }

  at(stops) {
    return patchTable(this.bytes, this.patches, stops);
  }
}

function patchTable(table, all, chosen) {
  const body = table.subarray(headerLength);
  const patches = new Map();
  // In the order of the metrics: those that follow another come after it, and have the last word on themselves.
  chosen.forEach((stop, metric) => {
    if (stop === undefined) return;
    for (const [offsets, length, stops] of all[metric]) {
      for (const from of offsets) patches.set(from, { length, bytes: stops[stop] });
    }
  });
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
