// State as switches: the product's, and that of one thing, which is the last that was touched or chosen.

/** What lines of a trace have set up to a time: values by name, with whole paths. */
export function valuesOf(product, lines, time = Infinity) {
  const values = {};
  for (const line of lines) {
    if (!line.set || line.t > time) continue;
    for (const [name, value] of Object.entries(line.set)) values[wholeName(product, name)] = value;
  }
  return values;
}

/** `list/message[3].selected` for `message[3].selected`. */
function wholeName({ elements }, name) {
  const dot = name.lastIndexOf(".");
  return dot < 0 ? name : wholePath(elements, name.slice(0, dot)) + name.slice(dot);
}

export class StatePanel {
  /** @param onSet `(name, value)`: a name as traces write it */
  constructor(root, product, facts, screen, onSet) {
    Object.assign(this, { product, screen, onSet });
    this.states = product.states.map((state, index) => ({ ...state, ...facts.states[index] }));
    /** What shows a value, by its name. */
    this.switches = new Map();
    this.values = {};
    const own = this.states.filter((state) => state.element === null);
    for (const state of own) this.add(root, state, state.name);
    if (own.length === this.states.length) {
      if (own.length === 0) entry(root, "p", "quiet", "This product has no state.");
      return;
    }
    const label = entry(root, "label", "switch");
    label.append("State of");
    this.things = entry(label, "select");
    this.things.id = "thing";
    for (const [item, node] of screen.nodes) if (this.has(node.dataset.gesture)) this.offer(item);
    this.things.addEventListener("change", () => this.choose(this.things.value));
    this.own = entry(root, "div");
    this.choose(this.things.value);
  }

  has(path) {
    return this.states.some((state) => state.element === path);
  }

  offer(item) {
    entry(this.things, "option", "", item).value = item;
  }

  /** Shows the state of a thing and of what it lies in; of a thing without any, that of the innermost around it that has some. */
  choose(item) {
    const around = this.things ? pathsAround(item).filter((path) => this.has(plainPath(path))) : [];
    if (around.length === 0) return;
    this.chosen = around.at(-1);
    if (![...this.things.options].some((option) => option.value === this.chosen)) this.offer(this.chosen);
    this.things.value = this.chosen;
    this.own.replaceChildren();
    for (const path of around) {
      const group = entry(this.own, "fieldset");
      entry(group, "legend", "", path);
      for (const state of this.states.filter((each) => each.element === plainPath(path))) this.add(group, state, `${path}.${state.name}`);
    }
    const chosen = this.screen.node(this.chosen, plainPath(this.chosen));
    for (const node of this.screen.nodes.values()) node.toggleAttribute("data-chosen", node === chosen);
    this.show(this.values);
  }

  /** A switch for one variable. @param name as traces write it */
  add(root, state, name) {
    const { low } = state;
    let show;
    if (state.words) {
      const field = entry(root, "fieldset", "choices");
      entry(field, "legend", "", state.name);
      const inputs = state.words.map((word) => {
        const label = entry(field, "label", "chip");
        const input = entry(label, "input");
        Object.assign(input, { type: "radio", name, value: word });
        input.addEventListener("change", () => this.onSet(name, word));
        label.append(word);
        return input;
      });
      show = (value) => inputs.forEach((input, index) => { input.checked = state.words[index] === value; });
    } else if (low === undefined) {
      const label = entry(root, "label", "switch");
      label.append(state.name);
      const input = entry(label, "input");
      Object.assign(input, { type: "checkbox", name });
      input.setAttribute("role", "switch");
      input.addEventListener("change", () => this.onSet(name, input.checked));
      show = (value) => { input.checked = value; };
    } else {
      const stops = stopsOf(state);
      const slide = slider(root, state.name, "", { min: 0, max: stops.length - 1, step: 1, value: 0, name },
        (stop) => String(stops[stop]), (stop) => this.onSet(name, stops[stop]));
      // A case can set what is no stop: the slider is below it then.
      show = (value) => slide(stops.findLastIndex((stop) => stop <= value), String(value));
    }
    this.switches.set(name, { show, first: first(state) });
    show(first(state));
  }

  /** @param values by name, of what has been set; others have their first value */
  show(values) {
    this.values = values;
    for (const [name, each] of this.switches) each.show(values[name] ?? each.first);
    const words = new Map();
    for (const [name, value] of Object.entries(values)) {
      const dot = name.lastIndexOf(".");
      const item = name.slice(0, dot);
      const state = this.states.find((each) => each.name === name.slice(dot + 1) && each.element === plainPath(item));
      if (dot < 0 || !state || value === first(state)) continue;
      words.set(item, [...(words.get(item) ?? []), value === true ? state.name : `${state.name} ${value}`]);
    }
    this.screen.label(words);
  }
}

/** The values of a slider: about 70 in round steps, with both ends, whole numbers, and the numbers that guards name. */
function stopsOf({ low, high, compared }) {
  const ideal = (high - low) / 70;
  const unit = 10 ** Math.floor(Math.log10(ideal));
  const step = [1, 2, 5, 10].find((each) => each * unit >= ideal) * unit;
  const stops = new Set([low, high, ...compared]);
  // A multiple of a step of less than 1 is what its digits say: 0.3, not 0.30000000000000004.
  for (const each of high - low > 1000 ? [step] : [step, 1]) {
    const first = Math.ceil(low / each);
    for (let number = 0; number <= (high - low) / each; number += 1) stops.add(Number(((first + number) * each).toPrecision(12)));
  }
  return [...stops].filter((stop) => stop >= low && stop <= high).sort((a, b) => a - b);
}

/** The value of what was never set. */
function first({ words, low }) {
  return words ? words[0] : low ?? false;
}
