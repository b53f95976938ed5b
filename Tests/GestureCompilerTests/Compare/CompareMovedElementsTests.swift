import SpecParser
import TestSupport
import Testing

@testable import GestureCompiler

@Suite("CompareSpecs: moved elements")
struct CompareMovedElementsTests {
  /// The changes of targets between two trees of elements, as `kind: sentence | before | after`.
  private func changes(_ old: String, _ new: String, target: String = "card") throws -> [String] {
    func spec(_ elements: String, _ target: String) throws -> CheckedSpec {
      try SpecFiles.parse(
        """
        gspec: 1
        product: Pages
        uses: [material]
        elements: {\(elements)}
        activities:
          turn: {does: custom, target: card, by: [drag, swipe], toward: left, alternative: x}
          open: {does: activate, target: \(target), by: touch}

        """)
    }
    return try CompareSpecs.run(spec(old, "card"), spec(new, target)).changes
      .filter { $0.kind.rawValue.hasPrefix("target") }
      .map { change in
        "\(change.kind.rawValue): \(change.sentence)"
          + [change.before, change.after].map { " | \($0 ?? "-")" }.joined()
      }
  }

  @Test("an element that leaves the target of activities is a loss for each of them, and the way back a gain")
  func outOfTarget() throws {
    let (inside, outside) = (
      "card: {children: {cap: {children: {knob: {}}}}}", "card: {}, cap: {children: {knob: {}}}"
    )
    let lost = try changes(inside, outside)
    #expect(
      lost == [
        "target-narrowed: `turn` is no longer done on `cap` | card/cap | cap",
        "target-narrowed: `open` is no longer done on `cap` | card/cap | cap",
      ])
    #expect(
      try changes(outside, inside).first
        == "target-widened: `turn` is now also done on `cap` | cap | card/cap")
    let kinds: [ProductChange.Kind] = [.targetNarrowed, .targetWidened]
    #expect(kinds.map(\.effect) == [.loss, .gain])
  }

  @Test(
    "nothing is lost within the target, with another one, by a new or a removed element, or by several of one name"
  )
  func same() throws {
    let flat = "card: {children: {cap: {}, box: {}}}"
    #expect(try changes(flat, "card: {children: {box: {children: {cap: {}}}}}").isEmpty)
    #expect(try changes(flat, "card: {children: {box: {}, more: {}}}, other: {}").isEmpty)
    #expect(
      try changes(flat, "card: {children: {box: {}}}, a: {children: {cap: {}}}, b: {children: {cap: {}}}")
        .isEmpty)
    // The target itself moves, with what is inside.
    let around = try changes(
      flat, "page: {children: {card: {children: {cap: {}, box: {}}}}}", target: "page/card")
    #expect(around.allSatisfy { $0.hasPrefix("target: ") } && around.count == 2, "\(around)")
    let another = try changes(flat, "card: {children: {box: {}}}, cap: {}", target: "cap")
    #expect(
      another == [
        "target-narrowed: `turn` is no longer done on `cap` | card/cap | cap",
        "target: `open` is done on another element | card | cap",
      ])
  }
}
