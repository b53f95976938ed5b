@testable import GestureRuntime

extension Refused {
  /// Tables with values outside of what their instruction allows, or with references to missing entries.
  static var ranges: [Refused] {
    let activity = Recipe.activity("a", "k")
    func declaring(_ what: String, _ reason: TableError.Reason, _ instruction: Instruction) -> Refused {
      Refused(what, reason, [op(.product, "a"), instruction, op(.end)])
    }
    func detent(_ name: String, _ points: Double) -> Instruction {
      Instruction(.detent, [.text(Array(name.utf8)), .integer(0), .number(points), .integer(0)])
    }
    return [
      declaring("a fit that is none", .outOfRange, op(.velocity, 4, 20, 1, 1, 1)),
      declaring("no velocity samples", .outOfRange, op(.velocity, 0, 0, 1, 1, 1)),
      declaring("more samples than are kept", .outOfRange, op(.velocity, 0, 65, 1, 1, 1)),
      declaring("a horizon of ages", .outOfRange, op(.velocity, 0, 20, 0x20_0000_0000_0001, 1, 1)),
      declaring("no velocity at all", .outOfRange, op(.velocity, 0, 20, 1, 1, 0)),
      declaring("an edge inside out", .outOfRange, op(.thresholds, 1, 1, -1.0)),
      declaring("a variable without words", .outOfRange, op(.stateWords, "w", 0)),
      declaring("a range the wrong way round", .outOfRange, op(.stateNumber, "n", 2, 1)),
      declaring("a parent that comes later", .undeclared, op(.element, "e", 1)),
      Refused("a target that is not there", .undeclared, activities: [Recipe.activity("a", "k", on: 2)]),
      Refused("a mechanic to follow that is not there", .undeclared, activities: [activity, op(.after, 6)]),
      Refused(
        "an element under the finger that is not there", .undeclared, activities: [activity, op(.over, 9)]),
      Refused("touches counted to 1", .outOfRange, activities: [activity, op(.taps, 1, 300_000, 100)]),
      Refused(
        "touches counted twice", .outOfRange,
        activities: [activity, op(.taps, 2, 300_000, 100), op(.taps, 2, 300_000, 100)]),
      Refused(
        "something that shows when a touch is long over", .outOfRange,
        activities: [activity, op(.showsPossible, 10_000_001)]),
      Refused(
        "something that shows twice", .outOfRange,
        activities: [activity, op(.showsPossible, 1), op(.showsPossible, 1)]),
      Refused("no tool at all", .outOfRange, activities: [activity, op(.tools, 0)]),
      Refused("a tool that is none", .outOfRange, activities: [activity, op(.tools, 16)]),
      Refused("tools said twice", .outOfRange, activities: [activity, op(.tools, 2), op(.tools, 2)]),
      Refused("an element named twice", .notInOrder, activities: [activity, op(.over, 0), op(.over, 0)]),
      Refused(
        "state of an element that is not there", .undeclared,
        preamble + [op(.stateBool, "s"), op(.stateOf, 0, 2), op(.end)]),
      Refused(
        "an element's state that is not there", .undeclared, preamble + [op(.stateOf, 0, 1), op(.end)]),
      Refused(
        "state of two elements", .notInOrder,
        preamble + [op(.stateBool, "s"), op(.stateOf, 0, 1), op(.stateOf, 0, 0), op(.end)]),
      Refused(
        "state of an element that is not around the target", .undeclared,
        preamble + [op(.stateBool, "s"), op(.stateOf, 0, 1)] + mechanics
          + [Recipe.activity("a", "k", on: 0), op(.isEqual, 0, 1), op(.end)]),
      Refused("a variable that is not there", .undeclared, activities: [activity, op(.isEqual, 0, 1)]),
      Refused(
        "a mechanic that is not there", .undeclared,
        activities: [activity, op(.recognizer, 1, 1, 0), op(.name, 6, 0, 1, 1)]),
      Refused("a rival that is not there", .undeclared, relating([op(.prefers, 0, 2)])),
      Refused("a rival of itself", .outOfRange, relating([op(.waits, 1, 1)])),
      Refused("a hand-over to itself", .outOfRange, relating([op(.handOver, 1, 1, 4)])),
      Refused("a hand-over to nobody", .undeclared, relating([op(.handOver, 0, 2, 4)])),
      Refused("a hand-over at no end", .outOfRange, relating([op(.handOver, 0, 1, 0)])),
      Refused("a hand-over at a sixth end", .outOfRange, relating([op(.handOver, 0, 1, 64)])),
      Refused("a hand-over at the top in a layout", .outOfRange, relating([op(.handOver, 0, 1, 36)])),
      Refused("a hand-over at both sides in a layout", .outOfRange, relating([op(.handOver, 0, 1, 35)])),
      Refused(
        "two who take over from one", .notInOrder, relating([op(.handOver, 0, 1, 4), op(.handOver, 0, 1, 8)])),
      Refused(
        "two commit distances", .outOfRange,
        activities: [activity, op(.commitShare, 1), op(.commitDistance, 1)]),
      Refused(
        "two detents of one name", .outOfRange,
        activities: [activity, detent("near", 10), detent("near", 20)]),
      Refused("a detent without a name", .outOfRange, activities: [activity, detent("", 10)]),
      Refused(
        "detents of which the second is no further", .notInOrder,
        activities: [activity, detent("near", 10), detent("far", 10)]),
      Refused(
        "a detent beside a distance", .outOfRange,
        activities: [activity, op(.commitDistance, 1), detent("near", 10)]),
      Refused(
        "a velocity beside a detent", .outOfRange,
        activities: [activity, detent("near", 10), op(.commitVelocity, 1)]),
      Refused(
        "more detents than there can be", .tooMany,
        activities: [activity] + (1...17).map { detent("d\($0)", Double($0)) }),
      Refused(
        "a motion to a detent that is not there", .undeclared,
        activities: [activity, detent("near", 10), op(.motion, 5, 0)]),
      Refused("a commit at a standstill", .outOfRange, activities: [activity, op(.commitVelocity, 0)]),
      Refused("a constant that is neither", .outOfRange, activities: [activity, op(.constant, 2)]),
      Refused("no fingers", .outOfRange, activities: [activity, op(.recognizer, 0, 1, 0)]),
      Refused("eleven fingers", .outOfRange, activities: [activity, op(.recognizer, 1, 11, 0)]),
      Refused("fingers the wrong way round", .outOfRange, activities: [activity, op(.recognizer, 2, 1, 0)]),
      Refused("half continuous", .outOfRange, activities: [activity, op(.recognizer, 1, 1, 2)]),
      Refused("a fifth edge", .outOfRange, steps: [op(.press), op(.edges, 16), op(.lift)]),
      Refused("a gap of no time", .outOfRange, steps: [op(.press), op(.gap, 5, 5), op(.lift)]),
      Refused("before nothing", .outOfRange, steps: [op(.press), op(.before, 0), op(.lift)]),
      Refused("a slop below nothing", .outOfRange, steps: [op(.press), op(.lift), op(.slop, -1.0)]),
      Refused(
        "a direction of 360 degrees", .outOfRange, steps: [op(.press), op(.translate), op(.arc, 360, 1)]),
      Refused("more than a circle", .outOfRange, steps: [op(.press), op(.translate), op(.arc, 0, 361)]),
      Refused("a spread of no sense", .outOfRange, fingers: 2, steps: [op(.press), op(.spread, 0)]),
    ]
  }

