import Testing

@testable import SpecParser

@Suite("activity/direction")
struct MovementsGoWhereTheirTargetDoesTests {
  private static func text(_ uses: String, _ activities: String) -> String {
    """
    gspec: 1
    product: Example
    uses: [\(uses)]
    platforms: [android]
    elements:
      list: {scrolls: vertical, children: {row: {swipeable: left}}}
      tabs: {pages: horizontal}
      map: {unbounded: true, 3d: true}
      board: {scrolls: any}
      plain: {}
    kinds:
      flip: {summary: Shows the other side., along: [left, up], by: []}
      peel: {summary: Takes the top sheet off., along: swipeable, by: []}
    activities:
    \(activities.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
    """
  }

  /// The directions of an activity `a`, in the words of `toward`.
  private static func directions(_ uses: String, _ activity: String) throws -> String {
    let spec = try SpecText.checked(text(uses, "a: \(activity)"))
    let moves = spec.activities[0].mechanics.flatMap { spec.elaborated($0.value, for: 0).steps }
    return Set(moves.compactMap { $0.kind.directions.map { $0.isAny ? "any" : $0.text } }).sorted().joined(
      separator: "; ")
  }

  @Test(
    "Without `toward`, a movement goes where the `along` of its kind says",
    arguments: [
      ("material", "{does: scroll, target: list, by: [drag, swipe, fling]}", "vertical"),
      ("material", "{does: scroll, target: board, by: drag}", "any"),
      ("material", "{does: paging-swipe, target: tabs, by: [drag, swipe]}", "horizontal"),
      ("material", "{does: dismiss, target: row, by: [drag, swipe]}", "left"),
      ("material", "{does: tilt, target: map, by: two-finger-drag}", "vertical"),
      ("apple", "{does: scroll, target: list, by: pan}", "vertical"),
      ("apple", "{does: dismiss, target: row, by: swipe}", "left"),
      ("apple", "{does: undo, target: plain, by: three-finger-swipe}", "left"),
      ("apple", "{does: redo, target: plain, by: three-finger-swipe}", "right"),
      ("material", "{does: flip, target: plain, by: drag}", "[up, left]"),
      ("material", "{does: peel, target: row, by: drag}", "left"),
    ])
  func alongTrait(_ uses: String, _ activity: String, _ expected: String) throws {
    #expect(try Self.directions(uses, activity) == expected)
  }

  @Test("If the target lacks the trait, or the kind has no `along`, a movement goes anywhere")
  func anywhere() throws {
    #expect(try Self.directions("material", "{does: scroll, target: plain, by: drag}") == "any")
    #expect(try Self.directions("material", "{does: pan, target: list, by: drag}") == "any")
    #expect(try Self.directions("material", "{does: custom, target: list, by: drag}") == "any")
  }

  @Test("`toward` overrides the trait, and the directions of a mechanic override both")
  func stated() throws {
    #expect(try Self.directions("material", "{does: scroll, target: list, by: drag, toward: up}") == "up")
    #expect(
      try Self.directions("material", "{does: peel, target: row, by: edge-swipe, toward: right}") == "right")
  }

  @Test("If the target changes, the trait of the new target counts")
  func otherTarget() throws {
    let spec = try SpecText.checked(Self.text("material", "a: {does: dismiss, target: row, by: drag}"))
    let plain = try #require(spec.elements.firstIndex { $0.path == "plain" })
    let changed = SpecChange.target(activity: 0, element: plain).applied(to: spec)
    #expect(spec.activities[0].directions?.text == "left")
    #expect(changed.activities[0].directions == nil)
  }

  @Test("A direction outside the trait is reported, one within it is not")
  func outside() {
    func lint(_ activity: String) -> [String] {
      SpecText.lint(Self.text("material", "a: \(activity)")).filter { $0.rule == "activity/direction" }.map {
        "\($0.message); \($0.help.joined()); \($0.related.count)"
      }
    }
    #expect(
      lint("{does: paging-swipe, target: tabs, by: [drag, swipe], toward: up}") == [
        "`a` goes toward up, but `tabs` has `pages: horizontal`; write `toward: horizontal`, or leave `toward` out: it then takes the target's `pages`; 1"
      ])
    #expect(
      lint("{does: flip, target: plain, by: drag, toward: right}") == [
        "`a` goes toward right, but `does: flip` goes toward [up, left]; write `toward: [up, left]`, or leave `toward` out: it then goes there; 0"
      ])
    #expect(lint("{does: paging-swipe, target: tabs, by: [drag, swipe], toward: left}").isEmpty)
    #expect(lint("{does: paging-swipe, target: plain, by: [drag, swipe], toward: up}").isEmpty)
  }

  @Test("A rule of the kind that reports the same replaces this one")
  func toldOnce() {
    let rules = SpecText.rules(
      Self.text("material", "a: {does: dismiss, target: row, by: [drag, swipe], toward: right}"))
    #expect(rules.contains("material/dismiss-not-swipeable"))
    #expect(!rules.contains("activity/direction"))
  }

  @Test("What `along` cannot be is an error with the nearest word")
  func mistakes() {
    func along(_ value: String) -> [String] {
      SpecText.lint("gspec: 1\nvocabulary: v\nkinds:\n  k: {along: \(value), by: []}\n").map {
        "\($0.rule): \($0.message); \($0.help.joined())"
      }
    }
    #expect(along("scroll") == ["syntax/direction: `scroll` is no direction; did you mean `scrolls`?"])
    #expect(along("12pt").count == 1)
    #expect(along("pages").isEmpty)
    #expect(along("[left, right]").isEmpty)
  }
}
