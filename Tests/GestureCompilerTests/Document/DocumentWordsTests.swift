import Foundation
import GestureRuntime
import SpecParser
import Testing

@testable import GestureCompiler

@Suite("Words and colours of pages")
struct DocumentWordsTests {
  @Test(
    "guards are written in words",
    arguments: [
      ("mode == calm", "mode is calm"), ("mode != calm", "mode is busy or lost"),
      ("mode in (calm, busy)", "mode is calm or busy"),
      ("not mode in (calm, busy)", "mode is not calm or busy"),
      ("unread", "unread"), ("not unread", "not unread"), ("zoom < 8", "zoom is less than 8"),
      ("not (zoom < 8)", "zoom is at least 8"), ("zoom != 2", "zoom is not 2"),
      ("unread and zoom > 1", "unread and zoom is more than 1"),
      ("unread and (zoom > 1 or mode == calm)", "unread and (zoom is more than 1 or mode is calm)"),
      ("not (unread and zoom > 1)", "not unread or zoom is at most 1"),
    ])
  func guards(_ text: String, _ words: String) throws {
    let spec = try SpecFiles.parse(
      """
      gspec: 1
      product: Words
      uses: [material]
      state: {mode: [calm, busy, lost], zoom: 1.0..8.0, unread: bool}
      elements: {page: {}}
      activities: {a: {does: activate, target: page, by: touch, when: "\(text)"}}
      """)
    let told = GuardWords(spec.states).text(spec.activities[0].guardExpression?.value)
    #expect(told == words)
  }

  @Test("a missing guard is written as `always`")
  func always() { #expect(GuardWords([]).text(nil) == "always") }

  @Test(
    "edges follow the reading direction if one of them is left or right",
    arguments: [
      (
        [Side.left, .top], true, "the leading or top edge (left, or right where text runs from right to left)"
      ),
      ([.right], true, "the trailing edge (right, or left where text runs from right to left)"),
      ([.top], true, "the top edge"), ([.right, .left], false, "the left or right edge"),
      (Side.allCases, false, "any edge"),
    ])
  func edges(_ edges: [Side], _ followsReading: Bool, _ words: String) {
    #expect(DocumentWords.edges(Sides(Set(edges), layout: followsReading ? .ltr : nil)) == words)
  }

  // MARK: Thresholds and limits

  @Test("detents stand in backticks, which pages show as code and drawings leave out")
  func detents() throws {
    let spec = try SpecFiles.parse(
      """
      gspec: 1
      product: Words
      uses: [material]
      elements: {page: {}}
      activities:
        a:
          does: custom
          target: page
          by: drag
          commit: [{name: reveal, distance: 72pt, projected: true}, {name: delete, distance: 60%}]
      """)
    let words = try #require(DocumentContext.commit(spec.activities[0]))
    #expect(words == "`reveal` where it would come to rest at 72 pt or further, or `delete` at 60 %")
    #expect(
      HTML.plain(words) == "reveal where it would come to rest at 72 pt or further, or delete at 60 %")
    #expect(HTML.prose(words).source.hasPrefix("<code>reveal</code> where"))
    #expect(HTML.plain("an odd ` stays") == "an odd ` stays")
  }

  /// A spec with one activity, by a mechanic of these steps.
  private static func spec(_ steps: String) throws -> CheckedSpec {
    try SpecFiles.parse(
      """
      gspec: 1
      product: Words
      uses: [material]
      elements: {page: {}}
      mechanics: {own: {steps: \(steps)}}
      activities: {a: {does: custom, target: page, by: own}}
      """)
  }

  private static func steps(_ steps: String) throws -> [ElaboratedStep] {
    CompilePipeline.lower(try spec(steps)).activities[0].recognizers[0].steps
  }

