import AgreementSupport
import TestSupport
import Testing

/// The runtime with a table does the same as the reference.
@Suite struct RuntimeAgreementTests {
  @Test(arguments: allTimelines) func `the runtime follows the timeline`(_ timeline: Timeline) throws {
    let found = try mistakes(of: TableRuntime(), in: timeline)
    #expect(found.isEmpty, "\(timeline.title): \(found.joined(separator: "; "))")
  }

  @Test func `runtime and reference agree on random specs and traces`() {
    compare { AgreementCase(seed: $0) }
  }

  /// A long trace costs the reference as much as twenty short ones.
  @Test func `also on long traces, in which fingers stay down`() {
    compare(every: 20) { AgreementCase(seed: $0, isLong: true) }
  }

  private func compare(every step: UInt64 = 1, _ made: (UInt64) -> AgreementCase) {
    var failures = 0
    for seed in RandomAgreementTests.seeds where seed % step == 0 && failures < 12 {
      let original = made(seed)
      guard original.difference(Reference(), TableRuntime()) != nil else { continue }
      failures += 1
      let small = original.shrunk { $0.difference(Reference(), TableRuntime()) != nil }
      let difference = small.difference(Reference(), TableRuntime()) ?? ""
      Issue.record("seed \(seed): \(difference)\n\(small.text)")
    }
  }
}
