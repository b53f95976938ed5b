// Traces: what touched the screen when. In the page a trace is a header and lines as Docs/Traces.md has them.

/** The lines of a trace. Runs of moves come as numbers: microseconds since the event before, the finger, 64ths of a point. */
export function readTrace(texts) {
  const [header, ...rest] = texts.map((text) => JSON.parse(text));
  const lines = [];
  const places = new Map();
  let last = 0;
  for (const line of rest) {
    if (!Array.isArray(line)) {
      lines.push(line);
      if (line.id !== undefined) places.set(line.id, { x: line.x, y: line.y });
      last = Math.round((line.t ?? 0) * 1000);
      continue;
    }
    for (let at = 0; at < line.length; at += 4) {
      const id = line[at + 1];
      const place = places.get(id);
      last += line[at];
      place.x += line[at + 2] / 64;
      place.y += line[at + 3] / 64;
      lines.push({ t: last / 1000, phase: "move", id, x: place.x, y: place.y });
    }
  }
  return { header, lines };
}

/** A trace that begins at 0, as text that `gspec run`, `explain` and `test` read. */
export function writeTrace({ header, lines }) {
  const start = Math.floor(lines[0]?.t ?? 0);
  const moved = lines.map(({ t, ...line }) => ({ t: (micro(t) - start * 1000) / 1000, ...line }));
  return [{ trace: 1, unit: "pt", ...header }, ...moved].map((line) => JSON.stringify(line) + "\n").join("");
}

/** When the last event of a trace comes. */
export function endOf(lines) {
  return lines.at(-1)?.t ?? 0;
}

/** The path of an element without the keys of its things. */
export function plainPath(path) {
  return path.replace(/\[[^\]]*\]/g, "");
}

/** The path of an element that a trace calls by its own name alone. */
export function wholePath(elements, path) {
  const name = plainPath(path);
  if (elements.includes(name)) return path;
  const found = elements.filter((each) => each.endsWith(`/${name}`));
  return found.length === 1 ? found[0].slice(0, -name.length) + path : path;
}

/** The paths of an element and of everything around it, the outermost first. */
export function pathsAround(path) {
  const parts = path.match(/[^/[]+(\[[^\]]*\])?/g) ?? [];
  return parts.map((_, end) => parts.slice(0, end + 1).join("/"));
}
