import Testing

@testable import SpecParser

/// A drawing that does not fit into the width is shortened, step by step.
@Suite("Drawings where there is little room")
struct NarrowTimelineTests {
  private let long = ["one-of-the-longest-names-of-all drag 50", "another-of-the-longest-names touch 220"]

  private func fingers(_ count: Int, together: Bool) -> String {
    let downs = (1...count).map { "\(together ? 0 : 10 * ($0 - 1)) down \($0) \(30 * $0),400" }
    let ups = (1...count).map { "\(together ? 220 : 220 + $0) up \($0) \(30 * $0),400" }
    return (downs + ups).joined(separator: "\n")
  }

  private func drawn(_ witness: FindingWitness, width: Int = DrawTimeline.width) -> [String] {
    let lines = DrawTimeline.lines(witness, width: width)
    #expect(lines.allSatisfy { $0.count <= width }, "\(lines.map(\.count))")
    return lines
  }

  @Test("First, places are left out, and fingers that do the same share a column")
  func brief() {
    let witness = WitnessInWords.witness(fingers(4, together: true), claims: ["all touch 220"])
    #expect(
      drawn(witness, width: 60).joined(separator: "\n")
        == """
        a touch that shows it, on `list/message`
            time   fingers 1-4    all
            0 ms   down           .
                   holds 220 ms   .
        > 220 ms   lifts          CLAIMS
        `all` claims at 220 ms by touch
        """)
  }

  @Test("Then the names of activities become letters, which are explained below")
  func letters() {
    let witness = WitnessInWords.witness(
      "0 down 1 200,400\n50 move 1 187,400\n100 up 1 187,400", claims: long)
    #expect(
      drawn(witness, width: 60).joined(separator: "\n") == """
        a touch that shows it, on `list/message`
            time   finger 1                 A        B
            0 ms   down                     .        .
        >  50 ms   left 13 pt               CLAIMS   .
          100 ms   lifts                             .
        > 220 ms   (no finger for 120 ms)            CLAIMS
        A is `one-of-the-longest-names-of-all`, which claims at
          50 ms by drag; B is `another-of-the-longest-names`, which
          claims at 220 ms by touch
        """)
  }

  @Test("Last, fingers stand below each other")
  func stacked() {
    let lines = drawn(WitnessInWords.witness(fingers(10, together: false), claims: long))
    #expect(lines[1] == "    time   fingers            A        B")
    #expect(lines[2] == "    0 ms   1: down            .        .")
    #expect(lines.contains("  229 ms   9: lifts"))
  }

  @Test("An instant of several fingers has its time and its claims on its first line")
  func stackedInstant() {
    var events = "0 down 1 3,400\n20 down 2 90,780\n20 down 3 150,400"
    for finger in 4...8 { events += "\n\(10 * finger) down \(finger) \(40 * finger),400" }
    let lines = drawn(
      WitnessInWords.witness(events + "\n90 move 1 13,400\n90 move 2 90,770", claims: ["a drag 90"]))
    #expect(
      lines[2...5] == [
        "   0 ms   1: down, left edge     .",
        "  20 ms   2: down, bottom edge   .",
        "          3: down",
        "  40 ms   4: down                .",
      ])
    #expect(
      lines.suffix(3).dropLast() == ["> 90 ms   1: right 10 pt         CLAIMS", "          2: up 10 pt"])
  }

  @Test("Words of a long state are wrapped")
  func heading() {
    let state = Dictionary(uniqueKeysWithValues: (0..<12).map { ("variable-\($0)", "value") })
    let witness = WitnessInWords.witness("0 down 1 200,400", claims: [], state: state)
    #expect(drawn(witness).count > 3)
  }
}
