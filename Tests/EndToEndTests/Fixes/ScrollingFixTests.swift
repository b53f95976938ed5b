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
    #expect(fixed.contains("alternative: x, hand-over: {to: close, at: top}}"), "\(fixed)")
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
    #expect(FixSupport.told(text).first?.contains(": hand-over:move guard:move ") == true)
  }

  @Test("a movement of the same element then begins no touch by itself")
  func sameElement() throws {
    let told = FixSupport.told(Self.refresh)
    #expect(told == ["conflict/unreachable scroll refresh: hand-over:refresh together"])
    let fixed = try FixSupport.fixed(Self.refresh, "hand-over:refresh")
    #expect(fixed.contains("alternative: x, hand-over: {to: refresh, at: top}}"), "\(fixed)")
    #expect(fixed.contains("alternative: x, begins: hand-over}"), "\(fixed)")
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

  @Test("nothing is handed over from what does not scroll along the axis, or hands over already")
  func none() {
    let across = Self.spec(
      "{sheet: {swipeable: down, children: {queue: {scrolls: horizontal}}}}",
      "close: {does: custom, target: sheet, by: drag, toward: down, alternative: x}",
      "pan: {does: pan, target: sheet/queue, by: [drag, fling], alternative: x}")
    let inside = Self.spec(
      "{list: {scrolls: vertical, children: {row: {}}}}",
      "scroll: {does: scroll, target: list, by: [drag, fling], alternative: x}",
      "pull: {does: custom, target: list/row, by: drag, toward: down, alternative: x}")
    let handing = Self.sheet.replacing(
      "{does: scroll,", with: "{hand-over: {to: close, at: bottom}, does: scroll,")
    for text in [across, inside, handing] {
      #expect(!FixSupport.told(text).joined().contains("hand-over:"), "\(FixSupport.told(text))")
    }
  }
}
