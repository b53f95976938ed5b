import SpecParser
import Testing

/// Words for directions and ranges of angles.
@Suite struct DirectionTests {
  private func toward(_ text: String) -> Directions? {
    let activities = """
      activities:
        open: {does: custom, target: list, by: slide, toward: \(text)}
      """
    return parse(BaseSpec.with(activities)).spec?.activities[0].toward?.value
  }

  @Test(arguments: [
    ("right", [Arc(start: 315, extent: 90)], [0.0]),
    ("up", [Arc(start: 45, extent: 90)], [90]),
    ("left", [Arc(start: 135, extent: 90)], [180]),
    ("down", [Arc(start: 225, extent: 90)], [270]),
    ("horizontal", [Arc(start: 135, extent: 90), Arc(start: 315, extent: 90)], [0, 180]),
    ("vertical", [Arc(start: 45, extent: 90), Arc(start: 225, extent: 90)], [90, 270]),
    ("any", [Arc(start: 0, extent: 360)], [0, 90, 180, 270]),
    ("30deg..60deg", [Arc(start: 30, extent: 30)], [45]),
    ("330deg..30deg", [Arc(start: 330, extent: 60)], [0]),
    ("0deg..360deg", [Arc(start: 0, extent: 360)], [0, 90, 180, 270]),
    ("360deg..30deg", [Arc(start: 0, extent: 30)], [15]),
  ])
  func oneDirection(_ text: String, _ arcs: [Arc], _ axes: [Double]) {
    #expect(toward(text) == Directions(arcs: arcs, axes: axes))
  }

  @Test(arguments: [
    ("[left, up]", [Arc(start: 45, extent: 90), Arc(start: 135, extent: 90)], [90.0, 180]),
    ("[0deg..40deg, 30deg..60deg]", [Arc(start: 0, extent: 60)], [20, 45]),
    ("[350deg..20deg, 10deg..40deg]", [Arc(start: 350, extent: 50)], [5, 25]),
    ("[left, right, up, down]", [Arc(start: 0, extent: 360)], [0, 90, 180, 270]),
    ("[any, left]", [Arc(start: 0, extent: 360)], [0, 90, 180, 270]),
  ])
  func severalDirections(_ text: String, _ arcs: [Arc], _ axes: [Double]) {
    #expect(toward(text) == Directions(arcs: arcs, axes: axes))
  }

  @Test func wrongDirectionsAreReported() {
    expectMarked(
      """
      activities:
        a: {does: custom, target: list, by: tap, toward: west}          # expect: syntax/direction
        b: {does: custom, target: list, by: tap, toward: 30deg}         # expect: syntax/direction
        c: {does: custom, target: list, by: tap, toward: 30deg..30deg}  # expect: syntax/direction
        d: {does: custom, target: list, by: tap, toward: -30deg..30deg} # expect: syntax/direction
        e: {does: custom, target: list, by: tap, toward: 30deg..400deg} # expect: syntax/direction
        f: {does: custom, target: list, by: tap, toward: 30..60}        # expect: syntax/unit
        g: {does: custom, target: list, by: tap, from: left}            # expect: syntax/direction
        h: {does: custom, target: list, by: tap, toward: []}            # expect: syntax/type
        i: {does: custom, target: list, by: tap, toward: [up, up]}      # expect: name/duplicate
        j: {does: custom, target: list, by: tap, toward: {a: b}}        # expect: syntax/type
        k: {does: custom, target: list, by: tap, from: [left-edge, bottom-edge]}
        l: {does: custom, target: list, by: tap, from: any-edge}
      """
    )
    #expect(
      help("elements: {list: {swipeable: lefft}, row: }") == ["did you mean `left`?"])
    #expect(
      help("activities: {open: {does: custom, target: list, by: tap, toward: -30deg..30deg}}") == [
        "write `330deg..30deg`: the range wraps around 0deg"
      ])
    #expect(
      help("activities: {open: {does: custom, target: list, by: tap, toward: -450deg..30deg}}") == [
        "write `270deg..30deg`: the range wraps around 0deg"
      ])
  }

  /// Mechanics of two fingers, and an activity of each that names something with `toward`.
  private func twoFingers(_ toward: String, by mechanics: String = "[pinch, turn]") -> String {
    """
    mechanics:
      tap: {steps: [press, lift]}
      slide: {steps: [press, move, lift]}
      pinch: {fingers: 2, steps: [press, move: {toward: [outward, inward]}, lift]}
      turn: {fingers: 2, steps: [press, orbit, lift]}
    activities:
      open: {does: custom, target: list, by: \(mechanics), toward: \(toward)}
    """
  }

  @Test(
    arguments: [
      ("outward", [SpreadSense.outward], []), ("[outward, inward]", [.outward, .inward], []),
      ("clockwise", [], [OrbitSense.clockwise]),
      ("[inward, counterclockwise]", [.inward], [.counterclockwise]),
    ] as [(String, Set<SpreadSense>, Set<OrbitSense>)])
  func sensesOfAnActivity(_ text: String, _ spreads: Set<SpreadSense>, _ orbits: Set<OrbitSense>) throws {
    let activity = try #require(parse(BaseSpec.with(twoFingers(text))).spec?.activities.first)
    #expect(activity.spreadSenses?.value ?? [] == spreads)
    #expect(activity.orbitSenses?.value ?? [] == orbits)
    #expect(activity.toward == nil)
  }

  @Test(arguments: [
    ("[inward, left]", "`toward` names either directions or senses, not `inward` and `left`"),
    (
      "[30deg..60deg, clockwise]",
      "`toward` names either directions or senses, not `clockwise` and `30deg..60deg`"
    ),
    ("outwards", "`outwards` is no direction"),
  ])
  func sensesThatAreWrong(_ text: String, _ message: String) {
    #expect(messages(twoFingers(text)) == ["syntax/direction: " + message])
  }

  @Test func sensesHaveAMechanicToNarrow() {
    #expect(help(twoFingers("outwards")) == ["did you mean `outward`?"])
    #expect(
      messages(twoFingers("inward", by: "[tap, turn]")) == [
        "syntax/direction: no mechanic in `by` moves fingers apart or together"
      ])
    #expect(
      messages(twoFingers("[inward, clockwise]", by: "pinch")) == [
        "syntax/direction: no mechanic in `by` turns fingers about each other"
      ])
    #expect(messages(twoFingers("[inward, inward]")) == ["name/duplicate: `inward` stands twice in `toward`"])
  }

  @Test func directionsHaveAMechanicThatMoves() {
    #expect(
      messages(twoFingers("left", by: "[tap, turn]")) == [
        "syntax/direction: no mechanic in `by` moves in a direction"
      ])
    #expect(messages(twoFingers("left", by: "[tap, slide]")).isEmpty)
  }
}
