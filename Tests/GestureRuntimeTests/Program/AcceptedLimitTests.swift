@testable import GestureRuntime
import Testing

/// The loader accepts values at its limits. `Refused` has values just beyond them.
struct AcceptedLimitTests {
  struct Accepted: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var instructions: [Instruction]

    init(_ what: String, _ instructions: [Instruction]) {
      testDescription = what
      self.instructions = instructions
    }

    /// A table with one activity, which has these instructions and a touch recognizer.
    init(_ what: String, activity: [Instruction]) {
      let touch = Recipe.touch("a")
      self.init(what, preamble + mechanics + touch.prefix(1) + activity + touch.dropFirst() + [op(.end)])
    }

    static let all = [
      Accepted("65,535 mechanics", many(op(.mechanic, "m"))),
      Accepted("65,535 elements", many(op(.element, "e", 0))),
      Accepted("65,535 variables", many(op(.stateBool, "s"))),
      Accepted("a number with one value", [op(.product, "a"), op(.stateNumber, "s", 2, 2), op(.end)]),
      Accepted("`possible` after ten seconds", activity: [op(.showsPossible, 10_000_000)]),
    ]

    private static func many(_ instruction: Instruction) -> [Instruction] {
      [op(.product, "a")] + Array(repeating: instruction, count: TableBuilder.limit) + [op(.end)]
    }
  }

  @Test(arguments: Accepted.all)
  func accepts(_ accepted: Accepted) {
    #expect(throws: Never.self) { try Table(bytes: assemble(accepted.instructions)) }
  }
}
