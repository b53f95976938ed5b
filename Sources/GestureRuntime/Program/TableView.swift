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
  /// The recognizers, steps and names.
  let program: ProgramMemory
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

  init(_ builder: consuming TableBuilder, _ settings: ProgramSettings) {
    arcs = Slab(builder.flat.arcs)
    axes = Slab(builder.flat.axes)
    after = Slab(builder.flat.after)
    over = Slab(builder.flat.over)
    detents = Slab(builder.flat.detents)
    conditions = Slab(builder.conditions.codes)
    guards = Slab(builder.guards)
    parents = Slab(builder.elements.map { $0.parent })
    waits = Slab(builder.relations.waits)
    prefers = Slab(builder.relations.prefers)
    together = Slab(builder.relations.together)
    marks = Slab(builder.relations.marks(activities: builder.activities.count))
    takers = Slab(builder.relations.takers)
    recognizers = builder.flat.recognizerLists.slab()
    steps = builder.flat.stepLists.slab()
    program = ProgramMemory(
      recognizers: builder.flat.recognizers, steps: builder.flat.steps, names: builder.flat.names,
      elements: settings.elements)
    let view = TableView(
      settings: settings, rows: program.rows, recognizers: recognizers.view, steps: steps.view,
      arcs: arcs.view, axes: axes.view, after: after.view, over: over.view, detents: detents.view,
      conditions: conditions.view, guards: guards.view, parents: parents.view,
      relations: Relations(
        waits: waits.view, prefers: prefers.view, together: together.view, marks: marks.view),
      takers: takers.view, showsPossible: builder.flat.showsPossible,
      liftsOnTarget: builder.flat.liftsOnTarget)
    views = Slab(repeating: view, count: 1)
  }

  /// The view in place, without a copy.
  var view: Row<TableView> { views.view.row(0) }
}
