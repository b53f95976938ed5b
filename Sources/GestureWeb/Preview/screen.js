// The product's screen, drawn from the spec: elements where cases have them, else by their traits.

const rowHeight = 72;

/** Makes nodes for all elements; `scenes` are screens of which one is seen at a time. */
export class Screen {
  constructor(root, facts) {
    [this.width, this.height] = facts.screen;
    this.facts = facts;
    this.root = root;
    this.nodes = new Map();
    root.style.width = `${this.width}px`;
    root.style.height = `${this.height}px`;
    this.scenes = this.grouped(facts.elements.filter((each) => each.parent < 0)).map((elements) => {
      const node = make("div", "scene");
      elements.forEach((element, index) => this.place(element, node, this.frame(element, elements, index), ""));
      root.append(node);
      return { name: elements.map((each) => each.name).join(", "), node, paths: elements.map((each) => each.path) };
    });
    this.show(0);
  }

  /** Elements that lie beside one another are one screen; those in one place are screens of their own. */
  grouped(elements) {
    const groups = [];
    for (const element of elements) {
      const group = groups.find((each) => each.every((other) => isApart(element.frame, other.frame)));
      if (group) group.push(element);
      else groups.push([element]);
    }
    return groups;
  }

  frame(element, siblings, index) {
    if (element.frame) return element.frame;
    const bare = siblings.filter((each) => !each.frame).length;
    if (bare < 2) return [0, 0, this.width, this.height];
    const height = this.height / bare;
    return [0, height * siblings.slice(0, index).filter((each) => !each.frame).length, this.width, height];
  }

  /** @param frame on the screen, @param key after the path: which thing of its kind, or nothing */
  place(element, parent, [x, y, width, height], key, origin = [0, 0]) {
    const node = make("div", "element");
    const path = (parent.closest("[data-item]")?.dataset.item ?? "") + (parent.closest("[data-item]") ? "/" : "") + element.name + key;
    node.dataset.gesture = element.path;
    node.dataset.item = path;
    node.dataset.look = look(element, key);
    Object.assign(node.style, { left: `${x - origin[0]}px`, top: `${y - origin[1]}px`, width: `${width}px`, height: `${height}px` });
    const content = make("div", "content");
    node.append(content);
    this.nodes.set(path, node);
    parent.append(node);
    this.fill(element, node, content, key, [x, y, width, height]);
    return node;
  }

  fill(element, node, content, key, frame) {
    const [x, y, width, height] = frame;
    const children = this.facts.elements.filter((each) => this.facts.elements[each.parent] === element);
    if (element.pages.length > 0) this.pages(content, element, width, height);
    else if (node.dataset.look === "map") content.append(mapPicture());
    else if (node.dataset.look === "row" && children.length === 0) content.append(make("span", "dot"), make("span", "bars"));
    const label = make("span", "label", key ? `${element.name} ${key.slice(1, -1)}` : element.name);
    node.append(label);
    // A menu can have its parts beside it.
    const isOpen = !element.scrolls.length && !element.pages.length && children.some((child) => child.frame && isApart(child.frame, element.frame));
    node.toggleAttribute("data-open", isOpen);
    // A name that does not fit goes beyond its element.
    node.toggleAttribute("data-small", children.length === 0 && (height < 34 || width < label.textContent.length * 7 + 24));
    const scrolls = element.scrolls[0];
    const repeated = scrolls ? rowOf(children, height) : undefined;
    let reached = scrolls ? y + 34 : y;
    // What lies in one of several things lies there in each of them.
    const [aside, below] = element.frame ? [x - element.frame[0], y - element.frame[1]] : [0, 0];
    const isGround = (child) => !child.frame && (child.zooms || child.unbounded || child.scrolls.length > 0 || child.pages.length > 0);
    const grounds = children.filter(isGround);
    for (const child of grounds.length === 1 ? grounds : []) this.place(child, content, frame, "", [x, y]);
    children.forEach((child, index) => {
      if (child === repeated || (grounds.length === 1 && child === grounds[0])) return;
      const [left, top, wide, high] = child.frame ?? [];
      const place = child.frame ? [left + aside, top + below, wide, high] : this.share(children, index, frame, repeated);
      const { style } = this.place(child, content, place, "", [x, y]);
      // It lies over the rows, which can be touched beside it.
      if (repeated) style.zIndex = 1;
      if (!child.frame || isHead(place, frame)) reached = Math.max(reached, place[1] + place[3]);
    });
    if (repeated) this.repeat(repeated, content, frame, reached, scrolls);
    const bottom = [...content.children].reduce((end, each) => Math.max(end, each.offsetTop + each.offsetHeight), height);
    node.dataset.extent = repeated && scrolls === "vertical" ? this.extent : scrolls === "vertical" ? bottom * 2 : width * 2;
  }

  repeat(child, content, [x, y, width, height], reached, axis) {
    const isDown = axis === "vertical";
    const [, top, wide, high] = child.frame ?? [x, reached, isDown ? width : width / 3, isDown ? rowHeight : height - 34];
    const start = child.frame ? (isDown ? Math.min(top, y + 120) : child.frame[0]) : isDown ? reached : x;
    const step = (isDown ? high : wide) + 1;
    const count = Math.max(4, Math.ceil(((isDown ? height : width) * 1.8) / step));
    // Rows lie around the place that cases give one of them.
    for (let number = 0; number < count; number += 1) {
      const at = start + number * step;
      this.place(child, content, isDown ? [child.frame?.[0] ?? x, at, wide, high] : [at, child.frame?.[1] ?? reached, wide, high],
        `[${number + 1}]`, [x, y]);
    }
    this.extent = start - (isDown ? y : x) + count * step;
  }

