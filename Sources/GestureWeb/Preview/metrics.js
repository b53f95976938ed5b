// Metrics on sliders. The compiler has said which bytes of the table differ at each stop; the page puts them in.

const headerLength = 14;

/** A table with other metrics. @param moved which stop each metric is at, by name */
export function patchTable(table, metrics, moved) {
  const body = table.subarray(headerLength);
  const patches = new Map();
  // In the order of the metrics: those that follow another come after it, and have the last word on themselves.
  for (const metric of metrics) {
    if (moved[metric.name] === undefined) continue;
    for (const [from, length, stops] of metric.patches) patches.set(from, { length, bytes: stops[moved[metric.name]] });
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

/** The spec's text with other metrics. @param values by name, with their units */
export function changeSpec(text, values) {
  let changed = text;
  for (const [name, value] of Object.entries(values)) changed = changeMetric(changed, name, value);
  return changed;
}

function changeMetric(text, name, value) {
  const lines = text.split("\n");
  const at = lines.findIndex((line) => /^metrics:/.test(line));
  if (at < 0) {
    const after = lines.findIndex((line) => /^(platforms|uses|product):/.test(line));
    const place = lines.findLastIndex((line, index) => index < lines.length && /^(platforms|uses|product|gspec):[^\n]*\S/.test(line));
    lines.splice(Math.max(place, after, 0) + 1, 0, "metrics:", `  ${name}: ${value}`);
    return lines.join("\n");
  }
  if (/^metrics:\s*\{/.test(lines[at])) {
    const own = new RegExp(`([{,]\\s*${name}:\\s*)[^,}]+`);
    lines[at] = own.test(lines[at]) ? lines[at].replace(own, `$1${value}`) : lines[at].replace("{", `{${name}: ${value}, `);
    return lines.join("\n");
  }
  let end = at + 1;
  while (end < lines.length && (/^\s/.test(lines[end]) || lines[end] === "")) end += 1;
  const own = lines.findIndex((line, index) => index > at && index < end && new RegExp(`^\\s+${name}:`).test(line));
  if (own >= 0) {
    lines[own] = lines[own].replace(/^(\s+[a-z-]+:\s*)[^#]*?(\s*#.*)?$/, `$1${value}$2`);
  } else {
    const indent = /^\s+/.exec(lines[at + 1] ?? "")?.[0] ?? "  ";
    lines.splice(at + 1, 0, `${indent}${name}: ${value}`);
  }
  return lines.join("\n");
}
