import GestureCompiler
import GestureRuntime
import SpecParser
import TestSupport
import Testing

/// What touches: the random specs and traces, with tools.
@Suite struct ToolsAgreementTests {
  @Test func `runtime and reference agree where activities take tools and pens touch`() throws {
    var compared = 0
    var tools: Set<TouchTool> = []
    for seed in RandomAgreementTests.seeds {
      var random = AgreementCase(seed: seed)
      random.takeTools(seed)
      let spec = random.spec.checked
      let expected = Reference().run(spec, random.events, screen: random.screen)
      let actual = try TableRuntime().run(spec, random.events, screen: random.screen)
      guard !expected.isDecidedByRounding, !actual.isDecidedByRounding else { continue }
      compared += 1
      tools.formUnion(actual.outcomes.map(\.outcome.tool))
      #expect(difference(expected, actual) == nil, "seed \(seed)\n\(random.text)")
    }
    #expect(compared > RandomAgreementTests.seeds.count / 2)
    #expect(tools == [.finger, .pen, .eraser, .mouse])
  }
}

extension AgreementCase {
  /// Most activities say what may touch, and every other trace has presses of several tools.
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
