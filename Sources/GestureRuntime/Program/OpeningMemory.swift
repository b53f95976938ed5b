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
    onTarget = Self.byNumber(facts.words) { $0.onTarget }
    onPath = Self.byNumber(facts.words) { $0.onPath }
    guarded = Self.byNumber(facts.words) { $0.guarded }
    var edges = SlabBuilder<OpeningEdges>()
    var dues = SlabBuilder<OpeningDue>()
    var calms = SlabBuilder<OpeningCalm>()
    var slops = SlabBuilder<OpeningSlop>()
    words = Slab(count: facts.words.count) { number in
      let word = facts.words[number]
      return OpeningWordView(
        edges: edges.append(all: word.edges), dues: dues.append(all: word.dues),
        calms: calms.append(all: word.calms), slops: slops.append(all: word.slops),
        edgeless: word.edgeless, sets: word.sets, tools: word.tools)
    }
    self.edges = edges.slab()
    self.dues = dues.slab()
    self.calms = calms.slab()
    self.slops = slops.slab()
    let view = OpeningView(
      words: words.view, onTarget: onTarget.view, onPath: onPath.view, guarded: guarded.view,
      edges: self.edges.view, dues: self.dues.view, calms: self.calms.view, slops: self.slops.view,
      hasEdges: facts.hasEdges)
    views = Slab(repeating: view, count: 1)
  }

  /// The data by number instead of by word, with the words of each number contiguous.
  private static func byNumber(_ words: [OpeningWord], _ list: (OpeningWord) -> [UInt64]) -> Slab<UInt64> {
    let numbers = words.first.map { list($0).count } ?? 0
    return Slab(count: numbers * words.count) { list(words[$0 % words.count])[$0 / words.count] }
  }
}

extension SlabBuilder {
  /// Adds values.
  ///
  /// - Returns: their indices.
  fileprivate mutating func append(all values: [Element]) -> IndexRange {
    for value in values { append(value) }
    return IndexRange(count - values.count, count)
  }
}