  /// Tables with sequences of steps that fingers cannot perform.
  static var steps: [Refused] {
    [
      Refused("no steps", .impossibleSteps, steps: []),
      Refused("a lift first", .impossibleSteps, steps: [op(.lift)]),
      Refused("two presses", .impossibleSteps, steps: [op(.press), op(.press)]),
      Refused("a wait in the air", .impossibleSteps, steps: [op(.press), op(.lift), op(.wait)]),
      Refused("one finger spreads", .impossibleSteps, steps: [op(.press), op(.spread, 1)]),
      Refused("one finger turns", .impossibleSteps, steps: [op(.press), op(.orbit, 1)]),
      Refused("a touch that goes on", .impossibleSteps, continuous: 1, steps: [op(.press), op(.lift)]),
      Refused(
        "nine presses", .impossibleSteps,
        steps: Array(repeating: [op(.press), op(.lift)], count: 9).flatMap(\.self)),
    ]
  }

  /// Tables with more entries than a limit allows.
  static var tooMany: [Refused] {
    let deep = (0...64).map { Instruction(.element, [.text([0x65]), .integer(UInt64($0))]) }
    let values = Array(repeating: op(.constant, 1), count: 65) + Array(repeating: op(.and), count: 64)
    let waits = [op(.press)] + Array(repeating: op(.wait), count: 64)
    let states = Array(repeating: op(.stateBool, "b"), count: TableBuilder.limit + 1)
    return [
      Refused("a tree of 65 levels", .tooMany, [op(.product, "a")] + deep + [op(.end)]),
      Refused("a guard of 65 values at once", .tooMany, activities: [Recipe.activity("a", "k")] + values),
      Refused("65 steps", .tooMany, steps: waits),
      Refused("65,536 variables", .tooMany, [op(.product, "a")] + states + [op(.end)]),
    ]
  }
}
