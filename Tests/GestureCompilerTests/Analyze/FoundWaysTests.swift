import ConflictSupport
import SpecParser
import TestSupport
import Testing

@testable import GestureCompiler

/// What the search finds for random pairs, and at what work, as it was recorded. Whoever changes the search sees here what else changes.
@Suite struct FoundWaysTests {
  private static let folder = "Tests/GestureCompilerTests/Analyze/FoundWays"

  @Test func meetings() {
    expectKept("meetings.txt", (1...240).flatMap { RandomShapes(seed: $0).meetings })
  }

  @Test func escapes() {
    expectKept("escapes.txt", (1...240).flatMap { RandomShapes(seed: $0).escapes })
  }

  private func expectKept(_ name: String, _ lines: [String]) {
    let problem = Snapshot("\(Self.folder)/\(name)").problem(with: lines.joined(separator: "\n") + "\n")
    #expect(problem == nil, "\(problem ?? "")")
  }
}

/// The shapes of a random pair, with those of the next pair as third ones.
private struct RandomShapes {
  let seed: UInt64
  let analysis: AnalyzeConflicts
  let thirds: [RecognizerShape]

  init(seed: UInt64) {
    self.seed = seed
    func analyzed(_ seed: UInt64) -> AnalyzeConflicts {
      let pair = RandomPair(seed: seed)
      return AnalyzeConflicts(CheckContext(pair.spec), pair.machine)
    }
    analysis = analyzed(seed)
    thirds = analyzed(seed + 1).subject.allShapes[0].flatMap { $0 }
  }

  /// The two shapes of each line.
  private var pairs: [(a: RecognizerShape, b: RecognizerShape)] {
    let shapes = analysis.subject.allShapes.map { $0.flatMap { $0 } }
    return shapes[0].prefix(2).flatMap { a in shapes[1].prefix(2).map { (a, $0) } }
  }

  /// The ways to meet, for each order of claims and together.
  var meetings: [String] {
    pairs.flatMap { a, b in
      let found = DecidePair(hand: analysis.subject.hand, targets: analysis.subject.targets(0, 1)).found(a, b)
      let holds = found.holds.map {
        $0.map { "\(text($0.most))\($0.isBetweenPresses ? " later" : "")" } ?? "-"
      }
      let end = found.isComplete ? "" : ", incomplete"
      return ["\(seed): holds \(holds.joined(separator: " ")), work \(found.work)\(end)"]
        + found.meetings.map { "  \(text($0))" }
    }
  }

  /// The ways of the first to claim before a rival, or before two.
  var escapes: [String] {
    let rivals = [
      TouchSearch.Rival(), .init(offset: 1), .init(winsTies: false), .init(isAwaited: true),
      .init(isAwaited: true, needsLift: true), .init(sleeps: true), .init(isCertain: false),
    ]
    let own = rivals[Int(seed) % rivals.count]
    return pairs.prefix(1).flatMap { a, b in
      escape([a, b], [own]) + thirds.prefix(1).flatMap { escape([a, b, $0], [own, TouchSearch.Rival()]) }
    }
  }

  private func escape(_ shapes: [RecognizerShape], _ rivals: [TouchSearch.Rival]) -> [String] {
    var search = TouchSearch(
      shapes, levels: shapes.map { _ in 0 }, goal: .escape(rivals), hand: .unlimited, budget: 20_000)
    let found = search.run()
    let end = found.isComplete ? "" : ", incomplete"
    return ["\(seed): \(rivals.count) rivals, work \(found.work)\(end)"]
      + search.ways.prefix(1).map { "  \(text($0))" }
  }
}

// MARK: Words

private func text(_ time: Int64?) -> String {
  guard let time, time < DifferenceBounds.none else { return "..." }
  return "\(time / 1000)\(time % 1000 == 0 ? "" : ".\(time % 1000)")"
}

private func text(_ value: Double) -> String {
  value == .infinity ? "..." : "\((value * 100).rounded() / 100)"
}

