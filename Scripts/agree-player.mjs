// Plays a stream of Tests/Agree in the module of WebAssembly, and compares what it answers with what the stream says, bit for bit. What a stream
// is made of stands in Tests/Agree/Stream. agree runs this in Node.js and in a page.

const eventWidth = 10, answerWidth = 3, outcomeWidth = 30, head = 8;
const parts = ["refusal", "count of outcomes", "next deadline"];

export class StreamPlayer {
  /** @param module a GestureModule @param name what runs this, for people */
  constructor(module, name) {
    this.module = module;
    this.exports = module.exports;
    this.name = name;
    this.sequences = this.outcomes = this.differences = 0;
    /** What differs first. */
    this.told = [];
    this.table = null;
  }

  /** Takes the numbers of one block. */
  take(block) {
    let place = 0;
    while (place < block.length) {
      const kind = block[place];
      if (kind === 1) {
        const count = block[place + 2];
        if (this.table) this.exports.release(this.table.handle);
        this.table = this.module.table(new Uint8Array(block.buffer, block.byteOffset + (place + 3) * 8, count));
        place += 3 + Math.ceil(count / 8);
      } else if (kind === 2) {
        place = this.play(block, place);
      } else {
        this.said = [block[place + 1], block[place + 2]];
        place += 3;
      }
    }
  }

  /** Plays the sequence that begins at a place, and gives the place after it. */
  play(block, start) {
    const { exports } = this;
    const [, spec, trace, width, height, layout, events, outcomes] = block.subarray(start, start + head);
    const recognizer = exports.recognizer(this.table.handle, 0, 0);
    if (width >= 0) exports.setScreen(recognizer, width, height);
    exports.setLayout(recognizer, layout);
    const answers = start + head + events * eventWidth;
    const rows = answers + events * answerWidth;
    const end = rows + outcomes * outcomeWidth;
    const expected = new Int32Array(block.buffer, block.byteOffset + rows * 8, (end - rows) * 2);
    let done = 0, wrong = "";
    for (let event = 0; event < events && !wrong; event += 1) {
      const isJudged = block[start + head + event * eventWidth] <= 3;
      const refusal = this.tell(recognizer, block, start + head + event * eventWidth);
      // What only sets something has no outcomes: those of the last call remain.
      const count = isJudged ? exports.outcomeCount(recognizer) : 0;
      const answer = [refusal, count, exports.nextDeadline(recognizer)];
      const at = answers + event * answerWidth;
      const part = answer.findIndex((number, index) => !Object.is(number, block[at + index]));
      if (part >= 0) {
        wrong = `${parts[part]} of event ${event} is ${answer[part]}, in the table's ${block[at + part]}`;
      } else if (count > 0) {
        wrong = this.difference(exports.outcomes(recognizer), count, expected, done);
        done += count;
      }
    }
    exports.release(recognizer);
    this.sequences += 1;
    this.outcomes += done;
    if (wrong) {
      this.differences += 1;
      if (this.told.length < 5) this.told.push(`${this.name}: spec ${spec}, trace ${trace}: ${wrong}`);
    }
    return end;
  }

  /** Tells a recognizer an event, and gives the refusal. */
  tell(recognizer, block, at) {
    const { exports } = this;
    const [kind, a, b, c, d, e, f, g, h, i] = block.subarray(at, at + eventWidth);
    switch (kind) {
      case 0: return exports.feed(recognizer, a, b, c, d, e, f, g, h, i);
      case 1: return exports.advance(recognizer, a);
      case 2: exports.flush(recognizer); break;
      case 3: exports.cancelAll(recognizer); break;
      case 4: exports.setState(recognizer, a, b, 0); break;
      case 5: exports.setInstance(recognizer, a, b); break;
      case 6: exports.setFrame(recognizer, a, b, c, d, e); break;
      case 7: exports.setContent(recognizer, a, b, c, d, e, f); break;
      // The page names an instance, where the table takes every one: traces have 0, 1 and 2.
      default: for (const instance of [0, 1, 2]) exports.reset(recognizer, a, instance, b, c, d);
    }
    return 0;
  }

  /** How outcomes in the module's memory differ from the expected ones, of which so many are done. */
  difference(place, count, expected, done) {
    const words = new Int32Array(this.exports.memory.buffer, place, count * outcomeWidth * 2);
    const base = done * outcomeWidth * 2;
    for (let index = 0; index < words.length; index += 1) {
      if (words[index] === expected[base + index]) continue;
      const number = index >> 1;
      const [is, was] = [new Float64Array(words.buffer, place, number + 1)[number], new Float64Array(expected.slice(base + number * 2, base + number * 2 + 2).buffer)[0]];
      return `number ${number % outcomeWidth} of outcome ${done + Math.floor(number / outcomeWidth)} is ${is}, in the table's ${was}`;
    }
    return "";
  }

  /** What there is to say, and whether everything was played and agrees. */
  report() {
    const lines = [...this.told, `${this.name}: ${this.sequences} sequences, ${this.outcomes} outcomes, ${this.differences} sequences differ from the table by a bit`];
    const isWhole = this.said?.[0] === this.sequences && (this.differences > 0 || this.said[1] === this.outcomes);
    if (!isWhole) lines.push(`${this.name}: the stream has no end, or not what it says`);
    return { lines, isRight: isWhole && this.differences === 0 && this.outcomes > 0 };
  }
}
