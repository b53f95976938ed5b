import GestureRuntime
import SpecParser
import Testing

@testable import GestureCompiler

/// Replays have no more of a product's state than guards read, and no touch is played for each of several elements that it does not touch.
struct ReplayStateTests {
  private let machine: Machine
  private let analysis: AnalyzeConflicts

  /// Activities on one element, each with a guard on two of many variables.
  init() throws {
    var text = "gspec: 1\nproduct: Test\nuses: [material]\nstate:\n"
    for index in 100..<600 { text += "  b\(index): bool\n" }
    text += "elements: {page: {}}\nactivities:\n"
    for index in 0..<8 {
      text += "  a\(index): {does: custom, target: page, by: touch, alternative: menu, "
      text += "when: b\(100 + 2 * index) and not b\(101 + 2 * index)}\n"
    }
    let spec = try AnalyzeSupport.spec(text)
    machine = CompilePipeline.lower(spec)
    analysis = AnalyzeConflicts(CheckContext(spec), machine)
  }

  @Test func aStateOfTwoGuardsHasOnlyTheValuesThatTheyNeed() {
    for a in 0..<8 {
      for b in 0..<8 where b > a { #expect(analysis.subject.guards.model(a, b) == [2 * a: 1, 2 * b: 1]) }
    }
  }

  @Test func aTableHasOnlyTheVariablesThatItsGuardsRead() {
    let path = PathMachine(machine, to: 0)
    let guards = machine.activities.map(\.condition)
    let state = PathState(path, guards: [guards[1], guards[3]])
    #expect(state.variables.map(\.name.value) == ["s0", "s1", "s2", "s3"])
    #expect(state.values(in: [2: 1, 7: 1, 400: 1]) == [1, 0, 0, 1])
    // Equal guards on other variables are the same in their table.
    let other = PathState(path, guards: [guards[2], guards[7]])
    #expect(other.condition(guards[2]) == state.condition(guards[1]))
    #expect(other.condition(guards[7]) == state.condition(guards[3]))
    #expect(other.condition(nil) == nil && PathState(path, guards: [nil]).variables.isEmpty)
  }

  @Test func theOuterElementCountsOnlyForATouchOutsideTheInnerOne() {
    let place = Point(x: 1, y: 1)
    func key(isOutside: Bool, lift: PlainTrace.Lift, outer: Int) -> ReplayTable.Key {
      let samples = [
        PlainTrace.Sample(time: 0, phase: .down, finger: 0, location: place, isOutside: isOutside),
        PlainTrace.Sample(
          time: 80_000, phase: .up, finger: 0, location: place, isOutside: false, lift: lift),
      ]
      return ReplayTable.Key(
        PlainTrace(samples: samples, end: 80_000, claims: []), inner: 5, outer: outer, [])
    }
    for lift in [PlainTrace.Lift.unsaid, .outsideAll] {
      #expect(key(isOutside: false, lift: lift, outer: 1) == key(isOutside: false, lift: lift, outer: 2))
      #expect(key(isOutside: true, lift: lift, outer: 1) != key(isOutside: true, lift: lift, outer: 2))
    }
    #expect(
      key(isOutside: false, lift: .outsideInner, outer: 1)
        != key(isOutside: false, lift: .outsideInner, outer: 2))
  }
}
