import SpecParser
import Testing

@testable import GestureCompiler

/// What a sentence about who wins says of the loser: only orders of claims that can come, and that its claim may be held.
@Suite struct WordsOfHeldClaimsTests {
  private func messages(_ first: String, _ second: String, _ spec: String) throws -> [String] {
    try AnalyzeSupport.report("gspec: 1\nproduct: Test\n" + spec).findings.map(\.finding)
      .filter { Set($0.activities) == [first, second] }.map(\.message)
  }

  @Test func anOuterWinnerOfAHeldClaim() throws {
    let messages = try messages(
      "raise", "toggle",
      """
      uses: [material]
      state: {sheet: [mini, full]}
      elements:
        player:
          children:
            cover:
      activities:
        raise: {does: custom, target: player, by: touch, when: sheet == mini}
        toggle: {does: activate, target: cover, by: [touch, long-press]}
        like: {does: custom, target: cover, by: double-touch}
      resolve:
        - {wait: toggle, for: like}
      """)
    #expect(
      messages.contains(
        "`raise` (touch) and `toggle` (touch) both claim on `player/cover` when sheet == mini: `raise` wins, so `toggle` is "
          + "not recognized with all fingers on `player/cover`; `toggle` can win where both claim at once, unless it still waits "
          + "for `like`"), "\(messages)")
  }

  @Test func twoTouchesThatAlwaysClaimAtOnce() throws {
    let messages = try messages(
      "follow", "menu",
      """
      uses: [material]
      elements:
        page:
          children:
            link:
      activities:
        menu: {does: lights-out, target: page, by: touch}
        select: {does: select, target: page, by: double-touch}
        follow: {does: activate, target: link, by: touch}
      """)
    #expect(
      messages == [
        "`follow` (touch) and `menu` (touch) both claim on `page/link`: `follow` wins, so `menu` is not recognized with all "
          + "fingers on `page/link`"
      ])
  }

  @Test func drawnShapesThatClaimAtTheLift() throws {
    let messages = try messages(
      "hold", "ell",
      """
      uses: [material]
      elements:
        canvas:
      mechanics:
        ell: {steps: [press, {move: {toward: down, distance: 40pt}}, {move: {toward: right, distance: 40pt}}, lift]}
      activities:
        ell: {does: custom, target: canvas, by: ell}
        hold: {does: custom, target: canvas, by: long-press}
      """)
    #expect(
      messages == [
        "`ell` (ell) and `hold` (long-press) both claim on `canvas`: `hold` wins, as the special case: it has a wait"
      ])
  }

  @Test func theTouchInWhichTheHeldClaimLoses() throws {
    let messages = try messages(
      "select", "word",
      """
      uses: [apple]
      elements:
        editor:
      mechanics:
        triple-tap: {steps: [press, lift, press, lift, press, lift]}
        tap-drag: {continuous: true, steps: [press, lift, press, move, lift]}
      activities:
        word: {does: custom, target: editor, by: double-tap}
        paragraph: {does: custom, target: editor, by: triple-tap}
        select: {does: custom, target: editor, by: tap-drag}
      resolve:
        - {wait: word, for: paragraph}
      """)
    #expect(
      messages == [
        "`select` (tap-drag) and `word` (double-tap) both claim on `editor`: `select` wins in a second touch that follows "
          + "the first at once; `word` can win where it claims first, unless it still waits for `paragraph`"
      ])
  }

  @Test func aHandOverBetweenPansOfSeveralFingers() throws {
    let messages = try messages(
      "back", "slide",
      """
      uses: [apple]
      elements:
        feed:
          scrolls: vertical
          children:
            carousel: {pages: horizontal, at: left}
      activities:
        slide: {does: custom, target: carousel, by: [pan, flick], toward: horizontal, hand-over: {to: back, at: left}}
        back: {does: navigate-back, target: feed, by: [edge-swipe, pan], toward: right}
      """)
    #expect(!messages.isEmpty)
    for message in messages {
      #expect(!message.contains("`back` can win where it claims first"), "\(message)")
    }
  }

  @Test func aThirdThatTakesTheLoserToo() throws {
    let messages = try messages(
      "adjust", "select",
      """
      uses: [apple]
      elements:
        editor:
          children:
            handle:
      mechanics:
        tap-drag: {continuous: true, steps: [press, lift, press, move, lift]}
      activities:
        scroll: {does: scroll, target: editor, by: pan, toward: vertical}
        select: {does: custom, target: editor, by: tap-drag}
        adjust: {does: move-element, target: handle, by: pan}
      """)
    #expect(!messages.isEmpty)
    for message in messages { #expect(!message.contains("`scroll` has won before"), "\(message)") }
  }
}
