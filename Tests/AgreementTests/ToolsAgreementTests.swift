import GestureCompiler
import GestureRuntime
import SpecParser
import TestSupport
import Testing

/// The random specs and traces, with tools.
@Suite struct ToolsAgreementTests {
  @Test func `runtime and reference agree where activities take tools and pens touch`() throws {
    let runs = try comparedRandomCases { random, seed in
      random.takeTools(seed)
      return random.spec.checked
    }
    #expect(runs.count > RandomAgreementTests.seeds.count / 2)
    let tools: Set<TouchTool> = Set(runs.flatMap(\.outcomes).map(\.outcome.tool))
    #expect(tools == [.finger, .pen, .eraser, .mouse])
  }
}

extension AgreementCase {
  /// Makes most activities name tools, and presses use a usual tool of the trace or sometimes another.
  fileprivate mutating func takeTools(_ seed: UInt64) {
    var numbers = RandomNumbers(seed: seed / 10 ^ 0x746f_6f6c)
    for index in spec.activities.indices where numbers.chance(70) {
      let tools = Tool.named.filter { _ in numbers.chance(50) }
      spec.changeActivity(index) {
        $0.tools = SpecBuilder.at(tools.isEmpty ? [.pen] : Set(tools))
      }
    }
    var touches = RandomNumbers(seed: seed ^ 0x746f_6f6c)
    let usual = touches.pick(TouchTool.allCases)
    for place in events.indices {
      guard case .sample(var sample) = events[place], sample.phase == .down else { continue }
      sample.tool = touches.chance(75) ? usual : touches.pick(TouchTool.allCases)
      events[place] = .sample(sample)
    }
  }
}
