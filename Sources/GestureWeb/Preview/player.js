// Plays a trace on the screen: forward in time, slowly, and back.

export class Player {
  /** @param draw shows a moment: `draw(time)` */
  constructor(stage, stories, draw) {
    Object.assign(this, { stage, stories, draw });
    this.speed = 1;
    this.isPlaying = false;
  }

  /**
   * @param take `{header, lines, table, rivals, from}`: `from` is the line with which it begins; those before make what was there
   * @param makeMachine `(listener, take) =>` a machine
   */
  load(take, makeMachine) {
    Object.assign(this, { take, makeMachine });
    const { lines, from = 0 } = take;
    this.stories.clear();
    const machine = makeMachine(this.stories, take);
    machine.begin(take.header);
    const down = new Set();
    lines.forEach((line, index) => {
      if (index === from) {
        machine.rest(line.t);
        this.stories.clear();
      }
      if (line.phase && line.phase !== "tick") this.stories.line(line);
      machine.apply(line);
      if (line.phase === "down") down.add(line.id);
      if (line.phase === "up" || line.phase === "cancel") down.delete(line.id);
    });
    machine.flush();
    if (down.size === 0) machine.advanceTo(Number.MAX_SAFE_INTEGER);
    this.start = lines[from]?.t ?? 0;
    this.end = Math.max(this.stories.end, endOf(lines)) + 700;
    this.reset();
    this.seek(this.start);
  }

  reset() {
    this.stage.clear();
    this.machine = this.makeMachine(this.stage, this.take);
    this.machine.begin(this.take.header);
    this.fed = 0;
    this.position = -Infinity;
  }

  seek(time) {
    if (time < this.position) this.reset();
    const { lines } = this.take;
    while (this.fed < lines.length && lines[this.fed].t <= time) {
      this.machine.apply(lines[this.fed]);
      this.fed += 1;
    }
    this.machine.rest(time);
    this.position = time;
    this.draw(time);
  }

  play() {
    if (this.position >= this.end) this.seek(this.start);
    this.isPlaying = true;
    this.drawn = undefined;
    this.frame ??= requestAnimationFrame((now) => this.step(now));
  }

  pause() {
    this.isPlaying = false;
    cancelAnimationFrame(this.frame);
    this.frame = undefined;
  }

  step(now) {
    this.frame = undefined;
    if (!this.isPlaying) return;
    const passed = this.drawn === undefined ? 0 : (now - this.drawn) * this.speed;
    this.drawn = now;
    const time = Math.min(this.end, this.position + passed);
    if (time >= this.end) this.isPlaying = false;
    else this.frame = requestAnimationFrame((later) => this.step(later));
    this.seek(time);
  }
}
