import SpecParser
import TestSupport
import Testing

/// Files that are made to break a parser: each gets findings in a bounded time.
@Suite struct HostileInputTests {
  private let header = "gspec: 1\nproduct: A\n"

  /// Parses within 20 s of processor time: far above what it takes, and far below what a runaway parser would.
  private func findings(_ text: String) -> [String] {
    let file = SourceFile(path: "a", text: header + text)
    var result: ParseResult?
    let time = processorSeconds {
      result = ParseSpec.parse(file) { _ in .failure(ImportFailure(reason: "none")) }
    }
    #expect(time < 20)
    return result?.findings.map { "\($0.rule): \($0.message)" } ?? []
  }

  @Test func largeFilesAreRefusedUnread() {
    let file = SourceFile(path: "a", bytes: [UInt8](repeating: 0x20, count: SourceFile.sizeLimit + 1))
    let result = ParseSpec.parse(file) { _ in .failure(ImportFailure(reason: "none")) }
    #expect(places(result) == ["input/limit the file is larger than 16 MB"])
    #expect(FindingRenderer(sources: result.sources).render(result.findings[0]).contains("--> a"))
  }

  @Test(arguments: ["[", "{a: ", "- ", "? ", "[[", "{"])
  func depthIsBounded(_ unit: String) {
    for depth in [10_000, 100_000] {
      let found = findings(
        "k: " + (unit == "- " || unit == "? " ? "\n" : "") + String(repeating: unit, count: depth))
      #expect(found == ["input/limit: nested more than 100 levels deep"])
    }
  }

  @Test func depthOfBlocksIsBounded() {
    let lines = (0..<300).map { String(repeating: " ", count: $0) + "a:" }
    #expect(findings(lines.joined(separator: "\n")) == ["input/limit: nested more than 100 levels deep"])
    let shallow = (0..<90).map { String(repeating: " ", count: $0) + "a:" }
    #expect(findings(shallow.joined(separator: "\n")).map { String($0.prefix(18)) } == ["syntax/unknown-key"])
  }

