import GestureRuntime
import SpecParser

/// The results of one touch: with every candidate alone, and with all candidates against each other.
struct PlayedTouch {
  var samples: [TouchSample]
  var alone: [Life]
  var against: [Life]
  var layout = ReadingDirection.leftToRight

  /// Whether a finding is about this layout: some are about one.
  func isInLayout(of finding: Finding) -> Bool {
    finding.witness?.layout.map { ($0 == .rtl) == (layout == .rightToLeft) } ?? true
  }
}
