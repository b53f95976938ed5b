import SpecParser
import Testing

@testable import GestureCompiler

/// A message about who wins says when the other one does. `Scripts/hands` found each of these specs, with a touch for which a message
/// without the clause was wrong. The numbers are its seeds.
@Suite struct WordsOfOtherWaysTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var first: String
    var second: String
    var clause: String
    var spec: String
  }

  @Test(arguments: cases)
  func says(_ found: Case) throws {
    let messages = try AnalyzeSupport.report("gspec: 1\nproduct: Test\n" + found.spec).findings.map(\.finding)
      .filter { Set($0.activities) == [found.first, found.second] }.map(\.message)
    #expect(messages.contains { $0.contains(found.clause) }, "\(messages)")
  }

  private static let cases: [Case] = [
    Case(
      testDescription: "A third decides the shown touch (10483)", first: "q", second: "s",
      clause: "; `s` can win where it claims first;",
      spec: """
        uses: [apple]
        elements:
          a:
            children:
              b:
                children:
                  c:
        activities:
          q: {does: custom, target: a, by: [three-finger-swipe]}
          r: {does: custom, target: a/b/c, by: [pan, flick], toward: horizontal}
          s: {does: custom, target: a/b/c, by: [pinch]}
          p: {does: custom, target: a/b, by: [pan, flick], toward: left}
        resolve:
          - {prefer: q, over: p}
          - {prefer: p, over: r}
        """),
    Case(
      testDescription: "What is under way has ended with the first lift (11072)", first: "r", second: "t",
      clause: "; `t` wins where `q` has won before",
      spec: """
        uses: [material]
        metrics:
          scale-slop: 8pt
        elements:
          a:
            children:
              b:
        mechanics:
          own-0:
            fingers: 2
            steps:
              - press
              - lift
        activities:
          t: {does: custom, target: a, by: [own-0]}
          r: {does: custom, target: a/b, by: [own-0]}
          q: {does: custom, target: a/b, by: [pinch-closed]}
        resolve:
          - together: [t, q]
          - {prefer: r, over: q}
        """),
    Case(
      testDescription: "Only a jump was found for the other order (4131)", first: "u", second: "t",
      clause: "; `t` can win where it claims first",
      spec: """
        uses: [material]
        elements:
          a:
            children:
              b:
        activities:
          t: {does: custom, target: a, by: [rotate]}
          u: {does: custom, target: a/b, by: [drag, two-finger-drag], from: any-edge}
        """),
    Case(
      testDescription: "The awaited one claims at the same instant (6769)", first: "q", second: "p",
      clause: "; `p` wins while `q` waits for `u`",
      spec: """
        uses: [apple, material]
        elements:
          a:
            children:
              b:
                children:
                  c:
        activities:
          q: {does: custom, target: a/b/c, by: [pan]}
          p: {does: custom, target: a/b, by: [pan]}
          u: {does: custom, target: a, by: [double-touch-drag], from: any-edge}
        resolve:
          - {wait: q, for: u}
        """),
    Case(
      testDescription: "One that is preferred and held claims at the same instant (7562)", first: "t",
      second: "r",
      clause: "; `r` can win where `q` claims at that instant",
      spec: """
        uses: [material]
        elements:
          a:
            children:
              b:
        mechanics:
          own-0:
            fingers: 1
            steps:
              - press
              - move
              - lift
        activities:
          t: {does: custom, target: a/b, by: [swipe]}
          r: {does: custom, target: a, by: [swipe, fling]}
          s: {does: custom, target: a, by: [fling]}
          q: {does: custom, target: a, by: [own-0]}
        resolve:
          - {prefer: q, over: t}
          - together: [r, q]
          - {wait: q, for: s}
        """),
    Case(
      testDescription: "Both claims are held for the same and tried together (9239)", first: "r", second: "p",
      clause: "; `p` can win while `r` waits for `q`",
      spec: """
        uses: [apple]
        elements:
          a:
            children:
              b:
        mechanics:
          own-0:
            fingers: 1
            steps:
              - press
              - move: {distance: 60pt}
              - wait: 100ms
        activities:
          p: {does: custom, target: a/b, by: [own-0]}
          r: {does: custom, target: a/b, by: [pan]}
          q: {does: custom, target: a, by: [three-finger-swipe]}
        resolve:
          - {wait: p, for: q}
          - {wait: r, for: q}
        """),
    Case(
      testDescription: "The loser was held in the shown touch (9620)", first: "s", second: "q",
      clause: "; `q` can win where both claim at once, unless it still waits for `u`",
      spec: """
        uses: [material]
        elements:
          a:
            children:
              b:
        mechanics:
          own-0:
            fingers: 2
            steps:
              - press
        activities:
          q: {does: custom, target: a/b, by: [drag]}
          s: {does: custom, target: a, by: [edge-swipe]}
          u: {does: custom, target: a, by: [own-0]}
        resolve:
          - {wait: q, for: u}
        """),
    Case(
      testDescription: "A third has won the first of two touches (14960)", first: "q", second: "r",
      clause: "; `q` wins where `p` has won before",
      spec: """
        uses: [material]
        metrics:
          long-press-timeout: 250ms
        elements:
          a:
            children:
              b:
        activities:
          q: {does: custom, target: a/b, by: [double-touch-drag]}
          r: {does: custom, target: a/b, by: [double-touch]}
          p: {does: custom, target: a, by: [two-finger-long-press]}
        """),
    Case(
      testDescription: "A third beside the inner element takes a finger of the outer one (15730)", first: "p",
      second: "s",
      clause: "; `p` wins where `u` has won before",
      spec: """
        uses: [material]
        elements:
          a:
            children:
              b:
              c:
        mechanics:
          own-0:
            fingers: 1
            steps:
              - press
          own-1:
            fingers: 1..2
            steps:
              - press
              - lift
              - press
              - wait
              - lift
              - press
              - lift
        activities:
          s: {does: custom, target: a, by: [rotate]}
          p: {does: custom, target: a/b, by: [own-1]}
          u: {does: custom, target: a/c, by: [own-0], begins: true}
        """),
    Case(
      testDescription: "The awaited one sleeps (16874)", first: "q", second: "s",
      clause: "; `q` wins while `s` waits for `t`",
      spec: """
        uses: [material]
        elements:
          a:
            children:
              b:
                children:
                  c:
        mechanics:
          own-0:
            fingers: 1
            steps:
              - press
        activities:
          q: {does: custom, target: a, by: [edge-swipe]}
          t: {does: custom, target: a/b/c, by: [own-0], after: [edge-swipe]}
          s: {does: custom, target: a, by: [long-press]}
        resolve:
          - {wait: s, for: t}
        """),
    Case(
      testDescription: "The loser has begun a touch earlier (18473)", first: "p", second: "t",
      clause: "; `t` can win where it claims first",
      spec: """
        uses: [material]
        elements:
          a:
        mechanics:
          own-0:
            fingers: 1
            steps:
              - press
              - lift
              - press
        activities:
          p: {does: custom, target: a, by: [own-0], from: left-edge}
          t: {does: custom, target: a, by: [own-0]}
        """),
    Case(
      testDescription: "It was not decided whether both can claim at one instant (24974)", first: "p",
      second: "r",
      clause: "; `p` can win where both claim at once",
      spec: """
        uses: [material]
        elements:
          a:
            children:
              b:
        mechanics:
          own-0:
            fingers: 1
            steps:
              - press
              - move: {distance: 60pt, velocity: 200pt/s}
        activities:
          p: {does: custom, target: a/b, by: [own-0]}
          r: {does: custom, target: a, by: [drag]}
        """),
    Case(
      testDescription: "What can win when both claims are released is said once (12588)", first: "p",
      second: "r",
      clause: "`r` wins otherwise, if a finger lands outside `a/b`; `r` can win while `p` waits for `u`",
      spec: """
        uses: [material]
        elements:
          a:
            children:
              b:
        mechanics:
          own-0: {fingers: 2, steps: [press, orbit]}
          own-1: {fingers: 1, steps: [press, lift, press]}
        activities:
          p: {does: custom, target: a, by: [own-0]}
          u: {does: custom, target: a/b, by: [two-finger-double-touch]}
          r: {does: custom, target: a/b, by: [own-1, touch]}
        resolve:
          - {wait: p, for: u}
        """),
    Case(
      testDescription: "A touch of an inner finger holds a claim of several (19232)", first: "t", second: "u",
      clause: "; `u` can win while `t` waits for `r`",
      spec: """
        uses: [apple]
        elements:
          a:
            children:
              b:
                children:
                  c:
        mechanics:
          own-0:
            fingers: 3
            steps:
              - press
              - lift
        activities:
          t: {does: custom, target: a, by: [three-finger-swipe]}
          r: {does: custom, target: a/b/c, by: [double-tap]}
          u: {does: custom, target: a/b/c, by: [edge-swipe, own-0]}
        resolve:
          - {wait: t, for: r}
        """),
    Case(
      testDescription: "The preferred one wins the shown touch by another claim (19474)", first: "q",
      second: "u",
      clause: "; `q` can win where it claims first",
      spec: """
        uses: [material]
        elements:
          a:
            children:
              b:
        mechanics:
          own-0:
            fingers: 1
            steps:
              - press
              - lift
              - press
              - lift
        activities:
          q: {does: custom, target: a, by: [own-0]}
          u: {does: custom, target: a/b, by: [own-0]}
        resolve:
          - {prefer: u, over: q}
        """),
    Case(
      testDescription: "Another mechanic of the loser wins an earlier press (18014)", first: "q", second: "u",
      clause: "; `q` can win again after it has won",
      spec: """
        uses: [material]
        elements:
          a:
        activities:
          u: {does: custom, target: a, by: [double-touch-drag]}
          q: {does: custom, target: a, by: [double-touch, pinch-open]}
        """),
    Case(
      testDescription: "A finger fails the claim that is held (12312)", first: "p", second: "u",
      clause: "; `p` wins while `u` waits for `s`, also where another finger lands",
      spec: """
        uses: [material]
        elements:
          a:
        mechanics:
          own-0: {fingers: 2, steps: [press, move inward]}
        activities:
          p: {does: custom, target: a, by: [own-0]}
          s: {does: custom, target: a, by: [own-0], from: any-edge}
          u: {does: custom, target: a, by: [drag]}
        resolve:
          - {wait: u, for: s}
        """),
  ]
}