  share(children, index, [x, y, width, height], repeated) {
    const bare = children.filter((each) => !each.frame && each !== repeated);
    const number = bare.indexOf(children[index]);
    if (repeated) return [x, y + 34 + number * 60, width, 56];
    if (bare.length === 1 && height > 2 * rowHeight) {
      const [wide, high] = [Math.max(Math.min(width, 96), width * 0.7), Math.max(64, height * 0.4)];
      return [x + (width - wide) / 2, y + (height - high) / 2, wide, high];
    }
    return gridCell(bare.length, number, roomBelowName([x, y, width, height]));
  }

  pages(content, element, width, height) {
    const isAcross = element.pages.includes("horizontal");
    for (let number = 0; number < 5; number += 1) {
      const page = make("div", "page");
      Object.assign(page.style, { left: `${isAcross ? number * width : 0}px`, top: `${isAcross ? 0 : number * height}px` });
      page.append(make("b", "", String(number + 1)), make("span", "bars"), make("span", "bars"), make("span", "bars"));
      content.append(page);
    }
  }

  /** Where a node is seen, in points of the screen. */
  frameOf(node) {
    const outer = this.root.getBoundingClientRect();
    const inner = node.getBoundingClientRect();
    const scale = outer.width / this.width || 1;
    return [(inner.x - outer.x) / scale, (inner.y - outer.y) / scale, inner.width / scale, inner.height / scale];
  }

  /** @param header of what is seen: its layout */
  lay({ layout }) {
    this.root.dir = layout === "rtl" ? "rtl" : "ltr";
  }

  show(index) {
    this.shown = index;
    this.scenes.forEach(({ node }, each) => { node.hidden = each !== index; });
  }

  /** Shows the screen that an element is on. */
  showPath(path) {
    const index = this.scenes.findIndex(({ paths }) => paths.some((each) => path === each || path.startsWith(each + "/")));
    if (index >= 0 && index !== this.shown) this.show(index);
    return index;
  }

  /** Writes beside the names of things what state they have. @param words by thing; others have none to tell */
  label(words) {
    const told = [...words].map(([item, each]) => ` ${item}: ${each.join(", ")}`).join("\n");
    if (told === this.told) return;
    this.told = told;
    for (const node of this.nodes.values()) this.describe(node, "");
    for (const [item, each] of words) this.describe(this.node(item, plainPath(item)), each.join(", "));
  }

  describe(node, words) {
    const label = node?.lastElementChild;
    if (!label) return;
    if (words) {
      label.dataset.state = ` · ${words}`;
      node.setAttribute("aria-description", words);
    } else {
      delete label.dataset.state;
      node.removeAttribute("aria-description");
    }
  }

  /** The node of a thing; a thing that the screen does not have is shown by the first of its kind. */
  node(item, path) {
    return this.nodes.get(item) ?? this.root.querySelector(`[data-gesture="${CSS.escape(path)}"]`);
  }
}

function make(tag, name, text) {
  const node = document.createElement(tag);
  if (name) node.className = name;
  if (text !== undefined) node.textContent = text;
  return node;
}

/** Where children go: below their parent's name, or beside it where it is low. */
function roomBelowName([x, y, width, height]) {
  if (height < rowHeight * 0.8) return [x + width * 0.3, y + 2, width * 0.7 - 2, height - 4];
  return [x + 12, y + 32, width - 24, height - 38];
}

/** One of some places of equal size, in a column where each is high enough for a finger and its name, else in as many as it takes. */
function gridCell(count, number, [x, y, width, height]) {
  const sizes = Array.from({ length: count }, (_, index) => {
    const rows = Math.ceil(count / (index + 1));
    return { columns: index + 1, wide: width / (index + 1), high: height / rows };
  });
  const least = ({ wide, high }) => Math.min(wide, high);
  const { columns, wide, high } = sizes.find((each) => each.high >= 56) ?? sizes.reduce((best, each) => (least(each) > least(best) ? each : best));
  const gap = Math.min(10, least({ wide, high }) / 5);
  const step = (width + gap) / columns;
  return [x + (number % columns) * step, y + Math.floor(number / columns) * high, step - gap, high - gap];
}

function isApart(a, b) {
  if (!a || !b) return false;
  return a[0] + a[2] <= b[0] || b[0] + b[2] <= a[0] || a[1] + a[3] <= b[1] || b[1] + b[3] <= a[1];
}

/** The child of a list that it has many of: the last that can be swiped or selected, or else the last. */
function rowOf(children, height) {
  const rows = children.filter((child) => isRow(child, height));
  return rows.findLast((child) => child.swipeable || child.selectable) ?? rows.at(-1);
}

/** Whether something is at the top of what it lies in. */
function isHead([, top, , height], [, y, , most]) {
  return top + height <= y + most / 2;
}

function isRow(element, height) {
  return element.frame ? element.frame[3] < height / 2 : element.swipeable || element.selectable || !element.zooms;
}

function look(element, key) {
  if (element.pages.length > 0) return "book";
  if (element.zooms || element.unbounded) return "map";
  if (key) return "row";
  if (element.scrolls.length > 0) return "list";
  return element.parent < 0 ? "ground" : "card";
}

/** Streets and a river: something that shows how far it is turned and how large it is. */
function mapPicture() {
  const picture = make("div", "map");
  picture.innerHTML = `<svg viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><path class="park" d="M40 60h110v90H40zM260 250h90v100h-90z"/>
    <path class="water" d="M-20 300C80 250 140 330 230 210S380 90 440 60"/><path class="road" d="M0 40h400M0 160h400M0 240h400M0 370h400M30 0v400M170 0v400M250 0v400M370 0v400"/>
    <path class="road wide" d="M-10 110 410 330M120-10 220 410"/><text x="200" y="206">N</text></svg>`;
  return picture;
}