  @Test func aliasBombsAreDefused() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...40 {
      let names = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(names)]\n"
    }
    #expect(findings(text) == ["input/limit: more than 500000 values, those that aliases stand for included"])
  }

  @Test func longTextsUnderAliasesAreDefused() {
    let long = String(repeating: "word ", count: 20_000) + "end"
    let inList = "k: [&long \"\(long)\"" + String(repeating: ", *long", count: 200) + "]\n"
    let inMapping =
      "k: &k {text: \"\(long)\"}\n" + (0..<200).map { "k\($0): *k\n" }.joined()
    for text in [inList, inMapping] {
      #expect(
        findings(text) == ["input/limit: the texts that aliases stand for have more than 16 MB together"])
    }
    let few = "k: [&long \"\(long)\"" + String(repeating: ", *long", count: 100) + "]\n"
    #expect(findings(few).map { String($0.prefix(18)) } == ["syntax/unknown-key"])
  }

  @Test func manyValuesAreRefused() {
    let text = "k: [" + String(repeating: "a,", count: 600_000)
    #expect(findings(text) == ["input/limit: more than 500000 values, those that aliases stand for included"])
  }

  @Test func findingsAreBounded() {
    let lines = (0..<3_000).map { "key\($0): a\n" }.joined()
    let found = findings(lines)
    #expect(found.count == 1_001)
    #expect(found.first == "input/limit: more than 1000 findings; the others are left out")
  }

  @Test func oneLongLineIsLinear() {
    let found = findings("k: [" + Array(repeating: "'ä'", count: 60_000).joined(separator: ", ") + "]\n")
    #expect(found.map { String($0.prefix(18)) } == ["syntax/unknown-key"])
  }

  @Test func aValueThatManyCommasCutIsLinear() {
    let words = (0..<20_000).map { "c\($0)" }.joined(separator: ", ")
    #expect(
      findings("k: {a: b, \(words)}\n").map { String($0.prefix(18)) } == [
        "syntax/unknown-key", "syntax/quoting: th",
      ])
  }

  @Test func errorsBehindALongStretchOfOneLineAreEachFoundSoon() {
    let long = String(repeating: "ä", count: 400_000)
    let keys = (0..<900).map { "m\($0): {z: 1}" }.joined(separator: ", ")
    let file = SourceFile(path: "a", text: header + "elements: {l: {text: \"\(long)\"}, \(keys)}\n")
    var shown: [String] = []
    let time = processorSeconds {
      let result = ParseSpec.parse(file) { _ in .failure(ImportFailure(reason: "none")) }
      let renderer = FindingRenderer(sources: result.sources)
      shown = result.findings.map { renderer.render($0) }
    }
    #expect(shown.count == 901)
    #expect(
      shown[1].contains("a:3:\(1 + "elements: {l: {text: \"\"}, m0: {".count + 400_000)"), "\(shown[1])")
    #expect(time < 20)
  }

  @Test func manyNamesAndManyErrorsAreNotMultiplied() {
    let states = (0..<5_000).map { "  s\($0): bool\n" }.joined()
    let activities = (0..<5_000).map { "  a\($0): {does: custom, target: lst, by: tp, when: s\($0)x}\n" }
      .joined()
    let elements = (0..<5_000).map { "  list\($0):\n" }.joined()
    let found = findings("state:\n\(states)elements:\n\(elements)activities:\n\(activities)")
    #expect(found.count == 1_001)
  }

  @Test func longWordsAreShortenedInMessages() {
    let word = String(repeating: "x", count: 100_000)
    let text = "platforms: \(word)\n\(word): a\nstate: {\(word): bool}\nelements: {\(word): }\n"
    for finding in findings(text) { #expect(finding.count < 300) }
  }

  @Test func whatLibyamlItselfRefuses() {
    for text in [
      "%YAML 3.0\n---\na: b\n", "&a &b c: d\n", "a: !<\n", "? ? ?\n", "a: [b]]\n", "a: }\n", "\t\t- a\n",
    ] {
      #expect(!findings(text).isEmpty)
    }
  }
}

/// Hundreds of damaged specs: none crashes the parser, and each always gives the same findings.
@Suite struct FuzzTests {
  /// A linear congruential generator with the constants of Knuth's MMIX. A fixed seed makes every run the same.
  private struct Numbers {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(bound, 1)
    }
  }

  private static let pieces = [
    "{", "}", "[", "]", ",", ":", "- ", "\n", "  ", "\"", "'", "&a ", "*a", "!", "|", ">", "#", "..", "pt",
    "%", "\t", "\r",
    "\u{FEFF}", "ä", "😀", "\0", "<<: ", "---\n", "and ", "(", ")", "==", "none", "99999999999999999999", "-",
    "?", "@",
  ]

  private func damaged(_ bytes: [UInt8], _ numbers: inout Numbers) -> [UInt8] {
    var bytes = bytes
    for _ in 0...numbers.next(below: 4) {
      let place = numbers.next(below: bytes.count)
      let end = min(bytes.count, place + numbers.next(below: 40))
      switch numbers.next(below: 5) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: Self.pieces[numbers.next(below: Self.pieces.count)].utf8, at: place)
      case 2: bytes.insert(contentsOf: Array(bytes[place..<end]), at: numbers.next(below: bytes.count))
      case 3: bytes[place] = UInt8(numbers.next(below: 256))
      default: bytes.removeSubrange(place..<min(bytes.count, place + 1))
      }
    }
    return bytes
  }

  @Test func noDamageCrashesTheParser() {
    var numbers = Numbers(state: 2026)
    let whole = Array(mailSample.utf8)
    for _ in 0..<600 {
      let bytes = damaged(whole, &numbers)
      let result = parse(bytes)
      let again = parse(bytes)
      #expect(result.findings == again.findings)
      #expect(
        (result.spec == nil) == result.findings.contains { $0.severity == .error } || result.vocabulary != nil
      )
      let renderer = FindingRenderer(sources: result.sources)
      for finding in result.findings {
        #expect(!renderer.render(finding).isEmpty)
        if let span = finding.span {
          #expect(
            span.start <= span.end && span.end <= result.sources.files[span.file].bytes.count, "\(finding)")
        }
      }
    }
  }
}
