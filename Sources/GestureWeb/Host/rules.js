// What the browser may still do with a touch on an element: rules of style, for elements that are there and for those that come later.

/** Style rules for the declared elements of one root. Inline styles of the page go before them. */
export class ElementRules {
  /**
   * @param {Element | ShadowRoot} root
   * @param {Map<string, string>} rules the declarations for each path
   * @param {Map<string, string>} defaults those that rules of the page override, except ones for `*`
   */
  constructor(root, rules, defaults) {
    this.root = root;
    const tree = root.getRootNode();
    this.tree = "adoptedStyleSheets" in tree ? tree : root.ownerDocument;
    // Another host may be on the same root, also one of another copy of this module.
    this.name = Math.random().toString(36).slice(2);
    const mark = `[data-gesture-host~="${this.name}"]`;
    // Sheets of a shadow root hold in it alone.
    const inside = this.tree === root ? "" : `:is(${mark}, ${mark} *)`;
    const select = (path) => `${inside}[data-gesture=${CSS.escape(path)}]`;
    // The identifier makes rules of the page, such as one for all buttons, weaker.
    const text = [...rules].map(([path, declarations]) => `${select(path)}:not(#_) { ${declarations} }`);
    for (const [path, declarations] of defaults) text.push(`:where(${select(path)}) { ${declarations} }`);
    this.sheet = new root.ownerDocument.defaultView.CSSStyleSheet();
    this.sheet.replaceSync(text.join("\n"));
    this.tree.adoptedStyleSheets = [...this.tree.adoptedStyleSheets, this.sheet];
    this.mark((names) => [...names, this.name]);
  }

  remove() {
    this.tree.adoptedStyleSheets = this.tree.adoptedStyleSheets.filter((each) => each !== this.sheet);
    this.mark((names) => names.filter((each) => each !== this.name));
  }

  mark(change) {
    if (this.tree === this.root) return;
    const names = change((this.root.getAttribute("data-gesture-host") ?? "").split(" ").filter(Boolean));
    if (names.length > 0) this.root.setAttribute("data-gesture-host", names.join(" "));
    else this.root.removeAttribute("data-gesture-host");
  }
}
