import SpecParser
import Testing

@testable import GestureCompiler

/// A message that says which of two activities wins also says when the other one does. `Scripts/hands` found each of these specs.
@Suite struct WordsOfOrdersTests {
  private static func messages(_ body: String, _ names: String...) throws -> [String] {
    let report = try AnalyzeSupport.report("gspec: 1\nproduct: Test\n" + body)
    return report.findings.map(\.finding).filter {
      Set($0.activities) == Set(names) && $0.rule != "conflict/delayed"
    }
    .map { $0.message.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? "" }
  }

  @Test("A finger outside lets a rotation claim before a hold")
  func fingerOutside() throws {
    let found = try Self.messages(
      """
      uses: [apple]
      platforms: [ios]
      elements: {page: {children: {row: {}}}}
      activities:
        hold: {does: custom, target: page/row, by: long-press}
        turn: {does: custom, target: page, by: rotation}
      """, "hold", "turn")
    #expect(
      found == [
        "`hold` wins if a finger lands outside `page/row` and it claims first; `turn` wins if a finger lands outside `page/row` and it claims first"
      ])
  }

  @Test("The preferred activity wins if both claim at once")
  func preferred() throws {
    let found = try Self.messages(
      """
      elements: {page: {children: {row: {}}}}
      mechanics:
        poke: {fingers: 1..2, steps: [press, lift]}
        quick: {fingers: 1..2, steps: [press, {lift: {within: 300ms}}]}
      activities:
        open: {does: custom, target: page/row, by: poke}
        close: {does: custom, target: page, by: quick}
      resolve:
        - {prefer: close, over: open}
      """, "open", "close")
    #expect(
      found == [
        "`open` wins, so `close` is not recognized if a finger lands outside `page/row`; `close` wins where both claim at once"
      ])
  }

  @Test("An activity that is held for a third one loses meanwhile")
  func held() throws {
    let found = try Self.messages(
      """
      uses: [material]
      elements: {page: {children: {row: {}}}}
      mechanics:
        push-and-poke: {steps: [press, move, lift, press, lift]}
      activities:
        any: {does: custom, target: page, by: push-and-poke}
        left: {does: custom, target: page, by: push-and-poke, toward: left}
        inner: {does: custom, target: page/row, by: push-and-poke}
      resolve:
        - {wait: left, for: inner}
      """, "any", "left")
    #expect(
      found == [
        "`left` wins, as the special case: its directions lie inside the other's; `any` wins while `left` waits for `inner`"
      ])
  }

  @Test("A third activity that has won an earlier touch lets the loser win")
  func earlierTouch() throws {
    let found = try Self.messages(
      """
      uses: [material]
      elements: {page: {}}
      activities:
        zoom: {does: custom, target: page, by: double-touch}
        pull: {does: custom, target: page, by: double-touch-drag}
        spread: {does: custom, target: page, by: pinch-open}
      """, "pull", "spread")
    #expect(
      found == [
        "`pull` wins if it claims before the last finger of `spread` lands; `spread` wins where `zoom` has won before"
      ])
  }

  @Test("An activity that is together with the loser, and wins at the same instant, lets it win")
  func atOnce() throws {
    let found = try Self.messages(
      """
      uses: [material]
      elements: {page: {}}
      mechanics:
        shrink: {fingers: 2, steps: [press, move inward, {lift: {velocity: ..400pt/s}}]}
      activities:
        shrink: {does: custom, target: page, by: shrink}
        pull: {does: custom, target: page, by: two-finger-drag, toward: horizontal}
        left: {does: custom, target: page, by: two-finger-drag, toward: left}
      resolve:
        - together: [shrink, left]
      """, "shrink", "pull")
    #expect(found.count == 1 && found[0].hasSuffix("`shrink` wins where `left` has won before"))
  }

  @Test("If the winner also wins when it claims later, the message does not say that it claims first")
  func heldRival() throws {
    let found = try Self.messages(
      """
      uses: [apple]
      platforms: [ios]
      elements: {page: {children: {row: {}}}}
      mechanics:
        slide: {fingers: 1..2, continuous: true, steps: [press, move]}
      activities:
        slide: {does: custom, target: page, by: slide}
        zoom: {does: custom, target: page/row, by: double-tap}
        open: {does: custom, target: page/row, by: tap}
      """, "slide", "open")
    #expect(found.count == 1 && !found[0].contains("claims first and wins"))
  }

  @Test("The inner of two activities wins at one instant, and a third that is preferred to it takes over")
  func innerTwin() throws {
    let found = try Self.messages(
      """
      uses: [apple, material]
      elements: {page: {children: {row: {}}}}
      activities:
        outer: {does: custom, target: page, by: two-finger-long-press}
        inner: {does: custom, target: page/row, by: two-finger-long-press}
        turn: {does: custom, target: page, by: rotation}
      resolve:
        - {prefer: turn, over: inner}
      """, "outer", "turn")
    #expect(found.count == 1 && found[0].hasSuffix("; `turn` wins where `inner` has won before"))
  }

  @Test("While an activity that is together with the winner is held, the loser can win")
  func heldFriend() throws {
    let found = try Self.messages(
      """
      uses: [material]
      elements: {page: {children: {row: {}}}}
      mechanics:
        pull: {fingers: 1..3, steps: [press, move]}
      activities:
        friend: {does: custom, target: page, by: pull}
        edge: {does: custom, target: page/row, by: edge-swipe}
        other: {does: custom, target: page, by: pull}
        carry: {does: custom, target: page/row, by: two-finger-drag}
      resolve:
        - {wait: friend, for: edge}
        - together: [friend, carry]
        - {prefer: other, over: edge}
      """, "other", "carry")
    #expect(found.count == 1 && found[0].hasSuffix("; `other` wins while `friend` waits for `edge`"))
  }

  @Test("An activity that wins if it claims first loses while it is held")
  func heldIfFirst() throws {
    let found = try Self.messages(
      """
      uses: [material]
      elements: {page: {children: {row: {}}}}
      mechanics:
        pull: {steps: [press, move]}
        lay: {fingers: 2, steps: [press]}
      activities:
        lay: {does: custom, target: page/row, by: lay}
        fling: {does: custom, target: page, by: two-finger-fling}
        pull: {does: custom, target: page/row, by: pull}
      resolve:
        - {wait: fling, for: lay}
      """, "fling", "pull")
    #expect(found.count == 1 && found[0].hasPrefix("`fling` wins if it claims first"))
    #expect(found.count == 1 && found[0].hasSuffix("; `pull` wins while `fling` waits for `lay`"))
  }

  @Test("An activity that has claimed the first of two touches excludes a claim of the other in the second")
  func firstOfTwoTouches() throws {
    let found = try Self.messages(
      """
      uses: [apple]
      platforms: [ios]
      metrics: {drag-slop: 4pt}
      elements: {page: {children: {row: {}}}}
      mechanics:
        stroke: {steps: [press, move, lift]}
      activities:
        zoom: {does: custom, target: page/row, by: double-tap}
        stroke: {does: custom, target: page, by: stroke}
      """, "stroke", "zoom")
    #expect(
      found.count == 1
        && found[0].hasSuffix(
          "; `zoom` wins where both claim at once in a second touch that follows the first at once, unless `stroke` has claimed the first"
        ))
  }

  @Test("If an order of the claims is undecided, the message does not say that the winner claims first")
  func openOrder() throws {
    let found = try Self.messages(
      """
      uses: [apple]
      platforms: [ios]
      elements: {page: {}}
      mechanics:
        slow: {fingers: 2..3, steps: [press, {move: {velocity: ..400pt/s}}]}
      activities:
        swipe: {does: custom, target: page, by: three-finger-swipe}
        slow: {does: custom, target: page, by: slow}
      """, "swipe", "slow")
    #expect(!found.contains { $0.contains("because it claims first") })
    #expect(found.contains { $0.hasPrefix("`slow` wins if it claims first") })
  }

  @Test("An activity that is held for one whose own claim is held loses meanwhile")
  func heldForOneThatIsHeld() throws {
    let found = try Self.messages(
      """
      uses: [material]
      elements: {page: {children: {row: {}}}}
      mechanics:
        stroke: {steps: [press, move, lift]}
      activities:
        turn-page: {does: custom, target: page, by: [swipe, fling], toward: vertical}
        stroke: {does: custom, target: page, by: stroke}
        fling: {does: custom, target: page/row, by: fling}
      resolve:
        - {wait: turn-page, for: stroke}
        - {wait: fling, for: turn-page}
      """, "fling", "stroke")
    #expect(found.count == 1 && found[0].hasSuffix("; `stroke` wins while `fling` waits for `turn-page`"))
  }
  @Test("A hold that claims while a touch without a limit is still down")
  func holdWhileTouchIsDown() throws {
    let found = try Self.messages(
      """
      uses: [material]
      elements: {key: {}}
      mechanics:
        push: {steps: [press, {lift: {on: target}}]}
      activities:
        type: {does: custom, target: key, by: push}
        accents: {does: custom, target: key, by: long-press}
      """, "accents", "type")
    #expect(found == ["`accents` claims while `type` waits for the lift"])
  }
}
