import TestSupport
import Testing

@testable import GestureRuntime

/// The loader accepts each short form that the writer writes, and no other.
struct ShortNumberTests {
  @Test func everyCountBelowTheLimitIsWrittenAsItIsRead() {
    let limit = TableWriter.thousandthsLimit
    var random = RandomNumbers(seed: 7)
    let drawn = (0..<200_000).map { _ in UInt64(random.int(0...Int(limit) - 1)) }
    for count in Array(0...20_000) + drawn + [limit - 2, limit - 1] {
      let value = Double(count) / 1000
      let isWritten =
        TableWriter.thousandths(of: value) == count << 2
        && (count == 0 || TableWriter.thousandths(of: -value) == count << 2 | 2)
      if !isWritten { Issue.record("\(count)") }
    }
  }

  @Test func nothingElseIsShort() {
    let limit = Double(TableWriter.thousandthsLimit) / 1000
    for value in [limit, -limit, limit * 2, 0.0001, -0.0, .infinity, .nan, 1e300, limit.nextDown] {
      #expect(TableWriter.thousandths(of: value) == nil, "\(value)")
    }
  }
}
