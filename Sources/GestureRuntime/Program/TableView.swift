/// What the engine reads of a table, without counting references. Whoever holds it holds the table too.
struct TableView: Sendable {
  let recognizers: SlabView<RecognizerInfo>
  let steps: SlabView<StepInfo>
  let names: SlabView<NameEntry>
  let arcs: SlabView<ArcEntry>
  let axes: SlabView<Double>
  let after: SlabView<Int>
  /// Elements that outcomes name.
  let over: SlabView<Int>
  /// Guards of activities, in postfix order.
  let guards: SlabView<GuardInstruction>
  /// The parent of each element; -1 at the top.
  let parents: SlabView<Int>
  /// Recognizers by their target: for each element its part of `starters`.
  let startersOf: SlabView<IndexRange>
  let starters: SlabView<Int>
  let relations: Relations

  /// The index in `steps` of a recognizer's step, by its place among its steps.
  ///
  /// Steps, names and recognizers go from function to function as indices: an entry handed on would be copied.
  @inline(__always)
  func step(_ recognizer: Int, _ number: Int) -> Int { recognizers[recognizer].steps.first + number }

  /// The index in `names` of a recognizer's name, by its place among its names.
  @inline(__always)
  func name(_ recognizer: Int, _ number: Int) -> Int { recognizers[recognizer].names.first + number }

  /// Whether `ancestor` is the element or one of its ancestors.
  func isInside(_ element: Int, of ancestor: Int) -> Bool {
    var current = element
    while current > ancestor { current = parents[current] }
    return current == ancestor
  }
}

/// The memory behind a `TableView`.
final class FlatMemory: Sendable {
  private let recognizers: Slab<RecognizerInfo>
  private let steps: Slab<StepInfo>
  private let names: Slab<NameEntry>
  private let arcs: Slab<ArcEntry>
  private let axes: Slab<Double>
  private let after: Slab<Int>
  private let over: Slab<Int>
  private let guards: Slab<GuardInstruction>
  private let parents: Slab<Int>
  private let startersOf: Slab<IndexRange>
  private let starters: Slab<Int>
  private let waits: Slab<UInt32>
  private let prefers: Slab<UInt32>
  private let together: Slab<UInt32>
  private let marks: Slab<UInt8>

  init(_ flat: FlatTable) {
    recognizers = Slab(flat.recognizers)
    steps = Slab(flat.steps)
    names = Slab(flat.names)
    arcs = Slab(flat.arcs)
    axes = Slab(flat.axes)
    after = Slab(flat.after)
    over = Slab(flat.over)
    guards = Slab(flat.guards)
    parents = Slab(flat.parents)
    startersOf = Slab(flat.startersOf)
    starters = Slab(flat.starters)
    waits = Slab(flat.relations.waits)
    prefers = Slab(flat.relations.prefers)
    together = Slab(flat.relations.together)
    marks = Slab(flat.marks)
  }

  var view: TableView {
    TableView(
      recognizers: recognizers.view, steps: steps.view, names: names.view, arcs: arcs.view,
      axes: axes.view, after: after.view, over: over.view, guards: guards.view, parents: parents.view,
      startersOf: startersOf.view, starters: starters.view,
      relations: Relations(
        waits: waits.view, prefers: prefers.view, together: together.view, marks: marks.view))
  }
}
