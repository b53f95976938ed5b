import SpecParser

/// The results of all traces, with one entry for each sort of change.
struct ImpactTally: Sendable {
  struct Sort: Sendable {
    var change: OutcomeChange
    /// The number of traces with the change.
    var traces: Int
    /// The first trace with the change, in the order of the input.
    var example: String
  }

  private(set) var traces = 0
  private(set) var changed = 0
  var failed = 0
  /// The number of files in folders that are no traces.
  var leftOut = 0
  /// The number of files in folders that are left out unread, because of their ending.
  let unread: Int
  private var bySentence: [String: Sort] = [:]

  init(unread: Int = 0) { self.unread = unread }

  mutating func add(_ changes: [OutcomeChange], of trace: String) {
    traces += 1
    if !changes.isEmpty { changed += 1 }
    for change in changes.uniqued(by: \.sentence) {
      bySentence[change.sentence, default: Sort(change: change, traces: 0, example: trace)].traces += 1
    }
  }

  /// The sorts of changes, the most frequent first.
  var sorts: [Sort] {
    bySentence.values.sorted { a, b in
      (b.traces, a.change.sentence) < (a.traces, b.change.sentence)
    }
  }
}
