import Testing

@testable import SpecParser

@Suite("mechanic/impossible")
struct MechanicsArePossibleTests {
  /// A mechanic in one line.
  struct Sample: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var actions: [StepAction]
    var fingers = 1...1
    var isContinuous = false
    var metrics: [Metric: Double?] = [:]
  }

  private func findings(_ sample: Sample) -> [String] {
    var spec = SpecInCode()
    spec.metrics = sample.metrics
    spec.element("page")
    spec.mechanic("it", sample.actions, fingers: sample.fingers, isContinuous: sample.isContinuous)
    spec.activity("act")
    return spec.findings
  }

  private static func move(
    _ directions: Directions? = nil, distance: Limits? = nil, within: Limits? = nil, deviation: Limits? = nil,
    velocity: Limits? = nil
  ) -> StepAction {
    .move(
      MoveStep(
        path: .translation(directions),
        [.distance: distance, .duration: within, .deviation: deviation, .velocity: velocity]))
  }

  private static let press = StepAction.press(PressStep())
  private static let wait = StepAction.wait(WaitStep())
  private static let lift = StepAction.lift(LiftStep())

  private static func lift(within limits: Limits) -> StepAction { .lift(LiftStep([.duration: limits])) }
  private static func wait(_ limits: Limits) -> StepAction { .wait(WaitStep([.duration: limits])) }
  private static func press(after limits: Limits) -> StepAction { .press(PressStep([.gap: limits])) }
  private static func spread(_ sense: SpreadSense, distance: Limits? = nil) -> StepAction {
    .move(MoveStep(path: .spread([sense]), [.distance: distance]))
  }
  private static func orbit(angle: Limits) -> StepAction {
    .move(MoveStep(path: .orbit([.clockwise]), [.distance: angle]))
  }

  static let impossible: [Sample] = [
    Sample(testDescription: "a touch of no time", actions: [press, lift(within: .from(to: 0))]),
    Sample(
      testDescription: "touches forbidden by their metric", actions: [press, lift],
      metrics: [.touchMaxDuration: 0]),
    Sample(
      testDescription: "a wait shorter than its own least", actions: [press, wait(.from(to: 300_000)), lift]),
    Sample(
      testDescription: "a wait whose ends are reversed", actions: [press, wait(.from(500, to: 300)), lift]),
    Sample(
      testDescription: "a lift before the wait is over",
      actions: [press, wait, lift(within: .from(to: 300_000))]),
    Sample(
      testDescription: "a lift after the wait must be over",
      actions: [press, wait(.from(100_000, to: 200_000)), lift(within: .from(300_000, to: 400_000))]),
    Sample(
      testDescription: "a lift before wait and move are over",
      actions: [press, wait, move(distance: .from(100)), lift(within: .from(to: 405_000))]),
    Sample(
      testDescription: "a pause that no time lies in", actions: [press, lift, press, lift],
      metrics: [.doubleTouchTimeout: 40_000]),
    Sample(
      testDescription: "a stated pause that no time lies in",
      actions: [press, lift, press(after: .from(300, to: 200)), lift]),
    Sample(
      testDescription: "too far for its time",
      actions: [press, move(distance: .from(400), within: .from(to: 39_000)), lift]),
    Sample(
      testDescription: "any way in no time", actions: [press, move(within: .from(to: 0))], isContinuous: true),
    Sample(
      testDescription: "the slop itself is too far", actions: [press, move(within: .from(to: 800))],
      isContinuous: true),
    Sample(testDescription: "a stroke too short", actions: [press, move(within: .from(to: 29_000)), lift]),
    Sample(
      testDescription: "a stroke cut short by its lift",
      actions: [press, move(), lift(within: .from(to: 29_999))]),
    Sample(
      testDescription: "a greatest distance within the slop",
      actions: [press, move(distance: .from(to: 8)), lift]),
    Sample(
      testDescription: "a move faster than any finger", actions: [press, move(velocity: .from(10_001)), lift]),
    Sample(
      testDescription: "a move faster than the estimator says",
      actions: [press, move(velocity: .from(8001)), lift]),
    Sample(
      testDescription: "a lift faster than the estimator says",
      actions: [press, move(), .lift(LiftStep([.velocity: .from(8001)]))]),
    Sample(
      testDescription: "a deviation that no cone has",
      actions: [press, move(.left, deviation: .from(46)), lift]),
    Sample(
      testDescription: "a deviation that no angle range has",
      actions: [
        press, move(Directions(arcs: [Arc(start: 350, extent: 20)], axes: [0]), deviation: .from(11)), lift,
      ]),
    Sample(
      testDescription: "a turn within its slop", actions: [press, orbit(angle: .from(to: 5))], fingers: 2...2,
      isContinuous: true),
    Sample(
      testDescription: "a spread within its slop",
      actions: [press, spread(.outward, distance: .from(to: 16))], fingers: 2...2),
    Sample(
      testDescription: "closer by more than they are apart",
      actions: [press, spread(.inward, distance: .from(200))],
      fingers: 2...2, metrics: [.multiFingerMaxSeparation: 199]),
    Sample(
      testDescription: "closer, and still apart", actions: [press, spread(.inward, distance: .from(150))],
      fingers: 2...2, metrics: [.multiFingerMaxSeparation: 199, .scaleMinSpan: 50]),
    Sample(
      testDescription: "two fingers in no window", actions: [press, lift], fingers: 2...2,
      metrics: [.multiFingerPressWindow: 0]),
    Sample(
      testDescription: "one finger over time",
      actions: [.press(PressStep([.duration: .from(10, to: 20)])), lift]),
  ]

  @Test("Constraints that no touch can meet are reported", arguments: impossible)
  func reports(sample: Sample) {
    let found = findings(sample)
    #expect(found.count == 1, "\(found)")
    #expect(found.allSatisfy { $0.hasPrefix("mechanic/impossible: `it` can never be made: ") }, "\(found)")
  }

  static let possible: [Sample] = [
    Sample(testDescription: "a touch", actions: [press, lift]),
    Sample(
      testDescription: "a touch of any length", actions: [press, lift], metrics: [.touchMaxDuration: nil]),
    Sample(
      testDescription: "a touch of any length that is long", actions: [press, lift(within: .from(800_000))]),
    Sample(testDescription: "a short hold", actions: [press, wait(.from(300_000, to: 300_000)), lift]),
    Sample(
      testDescription: "a lift just after the wait", actions: [press, wait, lift(within: .from(to: 400_000))]),
    Sample(
      testDescription: "a lift at the last moment of the wait",
      actions: [press, wait(.from(100, to: 200)), lift(within: .from(200))]),
    Sample(testDescription: "a double touch", actions: [press, lift, press, lift]),
    Sample(
      testDescription: "a double touch by one moment", actions: [press, lift, press, lift],
      metrics: [.doubleTouchTimeout: 40_001]),
    Sample(
      testDescription: "a stated pause of one moment",
      actions: [press, lift, press(after: .from(40_000, to: 40_000)), lift]),
    Sample(
      testDescription: "as far as the fastest finger goes",
      actions: [press, move(distance: .from(400), within: .from(to: 40_000)), lift]),
    Sample(testDescription: "the shortest stroke", actions: [press, move(within: .from(to: 30_000)), lift]),
    Sample(
      testDescription: "a claim long before the stroke ends",
      actions: [press, move(within: .from(to: 5_000)), lift], isContinuous: true),
    Sample(
      testDescription: "a distance just beyond the slop",
      actions: [press, move(distance: .from(to: 8.1)), lift]),
    Sample(
      testDescription: "a stated distance below the slop",
      actions: [press, move(distance: .from(2, to: 4)), lift]),
    Sample(
      testDescription: "the fastest velocity",
      actions: [press, move(), .lift(LiftStep([.velocity: .from(8000)]))]),
    Sample(
      testDescription: "a lift that is not asked after the claim",
      actions: [press, wait, lift(within: .from(to: 300_000))], isContinuous: true),
    Sample(
      testDescription: "a wait that claims before its end", actions: [press, wait(.from(to: 300_000))],
      isContinuous: true),
    Sample(
      testDescription: "a way that began during the wait",
      actions: [press, wait, move(distance: .from(20), within: .from(to: 1500)), lift]),
    Sample(
      testDescription: "a second way whose time begins beyond its slop",
      actions: [press, move(.right), move(.left, within: .from(to: 500)), lift]),
    Sample(
      testDescription: "two fingers, of which one lands late",
      actions: [press, move(within: .from(to: 20_000)), lift], fingers: 2...2),
    Sample(testDescription: "a diagonal", actions: [press, move(deviation: .from(45)), lift]),
    Sample(
      testDescription: "a turn beyond its slop", actions: [press, orbit(angle: .from(to: 6))], fingers: 2...2,
      isContinuous: true),
    Sample(
      testDescription: "as close as they can come", actions: [press, spread(.inward, distance: .from(149))],
      fingers: 2...2, metrics: [.multiFingerMaxSeparation: 199, .scaleMinSpan: 50]),
    Sample(
      testDescription: "three fingers further than two",
      actions: [press, spread(.inward, distance: .from(220))],
      fingers: 3...3, metrics: [.multiFingerMaxSeparation: 199]),
    Sample(
      testDescription: "a spread", actions: [press, spread(.outward)], fingers: 2...2,
      metrics: [.multiFingerMaxSeparation: 1]),
    Sample(
      testDescription: "one finger in a window of none", actions: [press, lift],
      metrics: [.multiFingerPressWindow: 0]),
  ]

  @Test("Constraints that some touch can meet are not reported", arguments: possible)
  func staysSilent(sample: Sample) {
    // Another rule says that a lift after the claim is asked nothing.
    #expect(findings(sample).filter { !$0.hasPrefix("mechanic/idle-limit") }.isEmpty)
  }

  @Test("The activity's edge counts; its direction does not if the mechanic states one")
  func bindings() {
    func findings(
      _ own: Directions?, _ toward: Directions?, _ edges: Set<Side>, _ from: Set<Side>
    ) -> [String] {
      var spec = SpecInCode()
      spec.element("page")
      spec.mechanic("it", [.press(PressStep(from: Sides(edges))), Self.move(own), Self.lift])
      spec.activity("act", toward: toward, from: from.isEmpty ? nil : from)
      return spec.findings
    }
    #expect(findings(.left, .right, [], []).isEmpty, "`toward` is for moves that name no direction")
    #expect(findings(nil, .right, [], []).isEmpty)
    #expect(findings(nil, nil, [.top], [.bottom]).count == 1)
    #expect(
      findings(nil, nil, [.top], [.left]).count == 1, "a corner is on both, and yet neither is the other")
    #expect(findings(nil, nil, [.top, .right], [.left, .bottom]).count == 1)
    #expect(findings(nil, nil, [.top, .right], [.left, .top]).isEmpty)
    #expect(findings(nil, nil, [.top, .bottom, .left, .right], [.left]).isEmpty)
    #expect(findings(nil, .left, [], [.left]).isEmpty, "it may leave the screen")
  }

  @Test("The activity's senses must leave a sense of every spread and orbit")
  func senses() {
    func findings(_ paths: [MovePath], _ spreads: Set<SpreadSense>?, _ orbits: Set<OrbitSense>?) -> [String] {
      var spec = SpecInCode()
      spec.element("page")
      let moves = paths.map { StepAction.move(MoveStep(path: $0)) }
      spec.mechanic("it", [Self.press] + moves + [Self.lift], fingers: 2...2)
      spec.activity("act")
      spec.activities[0].spreadSenses = spreads.map { spec.located($0) }
      spec.activities[0].orbitSenses = orbits.map { spec.located($0) }
      return spec.findings
    }
    let both = MovePath.spread([.outward, .inward])
    #expect(findings([both], [.inward], nil).isEmpty)
    #expect(findings([.spread([.inward])], [.inward, .outward], nil).isEmpty)
    #expect(
      findings([.spread([.inward])], [.outward], nil) == [
        "mechanic/impossible: `it` can never be made: it goes `inward`, and the activity asks for `outward`"
      ])
    #expect(
      findings([.spread([.outward]), .spread([.inward])], [.outward], nil).count == 1, "the second step")
    #expect(findings([.orbit([.clockwise])], nil, [.counterclockwise]).count == 1)
    #expect(findings([.orbit([.clockwise]), both], [.inward], [.clockwise]).isEmpty)
    #expect(findings([.orbit([.clockwise])], [.inward], nil).isEmpty, "an orbit has no spread's sense")
  }

  @Test("A deviation is judged by the activity's directions where the step names none")
  func deviationByActivity() {
    func findings(_ toward: Directions) -> [String] {
      var spec = SpecInCode()
      spec.element("page")
      spec.mechanic("it", [Self.press, Self.move(deviation: .from(60)), Self.lift])
      spec.activity("act", toward: toward)
      return spec.findings
    }
    #expect(findings(.left).count == 1)
    #expect(findings(Directions(arcs: [Arc(start: 0, extent: 180)], axes: [90])).isEmpty)
  }

  @Test("A mechanic is reported once, with all its activities, and also when unused")
  func oncePerMechanic() {
    var spec = SpecInCode()
    spec.element("page")
    spec.mechanic("it", [Self.press, Self.lift(within: .from(to: 0))])
    #expect(spec.findings.count == 1)
    spec.activity("one")
    spec.activity("two")
    let found = LintStages().findings(of: spec.checked)
    #expect(found.map(\.activities) == [["one", "two"]])
    #expect(found.first?.span == SourceSpan(file: 0, start: 1, end: 2), "the limit itself")
  }

  @Test("A bundled mechanic is reported where it is used, and only then")
  func bundled() {
    var spec = SpecInCode()
    spec.metrics = [.doubleTouchTimeout: 30_000]
    spec.element("page")
    spec.mechanic("double-touch", [Self.press, Self.lift, Self.press, Self.lift])
    spec.mechanics[0].vocabulary = "material"
    #expect(spec.findings.isEmpty)
    spec.activity("zoom")
    let found = LintStages().findings(of: spec.checked)
    #expect(found.map(\.span) == [spec.activities[0].mechanics[0].span])
    #expect(
      found.map(\.message) == [
        "`double-touch` can never be made: the pause before a press would have to be "
          + "at least 40 ms (double-touch-min-time, gspec) and less than 30 ms (double-touch-timeout, gspec)"
      ])
  }
}
