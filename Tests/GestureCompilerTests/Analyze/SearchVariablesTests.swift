import Foundation
import Testing

@testable import GestureCompiler
@testable import GestureRuntime

/// The search is complete only if it has a variable for everything that the runtime measures. This test names the variables for every
/// reason to fail, and for everything that a candidate remembers. Both must be complete here, and the table of
/// Docs/ConflictAnalysis.md, 3.1, must name every variable.
@Suite struct SearchVariablesTests {
  /// What the search has for something that the runtime measures or remembers.
  enum Stand {
    /// Properties of the search's own values.
    case variables([AnyKeyPath])
    /// Two recognizers that take in the same fingers never differ in it, so it cannot decide who claims.
    case alike
    /// It is about arbitration or the content of outcomes, for which the whole product is played (`PlayTouch`).
    case played
  }

  /// What the search has for a reason to fail. Without a `default`, a new reason does not compile.
  static func stand(of cause: FailureCause) -> Stand {
    switch cause {
    case .tooManyFingers, .tooFewFingers: .variables([\PathRunner.presses, \PathRunner.fingers])
    case .pressAfterLift: .variables([\PathRunner.hasLifted])
    case .pressWindow: .variables([\PathRunner.firstPress, \PathEvent.instant])
    case .notFromEdge: .variables([\PathEvent.edges])
    // These are metrics of the product, the same for all of its recognizers. Witnesses respect them (`PlaceLayout`).
    case .fingersApart, .nextPressTooFar: .alike
    case .nextPressTooSoon, .nextPressTooLate: .variables([\PathRunner.lastLift, \PathEvent.instant])
    case .movedBeyondSlop: .variables([\PathEvent.still, \PathEvent.leaves])
    case .liftedOutside: .variables([\PathEvent.lifts])
    case .liftedTooSoon: .variables([\PathRunner.base, \PathRunner.start, \PathEvent.instant])
    case .heldTooLong: .variables([\PathRunner.base, \PathRunner.nextMost, \PathEvent.instant])
    case .movedTooLittle, .fingersMovedTooLittle, .spanTooSmall, .movedTooFar:
      .variables([
        \SampleRegion.distance, \SampleRegion.span, \SampleRegion.turn, \SampleRegion.fingerLeast,
        \SampleRegion.fingerMost,
      ])
    case .wrongDirection: .variables([\SampleRegion.directions])
    case .deviated: .variables([\SampleRegion.directions, \SampleRegion.bends])
    case .movedTooLong: .variables([\PathRunner.start, \PathRunner.turnMost, \PathEvent.instant])
    case .movedTooLate: .variables([\PathRunner.hasPassed])
    case .tooSlow, .tooFast: .variables([\PathEvent.speeds])
    // A cancelled finger lets no recognizer claim. The tool is a state variable of the analysis, the same for both of a pair.
    case .cancelled, .otherTool, .takesOver: .alike
    case .lostTo, .lostToPreferred, .lostToInner, .lostToSpecialCase, .lostToRangeStart, .lostToLongerPath,
      .lostToName, .takenOver, .awaitedWon, .neverStarted, .notFirst, .noRoom:
      .played
    }
  }

  /// What the search has for each property of a candidate.
  static var memory: [String: Stand] {
    [
      "step": .variables([\PathRunner.step]),
      "fingers": .variables([\PathRunner.fingers]),
      "state": .variables([\PathRunner.hasStarted, \PathRunner.claim, \PathRunner.isOut]),
      "hasLifted": .variables([\PathRunner.hasLifted]),
      "hasPassedSlop": .variables([\PathRunner.hasPassed]),
      "contacts": .variables([\PathRunner.contacts]),
      "presses": .variables([\PathRunner.presses]),
      "mostFingers": .variables([\PathRunner.presses]),
      "lifts": .variables([\Demand.prior]),
      "liftSum": .variables([\Demand.prior]),
      "liftTime": .variables([\PathRunner.lastLift]),
      "firstPress": .variables([\PathRunner.firstPress]),
      "baseTime": .variables([\PathRunner.base]),
      "basePlace": .variables([\PathRunner.baseEvent, \Demand.from]),
      "turned": .variables([\SampleRegion.turn]),
      "owed": .variables([\SampleRegion.turn]),
      "startTime": .variables([\PathRunner.start]),
      "startPlace": .variables([\PathRunner.origin, \Demand.from]),
      "startSpan": .variables([\PathRunner.origin, \Demand.from]),
      "startTurn": .variables([\PathRunner.origin, \Demand.from]),
      "furthest": .variables([\TurnDemand.from]),
      "furthestSpan": .variables([\TurnDemand.from]),
      "furthestTurn": .variables([\TurnDemand.from]),
      "corner": .variables([\SampleRegion.bends]),
      "bend": .variables([\SampleRegion.bends]),
      "nextBefore": .variables([\PathRunner.nextMost, \PathRunner.turnMost]),
      "deadline": .variables([\PathRunner.start, \PathRunner.isDue]),
      // Which program it runs, and where it lies.
      "recognizer": .alike, "home": .alike, "activity": .alike, "mechanic": .alike, "hasOrbit": .alike,
      "followsWay": .alike,
      "serial": .alike,
      "birth": .alike,
      // Arbitration.
      "hasWon": .played, "values": .played, "isTurned": .played, "isWatched": .played, "isRevived": .played,
      "startsAtDirection": .played, "startsAtMeasure": .played,
      "releasedAfter": .played, "endedWhileHeld": .played, "lifted": .played,
      "won": .played, "wonIn": .played, "heldFor": .played, "name": .played,
      "isShown": .played,
      // What outcomes say.
      "pastWay": .played, "origin": .played, "carried": .played, "carriedScale": .played,
      "valuePlace": .played, "axis": .played,
      "valueSpan": .played, "taken": .played, "camePast": .played,
      "wasRefused": .played,
    ]
  }

  @Test("Every property of a candidate of the runtime is listed")
  func remembered() {
    let memory = Self.memory
    let remembered = Mirror(reflecting: Candidate()).children.compactMap(\.label)
    for name in remembered {
      #expect(memory[name] != nil, "the runtime remembers `\(name)`: what stands for it in the search?")
    }
    for name in memory.keys.sorted() {
      #expect(remembered.contains(name), "the runtime remembers no `\(name)` any more")
    }
  }

  @Test("The documented table names every variable for a reason to fail or a property")
  func documented() throws {
    let page = try String(
      contentsOf: SpecFiles.root.appending(path: "Docs/ConflictAnalysis.md"), encoding: .utf8)
    let section = try #require(
      page.components(separatedBy: "**What the runtime measures").last?.components(separatedBy: "### 3.2")
        .first)
    let stands = FailureCause.allCases.map(Self.stand) + Array(Self.memory.values)
    var names: Set<String> = []
    for case .variables(let paths) in stands {
      #expect(!paths.isEmpty)
      names.formUnion(paths.map { String("\($0)".dropFirst()) })
    }
    for name in names.sorted() {
      #expect(section.contains("`\(name)`"), "the table does not name `\(name)`")
    }
  }
}
