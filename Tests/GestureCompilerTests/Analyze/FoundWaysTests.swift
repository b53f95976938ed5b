import ConflictSupport
import SpecParser
import TestSupport
import Testing

@testable import GestureCompiler

/// What the search finds for random pairs, and at what work, as it was recorded. Whoever changes the search sees here what else changes.
@Suite struct FoundWaysTests {
  private static let folder = "Tests/GestureCompilerTests/Analyze/FoundWays"

  @Test(arguments: ["random", "special"])
  func meetings(_ kind: String) {
    expectKept("meetings-\(kind).txt", Self.pairs(kind).flatMap(\.meetings))
  }

  @Test(arguments: ["random", "special"])
  func escapes(_ kind: String) {
    expectKept("escapes-\(kind).txt", Self.pairs(kind).flatMap(\.escapes))
  }

  private static func pairs(_ kind: String) -> [ShapePairs] {
    kind == "random" ? ShapePairs.random : SpecialMechanics.pairs
  }

  private func expectKept(_ name: String, _ lines: [String]) {
    let problem = Snapshot("\(Self.folder)/\(name)").problem(with: lines.joined(separator: "\n") + "\n")
    #expect(problem == nil, "\(problem ?? "")")
  }
}

/// The shapes of the two activities of a spec, and third ones.
private struct ShapePairs {
  let name: String
  let number: Int
  let analysis: AnalyzeConflicts
  let thirds: [RecognizerShape]

  /// - Parameter third: a spec whose first activity has the third shapes.
  init(_ name: String, _ number: Int, _ spec: CheckedSpec, third: CheckedSpec) {
    func analyzed(_ spec: CheckedSpec) -> AnalyzeConflicts {
      AnalyzeConflicts(CheckContext(spec), CompilePipeline.lower(spec))
    }
    (self.name, self.number) = (name, number)
    analysis = analyzed(spec)
    thirds = analyzed(third).subject.allShapes[0].flatMap { $0 }
  }

  /// Seeds from 1 on, and those that tell what no earlier one tells.
  static var random: [ShapePairs] {
    (Array(1...120) + [298, 314, 428, 443]).map { seed in
      ShapePairs(
        "\(seed)", Int(seed), RandomPair(seed: seed).spec, third: RandomPair(seed: seed + 1).spec)
    }
  }

  /// The two shapes of each line.
  private var pairs: [(a: RecognizerShape, b: RecognizerShape)] {
    let shapes = analysis.subject.allShapes.map { $0.flatMap { $0 } }
    return shapes[0].prefix(2).flatMap { a in shapes[1].prefix(2).map { (a, $0) } }
  }

  /// The ways to meet, for each order of claims and together; then what is left of them if the two start apart, or one is over first.
  var meetings: [String] {
    pairs.flatMap { a, b in
      var decide = DecidePair(hand: analysis.subject.hand, targets: analysis.subject.targets(0, 1))
      let found = decide.found(a, b)
      let holds = found.holds.map { hold in
        hold.map { "\($0.most.map(text) ?? "open")\($0.isBetweenPresses ? " later" : "")" } ?? "-"
      }
      var lines = ["\(name): holds \(holds.joined(separator: " ")), \(end(found))"]
      lines += found.meetings.map { "  \(text($0))" }
      guard !found.meetings.isEmpty else { return lines }
      func gaps(_ name: String) {
        let found = decide.found(a, b)
        let gaps = found.meetings.map {
          "\($0.order) \(text($0.gap.lowerBound)) to \(text($0.gap.upperBound))"
        }
        lines.append("  \(name): \((gaps + [end(found)]).joined(separator: ", "))")
      }
      decide.startsApart = true
      gaps("apart")
      decide.startsApart = false
      for (number, shape) in [a, b].enumerated() where shape.isContinuous {
        decide.course = .over(number)
        gaps("\(["first", "second"][number]) over")
      }
      return lines
    }
  }

  private func end(_ found: MeetingSet) -> String {
    "work \(found.work)\(found.isComplete ? "" : ", incomplete")"
  }

  /// The ways of the first to claim before a rival, or before two.
  var escapes: [String] {
    let rivals = [
      TouchSearch.Rival(), .init(offset: 1), .init(winsTies: false), .init(isAwaited: true),
      .init(isAwaited: true, needsLift: true), .init(sleeps: true), .init(isCertain: false),
    ]
    let own = rivals[number % rivals.count]
    return pairs.prefix(1).flatMap { a, b in
      escape([a, b], [own]) + thirds.prefix(1).flatMap { escape([a, b, $0], [own, TouchSearch.Rival()]) }
    }
  }

