import SpecParser
import Testing

@testable import GestureCompiler

/// A sentence says no more than what holds for every way in which two claim: where ways of one order can end otherwise than the one that was
/// played, it says so. Each case was found by `Scripts/hands`.
@Suite struct WordsOfOtherWaysTests {
  private static func message(_ body: String, _ names: String...) throws -> String {
    let report = try AnalyzeSupport.report("gspec: 1\nproduct: Test\n" + body)
    let found = report.findings.map(\.finding).filter {
      Set($0.activities) == Set(names) && $0.rule != "conflict/delayed"
    }
    return found.count == 1 ? found[0].message : ""
  }

  @Test("A whole touch beside the inner target, between those of a double tap")
  func touchBetween() throws {
    let found = try Self.message(
      """
      uses: [apple]
      platforms: [ios]
      elements: {page: {children: {row: {}}}}
      activities:
        outer: {does: custom, target: page, by: double-tap}
        inner: {does: custom, target: page/row, by: double-tap, from: left-edge}
      """, "inner", "outer")
    #expect(
      found.hasSuffix("as the special case: it starts at an edge; `outer` can win where it claims first"))
  }

  @Test("A third that takes the first touch away")
  func firstTouch() throws {
    let found = try Self.message(
      """
      uses: [material]
      metrics: {drag-slop: 4pt}
      elements: {page: {children: {row: {}}}}
      mechanics:
        stay: {steps: [press, wait]}
      activities:
        stay: {does: custom, target: page, by: stay}
        poke: {does: custom, target: page, by: touch}
        zoom: {does: custom, target: page/row, by: double-touch-drag}
      """, "stay", "zoom")
    #expect(!found.contains("claims first and wins"))
  }

  @Test("One of three fingers lifts")
  func rangeOfFingers() throws {
    let found = try Self.message(
      """
      uses: [material]
      elements: {page: {children: {row: {}}}}
      mechanics:
        turn: {fingers: 2..3, steps: [press, orbit]}
      activities:
        swipe: {does: custom, target: page/row, by: swipe}
        turn: {does: custom, target: page, by: turn}
      """, "swipe", "turn")
    #expect(found.contains("`turn` wins if a finger lands outside `page/row` and it claims first"))
  }

  @Test("A third takes the finger beside the inner target")
  func fingerTaken() throws {
    let found = try Self.message(
      """
      uses: [material]
      elements: {page: {children: {row: {}}}}
      activities:
        pinch: {does: custom, target: page, by: pinch-open}
        scroll: {does: custom, target: page, by: [drag, two-finger-drag]}
        pull: {does: custom, target: page/row, by: drag}
      """, "pinch", "pull")
    #expect(found.hasSuffix("; `pull` can win where `scroll` has won before"))
  }

  @Test("A third for which one waits is not there in every state")
  func otherState() throws {
    let found = try Self.message(
      """
      state: {on: bool}
      elements: {page: {children: {row: {}}}}
      mechanics:
        lay: {fingers: 2, steps: [press]}
      activities:
        third: {does: custom, target: page, by: lay, when: not on}
        inner: {does: custom, target: page/row, by: lay}
        outer: {does: custom, target: page, by: lay}
      resolve:
        - {wait: inner, for: third}
        - {wait: third, for: outer}
      """, "inner", "outer")
    #expect(!found.isEmpty && !found.contains("`outer` wins, so") && !found.contains("claims first and wins"))
  }

  @Test("A finger that lands while a claim is held")
  func fingerWhileHeld() throws {
    let found = try Self.message(
      """
      uses: [material]
      elements: {page: {children: {row: {}}}}
      mechanics:
        spread: {fingers: 3, steps: [press, move outward]}
      activities:
        poke: {does: custom, target: page/row, by: two-finger-touch}
        spread: {does: custom, target: page, by: spread}
        turn: {does: custom, target: page, by: rotate}
      resolve:
        - {wait: turn, for: poke}
      """, "spread", "turn")
    #expect(found.hasSuffix("; `spread` wins where another finger lands while `turn` waits for `poke`"))
  }

  @Test("A preferred one does not end what has claimed with other fingers before")
  func preferredWithFewerFingers() throws {
    let found = try Self.message(
      """
      elements: {page: {children: {row: {}}}}
      mechanics:
        poke-and-lay: {fingers: 1..3, steps: [press, lift, press]}
        poke: {steps: [press, lift]}
      activities:
        inner: {does: custom, target: page/row, by: poke-and-lay}
        outer: {does: custom, target: page, by: poke}
      resolve:
        - {prefer: outer, over: inner}
      """, "inner", "outer")
    #expect(!found.isEmpty)
  }
}
