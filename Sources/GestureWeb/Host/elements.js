// The declared elements of a page: nodes that bear a path of the spec as `data-gesture`.

/** The elements of a product below a root. */
export class Elements {
  /** @param {Set<string>} left the activities that the browser does itself */
  constructor(root, product, left) {
    Object.assign(this, { root, product, left });
    this.indexes = new Map(product.elements.map((path, index) => [path, index]));
  }

  /** The declared element in which a node lies, or which it is. */
  find(node) {
    let found = node?.closest?.("[data-gesture]");
    while (found && this.index(found) < 0) found = found.parentElement?.closest("[data-gesture]");
    return found && this.root.contains(found) ? found : null;
  }

  /** The declared element that an event is on. Its way leads through slots, and through nodes that the page has taken out since. */
  touched(event) {
    return event.composedPath().find((node) => this.index(node) >= 0 && this.root.contains(node)) ?? null;
  }

  /** Which element a node is; -1 where the spec has none of its path. */
  index(node) {
    return this.indexes.get(node?.getAttribute?.("data-gesture")) ?? -1;
  }

  /** Calls for each declared element from one up, with its index. */
  upwards(node, take) {
    for (let at = node; at; at = this.find(at.parentElement)) take(at, this.index(at));
  }

  /** The activities on an element and on those around it, without those that the browser does. */
  activitiesOn(path) {
    return this.product.activities.filter(
      (each) => !this.left.has(each.name) && (path === each.target || path.startsWith(each.target + "/")));
  }

  /** Whether the text of an element can be selected or edited. */
  isText(path) {
    return this.product.texts.includes(path);
  }

  /** The declarations of style for each path: the browser may still do with a touch what no activity on the way up asks for. */
  get rules() {
    const paths = this.product.elements.filter((path) => this.activitiesOn(path).length > 0);
    return new Map(paths.map((path) => {
      const taken = new Set(this.activitiesOn(path).flatMap((each) => each.takes));
      const allowed = ["pan-x", "pan-y", "pinch-zoom"].filter((word) => !taken.has(word));
      return [path, `touch-action: ${allowed.join(" ") || "none"}; ${this.isText(path) ? "" : selecting("none", "none")}`];
    }));
  }

  /** The same for elements with text, which may lie in others. */
  get textRules() {
    return new Map(this.product.texts.map((path) => [path, selecting("text", "default")]));
  }
}

function selecting(select, callout) {
  return `user-select: ${select}; -webkit-user-select: ${select}; -webkit-touch-callout: ${callout}`;
}
