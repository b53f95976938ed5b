import Testing

@testable import SpecParser

/// `leading` and `trailing`: their sides in each layout, and the directions that they cannot be combined with.
@Suite struct ReadingDirectionTests {
  private func made(_ activity: String) -> CheckedSpec? {
    parse(BaseSpec.with("activities:\n  open: {does: custom, target: list, \(activity)}\n")).spec
  }

  private func toward(_ text: String, _ layout: LayoutDirection) -> Directions? {
    made("by: slide, toward: \(text)")?.laidOut(layout).activities[0].toward?.value
  }

  private func from(_ text: String, _ layout: LayoutDirection) -> [Side]? {
    made("by: slide, from: \(text)")?.laidOut(layout).activities[0].from?.value.sides
  }

  @Test(arguments: [
    ("leading", "left", "right"), ("trailing", "right", "left"),
    ("[leading, up]", "[left, up]", "[right, up]"),
    ("[trailing, vertical]", "[right, vertical]", "[left, vertical]"),
    ("[leading, trailing]", "horizontal", "horizontal"), ("left", "left", "left"),
    ("30deg..60deg", "30deg..60deg", "30deg..60deg"),
  ])
  func directions(_ text: String, _ plain: String, _ mirrored: String) throws {
    for (layout, words) in [(LayoutDirection.ltr, plain), (.rtl, mirrored)] {
      let (own, same) = (try #require(toward(text, layout)), try #require(toward(words, .ltr)))
      #expect(own.arcs == same.arcs && own.axes == same.axes, "\(layout)")
    }
  }

  @Test func `words are written as they were, in either layout`() {
    for layout in LayoutDirection.allCases {
      #expect(toward("leading", layout)?.text == "leading")
      #expect(
        toward("[trailing, up]", layout)?.text == (layout == .ltr ? "[trailing, up]" : "[up, trailing]"))
      #expect(toward("left", layout)?.text == "left")
    }
  }

  @Test func `a spec laid out twice is as it was`() throws {
    let spec = try #require(made("by: slide, toward: leading, from: trailing-edge"))
    #expect(spec.laidOut(.rtl) != spec)
    #expect(spec.laidOut(.rtl).laidOut(.ltr) == spec)
    #expect(spec.followsReading)
  }

  @Test func `both sides are no reading direction`() throws {
    #expect(try #require(made("by: slide, toward: [leading, trailing]")).followsReading == false)
    #expect(try #require(made("by: slide, from: [leading-edge, trailing-edge]")).followsReading == false)
    #expect(try #require(made("by: slide, toward: left, from: left-edge")).followsReading == false)
  }

  @Test func `edges change sides`() {
    #expect(from("leading-edge", .ltr) == [.left])
    #expect(from("leading-edge", .rtl) == [.right])
    #expect(from("[trailing-edge, top-edge]", .rtl) == [.left, .top])
    #expect(from("left-edge", .rtl) == [.left])
    #expect(from("any-edge", .rtl) == Side.allCases)
  }

  @Test func `a reversal goes back in either layout`() throws {
    let spec = try #require(made("by: slide, toward: leading"))
    #expect(spec.laidOut(.rtl).activities[0].toward?.value.opposite.text == "trailing")
  }

  @Test func `a side by reading and a side of the screen do not stand in one list`() {
    expectMarked(
      """
      activities:
        a: {does: custom, target: list, by: tap, toward: [leading, left]}   # expect: syntax/direction
        b: {does: custom, target: list, by: tap, toward: [right, trailing]} # expect: syntax/direction
        c: {does: custom, target: list, by: tap, toward: [leading, 30deg..60deg]} # expect: syntax/direction
        d: {does: custom, target: list, by: tap, from: [leading-edge, right-edge]} # expect: syntax/direction
        e: {does: custom, target: list, by: tap, toward: lead}              # expect: syntax/direction
        f: {does: custom, target: list, by: tap, from: [leading-edge, top-edge]}
        g: {does: custom, target: list, by: slide, toward: [leading, vertical]}
      """
    )
    #expect(
      parse(
        BaseSpec.with("activities: {a: {does: custom, target: list, by: slide, toward: [leading, left]}}")
      )
      .findings.map(\.message) == [
        "`leading` changes sides with the layout, `left` is always the same side of the screen"
      ])
  }

  @Test func `a trait by reading and a toward by the screen contradict in one layout alone`() {
    let found = SpecText.lint(
      """
      gspec: 1
      product: Example
      uses: [material]
      platforms: [android]
      elements: {card: {swipeable: leading}}
      activities:
        archive: {does: dismiss, target: card, by: [drag, swipe, fling], toward: left, commit: {distance: 120pt, velocity: 800pt/s}}
      """)
    #expect(found.map(\.rule) == ["material/dismiss-not-swipeable"])
    #expect(found.flatMap(\.notes).contains("this is so in a layout from right to left"))
  }
}
