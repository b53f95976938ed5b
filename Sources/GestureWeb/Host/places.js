// Where nodes lie, and what lies at a place.

/** The nodes of a document or a shadow root at a place of the window, from the front to the back. A tree outside of the page has none. */
export function nodesAt(tree, x, y) {
  if (!tree.isConnected) return [];
  // A shadow root also names what lies around it.
  return tree.elementsFromPoint(x, y).filter((node) => node.getRootNode() === tree);
}

/** What changes movements in the window into movements of a node: those around it may be scaled or turned. */
export function inward(node) {
  const view = node.ownerDocument.defaultView;
  let outer = new DOMMatrix();
  for (let at = around(node); at; at = around(at)) {
    const { rotate, scale, transform } = view.getComputedStyle(at);
    const [across, down = across] = scale === "none" ? [1] : scale.split(" ").map(Number);
    const own = new DOMMatrix().rotate(Number.parseFloat(rotate) || 0).scale(across, down).multiply(new DOMMatrix(transform));
    outer = own.multiply(outer);
  }
  const zoom = node.currentCSSZoom ?? 1;
  return new DOMMatrix([outer.a * zoom, outer.b * zoom, outer.c * zoom, outer.d * zoom, 0, 0]).inverse();
}

/** The node in which another is drawn. */
function around(node) {
  return node.assignedSlot ?? node.parentElement ?? node.getRootNode().host;
}