private func text(_ name: String, _ extent: Extent) -> String? {
  extent == .all || extent == .notNegative ? nil : "\(name) \(text(extent.low)) to \(text(extent.high))"
}

private func text(_ meeting: Meeting) -> String {
  let needs: [(WayNeeds, String)] = [
    (.lateFinger, "late"), (.fingerOutside, "outside"), (.drift, "drift"), (.laterTouch, "later"),
    (.earlyLift, "early"),
  ]
  let flags = [
    (meeting.isPlain, "plain"), (meeting.isBoundary, "boundary"), (meeting.isInOneContact, "one contact"),
    (meeting.isBeforeLastContact, "before last"),
  ]
  let words =
    needs.filter { meeting.needs.contains($0.0) }.map(\.1) + flags.filter(\.0).map(\.1)
    + [region(meeting.hull.region)].filter { !$0.isEmpty }
  let gap = "\(text(meeting.gap.lowerBound)) to \(text(meeting.gap.upperBound))"
  let least = meeting.leastGap == meeting.gap.lowerBound ? "" : " (\(text(meeting.leastGap)))"
  return "\(meeting.order) \(gap)\(least) \(words.joined(separator: ", ")), \(meeting.ways.count) ways: "
    + text(meeting.ways[0])
}

private func region(_ region: MeetingRegion) -> String {
  func range(_ name: String, _ range: MeetingRegion.Range?) -> String? {
    range.map { "\(name) \(text($0.low)) to \(text($0.high))" }
  }
  let directions = region.directions.map {
    $0.map { "\(text($0.low))-\(text($0.high))" }.joined(separator: "+")
  }
  return [
    directions, range("distance", region.distance), range("span", region.span), range("turn", region.turn),
    range("velocity", region.velocity), range("for", region.duration),
  ].compactMap(\.self).joined(separator: " ")
}

/// Its events with what they demand, and how long it takes.
private func text(_ path: TouchPath) -> String {
  let claims = path.runners.map { $0.claim.map(String.init) ?? "-" }.joined(separator: " ")
  let last = path.instant(path.events.count - 1)
  let first = path.instant(0)
  let time = "\(text(path.clock.least(last, after: first))) to \(text(path.clock.most(last, after: first)))"
  return path.events.map(text).joined(separator: "; ") + "; claims \(claims); \(time)"
}

private func text(_ event: PathEvent) -> String {
  let kind =
    switch event.kind {
    case .press(let slot): "press \(slot)"
    case .timer: "timer"
    case .sample: "sample"
    case .lift(let slot): "lift \(slot)"
    }
  let demands = event.demands.map { demand in
    let prior = demand.prior.isEmpty ? "" : "+\(demand.prior.count)"
    return "[\(demand.from)\(prior) \(text(demand.region))]"
  }
  let still = event.still.map { "still \(text($0.limit))" }
  let leaves = event.leaves.map { "leaves \(text($0.limit))" }
  let speeds = event.speeds.compactMap { text("speed", $0.speed) }
  let turns = event.turns.map { "turn \($0.base) \($0.from)" }
  let landings = event.landings.map { "apart \(text($0.most))" }
  let lifts = event.lifts.map { "\($0.isInside ? "inside" : "outside") \($0.level) \(text($0.slop))" }
  let edges = event.edges.map { "edges \($0)" }
  return ([kind] + demands + still + leaves + speeds + turns + landings + lifts + edges).joined(
    separator: " ")
}

private func text(_ region: SampleRegion) -> String {
  let directions =
    region.directions.isAll
    ? nil : region.directions.ranges.map { "\(text($0.low))-\(text($0.high))" }.joined(separator: "+")
  let finger =
    region.fingerLeast > 0 || region.fingerMost < .infinity
    ? text("finger", Extent(region.fingerLeast, region.fingerMost)) : nil
  return [
    text("distance", region.distance), directions, text("span", region.span), text("turn", region.turn),
    finger,
    region.bends.isEmpty ? nil : "\(region.bends.count) bends",
  ].compactMap(\.self).joined(separator: " ")
}
