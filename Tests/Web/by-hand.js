// The gestures of rows.gspec.yaml as people write them by hand, for Scripts/bench-web: touch, hold, drag to one side, pinch. It handles one
// finger for a row and takes the velocity of the last move only. It has no state, no rivals and no reading direction.
export function recognizeByHand(root, tell) {
  const slop = 8, hold = 400;
  const fingers = new Map();
  let timer, spread;
  const emit = (activity, phase, event, more) => tell({ activity, phase, time: event.timeStamp, ...more });
  root.addEventListener("pointerdown", (event) => {
    const node = event.target.closest("[data-gesture]");
    if (!node) return;
    const finger = { x: event.clientX, y: event.clientY, nowX: event.clientX, nowY: event.clientY, time: event.timeStamp, node, state: "possible" };
    fingers.set(event.pointerId, finger);
    if (node.dataset.gesture === "photo") {
      if (fingers.size === 2) spread = { start: distance(), began: false };
      return;
    }
    timer = setTimeout(() => {
      if (finger.state !== "possible") return;
      finger.state = "select";
      emit("select", "began", { timeStamp: finger.time + hold });
    }, hold);
  });
  const distance = () => {
    const [a, b] = [...fingers.values()];
    return Math.hypot(a.nowX - b.nowX, a.nowY - b.nowY);
  };
  root.addEventListener("pointermove", (event) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    for (const each of event.getCoalescedEvents?.() ?? [event]) {
      finger.speed = (each.clientX - finger.nowX) / Math.max(1, each.timeStamp - (finger.last ?? finger.time));
      finger.last = each.timeStamp;
      [finger.nowX, finger.nowY] = [each.clientX, each.clientY];
    }
    const [dx, dy] = [finger.nowX - finger.x, finger.nowY - finger.y];
    if (spread) {
      const scale = distance() / spread.start;
      if (!spread.began && distance() - spread.start > 16) {
        spread.began = true;
        emit("zoom", "began", event, { scale: 1 });
      } else if (spread.began) emit("zoom", "changed", event, { scale });
    } else if (finger.state === "possible" && Math.hypot(dx, dy) > slop) {
      clearTimeout(timer);
      finger.state = dx < 0 && Math.abs(dx) > Math.abs(dy) ? "archive" : "failed";
      if (finger.state === "archive") emit("archive", "began", event, { dx: 0 });
    } else if (finger.state === "archive" || finger.state === "select") emit(finger.state, "changed", event, { dx });
  });
  const end = (event) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    fingers.delete(event.pointerId);
    clearTimeout(timer);
    const dx = finger.nowX - finger.x;
    if (spread) {
      if (spread.began) emit("zoom", "ended", event, {});
      spread = undefined;
    } else if (finger.state === "possible" && event.timeStamp - finger.time < hold) emit("open", "recognized", event, {});
    else if (finger.state === "archive") emit("archive", "ended", event, { committed: dx < -80 || finger.speed < -0.8 });
    else if (finger.state === "select") emit("select", "ended", event, {});
  };
  root.addEventListener("pointerup", end);
  root.addEventListener("pointercancel", end);
}
