import SpecParser
import Testing

/// Mechanics: their keys, their steps, and sequences that fingers cannot perform.
@Suite struct MechanicTests {
  /// The findings about a mechanic with these keys, as `rule: message`.
  private func faults(_ mechanic: String) -> [String] {
    messages("mechanics:\n  tap: {steps: [press]}\n  hold: {steps: [press]}\n  x: {\(mechanic)}")
  }

  private func mechanic(_ text: String) -> Mechanic? {
    let text = "mechanics:\n  tap: {steps: [press]}\n  hold: {steps: [press]}\n  x: {\(text)}"
    return parse(BaseSpec.with(text)).spec?.mechanics.last
  }

  @Test(arguments: [
    "steps: [press]", "steps: [press, lift]", "steps: [press, wait]", "steps: [press, lift, press]",
    "steps: [press, wait, move, wait, move, lift]", "continuous: true, steps: [press, move]",
    "continuous: true, steps: [press, lift, press, wait, lift]",
    "fingers: 2, steps: [press, orbit, move outward]",
    "fingers: 10, steps: [press]", "fingers: 1..10, steps: [press]", "fingers: 3.., steps: [press]",
    "steps: [press, lift, press, lift, press, lift, press, lift, press, lift, press, lift, press, lift, press, lift]",
    "steps: [press, lift, press: {after: 40ms..300ms}]", "fingers: 2..3, steps: [press, move inward]",
  ])
  func possibleSequences(_ text: String) {
    #expect(faults(text) == [])
  }

  @Test(arguments: [
    ("steps: []", "there are no steps"),
    ("steps: [lift]", "the first step is `lift`, but every mechanic begins with a press"),
    ("steps: [wait, press]", "the first step is `wait`, but every mechanic begins with a press"),
    ("steps: [press, press]", "this press comes while the fingers are still down"),
    ("steps: [press, wait, press]", "this press comes while the fingers are still down"),
    ("steps: [press, lift, wait]", "`wait` comes while no finger is down"),
    ("steps: [press, lift, move]", "`move` comes while no finger is down"),
    ("steps: [press, lift, lift]", "`lift` comes while no finger is down"),
    ("steps: [press, wait, wait]", "a wait follows a wait"),
    ("steps: [press, move outward]", "`move outward` needs two fingers, but one suffices for this mechanic"),
    ("steps: [press, move inward]", "`move inward` needs two fingers, but one suffices for this mechanic"),
    ("fingers: 1..2, steps: [press, orbit]", "`orbit` needs two fingers, but one suffices for this mechanic"),
    (
      "steps: [press: {after: 40ms}]",
      "`after` is the time since a lift, and none comes before the first press"
    ),
    (
      "continuous: true, steps: [press, lift]",
      "a continuous mechanic begins at its last wait or move, but it has neither"
    ),
    (
      "continuous: true, steps: [press, move, lift, press]",
      "`press` comes after the mechanic has begun: a continuous mechanic begins at its last wait or move, and only a"
        + " lift can follow"
    ),
    (
      "fingers: 0, steps: [press]",
      "`0` is no number of fingers: there are 1 to 10, and the fewest come first"
    ),
    (
      "fingers: 11, steps: [press]",
      "`11` is no number of fingers: there are 1 to 10, and the fewest come first"
    ),
    (
      "fingers: 3..2, steps: [press]",
      "`3..2` is no number of fingers: there are 1 to 10, and the fewest come first"
    ),
    (
      "fingers: 1.5, steps: [press]",
      "`1.5` is no number of fingers: there are 1 to 10, and the fewest come first"
    ),
  ])
  func impossibleSequences(_ text: String, _ message: String) {
    #expect(faults(text) == ["mechanic/sequence: \(message)"])
  }

  @Test func pressesAndStepsAreCounted() {
    let nine = Array(repeating: "press, lift", count: 9).joined(separator: ", ")
    #expect(faults("steps: [\(nine)]") == ["mechanic/sequence: more than 8 presses"])
    let many = Array(repeating: "move", count: 70).joined(separator: ", ")
    #expect(faults("steps: [press, \(many)]") == ["mechanic/sequence: more than 64 steps"])
  }

  @Test func keysAreChecked() {
    expectMarked(
      """
      mechanics:
        tap: {steps: [press]}
        hold: {steps: [press]}
        a: {finger: 2, steps: [press]}        # expect: syntax/unknown-key
        b: {fingers: 2}                       # expect: syntax/missing-key
        c: {steps: press}                     # expect: syntax/type
        d: {platforms: [iso], steps: [press]} # expect: syntax/type
        e: {continuous: maybe, steps: [press]} # expect: syntax/type
        f: {fingers: two, steps: [press]}     # expect: syntax/type
        g: {summary: [x], steps: [press]}     # expect: syntax/type
        a b: {steps: [press]}                 # expect: name/invalid
        i: {summary: "It is.", platforms: ios, continuous: false, fingers: 2, steps: [press]}
      """
    )
  }

