import Testing

@testable import SpecParser

/// What a designer sees of a conflict.
@Suite("Drawings of witnesses")
struct DrawTimelineTests {
  private func drawn(_ witness: FindingWitness, width: Int = DrawTimeline.width) -> String {
    let lines = DrawTimeline.lines(witness, width: width)
    #expect(lines.allSatisfy { $0.count <= width }, "\(lines.map(\.count))")
    #expect(lines.allSatisfy { $0.allSatisfy(\.isASCII) })
    return lines.joined(separator: "\n")
  }

  @Test("One movement, both at one instant")
  func oneInstant() {
    let witness = WitnessInWords.witness(
      "0 down 1 200,400\n50 move 1 187,400\n100 up 1 187,400", claims: ["archive drag 50", "page swipe 50"],
      state: ["selection": "none", "unread": "true"])
    #expect(
      drawn(witness) == """
        a touch that shows it, on `list/message`, when selection is none and unread is true
            time   finger 1           archive   page
            0 ms   down at 200,400    .         .
        >  50 ms   moves left 13 pt   CLAIMS    CLAIMS
          100 ms   lifts
        `archive` claims at 50 ms by drag, `page` at 50 ms by swipe
        """)
  }

  @Test("A claim by a timer gets its own row, in which the finger holds")
  func timer() {
    let witness = WitnessInWords.witness(
      "0 down 1 200,400\n550 move 1 200,387\n600 up 1 200,387",
      claims: ["scroll drag 550", "select long-press 450"])
    #expect(
      drawn(witness) == """
        a touch that shows it, on `list/message`
            time   finger 1          scroll   select
            0 ms   down at 200,400   .        .
        > 450 ms   holds 450 ms      .        CLAIMS
        > 550 ms   moves up 13 pt    CLAIMS
          600 ms   lifts
        `scroll` claims at 550 ms by drag, `select` at 450 ms by long-press
        """)
  }

  @Test(
    "Long waits with or without a finger, and claims after the last lift are shown; short waits are not")
  func waits() {
    let witness = WitnessInWords.witness(
      "0 down 1 200,400\n199.999 up 1 200,400\n450 down 1 200,400\n650 up 1 200,400\n950 tick",
      claims: ["a touch 199.999", "b late 950"])
    #expect(
      drawn(witness) == """
        a touch that shows it, on `list/message`
                time   finger 1                     a        b
                0 ms   down at 200,400              .        .
        > 199.999 ms   lifts                        CLAIMS   .
                       (no finger for 250.001 ms)            .
              450 ms   down at 200,400                       .
                       holds 200 ms                          .
              650 ms   lifts                                 .
        >     950 ms   (no finger for 300 ms)                CLAIMS
        `a` claims at 199.999 ms by touch, `b` at 950 ms by late
        """)
  }

  @Test("Two fingers have a column each; a finger that rests is a bar; elements and edges are named")
  func twoFingers() {
    let witness = WitnessInWords.witness(
      """
      0 down 1 3,400
      70 down 2 250,390 list
      120 move 1 40,437
      120 move 2 250,415
      170 up 1 40,437
      180 cancel 2 250,415
      """, claims: ["back edge-swipe 120", "zoom pinch-open 120"])
    #expect(
      drawn(witness) == """
        a touch that shows it, on `list/message`
            time   finger 1                       finger 2                  back     zoom
            0 ms   down 3 pt from the left edge                             .        .
           70 ms   |                              down at 250,390 on list   .        .
        > 120 ms   moves down-right 52.3 pt       moves down 25 pt          CLAIMS   CLAIMS
          170 ms   lifts                          |
          180 ms                                  is taken away
        `back` claims at 120 ms by edge-swipe, `zoom` at 120 ms by pinch-open
        """)
  }

  @Test("Samples of one movement are one row; a turn, a claim or a pause begins another")
  func movements() {
    let witness = WitnessInWords.witness(
      """
      0 down 1 100,400
      8 move 1 110,400
      16 move 1 120,401
      24 move 1 130,400
      32 move 1 140,400
      40 move 1 140,410
      48 move 1 140,420
      248 move 1 140,430
      250 up 1 140,430
      """, claims: ["a drag 16", "b drag 48"])
    #expect(
      drawn(witness) == """
        a touch that shows it, on `list/message`
            time   finger 1                     a        b
            0 ms   down at 100,400              .        .
        >  16 ms   moves right 20 pt in 16 ms   CLAIMS   .
           32 ms   moves right 20 pt in 16 ms            .
        >  48 ms   moves down 20 pt in 16 ms             CLAIMS
                   holds 200 ms
          248 ms   moves down 10 pt
          250 ms   lifts
        `a` claims at 16 ms by drag, `b` at 48 ms by drag
        """)
  }

  @Test("Events of one finger at one instant stay two rows")
  func oneFingerTwice() {
    let witness = WitnessInWords.witness(
      "0 down 1 100,400\n50 move 1 120,400\n50 up 1 120,400", claims: ["a drag 50"])
    #expect(
      drawn(witness).contains("  50 ms   moves right 20 pt   .\n> 50 ms   lifts               CLAIMS"))
  }

  @Test("The brief drawing shows nothing after the last claim, and no line of claims")
  func brief() {
    let witness = WitnessInWords.witness(
      "0 down 1 200,400\n50 move 1 187,400\n100 up 1 187,400", claims: ["archive drag 50", "page swipe 50"])
    #expect(
      DrawTimeline.brief(witness).joined(separator: "\n") == """
        a touch that shows it, on `list/message`
           time   finger 1           archive   page
           0 ms   down at 200,400    .         .
        > 50 ms   moves left 13 pt   CLAIMS    CLAIMS
        """)
  }

  @Test("Of many rows, the brief drawing shows the first, the claims and the rows directly before them")
  func briefOfMany() {
    let taps = (0..<6).map { "\($0 * 100) down 1 200,400\n\($0 * 100 + 50) up 1 200,400" }
    let witness = WitnessInWords.witness(
      taps.joined(separator: "\n"), claims: ["once touch 50", "six taps 550"])
    #expect(
      DrawTimeline.brief(witness).joined(separator: "\n") == """
        a touch that shows it, on `list/message`
            time   finger 1          once     six
            0 ms   down at 200,400   .        .
        >  50 ms   lifts             CLAIMS   .
          100 ms   down at 200,400            .
             ...
          500 ms   down at 200,400            .
        > 550 ms   lifts                      CLAIMS
        """)
  }

  @Test("A witness without events is not drawn")
  func empty() {
    #expect(DrawTimeline.lines(WitnessInWords.witness("", claims: [])).isEmpty)
  }
}

extension Character {
  fileprivate var isASCII: Bool { unicodeScalars.allSatisfy(\.isASCII) }
}
