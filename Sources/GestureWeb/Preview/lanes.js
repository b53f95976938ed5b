// Fingers and candidates as lanes on one time axis.

/** Draws the stories of a touch into a node, again and again while it goes on. */
export class Lanes {
  constructor(root, product, facts) {
    Object.assign(this, { root, product, facts });
    this.root.innerHTML = '<div class="axis" aria-hidden="true"></div><ol class="lanes"></ol><div class="now" aria-hidden="true"></div>';
    [this.axis, this.list, this.now] = this.root.children;
    this.rows = [];
  }

  /** @param now the moment that is seen; what comes later is drawn, too, where it is known @param isLive whether it goes on */
  draw(stories, now, isLive = false) {
    const { start } = stories;
    this.root.classList.toggle("empty", start === undefined);
    if (start === undefined) {
      this.list.replaceChildren();
      this.rows = [];
      return;
    }
    const known = Math.max(600, Math.max(stories.end, Math.min(now, stories.end + 400)) - start) * 1.04;
    // An axis that grew with every frame would have every lane drawn anew.
    const span = isLive ? 624 * 1.5 ** Math.ceil(Math.log(known / 624) / Math.log(1.5)) : known;
    const share = (time) => `${(Math.min(1, Math.max(0, (time - start) / span)) * 100).toFixed(2)}%`;
    const end = Math.max(now, stories.end);
    const rows = [
      ...stories.fingers.map((finger) => this.finger(finger, share, end)),
      ...this.ordered(stories).map((story) => this.candidate(stories, story, share, end)),
      ...this.shutOut(stories),
    ];
    this.update(rows);
    this.ticks(span);
    this.now.style.setProperty("--at", share(now));
  }

  /** Winners first, then who came furthest. */
  ordered({ candidates }) {
    const rank = { won: 0, possible: 1, failed: 2 };
    return candidates.filter((each) => each.verdict !== "guard").map((story, index) => ({ story, index })).sort((a, b) =>
      rank[a.story.verdict] - rank[b.story.verdict] || b.story.until - a.story.until || a.index - b.index).map(({ story }) => story);
  }

  /** Those that no guard lets in: one line for each guard. */
  shutOut({ candidates }) {
    const guards = new Map();
    for (const { activity } of candidates.filter((each) => each.verdict === "guard")) {
      const when = this.facts.activities[activity].when ?? "";
      guards.set(when, (guards.get(when) ?? new Set()).add(this.product.activities[activity].name));
    }
    return [...guards].map(([when, names]) => ({
      kind: "guard", name: "not now", detail: "", bars: [], spoken: "not now",
      why: `${[...names].join(", ")}: ${this.facts.words.guardFailed[names.size > 1 ? 1 : 0]}${when && `: ${when}`}`,
    }));
  }

  finger(finger, share, end) {
    const on = finger.on ? ` on ${finger.on}` : "";
    const name = `${finger.tool ?? "finger"} ${finger.number}`;
    return {
      kind: "finger", name, detail: finger.on ?? "", why: "",
      bars: [["down", share(finger.time), share(Math.min(finger.until, end))]],
      spoken: name + on,
    };
  }

  candidate(stories, story, share, end) {
    const activity = this.product.activities[story.activity];
    const claim = story.claim ?? Infinity;
    const bars = [];
    const free = Math.min(story.held?.since ?? Infinity, claim, story.until, end);
    bars.push(["possible", share(story.time), share(free)]);
    if (story.held) bars.push(["held", share(story.held.since), share(Math.min(claim, story.until, end))]);
    if (claim < Infinity) bars.push(["won", share(claim), share(Math.min(story.until, end))]);
    const sign = { won: "✓", failed: "×", possible: "…" }[story.verdict];
    const waiting = story.held ? ` held for ${this.product.activities[story.held.rival].name}` : "";
    return {
      kind: story.verdict, name: activity.name, title: this.facts.activities[story.activity].summary ?? "", detail: this.facts.recognizers[story.recognizer].mechanics.join(" / "),
      why: plain(stories.sentence(story)).replace(activity.name, "").replace(/^:? /, ""), bars, sign, at: share(Math.min(claim, story.until)),
      spoken: `${activity.name}, ${story.verdict}${waiting}`,
    };
  }

  /** Only what differs is written: a lane that a reader is at stays. */
  update(rows) {
    rows.forEach((row, index) => {
      const key = JSON.stringify(row);
      let node = this.list.children[index];
      if (!node) this.list.append((node = document.createElement("li")));
      if (this.rows[index] === key) return;
      this.rows[index] = key;
      node.className = `lane ${row.kind}`;
      node.setAttribute("aria-label", `${row.spoken}. ${row.why}`);
      const bars = row.bars.map(([kind, from, to]) => `<i class="bar ${kind}" style="left:${from};right:calc(100% - ${to})"></i>`).join("");
      const sign = row.sign && row.kind !== "possible" ? `<b class="sign" style="left:${row.at}">${row.sign}</b>` : "";
      node.innerHTML = `<span class="who"><b></b><small></small></span><span class="track">${bars}${sign}</span><span class="why"></span>`;
      const [name, detail] = node.firstElementChild.children;
      name.textContent = row.name;
      name.title = row.title ?? "";
      detail.textContent = row.detail;
      node.lastElementChild.textContent = row.why;
    });
    while (this.list.children.length > rows.length) this.list.lastElementChild.remove();
    this.rows.length = rows.length;
  }

  ticks(span) {
    const step = [50, 100, 200, 500, 1000, 2000, 5000, 10000, 30000].find((each) => span / each <= 6) ?? 60000;
    const key = `${step} ${span.toFixed(0)}`;
    if (this.drawn === key) return;
    this.drawn = key;
    const marks = [];
    for (let time = 0; time < span; time += step) {
      const text = time >= 1000 ? `${time / 1000} s` : `${time} ms`;
      // A text needs room before the end.
      marks.push(`<i style="left:${((time / span) * 100).toFixed(2)}%">${time / span < 0.86 ? text : ""}</i>`);
    }
    this.axis.innerHTML = marks.join("");
  }
}