  @Test(
    "a movement passes its slop, unless it reaches a stated minimum before",
    arguments: [
      ("0pt", ["however little"]), ("4pt", ["by 4 pt or more"]),
      ("20pt", ["by more than 8 pt (drag-slop)", "by 20 pt or more"]),
    ])
  func slops(_ distance: String, _ limits: [String]) throws {
    let steps = try Self.steps("[press, {move: {distance: \(distance)}}, lift]")
    #expect(MachineWords.limits(steps[1]) == limits)
  }

  @Test("a turn says that a finger has to move, and a spread its least span, if it has one")
  func turnsAndSpreads() throws {
    func limits(_ mechanic: String, _ metrics: String = "") throws -> [String] {
      let spec = try SpecFiles.parse(
        """
        gspec: 1
        product: Words
        uses: [material]
        metrics: {\(metrics)}
        elements: {page: {}}
        activities: {a: {does: custom, target: page, by: \(mechanic)}}
        """)
      return MachineWords.limits(CompilePipeline.lower(spec).activities[0].recognizers[0].steps[1])
    }
    #expect(
      try limits("rotate") == [
        "by more than 5° (rotation-slop)", "one finger by more than 8 pt (touch-slop)",
      ])
    #expect(try limits("pinch-open") == ["by more than 16 pt (scale-slop)"])
    #expect(
      try limits("pinch-open", "scale-min-span: 100pt") == [
        "by more than 16 pt (scale-slop)", "fingers 100 pt (scale-min-span) or more apart",
      ])
  }

  @Test("a minimum of 0 is dumped as in a spec, and changes the sentence about a movement")
  func leastOfZero() throws {
    let steps = try Self.steps("[press, {move: {distance: 0pt}}, lift]")
    #expect(DumpMachine.text(steps[1]).contains("distance > 0pt (as written)"))
    #expect(
      FigureWords.sentence(fingers: 1...1, steps: steps)
        == "One finger presses, moves in any direction however little and lifts")
  }

  @Test(
    "the sentence says the times of a lift and between presses that the spec states, and not those that metrics set",
    arguments: [
      ("[press, lift]", "presses and lifts"),
      ("[press, {lift: {within: 900ms}}]", "presses and lifts 900 ms or less after the press"),
      ("[press, {lift: {within: 250ms..900ms}}]", "presses and lifts 250 ms to 900 ms after the press"),
      ("[press, lift, press, lift]", "presses, lifts, presses again and lifts"),
      (
        "[press, lift, {press: {after: 40ms..300ms}}, lift]",
        "presses, lifts, presses again 40 ms to 300 ms after the lift and lifts"
      ),
      (
        "[press, lift, {press: {after: long-press-timeout}}, lift]",
        "presses, lifts, presses again 400 ms or longer after the lift and lifts"
      ),
    ])
  func statedTimes(_ steps: String, _ words: String) throws {
    #expect(
      FigureWords.sentence(fingers: 1...1, steps: try Self.steps(steps)) == "One finger \(words)")
  }

  @Test("the sentence says in which time several fingers land, if the spec states it")
  func statedWindows() throws {
    func sentence(_ press: String) throws -> String {
      let spec = try SpecFiles.parse(
        """
        gspec: 1
        product: Words
        uses: [material]
        elements: {page: {}}
        mechanics: {own: {fingers: 2, steps: [\(press), lift]}}
        activities: {a: {does: custom, target: page, by: own}}
        """)
      let steps = CompilePipeline.lower(spec).activities[0].recognizers[0].steps
      return FigureWords.sentence(fingers: 2...2, steps: steps)
    }
    #expect(try sentence("press") == "Two fingers press and lift")
    #expect(try sentence("{press: {within: 80ms}}") == "Two fingers press within 80 ms and lift")
  }

  @Test("a movement that stays near the axes of all directions goes along them, not in any direction")
  func axes() throws {
    func action(_ move: String) throws -> String {
      MachineWords.action(try Self.steps("[press, {move: {\(move)}}, lift]")[1], 1...1)
    }
    #expect(try action("toward: any, deviation: 10deg") == "move right, up, left or down")
    #expect(try action("toward: any, deviation: 45deg") == "move in any direction")
    #expect(try action("toward: [left, right], deviation: 10deg") == "move left or right")
  }

  @Test("a lift is in time at the end of its range if that is included")
  func lateLifts() throws {
    #expect(try Self.steps("[press, {lift: {within: 900ms}}]")[1].failures.contains("held beyond 900 ms"))
    #expect(
      try Self.steps("[press, lift]")[1].failures.contains { $0.hasPrefix("held for ") })
  }

  @Test("a lift that is too early fails, in pages and for editors")
  func earlyLifts() throws {
    let spec = try Self.spec("[press, {lift: {within: 250ms..900ms}}]")
    let own = try #require(spec.mechanics.firstIndex { $0.name.value == "own" })
    let mechanic = CompilePipeline.elaborate(own, for: 0, in: spec)
    #expect(mechanic.steps[1].failures.contains("lifted before 250 ms"))
    let line = try #require(MechanicText.lines(mechanic).last)
    #expect(line.hasSuffix(", 250 ms or longer after the press, 900 ms or less after the press"), "\(line)")
    #expect(try !Self.steps("[press, lift]")[1].failures.contains { $0.hasPrefix("lifted before") })
  }

  // MARK: Colours

  /// The palettes of the style sheet: light, dark and print.
  private static var palettes: [[String: String]] {
    DocumentStyle.text.components(separatedBy: ":root {").dropFirst().map { block in
      var palette: [String: String] = [:]
      for part in block.prefix(while: { $0 != "}" }).split(separator: ";") {
        let words = part.split(whereSeparator: { ": \n".contains($0) })
        if words.count == 2, words[0].hasPrefix("--") {
          palette[String(words[0].dropFirst(2))] = String(words[1])
        }
      }
      return palette
    }
  }

  private static func brightness(_ colour: String) throws -> Double {
    let value = try #require(Int(colour.dropFirst(), radix: 16))
    let channels = [value >> 16, value >> 8 & 255, value & 255].map { channel -> Double in
      let share = Double(channel) / 255
      // The curve of sRGB, approximated by squares and cubes, which is precise enough for a ratio.
      return share <= 0.03928 ? share / 12.92 : 0.7 * share * share + 0.3 * share * share * share
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }

  @Test("every colour of text, and every sign, has enough contrast to its background")
  func contrast() throws {
    #expect(Self.palettes.count == 3)
    let texts = [
      ("ink", "paper"), ("ink", "card"), ("ink", "odd"), ("ink", "tint"), ("quiet", "paper"),
      ("quiet", "card"),
      ("quiet", "odd"), ("quiet", "tint"), ("link", "paper"), ("link", "card"), ("touch", "card"),
      ("error", "card"),
      ("card", "touch"), ("card", "ink"), ("error", "error-tint"), ("warning", "warning-tint"),
      ("note", "note-tint"),
      ("good", "good-tint"),
    ]
    let signs = [
      ("touch", "paper"), ("touch", "tint"), ("rule", "paper"), ("rule", "card"), ("error", "card"),
    ]
    for palette in Self.palettes {
      for (pairs, least) in [(texts, 4.5), (signs, 3)] {
        for (front, back) in pairs {
          let a = try Self.brightness(try #require(palette[front], "\(front)"))
          let b = try Self.brightness(try #require(palette[back], "\(back)"))
          let ratio = (max(a, b) + 0.05) / (min(a, b) + 0.05)
          #expect(ratio >= least, "\(front) on \(back): \(ratio)")
        }
      }
    }
  }

  @Test("the style sheet loads nothing, and has rules for print and for reduced motion")
  func styleSheet() {
    #expect(!DocumentStyle.text.contains("url(") && !DocumentStyle.text.contains("@import"))
    #expect(
      DocumentStyle.text.contains("prefers-reduced-motion") && DocumentStyle.text.contains("@media print"))
  }
}
