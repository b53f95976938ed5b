// The page: what is touched or played is heard by the recognizer, shown on the screen, and told beside it.

const facts = whole(JSON.parse(document.getElementById("facts").textContent));
const at = (id) => document.getElementById(id);
const bytesOf = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

class Page {
  constructor(module) {
    this.module = module;
    this.own = new MetricTable(module, bytesOf(product.table), facts.metrics.map(({ patches }) => patches));
    this.moved = {};
    this.screen = new Screen(at("phone"), facts);
    this.stage = new Stage(this.screen, this.own.table, product, facts);
    this.stories = new Stories(product, facts);
    this.played = new Stories(product, facts);
    this.lanes = new Lanes(at("lanes").firstElementChild, product, facts);
    const [width, height] = facts.screen;
    const both = {
      outcome: (outcome, index, machine) => (this.stories.outcome(outcome, index, machine), this.stage.outcome(outcome, index, machine)),
      reason: (reason, machine) => (this.stories.reason(reason, machine), this.stage.reason(reason, machine)),
      land: (finger) => this.stage.land(finger),
      lift: (finger, time) => this.stage.lift(finger, time),
    };
    this.live = new Live(() => this.machineFor(both), this.stories, { width, height });
    this.host = new PreviewHost(this.screen, product, module, this.live, (node) => this.touch(node));
    this.host.onChange = () => this.animate();
    this.player = new Player(this.stage, this.played, (time) => this.show(time));
    this.isLive = true;
    this.fit();
    this.wire();
    this.tell();
  }

  // What is seen

