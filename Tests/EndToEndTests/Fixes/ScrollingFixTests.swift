import SpecParser
import Testing

@testable import gspec

/// Tests of fixes for movements along one axis with content that scrolls: both ways of it stay.
@Suite("Fixes: scrolling") struct ScrollingFixTests {
  static func spec(_ elements: String, _ activities: String...) -> String {
    """
    gspec: 1
    product: Test
    uses: [material]
    platforms: [android]
    state: {sheet: [half, full]}
    elements: \(elements)
    activities:
    \(activities.map { "  \($0)" }.joined(separator: "\n"))

    """
  }

  static let sheet = spec(
    "{sheet: {swipeable: down, children: {queue: {scrolls: vertical, at: [top, bottom]}}}}",
    "close: {does: dismiss, target: sheet, by: [drag, fling], toward: down, commit: {distance: 30%, velocity: 800pt/s}, alternative: x}",
    "scroll: {does: scroll, target: sheet/queue, by: [drag, fling], alternative: x}")
  static let refresh = spec(
    "{list: {scrolls: vertical}}",
    "scroll: {does: scroll, target: list, by: [drag, fling], alternative: x}",
    "refresh: {does: custom, target: list, by: drag, toward: down, alternative: x}")

  @Test(
    "an outer movement along the axis of inner content is handed the touch at the end beyond which it goes")
  func nested() throws {
    #expect(
      FixSupport.told(Self.sheet) == ["conflict/nested close scroll: hand-over:close prefer:scroll together"])
    let fix = try FixSupport.fix("hand-over:close", of: Self.sheet)
    #expect(
      fix.line == "`hand-over:close`: write `hand-over: {to: close, at: top}` in `scroll`; adds no latency; "
        + "`close` goes on with the movement where `sheet/queue` is at its top, which the app says")
    let fixed = try FixSupport.fixed(Self.sheet, "hand-over:close")
    #expect(fixed.contains("hand-over: {to: close, at: top}, alternative: x}"), "\(fixed)")
    #expect(FixSupport.problems(fixed).isEmpty, "\(fixed)")
  }

  @Test("a sheet that goes both ways is handed the touch at both ends")
  func bothEnds() throws {
    let text = Self.spec(
      "{sheet: {children: {results: {scrolls: vertical}}}}",
      "move: {does: custom, target: sheet, by: drag, toward: vertical, alternative: x}",
      "scroll: {does: scroll, target: sheet/results, by: [drag, fling], when: sheet == full, alternative: x}")
    let fixed = try FixSupport.fixed(text, "hand-over:move")
    #expect(fixed.contains("hand-over: {to: move, at: [top, bottom]}"), "\(fixed)")
    #expect(FixSupport.problems(fixed).isEmpty, "\(fixed)")
    let told = try #require(FixSupport.told(text).first)
    #expect(told.contains(": hand-over:move ") && told.contains(" guard:move together"), "\(told)")
  }

  @Test("a movement of the same element then begins no touch by itself")
  func sameElement() throws {
    let told = FixSupport.told(Self.refresh)
    #expect(told == ["conflict/unreachable scroll refresh: hand-over:refresh together"])
    let fixed = try FixSupport.fixed(Self.refresh, "hand-over:refresh")
    #expect(fixed.contains("hand-over: {to: refresh, at: top}, alternative: x}"), "\(fixed)")
    #expect(fixed.contains("begins: hand-over, alternative: x}"), "\(fixed)")
    #expect(FixSupport.problems(fixed).isEmpty, "\(fixed)")
  }

  @Test("no fix takes one way from what scrolls, by directions, a guard or a preference")
  func bothWays() {
    let guarded = Self.spec(
      "{list: {scrolls: vertical, children: {row: {swipeable: down}}}}",
      "scroll: {does: scroll, target: list, by: [drag, fling], alternative: x}",
      "drop: {does: custom, target: list, by: drag, toward: 250deg..330deg, when: sheet == full, alternative: x}"
    )
    for text in [Self.sheet, Self.refresh, guarded] {
      let told = FixSupport.told(text).joined(separator: " ")
      #expect(!told.isEmpty && !told.contains("narrow:scroll") && !told.contains("guard:scroll"), "\(told)")
    }
    #expect(!FixSupport.told(Self.sheet).joined().contains("prefer:close"))
  }

  // MARK: Several hand-overs

  static let raised = sheet.replacing(
    "activities:\n",
    with:
      "activities:\n  raise: {does: custom, target: sheet, by: drag, toward: up, commit: {distance: 30%, velocity: 800pt/s}, alternative: x}\n"
  )

  @Test("what hands over at one end already is offered another end, to another activity or to the same")
  func secondEnd() throws {
    let other = Self.raised.replacing(
      "{does: scroll,", with: "{hand-over: {to: close, at: top}, does: scroll,")
    let fix = try FixSupport.fix("hand-over:raise", of: other)
    #expect(
      fix.title
        == "write `hand-over: [{to: close, at: top}, {to: raise, at: bottom}]` in `scroll` in place of the one that is there"
    )
    var fixed = try FixSupport.fixed(other, "hand-over:raise")
    #expect(
      fixed.contains("{hand-over: [{to: close, at: top}, {to: raise, at: bottom}], does: scroll,"), "\(fixed)"
    )
    #expect(FixSupport.problems(fixed).isEmpty, "\(fixed)")

    let same = Self.spec(
      "{sheet: {children: {results: {scrolls: vertical}}}}",
      "move: {does: custom, target: sheet, by: drag, toward: vertical, alternative: x}",
      """
      scroll:
          does: scroll
          target: sheet/results
          by: [drag, fling]
          alternative: x
          hand-over:
          - to: move
            at: top
      """)
    fixed = try FixSupport.fixed(same, "hand-over:move")
    #expect(fixed.contains("    hand-over:\n      {to: move, at: [top, bottom]}\n"), "\(fixed)")
    #expect(FixSupport.problems(fixed).isEmpty, "\(fixed)")
  }

  @Test("activities of one finding are handed the touch at the end of each")
  func group() throws {
    #expect(
      FixSupport.told(Self.raised) == [
        "conflict/nested close scroll raise: hand-over:close+raise prefer:scroll together"
      ])
    let fix = try FixSupport.fix("hand-over:close+raise", of: Self.raised)
    #expect(
      fix.line
        == "`hand-over:close+raise`: write `hand-over: [{to: close, at: top}, {to: raise, at: bottom}]` in `scroll`; "
        + "adds no latency; `close` goes on with the movement where `sheet/queue` is at its top, which the app says; "
        + "`raise` goes on with the movement where `sheet/queue` is at its bottom, which the app says")
    let fixed = try FixSupport.fixed(Self.raised, "hand-over:close+raise")
    #expect(FixSupport.problems(fixed).isEmpty, "\(fixed)")
  }

  @Test("each of several inner activities hands over")
  func givers() throws {
    let text = Self.spec(
      "{sheet: {swipeable: down, children: {queue: {scrolls: vertical}}}}",
      "close: {does: custom, target: sheet, by: drag, toward: down, alternative: x}",
      "scroll-full: {does: scroll, target: sheet/queue, by: drag, when: sheet == full, alternative: x}",
      "scroll-half: {does: scroll, target: sheet/queue, by: drag, when: sheet == half, alternative: x}")
    let fix = try FixSupport.fix("hand-over:close", of: text)
    #expect(
      fix.title
        == "write `hand-over: {to: close, at: top}` in `scroll-full` and `hand-over: {to: close, at: top}` in `scroll-half`"
    )
    let fixed = try FixSupport.fixed(text, "hand-over:close")
    #expect(FixSupport.problems(fixed).isEmpty, "\(fixed)")
  }

  @Test("what can never win for several movements hands over to all of them")
  func ownElement() throws {
    let text = Self.spec(
      "{list: {scrolls: vertical}}",
      "scroll: {does: scroll, target: list, by: [drag, fling], alternative: x}",
      "refresh: {does: custom, target: list, by: drag, toward: down, alternative: x}",
      "load: {does: custom, target: list, by: drag, toward: up, alternative: x}")
    let told = FixSupport.told(text)
    #expect(told == ["conflict/unreachable scroll load refresh: hand-over:load+refresh"], "\(told)")
    let fixed = try FixSupport.fixed(text, "hand-over:load+refresh")
    #expect(fixed.contains("hand-over: [{to: load, at: bottom}, {to: refresh, at: top}]"), "\(fixed)")
    #expect(fixed.split(separator: "begins: hand-over").count == 3, "\(fixed)")
    #expect(FixSupport.problems(fixed).isEmpty, "\(fixed)")
  }

  @Test("hand-overs that are chosen together are written together")
  func chosenTogether() throws {
    let text = Self.spec(
      "{page: {children: {sheet: {swipeable: down, children: {queue: {scrolls: vertical}}}}}}",
      "raise: {does: custom, target: page, by: drag, toward: up, alternative: x}",
      "close: {does: custom, target: sheet, by: drag, toward: down, alternative: x}",
      "scroll: {does: scroll, target: sheet/queue, by: [drag, fling], alternative: x}")
    let fixed = try FixSupport.fixed(text, "hand-over:close", "hand-over:raise")
    #expect(fixed.contains("hand-over: [{to: close, at: top}, {to: raise, at: bottom}]"), "\(fixed)")
    #expect(FixSupport.problems(fixed).isEmpty, "\(fixed)")
  }

  @Test("ends follow the reading direction where the movements or the other hand-overs do")
  func reading() throws {
    let pages = Self.spec(
      "{pager: {children: {strip: {scrolls: horizontal}}}}",
      "next: {does: custom, target: pager, by: drag, toward: leading, alternative: x}",
      "scroll: {does: scroll, target: pager/strip, by: drag, alternative: x}")
    let fixed = try FixSupport.fixed(pages, "hand-over:next")
    #expect(fixed.contains("hand-over: {to: next, at: trailing}"), "\(fixed)")
    #expect(FixSupport.problems(fixed).isEmpty, "\(fixed)")
    let second = Self.spec(
      "{pager: {children: {strip: {scrolls: horizontal}}}}",
      "next: {does: custom, target: pager, by: drag, toward: horizontal, alternative: x}",
      "scroll: {does: scroll, target: pager/strip, by: drag, alternative: x, hand-over: {to: next, at: leading}}"
    )
    #expect(try FixSupport.fixed(second, "hand-over:next").contains("{to: next, at: [leading, trailing]}"))
  }

  @Test("nothing is handed over from what does not scroll along the axis, or hands over at the end already")
  func none() {
    let across = Self.spec(
      "{sheet: {swipeable: down, children: {queue: {scrolls: horizontal}}}}",
      "close: {does: custom, target: sheet, by: drag, toward: down, alternative: x}",
      "pan: {does: pan, target: sheet/queue, by: [drag, fling], alternative: x}")
    let inside = Self.spec(
      "{list: {scrolls: vertical, children: {row: {}}}}",
      "scroll: {does: scroll, target: list, by: [drag, fling], alternative: x}",
      "pull: {does: custom, target: list/row, by: drag, toward: down, alternative: x}")
    let handing =
      Self.refresh.replacing("{does: scroll,", with: "{hand-over: {to: pull, at: top}, does: scroll,")
      + "  pull: {does: custom, target: list, by: drag, begins: hand-over, alternative: x}\n"
    for text in [across, inside, handing] {
      #expect(!FixSupport.told(text).joined().contains("hand-over:"), "\(FixSupport.told(text))")
    }
  }
}
