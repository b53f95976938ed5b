// The nodes of a page as a recognizer knows them: by numbers.

/** Gives numbers to nodes, from 1. A node that nothing else keeps is forgotten. */
export class NodeNumbers {
  constructor() {
    this.numbers = new WeakMap();
    this.nodes = new Map();
    this.last = 0;
    this.forgotten = new FinalizationRegistry((number) => this.nodes.delete(number));
  }

  of(node) {
    let number = this.numbers.get(node);
    if (number === undefined) {
      this.last += 1;
      number = this.last;
      this.nodes.set(number, new WeakRef(node));
      this.numbers.set(node, number);
      this.forgotten.register(node, number);
    }
    return number;
  }

  node(number) {
    return this.nodes.get(number)?.deref() ?? null;
  }
}
