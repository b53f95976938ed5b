/// The data of a table that the engine reads: a view of `TableMemory`, which must outlive it.
struct TableView: Sendable, BitwiseCopyable {
  let settings: ProgramSettings
  let rows: ProgramRows
  let recognizers: SlabView<RecognizerLists>
  let steps: SlabView<StepLists>
  let arcs: SlabView<DirectionRange>
  let axes: SlabView<Double>
  let after: SlabView<Int>
  /// The elements that outcomes name.
  let over: SlabView<Int>
  let detents: SlabView<DetentEntry>
  /// The guards by number, each a range of `guards`, in postfix order.
  let conditions: SlabView<IndexRange>
  let guards: SlabView<GuardInstruction>
  let elements: SlabView<ElementEntry>
  let relations: Relations
  let takers: SlabView<HandOver>
  /// Whether elements have state.
  let hasElementState: Bool
  /// Whether any activity reports `possible`.
  let showsPossible: Bool
  /// Whether any step requires a lift on the target.
  let liftsOnTarget: Bool
}

/// The memory behind a `TableView`.
final class TableMemory: Sendable {
  /// The recognizers, steps and names.
  let program: ProgramMemory
  private let recognizers: Slab<RecognizerLists>
  private let steps: Slab<StepLists>
  private let arcs: Slab<DirectionRange>
  private let axes: Slab<Double>
  private let after: Slab<Int>
  private let over: Slab<Int>
  private let detents: Slab<DetentEntry>
  private let conditions: Slab<IndexRange>
  private let guards: Slab<GuardInstruction>
  private let waits: Slab<UInt32>
  private let prefers: Slab<UInt32>
  private let together: Slab<UInt32>
  private let marks: Slab<UInt8>
  private let takers: Slab<HandOver>
  private let views: Slab<TableView>

  /// - Parameters:
  ///   - elements: the elements, in memory that outlives this.
  ///   - activities: their number.
  ///   - hasElementState: whether elements have state.
  init(
    _ flat: consuming FlatTable, conditions: consuming SlabBuilder<IndexRange>,
    guards: consuming SlabBuilder<GuardInstruction>, relations: consuming RelationsBuilder,
    elements: SlabView<ElementEntry>, activities: Int, hasElementState: Bool, _ settings: ProgramSettings
  ) {
    let (showsPossible, liftsOnTarget) = (flat.showsPossible, flat.liftsOnTarget)
    arcs = flat.arcs.slab()
    axes = flat.axes.slab()
    after = flat.after.slab()
    over = flat.over.slab()
    detents = flat.detents.slab()
    self.conditions = conditions.slab()
    self.guards = guards.slab()
    marks = relations.marks(activities: activities)
    waits = relations.waits.slab()
    prefers = relations.prefers.slab()
    together = relations.together.slab()
    takers = relations.takers.slab()
    recognizers = flat.recognizerLists.slab()
    steps = flat.stepLists.slab()
    program = ProgramMemory(
      recognizers: flat.recognizers, steps: flat.steps, names: flat.names, elements: settings.elements)
    let view = TableView(
      settings: settings, rows: program.rows, recognizers: recognizers.view, steps: steps.view,
      arcs: arcs.view, axes: axes.view, after: after.view, over: over.view, detents: detents.view,
      conditions: self.conditions.view, guards: self.guards.view, elements: elements,
      relations: Relations(
        waits: waits.view, prefers: prefers.view, together: together.view, marks: marks.view),
      takers: takers.view, hasElementState: hasElementState, showsPossible: showsPossible,
      liftsOnTarget: liftsOnTarget)
    views = Slab(repeating: view, count: 1)
  }

  /// The view in place, without a copy.
  var view: Row<TableView> { views.view.row(0) }
}
