import AgreementSupport
import GestureRuntime
import SpecParser
import TestSupport
import Testing

/// The random specs and traces, with tools.
@Suite struct ToolsAgreementTests {
  @Test func `runtime and reference agree where activities take tools and pens touch`() throws {
    let runs = try comparedRandomCases { random, seed in
      random.vary(.tools, spec: seed / 10, trace: seed) ? random.spec.checked : nil
    }
    #expect(runs.count > RandomAgreementTests.seeds.count / 2)
    let tools: Set<TouchTool> = Set(runs.flatMap(\.outcomes).map(\.outcome.tool))
    #expect(tools == [.finger, .pen, .eraser, .mouse])
  }
}
