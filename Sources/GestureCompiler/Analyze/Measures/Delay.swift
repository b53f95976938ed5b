import SpecParser

/// A range of times in microseconds, from the least that is long enough up to, but excluding, the first that is too long.
struct Delay: Sendable, Hashable {
  var least: Int64 = 0
  var before: Int64 = DifferenceBounds.none

  var most: Int64 { before >= DifferenceBounds.none ? DifferenceBounds.none : before - 1 }
  var isLimited: Bool { before < DifferenceBounds.none }
}

extension Delay {
  /// Converts limits to whole microseconds, as in the table.
  init(_ limits: Limits) {
    if let first = limits.longEnough { least = Int64(max(0, first)) }
    if let end = limits.tooLong { before = Int64(end) }
  }
}

extension Delay: CodedForCache {
  mutating func code(_ coder: inout some CacheCoder) {
    coder.code(&least)
    coder.code(&before)
  }
}