  private func escape(_ shapes: [RecognizerShape], _ rivals: [TouchSearch.Rival]) -> [String] {
    var search = TouchSearch(
      shapes, levels: shapes.map { _ in 0 }, goal: .escape(rivals), hand: .unlimited, budget: 20_000)
    let found = search.run()
    return ["\(name): \(rivals.count) rivals, \(end(found))"]
      + search.ways.prefix(1).map { "  \(text($0))" }
  }
}

/// Pairs of mechanics that random ones seldom are.
private enum SpecialMechanics {
  private static let all: [(name: String, fingers: ClosedRange<Int>, steps: [StepAction])] = [
    ("press", 1...1, [.pressing()]),
    ("on", 1...1, [.pressing(), .lifting(isOnTarget: true)]),
    ("near", 1...1, [.pressing(), .lifting(isOnTarget: true, slop: .atMost(20))]),
    ("double-on", 1...1, [.pressing(), .lifting(), .pressing(), .lifting(isOnTarget: true)]),
    ("slow", 1...1, [.pressing(), .moving(), .lifting(velocity: .atMost(300))]),
    ("fast", 1...1, [.pressing(), .moving(), .lifting(velocity: .atLeast(300))]),
    ("stop", 1...1, [.pressing(), .moving(), .lifting(velocity: .atMost(0))]),
    ("rest", 1...1, [.pressing(), .moving(), .waiting(), .lifting(velocity: .atLeast(300))]),
    ("haste", 1...1, [.pressing(), .moving(velocity: .atLeast(300)), .waiting(), .lifting()]),
    ("hold-move", 1...1, [.pressing(), .waiting(), .moving()]),
    ("hold-lift", 1...2, [.pressing(), .waiting(.between(ms(300), ms(500))), .lifting()]),
    ("late", 2...2, [.pressing(within: .between(ms(30), ms(100))), .lifting()]),
    ("one-or-two", 1...2, [.pressing(within: .between(ms(30), ms(100))), .moving()]),
    ("open", 2...2, [.pressing(), .spreading([.outward], within: .atLeast(ms(100)))]),
    ("hold-open", 2...2, [.pressing(), .waiting(), .spreading([.outward])]),
    ("close", 2...2, [.pressing(), .spreading([.inward], span: .between(20, 60)), .lifting()]),
    ("turn", 2...2, [.pressing(), .turning([.clockwise], within: .atLeast(ms(100)))]),
    ("hold-turn", 2...2, [.pressing(), .waiting(), .turning([.clockwise])]),
    ("turn-back", 2...2, [.pressing(), .turning([.counterclockwise], angle: .between(10, 30)), .lifting()]),
    ("move-close", 2...2, [.pressing(), .moving(), .spreading([.inward])]),
    ("span-twice", 2...2, [.pressing(), .spreading([.inward, .outward]), .spreading([.inward, .outward])]),
    ("open-turn", 2...2, [.pressing(), .spreading([.outward]), .turning([.clockwise])]),
  ]

  /// Each with each, on one element or on one inside the other.
  static var pairs: [ShapePairs] {
    all.indices.flatMap { i in
      (i..<all.count).map { j in
        let number = i * all.count + j
        let slop: Double? = [8, nil, 4][(i + j) % 3]
        return ShapePairs(
          "\(all[i].name), \(all[j].name)", number, spec(i, j, isNested: number % 3 == 0, slop: slop),
          third: spec((i + j) % all.count, i, isNested: false, slop: 8))
      }
    }
  }

  /// - Parameter slop: how far fingers at rest may be from their presses; `nil` if anywhere.
  private static func spec(_ i: Int, _ j: Int, isNested: Bool, slop: Double?) -> CheckedSpec {
    var builder = SpecBuilder(metrics: [.touchSlop: slop, .longPressSlop: slop, .dragSlop: 8])
    for path in ["a", "a/b"] { builder.element(path) }
    for (name, index) in [("p", i), ("q", j)] {
      let (_, fingers, steps) = all[index]
      let isContinuous = if case .lift = steps.last { false } else { steps.count > 1 }
      builder.mechanic("m\(name)", fingers: fingers, continuous: isContinuous, steps)
      builder.activity(name, on: isNested && name == "p" ? "a/b" : "a", by: ["m\(name)"])
    }
    return builder.checked
  }
}

// MARK: Words

/// Milliseconds.
private func text(_ time: Int64?) -> String {
  guard let time, time < DifferenceBounds.none else { return "..." }
  return "\(Double(time) / 1000)"
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
