import SpecParser
import Testing

/// Lines and columns of offsets, the text of lines, and sets of files.
@Suite struct SourceFileTests {
  @Test(arguments: [
    ("ab\ncd", 0, 1, 1), ("ab\ncd", 2, 1, 3), ("ab\ncd", 3, 2, 1), ("ab\ncd", 5, 2, 3), ("ab\ncd", 99, 2, 3),
    ("ab\r\ncd", 4, 2, 1), ("ab\rcd", 3, 2, 1), ("", 0, 1, 1), ("ä😀b", 2, 1, 2), ("ä😀b", 6, 1, 3),
    ("\u{FEFF}ab", 3, 1, 1), ("\u{FEFF}ab", 4, 1, 2), ("\u{FEFF}a\nb", 5, 2, 1), ("\n\n", 2, 3, 1),
  ])
  func positions(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
    let position = SourceFile(path: "a", text: text).position(at: offset)
    #expect(position.line == line && position.column == column)
  }

  @Test func linesHaveNoBreaks() {
    let file = SourceFile(path: "a", text: "\u{FEFF}ab\r\ncd\n")
    #expect(file.lineCount == 3)
    #expect(file.text(file.range(ofLine: 1)) == "ab")
    #expect(file.text(file.range(ofLine: 2)) == "cd")
    #expect(file.text(file.range(ofLine: 3)) == "")
    #expect(file.text(file.range(ofLine: 9)) == "")
  }

  @Test func setsKnowTheirFiles() {
    var sources = SourceSet()
    #expect(sources.add(SourceFile(path: "a", text: "x")) == 0)
    #expect(sources.add(SourceFile(path: "b", text: "x\ny")) == 1)
    #expect(sources[1]?.path == "b" && sources[2] == nil && sources[-1] == nil)
    #expect(sources.positions(of: SourceSpan(file: 1, start: 2, end: 3))?.start.line == 2)
    #expect(sources.positions(of: SourceSpan(file: 5, start: 2, end: 3)) == nil)
  }
}

/// Bytes that are no UTF-8 text.
@Suite struct EncodingTests {
  private let header = Array("gspec: 1\nproduct: A\n".utf8)

  @Test(
    arguments: [
      ([0xFF, 0xFE], "3:4 input/encoding the byte FF is not UTF-8"),
      ([0xC3], "3:4 input/encoding the byte C3 is not UTF-8"),
      ([0xC0, 0x80], "3:4 input/encoding the byte C0 is not UTF-8"),
      ([0xE0, 0x80, 0x80], "3:4 input/encoding the byte E0 is not UTF-8"),
      ([0xED, 0xA0, 0x80], "3:4 input/encoding the byte ED is not UTF-8"),
      ([0xF4, 0x90, 0x80, 0x80], "3:4 input/encoding the byte F4 is not UTF-8"),
      ([0xF0, 0x9F, 0x98], "3:4 input/encoding the byte F0 is not UTF-8"),
      ([0x80], "3:4 input/encoding the byte 80 is not UTF-8"),
      ([0x00], "3:4 input/encoding there is a NUL byte in the text"),
      ([0x07], "3:4 input/encoding the control character U+0007 is not allowed"),
      ([0x7F], "3:4 input/encoding the control character U+007F is not allowed"),
      ([0xEF, 0xBF, 0xBF], "3:4 input/encoding the control character U+FFFF is not allowed"),
    ] as [([UInt8], String)])
  func wrongBytesHaveAPlace(_ bytes: [UInt8], _ expected: String) {
    #expect(places(parse(header + Array("a: ".utf8) + bytes + [0x0A])) == [expected])
  }

  @Test("A compiled table, a program and a picture are named for what they are")
  func otherFiles() {
    let table = parse(Array("GTAB".utf8) + [2, 0, 0xFF])
    #expect(places(table) == ["input/encoding this is a compiled table, not text"])
    #expect(table.findings.first?.help.first?.contains("`gspec disassemble`") == true)
    let program: [UInt8] = [0x7F] + Array("ELF".utf8) + [2, 1, 1, 0, 0, 0, 0, 0, 0x90, 0xC3]
    #expect(places(parse(program)) == ["input/encoding this is not text"])
    let picture: [UInt8] = [0x89] + Array("PNG\r\n".utf8) + [0x1A, 0x0A, 0, 0, 0, 0x0D] + Array("IHDR".utf8)
    #expect(places(parse(picture)) == ["input/encoding this is not text"])
  }

  @Test func columnsCountCharactersBeforeWrongBytes() {
    #expect(
      places(parse(Array("ä: \u{1F600}".utf8) + [0xFF])) == ["1:5 input/encoding the byte FF is not UTF-8"])
  }

  @Test func otherEncodingsAreNamed() {
    let ascii = Array("gspec: 1\n".utf8)
    let little = ascii.flatMap { [$0, 0] as [UInt8] }
    let big = ascii.flatMap { [0, $0] as [UInt8] }
    let four = ascii.flatMap { [$0, 0, 0, 0] as [UInt8] }
    for bytes in [little, big, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big] {
      #expect(places(parse(bytes)) == ["input/encoding the file is UTF-16, not UTF-8"])
    }
    for bytes in [four, [0xFF, 0xFE, 0, 0] + four] {
      #expect(places(parse(bytes)) == ["input/encoding the file is UTF-32, not UTF-8"])
    }
  }
}

/// The name that was probably meant.
@Suite struct NearMissTests {
  @Test(
    arguments: [
      ("scroll", "scrolls"), ("swipe", "swipe"), ("slection", "selection"), ("Swipe", "swipe"),
      ("toawrd", "toward"),
      ("tuch", "touch"), ("tuoch", "touch"), ("xyz", nil), ("", nil), ("a", "b"),
    ] as [(String, String?)])
  func nearest(_ name: String, _ expected: String?) {
    let names = expected == "b" ? ["b"] : ["scrolls", "swipe", "selection", "toward", "touch"]
    #expect(NearMiss.nearest(to: name, among: names) == expected)
  }

  @Test func theFirstOfSeveralIsTaken() {
    #expect(NearMiss.nearest(to: "cat", among: ["bat", "hat"]) == "bat")
    #expect(NearMiss.nearest(to: "hats", among: ["bat", "hat"]) == "hat")
  }

  @Test(
    arguments: [
      ("left", "left-edge"), ("nested", "conflict/nested"), ("Left", "left-edge"), ("top", nil), ("le", nil),
    ] as [(String, String?)])
  func partsMeanTheOnlyWhole(_ name: String, _ expected: String?) {
    let names = ["left-edge", "top-edge", "top-side", "conflict/nested", "left-edge"]
    #expect(NearMiss.nearest(to: name, among: names) == expected)
  }

  @Test func helpAsksForTheName() {
    #expect(NearMiss.help(for: "tuch", among: ["swipe", "touch"]) == "did you mean `touch`?")
    #expect(NearMiss.help(for: "xyz", among: ["swipe", "touch"]) == nil)
    #expect(NearMiss.help(for: "xyz", among: ["swipe"], or: "declare it") == "declare it")
  }

  @Test func longNamesAreNotCompared() {
    let long = String(repeating: "a", count: 100_000)
    #expect(NearMiss.nearest(to: long, among: [long]) == nil)
    #expect(NearMiss.nearest(to: "a", among: [long]) == nil)
  }
}
