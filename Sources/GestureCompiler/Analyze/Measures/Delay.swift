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
    if let low = limits.low { least = Int64(max(0, low.isIncluded ? low.amount : low.amount + 1)) }
    if let high = limits.high { before = Int64(high.isIncluded ? high.amount + 1 : high.amount) }
  }
}

extension Delay: CodedForCache {
  mutating func code(_ coder: inout some CacheCoder) {
    coder.code(&least)
    coder.code(&before)
  }
}
