import TestSupport
import Testing

/// What `gspec latency` says against what the recognizer does. `Scripts/prove` does the same for some hundred seeds more.
@Suite struct LatencyAgainstTracesTests {
  @Test(arguments: 1...30 as ClosedRange<UInt64>) func randomSpecsAndPairsKeepTheirLatencies(_ seed: UInt64) {
    let result = CheckLatency(seed: seed)
    #expect(result.faults.isEmpty, "\(result.faults.prefix(8).joined(separator: "\n"))")
  }
}
