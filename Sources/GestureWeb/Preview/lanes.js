// Fingers and candidates as lanes on one time axis. Shapes, numbers and styles are those of the pages of `gspec doc`.

const spokenVerdicts = { won: "recognized", failed: "failed", possible: "possible" };

/** Draws the stories of a touch into a node, again and again while it goes on. */
export class Lanes {
  constructor(root, product, facts) {
    Object.assign(this, { root, product, facts });
    this.rule = facts.words.lanes;
    this.root.innerHTML = '<div class="now" aria-hidden="true"></div><div class="lane" aria-hidden="true"><span></span>'
      + `<svg class="track axis" width="100%" height="${this.rule.axisHeight}"></svg></div><ol class="lanes"></ol>`;
    [this.now, { lastElementChild: this.axis }, this.list] = this.root.children;
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
    const { least, margin } = this.rule;
    const known = Math.max(least, (isLive ? Math.max(now, stories.end) : stories.end) - start);
    // An axis that grew with every frame would have every lane drawn anew.
    this.span = isLive ? 600 * 1.5 ** Math.max(0, Math.ceil(Math.log(known / 600) / Math.log(1.5))) : known;
    this.place = (time) => margin + Math.min(1, Math.max(0, (time - start) / this.span)) * (100 - 2 * margin);
    const end = Math.max(isLive ? now : start + known, stories.end);
    const rows = [
      ...this.fingers(stories, end),
      ...this.ordered(stories).map((story) => this.candidate(stories, story, end)),
      ...this.shutOut(stories),
    ];
    this.update(rows);
    this.ticks(start);
    this.now.style.setProperty("--at", `${this.place(now).toFixed(2)}%`);
  }

  /** Winners first, then who came furthest, then who began first, in the order of the spec. */
  ordered({ candidates }) {
    const rank = { won: 0, possible: 1, failed: 2 };
    const late = (each) => (each.until === Infinity ? Number.MAX_VALUE : each.until);
    return candidates.filter((each) => each.verdict !== "guard").sort((a, b) =>
      rank[a.verdict] - rank[b.verdict] || late(b) - late(a) || a.time - b.time || a.recognizer - b.recognizer);
  }

  /** Those that no guard lets in: one line for each guard. */
  shutOut({ candidates }) {
    const guards = new Map();
    for (const { activity } of candidates.filter((each) => each.verdict === "guard")) {
      const when = this.facts.activities[activity].when ?? "";
      guards.set(when, (guards.get(when) ?? new Set()).add(this.product.activities[activity].name));
    }
    return [...guards].map(([when, names]) => ({
      kind: "guard", name: "not now", detail: "", track: "", spoken: "not now",
      why: `${[...names].join(", ")}: ${this.facts.words.guardFailed[names.size > 1 ? 1 : 0]}${when && `: ${when}`}`,
    }));
  }

  /** One lane for each finger, also where it comes down again. */
  fingers({ fingers }, end) {
    const names = fingers.map((each) => `${each.tool ?? "finger"} ${each.number}`);
    const number = (name) => Number(name.split(" ")[1]);
    return [...new Set(names)].sort((a, b) => number(a) - number(b)).map((name) => {
      const own = fingers.filter((_, index) => names[index] === name);
      const detail = [...new Set(own.map(({ on }) => on).filter(Boolean))].join(", ");
      return {
        kind: "finger", name, detail, why: "", spoken: detail ? `${name} on ${detail}` : name,
        track: own.map((each) => this.bar("finger", each.time, Math.min(each.until, end))).join(""),
      };
    });
  }

  candidate(stories, story, end) {
    const activity = this.product.activities[story.activity];
    const { verdict, held, claim } = story;
    const until = Math.min(story.until, end);
    const track = [this.bar("possible", story.time, Math.min(held?.since ?? Infinity, claim ?? Infinity, until))];
    if (held) track.push(this.bar("held", held.since, Math.min(claim ?? until, until)));
    if (claim !== undefined) track.push(this.bar("won", claim, until), this.mark("claim", { at: claim }));
    if (verdict === "failed") track.push(this.mark("failed", { at: until }));
    const waiting = held ? ` held for ${this.product.activities[held.rival].name}` : "";
    return {
      kind: verdict, name: activity.name, title: this.facts.activities[story.activity].summary ?? "",
      detail: this.facts.recognizers[story.recognizer].mechanics.join(", "), track: track.join(""),
      why: plain(stories.sentence(story)).replace(activity.name, "").replace(/^:? /, ""), spoken: `${activity.name}, ${spokenVerdicts[verdict]}${waiting}`,
    };
  }

  bar(name, from, to) {
    return this.mark(name, { at: from, width: `${Math.max(0, this.place(to) - this.place(from)).toFixed(2)}%` });
  }

  mark(name, { at, ...others } = {}) {
    const blanks = { at: `${this.place(at).toFixed(2)}%`, ...others };
    return fill(this.rule.marks[name], (blank) => blanks[blank]);
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
      node.innerHTML = `<span class="who"><b></b> <small></small></span><svg class="track" width="100%" height="${this.rule.height}">`
        + `${this.rule.marks.time}${row.track}</svg><span class="why"></span>`;
      const [name, detail] = node.firstElementChild.children;
      name.textContent = row.name;
      name.title = row.title ?? "";
      detail.textContent = row.detail;
      node.lastElementChild.textContent = row.why;
    });
    while (this.list.children.length > rows.length) this.list.lastElementChild.remove();
    this.rows.length = rows.length;
  }

  ticks(start) {
    const { span } = this;
    if (this.drawn === span) return;
    this.drawn = span;
    const { steps, mostSteps, lastLabel } = this.rule;
    const step = steps.find((each) => Math.floor(span / each) <= mostSteps) ?? Math.floor(span / mostSteps) + 1;
    const marks = [];
    for (let time = 0; time <= span; time += step) {
      const at = start + time;
      marks.push(this.mark("tick", { at }));
      // A text needs room before the end.
      if (this.place(at) <= lastLabel) marks.push(this.mark(time === 0 ? "firstLabel" : "label", { at, text: time === 0 ? "0" : inTime(time * 1000) }));
    }
    this.axis.innerHTML = marks.join("");
  }
}
