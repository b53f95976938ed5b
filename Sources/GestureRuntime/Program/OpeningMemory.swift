/// A table's openings: a view of `OpeningMemory`, which must outlive it.
struct OpeningView: Sendable, BitwiseCopyable {
  let onTarget: SlabView<UInt64>
  let onPath: SlabView<UInt64>
  let edges: SlabView<OpeningEdges>
  let dues: SlabView<OpeningDue>
  let calms: SlabView<OpeningCalm>
  let slops: SlabView<OpeningSlop>
  let goesBefore: SlabView<UInt64>
  let survivors: SlabView<UInt64>
  /// By the number of a guard, recognizers that have it.
  let guarded: SlabView<UInt64>
  let hasty: UInt64
  let lifts: UInt64
  let takesSecond: UInt64
  let failsAtTimer: UInt64
  let claimsAtTimer: UInt64
  let related: UInt64
  /// Recognizers that may begin anywhere.
  let edgeless: UInt64
}

/// The memory behind an `OpeningView`.
final class OpeningMemory: Sendable {
  private let onTarget: Slab<UInt64>
  private let onPath: Slab<UInt64>
  private let edges: Slab<OpeningEdges>
  private let dues: Slab<OpeningDue>
  private let calms: Slab<OpeningCalm>
  private let slops: Slab<OpeningSlop>
  private let goesBefore: Slab<UInt64>
  private let survivors: Slab<UInt64>
  private let guarded: Slab<UInt64>
  private let views: Slab<OpeningView>

  /// The view itself rather than a copy.
  var view: UnsafePointer<OpeningView> { views.view.pointer(at: 0) }

  init(_ facts: OpeningFacts) {
    onTarget = Slab(facts.onTarget)
    onPath = Slab(facts.onPath)
    edges = Slab(facts.edges)
    dues = Slab(facts.dues)
    calms = Slab(facts.calms)
    slops = Slab(facts.slops)
    goesBefore = Slab(facts.goesBefore)
    survivors = Slab(facts.survivors)
    guarded = Slab(facts.guarded)
    let view = OpeningView(
      onTarget: onTarget.view, onPath: onPath.view, edges: edges.view, dues: dues.view, calms: calms.view,
      slops: slops.view, goesBefore: goesBefore.view, survivors: survivors.view, guarded: guarded.view,
      hasty: facts.hasty, lifts: facts.lifts, takesSecond: facts.takesSecond,
      failsAtTimer: facts.failsAtTimer, claimsAtTimer: facts.claimsAtTimer, related: facts.related,
      edgeless: ~facts.edges.reduce(0) { $0 | $1.those })
    views = Slab(repeating: view, count: 1)
  }
}
