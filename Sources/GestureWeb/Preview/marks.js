// What is drawn over the screen: fingers with their trails, haptics as rings, and the names of claims.

/** How long a mark is seen, in milliseconds. */
const markLength = 900;

/** Draws a moment, moved by `shift`, and says whether a mark is seen. */
function drawMarks(layer, { time, fingers, marks, shift, isStill, width }) {
  const seen = marks.filter((each) => each.time <= time && time - each.time < markLength);
  const taken = [];
  layer.innerHTML = [
    ...fingers.filter((each) => each.time <= time && time < each.until + 260).map((each) => drawFinger(each, time, shift)),
    ...seen.map((each) => drawMark(each, time, shift, isStill, width, taken)),
  ].join("");
  const names = seen.filter((each) => !each.isFelt);
  layer.querySelectorAll(".name").forEach((node, index) => { node.textContent = names[index].text; });
  return seen.length > 0;
}

function drawFinger(finger, time, [right, down]) {
  const passed = finger.trail.filter((each) => each.t <= time);
  const place = ({ x, y }) => [(x + right).toFixed(1), (y + down).toFixed(1)];
  const [x, y] = place(passed.at(-1) ?? finger);
  const isUp = time >= finger.until;
  const end = !isUp ? "" : finger.isCancelled ? "t-hold" : "t-lift";
  return `<polyline class="s-way" points="${passed.map((each) => place(each).join(",")).join(" ")}"/><circle class="${end}" cx="${x}" cy="${y}" r="22"/>`
    + `<text x="${x}" y="${(Number(y) + 5).toFixed(1)}">${isUp ? "" : finger.number}</text>`;
}

/** @param taken the places of names before it: names of one place stand above each other */
function drawMark(mark, time, [right, down], isStill, width, taken) {
  const part = (time - mark.time) / markLength;
  const x = Math.min(width - 60, Math.max(60, mark.x + right));
  const y = Math.max(90, mark.y + down);
  let top = y - 52 - (isStill ? 0 : part * 14);
  while (!mark.isFelt && taken.some((each) => Math.abs(each.x - x) < 100 && Math.abs(each.top - top) < 22)) top -= 22;
  if (!mark.isFelt) taken.push({ x, top });
  return mark.isFelt
    ? `<circle class="felt" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${isStill ? 40 : (26 + part * 30).toFixed(1)}" opacity="${(1 - part).toFixed(2)}"/>`
    : `<text class="name" x="${x.toFixed(1)}" y="${top.toFixed(1)}" opacity="${Math.min(1, 2 - part * 2).toFixed(2)}"></text>`;
}
