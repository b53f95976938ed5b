@testable import GestureRuntime

extension Refused {
  /// Tables that only one check of the loader refuses, in addition to those that are listed by reason.
  static var limits: [Refused] {
    let activity = Recipe.activity("a", "k")
    let two = [activity, op(.recognizer, 2, 3, 0)]
    let turned = [op(.press), op(.translate)]
    let product = assemble([op(.product, "a")]).dropFirst(TableHeader.size)
    var later = good
    later[4] = 4
    var none = good
    none[4] = 0
    return [
      Refused("a version that is not known yet", .wrongVersion, at: 4, bytes: later),
      Refused("version 0", .wrongVersion, at: 4, bytes: none),
      Refused(
        "an instruction of a later version", .wrongVersion, at: 4,
        bytes: body(
          Array(
            assemble(preamble + mechanics + [activity, op(.tools, 2), op(.end)]).dropFirst(TableHeader.size)))
      ),
      Refused(
        "a short number that is too large for one", .malformedNumber, at: 20,
        bytes: body(product + [0x07, 1, 0x78, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01])),
      Refused(
        "another range of fingers below the recognizer's", .outOfRange,
        activities: two + [op(.name, 0, 0, 1, 2)]),
      Refused(
        "a name's fingers the wrong way round", .outOfRange, activities: two + [op(.name, 0, 0, 3, 2)]),
      Refused(
        "another range of fingers above the recognizer's", .outOfRange,
        activities: two + [op(.name, 0, 0, 2, 4)]),
      Refused("a recognizer without a name", .impossibleSteps, activities: two),
      Refused("a limit of an activity", .misplaced, activities: [activity, op(.least, 1)]),
      Refused(
        "a qualifier after feedback", .misplaced,
        activities: [activity, op(.follow, 1, 1, 0, 0), op(.begins)]
      ),
      Refused(
        "feedback after a guard", .misplaced,
        activities: [activity, op(.constant, 1), op(.follow, 1, 1, 0, 0)]),
      Refused(
        "two velocities for a commit", .outOfRange,
        activities: [activity, op(.commitVelocity, 1), op(.commitVelocity, 1)]),
      Refused(
        "two distances for a commit", .outOfRange,
        activities: [activity, op(.commitDistance, 1), op(.commitDistance, 1)]),
      Refused(
        "a detent beside a velocity", .outOfRange,
        activities: [
          activity, op(.commitVelocity, 1),
          Instruction(.detent, [.text([0x6e]), .integer(0), .number(1), .integer(0)]),
        ]),
      Refused(
        "17 directions", .outOfRange,
        steps: turned + (0..<17).map { Instruction(.arc, [.number(Double($0)), .number(1)]) }),
      Refused(
        "17 axes", .outOfRange, steps: turned + (0..<17).map { Instruction(.axis, [.number(Double($0))]) }),
      Refused(
        "two that take over at one end", .outOfRange,
        preamble + mechanics + Recipe.touch("a") + Recipe.touch("b") + Recipe.touch("c")
          + [op(.handOver, 0, 1, 4), op(.handOver, 0, 2, 4), op(.end)]),
      Refused(
        "a word too many", .misplaced,
        [op(.product, "a"), op(.stateWords, "s", 1), op(.word, "x"), op(.word, "y"), op(.end)]),
      Refused(
        "a variable of two elements, of which the first is number 0", .notInOrder,
        preamble + [op(.stateBool, "s"), op(.stateOf, 0, 0), op(.stateOf, 0, 1), op(.end)]),
      Refused("an element after the last, in `over`", .undeclared, activities: [activity, op(.over, 2)]),
      Refused("a variable after the last", .undeclared, activities: [activity, op(.isEqual, 0, 1)]),
      Refused(
        "a variable of the first element, asked elsewhere", .undeclared,
        preamble + [
          op(.element, "other", 0), op(.stateBool, "s"), op(.stateOf, 0, 0),
          Recipe.activity("a", "k", on: 2), op(.isEqual, 0, 1), op(.end),
        ]),
      Refused(
        "the activity after the last, which waits", .undeclared,
        activities: Recipe.touch("a") + [op(.waits, 1, 0)]),
      Refused(
        "the activity after the last, together with another", .undeclared,
        activities: Recipe.touch("a") + [op(.together, 1, 0)]),
      Refused("together with itself", .outOfRange, activities: Recipe.touch("a") + [op(.together, 0, 0)]),
      Refused("65,536 variables", .tooMany, many(op(.stateBool, "s"))),
      Refused("65,536 mechanics", .tooMany, many(op(.mechanic, "m"))),
      Refused("65,536 elements", .tooMany, many(op(.element, "e", 0))),
      Refused(
        "65,536 activities", .tooMany,
        [op(.product, "a"), op(.element, "e", 0)]
          + (0...TableBuilder.limit).map { Recipe.activity(digits($0), "k", on: 0) } + [op(.end)]),
      Refused(
        "65,536 recognizers", .tooMany,
        [op(.product, "a"), op(.element, "e", 0), op(.mechanic, "m"), Recipe.activity("a", "k", on: 0)]
          + Array(
            repeating: [op(.recognizer, 1, 1, 0), op(.name, 0, 0, 1, 1), op(.press), op(.lift)],
            count: TableBuilder.limit + 1
          ).flatMap(\.self) + [op(.end)]),
    ]
  }

  private static func many(_ instruction: Instruction) -> [Instruction] {
    [op(.product, "a")] + Array(repeating: instruction, count: TableBuilder.limit + 1) + [op(.end)]
  }

  /// A number as five digits, so that the alphabetical order of names is that of the numbers.
  private static func digits(_ number: Int) -> String {
    String(String(100_000 + number).dropFirst())
  }
}
