/// One word of a table's openings: a view of `OpeningMemory`, which must outlive it.
struct OpeningWordView: Sendable, BitwiseCopyable {
  let edges: IndexRange
  let dues: IndexRange
  let calms: IndexRange
  let slops: IndexRange
  let edgeless: UInt64
  let sets: OpeningSets
  let tools: OpeningTools
}

/// A table's openings: a view of `OpeningMemory`, which must outlive it.
struct OpeningView: Sendable, BitwiseCopyable {
  let words: SlabView<OpeningWordView>
  /// The words for each element, contiguous.
  let onTarget: SlabView<UInt64>
  let onPath: SlabView<UInt64>
  /// The words for each guard, contiguous.
  let guarded: SlabView<UInt64>
  // These are the entries of all words, one word after the other.
  let edges: SlabView<OpeningEdges>
  let dues: SlabView<OpeningDue>
  let calms: SlabView<OpeningCalm>
  let slops: SlabView<OpeningSlop>
  let hasEdges: Bool
}

/// The memory behind an `OpeningView`.
final class OpeningMemory: Sendable {
  private let words: Slab<OpeningWordView>
  private let onTarget: Slab<UInt64>
  private let onPath: Slab<UInt64>
  private let guarded: Slab<UInt64>
  private let edges: Slab<OpeningEdges>
  private let dues: Slab<OpeningDue>
  private let calms: Slab<OpeningCalm>
  private let slops: Slab<OpeningSlop>
  private let views: Slab<OpeningView>

  /// The view in place, without a copy.
  var view: Row<OpeningView> { views.view.row(0) }

  init(_ facts: OpeningFacts) {
    onTarget = Slab(Self.byNumber(facts.words.map { $0.onTarget }))
    onPath = Slab(Self.byNumber(facts.words.map { $0.onPath }))
    guarded = Slab(Self.byNumber(facts.words.map { $0.guarded }))
    var (allEdges, allDues) = ([OpeningEdges](), [OpeningDue]())
    var (allCalms, allSlops) = ([OpeningCalm](), [OpeningSlop]())
    words = Slab(
      facts.words.map { word in
        OpeningWordView(
          edges: Self.append(word.edges, to: &allEdges), dues: Self.append(word.dues, to: &allDues),
          calms: Self.append(word.calms, to: &allCalms), slops: Self.append(word.slops, to: &allSlops),
          edgeless: word.edgeless, sets: word.sets, tools: word.tools)
      })
    edges = Slab(allEdges)
    dues = Slab(allDues)
    calms = Slab(allCalms)
    slops = Slab(allSlops)
    let view = OpeningView(
      words: words.view, onTarget: onTarget.view, onPath: onPath.view, guarded: guarded.view,
      edges: edges.view, dues: dues.view, calms: calms.view, slops: slops.view, hasEdges: facts.hasEdges)
    views = Slab(repeating: view, count: 1)
  }

  private static func append<Element>(_ those: [Element], to all: inout [Element]) -> IndexRange {
    all += those
    return IndexRange(all.count - those.count, all.count)
  }

  /// The data by number instead of by word, with the words of each number contiguous.
  private static func byNumber(_ words: [[UInt64]]) -> [UInt64] {
    guard let first = words.first else { return [] }
    var numbers: [UInt64] = []
    numbers.reserveCapacity(first.count * words.count)
    for number in first.indices {
      for word in words { numbers.append(word[number]) }
    }
    return numbers
  }
}
