import GestureRuntime
import SpecParser
import TestSupport
import Testing

@testable import GestureCompiler

/// Where a second move can begin: only where the first no longer holds, or has come nearer to its start.
@Suite struct MoveTurnTests {
  /// Whether the two moves can be made at all: two activities with this mechanic conflict exactly if it can claim.
  static func isPossible(_ first: Directions, _ second: Directions) -> Bool {
    var builder = SpecBuilder()
    builder.mechanic("two", [.pressing(), .moving(toward: first), .moving(toward: second)])
    builder.activity("a", by: ["two"])
    builder.activity("b", by: ["two"])
    let report = AnalyzeConflicts.run(builder.checked)
    #expect(report.undecidedPairs == 0)
    return !report.findings.isEmpty
  }

  @Test("Going on in one direction never ends the first move")
  func onwards() {
    #expect(!Self.isPossible(.right, .right))
    #expect(!Self.isPossible(.range(30, to: 60), .range(40, to: 60)))
    #expect(Self.isPossible(.range(30, to: 60), .range(40, to: 100)), "it leaves the cone upwards")
  }

  @Test("Going on in one sense of a spread never ends the first move")
  func senses() {
    func isPossible(_ second: Set<SpreadSense>) -> Bool {
      var builder = SpecBuilder()
      let steps: [StepAction] = [.pressing(), .spreading([.inward]), .spreading(second)]
      builder.mechanic("two", fingers: 2...2, steps)
      builder.activity("a", by: ["two"])
      builder.activity("b", by: ["two"])
      let report = AnalyzeConflicts.run(builder.checked)
      #expect(report.undecidedPairs == 0)
      return !report.findings.isEmpty
    }
    #expect(!isPossible([.inward]))
    #expect(isPossible([.outward]))
  }

  @Test("Another direction, or turning back, ends the first move")
  func elsewhere() {
    #expect(Self.isPossible(.right, .left))
    #expect(Self.isPossible(.right, .up), "it leaves the cone upwards")
    #expect(Self.isPossible(.any, .left), "it comes back from the right")
  }

  @Test("In an arc of half a turn at most the second move comes back")
  func withinAnArc() {
    for arc in [Directions.range(270, to: 90), .range(0, to: 170)] { #expect(Self.isPossible(arc, arc)) }
  }

  // MARK: The value itself

  /// A move of two fingers, of 16 to 100 points or degrees, that another follows.
  private static func step(_ kind: StepShapeKind, positive: Bool = true, negative: Bool = true) -> StepShape {
    var step = StepShape(kind: kind)
    step.distance = Extent(16, 100)
    (step.allowsPositive, step.allowsNegative) = (positive, negative)
    return step
  }

  static func turn(_ first: StepShape, _ second: StepShape) throws -> MoveTurn {
    var contact = ContactShape()
    contact.steps = [first, second]
    let shape = RecognizerShape(fingers: 2...2, contacts: [contact], claimStep: 1, isContinuous: true)
    var runner = PathRunner(shape: shape, level: 0)
    (runner.step, runner.origin) = (1, 1)
    return try #require(MoveTurn(runner))
  }

  @Test(
    "Two moves are compared if both displace, and go on with one another if both have one and the same sense")
  func pairsOfMoves() throws {
    let kinds: [StepShapeKind] = [.translate, .spread, .orbit]
    for (a, b) in kinds.flatMap({ a in kinds.map { (a, $0) } }) {
      func turn(_ first: (Bool, Bool), _ second: (Bool, Bool)) throws -> MoveTurn {
        try Self.turn(
          Self.step(a, positive: first.0, negative: first.1),
          Self.step(b, positive: second.0, negative: second.1))
      }
      #expect(try turn((true, true), (true, true)).isOfTranslations == (a == .translate && b == .translate))
      for one in [(true, false), (false, true)] {
        #expect(try turn(one, one).isOneSense == (a == b && a != .translate))
        #expect(try !turn(one, (one.1, one.0)).isOneSense)
        #expect(try !turn(one, (true, true)).isOneSense)
        #expect(try !turn((true, true), one).isOneSense)
      }
      #expect(try !turn((true, true), (true, true)).isOneSense)
    }
  }

  /// Two fingers whose span differs by an amount from 100.
  private static func spread(_ change: Double) -> [Point] { [.zero, Point(x: 100 + change, y: 0)] }

  private static func moved(_ x: Double, _ y: Double) -> [Point] {
    [Point(x: x, y: y), Point(x: x + 100, y: y)]
  }

  @Test("A second move begins nearer to the start than the first was, or where the first does not hold")
  func made() throws {
    let (out, both) = (Self.step(.spread, negative: false), Self.step(.spread))
    for (step, held, now, isMade) in [
      (out, 40, 30, true), (out, 40, 40, false), (out, 40, 60, false), (out, 40, 8, true),
      (out, 40, 120, true),
      (out, 40, -60, true), (both, 40, -60, false), (both, -40, -60, false), (both, -60, 40, true),
    ] as [(StepShape, Double, Double, Bool)] {
      let turn = try Self.turn(step, both)
      let here = turn.isMade(base: Self.spread(0), from: Self.spread(held), to: Self.spread(now))
      #expect(here == isMade, "from \(held) to \(now)")
    }
    var right = Self.step(.translate, positive: false, negative: false)
    right.holdDirections = AngleSet(kept: [Extent(315, 360), Extent(0, 45)])
    for (x, y, isMade) in [(30.0, 0.0, true), (40, 0, false), (60, 0, false), (0, 60, true), (120, 0, true)] {
      let turn = try Self.turn(right, right)
      let here = turn.isMade(base: Self.moved(0, 0), from: Self.moved(40, 0), to: Self.moved(x, y))
      #expect(here == isMade, "to \(x), \(y)")
    }
  }
}