  @Test func stepsAreChecked() {
    expectMarked(
      """
      mechanics:
        tap: {steps: [press]}
        hold: {steps: [press]}
        x:
          fingers: 2
          steps:
            - pres                                     # expect: syntax/unknown-key
            - press: {form: left-edge}                 # expect: syntax/unknown-key
            - press: {from: left}                      # expect: syntax/direction
            - press: left-edge                         # expect: syntax/type
            - wait: soon                               # expect: name/undeclared
            - wait: {for: 300ms, within: 1s}           # expect: syntax/unknown-key
            - move: {toward: west}                     # expect: syntax/direction
            - move: {toward: clockwise}                # expect: syntax/direction
            - move: {toward: [left, outward]}          # expect: syntax/direction
            - move: {span: 30pt}                       # expect: syntax/unknown-key
            - move outward: {deviation: 3deg}          # expect: syntax/unknown-key
            - move outward: {span: 3pt, distance: 3pt} # expect: syntax/duplicate-key
            - orbit: {toward: left}                    # expect: syntax/direction
            - orbit: {angle: 30pt}                     # expect: syntax/unit
            - lift: {velocity: 300}                    # expect: syntax/unit
            - lift: 300pt/s                            # expect: syntax/type
            - reverse: {toward: left}                  # expect: syntax/unknown-key
            - reverse: 40pt                            # expect: syntax/type
            - reverse: {distance: 40deg}               # expect: syntax/unit
            - {press: {}, move: {}}                    # expect: syntax/type
            - [press]                                  # expect: syntax/type
      """
    )
  }

  @Test(arguments: [
    ("move", MovePath.translation(nil)),
    ("move: left", .translation(Directions(arcs: [Arc(start: 135, extent: 90)], axes: [180]))),
    ("move: outward", .spread([.outward])),
    ("move: [outward, inward]", .spread([.outward, .inward])),
    ("move: {toward: [outward, inward]}", .spread([.outward, .inward])),
    ("move outward", .spread([.outward])),
    ("move inward: {span: 30pt}", .spread([.inward])),
    ("orbit", .orbit([.clockwise, .counterclockwise])),
    ("orbit: clockwise", .orbit([.clockwise])),
    ("orbit: {toward: counterclockwise, angle: 30deg}", .orbit([.counterclockwise])),
    ("orbit: {angle: 30deg}", .orbit([.clockwise, .counterclockwise])),
  ])
  func paths(_ step: String, _ expected: MovePath) {
    guard case .move(let move)? = mechanic("fingers: 2, steps: [press, \(step)]")?.steps[1].action else {
      return #expect(Bool(false), "\(faults("fingers: 2, steps: [press, \(step)]"))")
    }
    #expect(move.path == expected)
  }

  @Test("`reverse` goes back, and needs a move before it in the same press") func reversals() {
    #expect(faults("steps: [press, move, reverse, wait, reverse, lift]") == [])
    for steps in ["press, reverse", "press, wait, reverse", "press, move, lift, press, reverse"] {
      #expect(
        faults("steps: [\(steps)]") == [
          "mechanic/sequence: `reverse` goes back, but no `move` comes before it in this press"
        ])
    }
    let turning = mechanic(
      "steps: [press, move: left, reverse: {distance: 40pt}, move, reverse, reverse, lift]")
    let ways = turning?.steps(toward: .up).compactMap { step in
      if case .move(let move) = step.action, case .translation(let directions) = move.path {
        directions?.axes
      } else {
        nil
      }
    }
    #expect(ways == [[180], [0], [270], [90]])
    #expect(Directions.vertical.opposite == .vertical && Directions.any.opposite == .any)
    let right = Directions(arcs: [Arc(start: 330, extent: 60)], axes: [0])
    #expect(right.opposite == Directions(arcs: [Arc(start: 150, extent: 60)], axes: [180]))
  }

  @Test func shorthandsMeanTheSame() {
    #expect(
      mechanic("steps: [press, wait: 300ms..500ms]")?.steps[1].action.withoutPlaces
        == mechanic("steps: [press, wait: {for: 300ms..500ms}]")?.steps[1].action.withoutPlaces)
    #expect(mechanic("steps: [press]")?.fingers == 1...1)
    #expect(mechanic("fingers: 1..2, steps: [press]")?.fingers == 1...2)
  }

  @Test func brokenMechanicsAreDeclaredAllTheSame() {
    expectMarked(
      """
      mechanics:
        tap: {steps: [wait]}  # expect: mechanic/sequence
        hold: {steps: [press]}
      """
    )
  }
}

extension StepAction {
  /// The limits of a wait, without their places in the text.
  fileprivate var withoutPlaces: [Double?] {
    guard case .wait(let wait) = self else { return [] }
    return [wait.limits[stated: .duration]?.low?.amount, wait.limits[stated: .duration]?.high?.amount]
  }
}
