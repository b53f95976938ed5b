import ConflictSupport
import Testing

/// Compares the times of `gspec latency` with what the recognizer does. `Scripts/prove` does the same for hundreds of seeds.
@Suite struct LatencyAgainstTracesTests {
  @Test(arguments: 1...30 as ClosedRange<UInt64>) func randomSpecsAndPairsKeepTheirLatencies(_ seed: UInt64) {
    let result = CheckLatency(seed: seed)
    #expect(result.faults.isEmpty, "\(result.faults.prefix(8).joined(separator: "\n"))")
  }
}
