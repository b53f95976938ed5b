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
  let detents: SlabView<ProgramDetent>
  /// The guards by number, each a range of `guards`, in postfix order.
  let conditions: SlabView<IndexRange>
  let guards: SlabView<GuardInstruction>
  /// The parent of each element; -1 at the top.
  let parents: SlabView<Int>
  let relations: Relations
  let takers: SlabView<HandOver>
  /// Whether any activity reports `possible`.
  let showsPossible: Bool
  /// Whether any step requires a lift on the target.
  let liftsOnTarget: Bool
}

/// The memory behind a `TableView`.
final class TableMemory: Sendable {
  private let recognizers: Slab<RecognizerLists>
  private let steps: Slab<StepLists>
  private let arcs: Slab<DirectionRange>
  private let axes: Slab<Double>
  private let after: Slab<Int>
  private let over: Slab<Int>
  private let detents: Slab<ProgramDetent>
  private let conditions: Slab<IndexRange>
  private let guards: Slab<GuardInstruction>
  private let parents: Slab<Int>
  private let waits: Slab<UInt32>
  private let prefers: Slab<UInt32>
  private let together: Slab<UInt32>
  private let marks: Slab<UInt8>
  private let takers: Slab<HandOver>
  private let views: Slab<TableView>

  init(_ flat: FlatTable, _ settings: ProgramSettings, _ rows: ProgramRows) {
    recognizers = Slab(flat.recognizerLists)
    steps = Slab(flat.stepLists)
    arcs = Slab(flat.arcs)
    axes = Slab(flat.axes)
    after = Slab(flat.after)
    over = Slab(flat.over)
    detents = Slab(flat.detents)
    conditions = Slab(flat.conditions)
    guards = Slab(flat.guards)
    parents = Slab(flat.parents)
    waits = Slab(flat.relations.waits)
    prefers = Slab(flat.relations.prefers)
    together = Slab(flat.relations.together)
    marks = Slab(flat.marks)
    takers = Slab(flat.relations.takers)
    let view = TableView(
      settings: settings, rows: rows, recognizers: recognizers.view, steps: steps.view, arcs: arcs.view,
      axes: axes.view, after: after.view, over: over.view, detents: detents.view, conditions: conditions.view,
      guards: guards.view,
      parents: parents.view,
      relations: Relations(
        waits: waits.view, prefers: prefers.view, together: together.view, marks: marks.view),
      takers: takers.view, showsPossible: flat.recognizers.contains { $0.showsPossible < .max },
      liftsOnTarget: flat.steps.contains { $0.liftSlop < .infinity })
    views = Slab(repeating: view, count: 1)
  }

  /// The view in place, without a copy.
  var view: Row<TableView> { views.view.row(0) }
}
