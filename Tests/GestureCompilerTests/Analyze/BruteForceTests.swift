import ConflictSupport
import Testing

/// Compares the analysis with traces on a grid, played by the real recognizer. `Scripts/prove` does the same for many
/// more pairs, in an optimized build.
@Suite struct ConflictSearchAgainstTracesTests {
  /// - Returns: contradictions between the analysis of a pair and the traces.
  private func faults(_ seed: UInt64, traces: Int) -> [String] {
    let result = CheckPair(seed: seed, traces: traces)
    return result.calledApart + result.calledMet
  }

  @Test func nothingIsCalledApartThatATraceJoinsNorMetWithoutOne() {
    for seed: UInt64 in 30_001...30_020 {
      let faults = faults(seed, traces: 60)
      #expect(faults.isEmpty, "seed \(seed): \(faults.first ?? "")")
    }
  }

  /// Pairs that were once decided wrongly. They have several lifts, a claim that holds only at the lift, fingers faster than
  /// a hand's, repeated rests, or a timer and a sample at one time.
  @Test(arguments: [3715, 8787, 11_171, 11_575, 2117, 2289, 4195, 14_973, 17_930, 19_360, 50])
  func oldFaultsStayFixed(_ seed: UInt64) {
    let faults = faults(seed, traces: 130)
    #expect(faults.isEmpty, "\(faults.first ?? "")")
  }

  /// Pairs that were once undecided. They have two moves, a speed after a rest, or a move that is judged when a wait ends.
  @Test(arguments: [133, 119, 1577, 153, 1071, 470])
  func oldDoubtsStayDecided(_ seed: UInt64) {
    let result = CheckPair(seed: seed, traces: 0)
    #expect(!result.isUndecided, "\(result.open.first ?? "")")
  }

  @Test func aSpecWithoutConflictErrorsIsDeterministic() {
    for seed: UInt64 in 3001...3006 {
      let result = CheckDeterminism(seed: seed, traces: 25)
      #expect(result.faults.isEmpty, "seed \(seed): \(result.faults.first ?? "")")
    }
  }
}