  get isStill() {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  get shownStories() {
    return this.isLive ? this.stories : this.played;
  }

  /** A moment of what is touched or played. */
  show(time) {
    const moves = this.stage.draw(time, this.isStill);
    this.drawFingers(time);
    const isGoing = this.isLive && this.live.down.size > 0;
    this.lanes.draw(this.shownStories, time, isGoing);
    showOutcomes(at("outcomes"), this.shownStories, product);
    if (!this.isLive) {
      this.state.show(valuesOf(product, this.settings, time));
      at("scrub").value = Math.round(((time - this.player.start) / (this.player.end - this.player.start)) * 1000);
      at("play").textContent = this.player.isPlaying ? "Pause" : "Play";
    }
    return moves;
  }

  animate() {
    if (!this.isLive) return;
    this.frame ??= requestAnimationFrame((now) => {
      this.frame = undefined;
      if (!this.isLive) return;
      const moves = this.show(now);
      this.enable();
      this.announce();
      if (moves || this.live.down.size > 0 || this.live.nextDeadline < Infinity || this.hasMarks) this.animate();
    });
  }

  /** Says what was recognized, once a touch is over. */
  announce() {
    const { touches, down, nextDeadline } = this.live;
    const isOver = touches.length > 0 && down.size === 0 && nextDeadline === Infinity;
    const words = isOver ? spokenOutcomes(this.stories, product) : "";
    if (at("heard").textContent !== words) at("heard").textContent = words;
  }

  drawFingers(time) {
    this.hasMarks = drawMarks(this.layer, {
      time, fingers: this.shownStories.fingers, marks: this.stage.marks, shift: this.isLive ? [0, 0] : this.shift, isStill: this.isStill,
      width: this.screen.width,
    });
  }

  /** The screen is as large as there is room for. */
  fit() {
    const bezel = this.screen.root.parentElement;
    const most = Math.min(1, bezel.parentElement.clientWidth / (this.screen.width + 24), Math.max(420, innerHeight - 300) / (this.screen.height + 24));
    bezel.style.setProperty("--scale", most);
    bezel.style.width = `${(this.screen.width + 24) * most}px`;
    bezel.style.height = `${(this.screen.height + 24) * most}px`;
  }

  // What a person does

  wire() {
    at("source").textContent = `${facts.source} · touch it, play its conflicts and cases, and see who gets each touch`;
    this.layer = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    this.layer.setAttribute("class", "fingers");
    this.layer.setAttribute("viewBox", `0 0 ${this.screen.width} ${this.screen.height}`);
    this.layer.setAttribute("aria-hidden", "true");
    this.screen.root.append(this.layer);
    addEventListener("resize", () => this.fit());
    this.scenes();
    new Keys(this.screen, product, this.live, this.host, (node) => this.touch(node));
    showErrors(at("errors"), facts);
    this.state = new StatePanel(at("state"), product, facts, this.screen, (name, value) => this.set(name, value));
    at("tool").addEventListener("change", () => { this.host.tool = at("tool").value; });
    at("layout").hidden = !facts.followsReading;
    at("layout").addEventListener("change", (event) => this.mirror(event.target.checked));
    const list = (id, show, items, play) => {
      show(at(id).querySelector("div"), facts, play);
      if (items) at(id).querySelector("summary").append(make("span", "count", String(items.length)));
    };
    list("conflicts", showConflicts, facts.conflicts, (conflict, button) => this.playConflict(conflict, button));
    list("cases", showCases, facts.cases, (test, button) => this.playCase(test, button));
    list("metrics", showMetrics, null, (name, stop) => this.move(name, stop));
    if (facts.metrics.length > 0) showChanged(at("metrics").querySelector("div"), () => this.changedSpec, facts, product);
    at("undo").addEventListener("click", () => this.undo());
    at("play").addEventListener("click", () => this.playOrPause());
    at("scrub").addEventListener("input", () => this.scrub(Number(at("scrub").value) / 1000));
    at("speed").addEventListener("change", () => { this.player.speed = Number(at("speed").value); });
    at("save").addEventListener("click", () => saveFile(`${product.name}-touch.jsonl`, this.trace(false)));
    at("all").addEventListener("click", () => saveFile(`${product.name}-touches.jsonl`, this.trace(true)));
  }

  scenes() {
    const { scenes } = this.screen;
    at("scenes").hidden = scenes.length < 2;
    scenes.forEach((scene, index) => {
      const button = make("button", "chip", scene.name);
      button.type = "button";
      button.addEventListener("click", () => this.showScene(index));
      at("scenes").append(button);
    });
    this.showScene(0);
  }

  showScene(index) {
    this.screen.show(index);
    [...at("scenes").children].forEach((button, each) => button.setAttribute("aria-pressed", each === index));
  }

  /** A finger is on the screen: what was played is over. @param node what it is on, if anything */
  touch(node) {
    if (!this.isLive) this.back();
    if (node) this.state.choose(node.dataset.item);
  }

  /** The screen in another layout, in which all that was touched is heard anew. */
  mirror(isMirrored) {
    this.live.header.layout = isMirrored ? "rtl" : undefined;
    this.back();
  }

  back() {
    this.player.pause();
    this.isLive = true;
    this.screen.lay(this.live.header);
    this.stage.clear();
    this.live.again();
    this.host.schedule();
    this.tell();
    this.animate();
  }

  undo() {
    if (this.isLive) {
      this.stage.clear();
      this.live.undo();
      this.host.schedule();
    } else {
      return this.back();
    }
    this.tell();
    this.animate();
  }

  set(name, value) {
    this.touch();
    this.live.take({ t: performance.now(), set: { [name]: value } });
    this.state.show(valuesOf(product, this.live.lines));
    this.host.tell();
  }

  // What is played

  playConflict(conflict, button) {
    const tables = facts.fixes.filter((each) => each.of === conflict.message);
    showFixes(at("fixes"), conflict, tables, ({ fix, ...words }) => {
      if (fix) fix.made ??= new MetricTable(this.module, bytesOf(fix.table), fix.patches);
      this.play(readTrace(conflict.trace), { ...words, title: conflict.activities.join(" and "), table: fix?.made, button });
    });
  }

  playCase(test, button) {
    at("fixes").replaceChildren();
    const isGood = test.failures.length === 0;
    this.play(readTrace(test.trace), {
      title: test.name, rivals: test.rivals, verdict: isGood ? "passes" : "fails", tone: isGood ? "good" : "error",
      about: test.failures.map((each) => `${plain(each)}.`).join(" "), button,
    });
  }

  play({ header, lines }, { table = this.own, rivals, ...words }) {
    this.isLive = false;
    const path = lines.find((line) => line.phase === "down")?.on ?? "";
    const scene = this.screen.showPath(plainPath(path));
    if (scene >= 0) this.showScene(scene);
    this.shift = this.shiftOf(lines, path);
    this.state.choose(wholePath(product.elements, path));
    table.move(this.stops);
    this.load({ header, lines, table, rivals, words });
    this.judge();
    this.reveal();
    if (this.isStill) this.player.seek(this.player.end);
    else this.player.play();
  }

  load(take) {
    this.settings = take.lines.filter((line) => line.set);
    this.screen.lay(take.header);
    this.player.speed = Number(at("speed").value);
    this.player.pause();
    this.player.load(take, (listener, { table, rivals }) => this.machineFor(listener, table?.table, rivals));
  }

  machineFor(listener, table = this.own.table, rivals = false) {
    return new Machine(table, product, listener, { rivals });
  }

  /** Says what is known of what is played: verdicts and fixes are the compiler's, who knows the spec with its own metrics alone. */
  judge() {
    const { take } = this.player;
    const { words, table, rivals } = take;
    if (this.movedMetrics.length === 0) return this.say(words);
    const outcomes = (table) => outcomesOf(take, (listener) => this.machineFor(listener, table, rivals));
    const found = table.follows
      ? `With the metrics chosen here, the outcomes ${outcomes(table.table) === outcomes(table.written) ? "are the same" : "differ"}.`
      : "This fix plays with the metrics of the spec as written.";
    const whose = table === this.own ? "spec as written" : "checked for the spec as written";
    this.say({ ...words, verdict: `${words.verdict} (${whose})`, tone: "note", about: `${found} ${words.about}` });
  }

  /** Brings what is played into sight. */
  reveal() {
    const isNarrow = getComputedStyle(document.querySelector("main")).display === "flex";
    document.querySelector(".story .head").scrollIntoView({ block: isNarrow ? "start" : "nearest", behavior: this.isStill ? "auto" : "smooth" });
  }

  /** A witness knows its element, and not where it lies: its fingers are shown on the element. */
  shiftOf(lines, path) {
    const press = lines.find((line) => line.phase === "down");
    const node = press && this.screen.node(path, plainPath(path));
    if (!node) return [0, 0];
    const [x, y, width, height] = this.screen.frameOf(node);
    const isOn = press.x >= x && press.x <= x + width && press.y >= y && press.y <= y + height;
    return isOn || press.x < 24 || press.y < 24 ? [0, 0] : [x + width / 2 - press.x, y + height / 2 - press.y];
  }

  playOrPause() {
    if (this.isLive) this.replay();
    if (this.isLive) return;
    if (this.player.isPlaying) this.player.pause();
    else this.player.play();
    this.show(this.player.position);
  }

  scrub(part) {
    if (this.isLive) this.replay();
    if (this.isLive) return;
    this.player.pause();
    this.player.seek(this.player.start + (this.player.end - this.player.start) * part);
    at("play").textContent = "Play";
  }

  /** The last touch, as something to be played. */
  replay() {
    const from = this.live.touches.at(-1);
    if (from === undefined) return;
    this.isLive = false;
    this.shift = [0, 0];
    const { header, lines } = this.live;
    this.load({ header, lines, from });
    this.say({ title: "Your last touch", verdict: "played again", tone: "note", about: "" });
  }

  // Metrics

  move(name, stop) {
    if (stop === undefined) delete this.moved[name];
    else this.moved[name] = stop;
    this.own.move(this.stops);
    this.stage.table = this.own.table;
    if (this.isLive) {
      this.back();
    } else {
      const { position, take } = this.player;
      take.table?.move(this.stops);
      this.load(take);
      this.player.seek(Math.min(position, this.player.end));
      if (take.words) this.judge();
    }
    this.enable();
  }

  get stops() {
    return facts.metrics.map(({ name }) => this.moved[name]);
  }

  get movedMetrics() {
    return facts.metrics.filter(({ name }) => name in this.moved);
  }

  get changedSpec() {
    return changeSpec(facts.text, this.movedMetrics.map((metric) => [metric, `${metric.values[this.moved[metric.name]]}${metric.unit}`]));
  }

  // Words

  say({ title, verdict, tone, about, button }) {
    for (const each of document.querySelectorAll(".entry[aria-current]")) each.removeAttribute("aria-current");
    button?.setAttribute("aria-current", "true");
    at("story").textContent = title;
    at("verdict").textContent = verdict;
    at("verdict").className = tone ?? "";
    at("about").textContent = about;
    this.enable();
  }

  tell() {
    at("fixes").replaceChildren();
    this.say({ title: "Your touch", verdict: "", about: "" });
    this.state.show(valuesOf(product, this.live.lines));
    this.lanes.draw(this.stories, this.stories.end);
    showOutcomes(at("outcomes"), this.stories, product);
    this.enable();
  }

  /** What cannot be done now is not offered. */
  enable() {
    const isEmpty = this.live.touches.length === 0;
    at("undo").textContent = this.isLive ? "Undo" : "Back";
    at("undo").disabled = this.isLive && isEmpty;
    for (const id of ["play", "scrub"]) at(id).disabled = this.isLive && isEmpty;
    for (const id of ["save", "all"]) at(id).disabled = isEmpty;
    const moved = this.movedMetrics;
    if (at("copy")) for (const id of ["copy", "keep"]) at(id).disabled = moved.length === 0 || moved.some(({ place }) => !place);
    if (this.isLive) {
      at("play").textContent = "Play";
      at("scrub").value = 1000;
    }
  }

  /** What the recognizer makes of a trace, without showing it: `{text, outcomes, failures, courses}`. */
  said(texts) {
    const trace = readTrace(texts);
    const stories = new Stories(product, facts);
    const failures = [];
    const listener = {
      outcome: (outcome, index, machine) => stories.outcome(outcome, index, machine),
      reason: (reason, machine) => {
        stories.reason(reason, machine);
        if (reason.happening === "failed") failures.push(stories.candidates.find((each) => each.number === reason.candidate && each.failed).failed);
      },
    };
    const machine = this.machineFor(listener);
    machine.begin(trace.header);
    for (const line of trace.lines) {
      if (line.phase && line.phase !== "tick") stories.line(line);
      machine.apply(line);
    }
    machine.rest(Number.MAX_SAFE_INTEGER);
    return {
      text: writeTrace(trace), outcomes: stories.outcomes, failures: failures.map((each) => ({ ...each, text: stories.explained(each).text("reason") })),
      courses: stories.candidates.filter((each) => each.verdict === "won").map((each) => stories.sentence(each)),
    };
  }

  /** @param isWhole all touches, or the last with what it depends on */
  trace(isWhole) {
    const lines = isWhole ? this.live.lines : linesOfLast(this.live, (listener) => this.machineFor(listener));
    return writeTrace({ header: this.live.header, lines });
  }
}

globalThis.preview = inflate(compressedModule).then((bytes) => GestureModule.load(bytes)).then((module) => new Page(module));
