/// What the engine reads of a table, without counting references. Whoever holds it holds the table too.
struct TableView: Sendable {
  let recognizers: SlabView<RecognizerInfo>
  let steps: SlabView<StepInfo>
  let names: SlabView<NameEntry>
  let arcs: SlabView<ArcEntry>
  let axes: SlabView<Double>
  let after: SlabView<Int>
  /// The parent of each element; -1 at the top.
  let parents: SlabView<Int>

  /// A step of a recognizer, by its place among its steps.
  @inline(__always)
  func step(_ recognizer: RecognizerInfo, _ number: Int) -> StepInfo {
    steps[recognizer.steps.first + number]
  }

  /// A name of a recognizer, by its place among its names.
  @inline(__always)
  func name(_ recognizer: RecognizerInfo, _ number: Int) -> NameEntry {
    names[recognizer.names.first + number]
  }

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
  private let parents: Slab<Int>

  init(_ flat: FlatTable, parents: [Int]) {
    recognizers = Slab(flat.recognizers)
    steps = Slab(flat.steps)
    names = Slab(flat.names)
    arcs = Slab(flat.arcs)
    axes = Slab(flat.axes)
    after = Slab(flat.after)
    self.parents = Slab(parents)
  }

  var view: TableView {
    TableView(
      recognizers: recognizers.view, steps: steps.view, names: names.view, arcs: arcs.view,
      axes: axes.view, after: after.view, parents: parents.view)
  }
}
