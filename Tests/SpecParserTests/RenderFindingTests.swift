import SpecParser
import Testing

/// What a person sees of a finding.
@Suite struct RenderFindingTests {
  private func rendered(_ result: ParseResult, _ style: TextStyle = .plain) -> String {
    let renderer = FindingRenderer(sources: result.sources, style: style)
    return result.findings.map { renderer.render($0) }.joined(separator: "\n")
  }

  private func finding(
    _ text: String, _ start: Int, _ end: Int, notes: [String] = [], related: [Finding.Related] = []
  ) -> String {
    let finding = Finding(
      rule: "a/b", severity: .warning, message: "wrong", span: SourceSpan(file: 0, start: start, end: end),
      file: 0,
      notes: notes, related: related
    )
    return FindingRenderer(sources: SourceSet(files: [SourceFile(path: "a", text: text)])).render(finding)
  }

  @Test func onePlace() {
    #expect(
      rendered(parse("gspec: 1\nproduct: A\nmetrics:\n  touch-slop: 450\n")) == """
        error[syntax/unit]: `450` has no unit
          --> test.gspec.yaml:4:15
           |
         4 |   touch-slop: 450
           |               ^^^
           = help: write `450pt`; the units are `pt` and `mm`

        """)
  }

  @Test func twoPlacesOfOneFile() {
    #expect(
      rendered(parse("gspec: 1\nproduct: A\nstate: {a: bool}\n\n\nstate: {b: bool}\n")) == """
        error[syntax/duplicate-key]: `state` stands twice in this mapping
          --> test.gspec.yaml:6:1
           |
         3 | state: {a: bool}
           | ----- it stands here first
          ...
         6 | state: {b: bool}
           | ^^^^^
           = help: remove one of them, or put both values under one key

        """)
  }

  @Test("Two places of one long line have their marks below what they mark, or the line again")
  func twoPlacesOfOneLongLine() {
    let text =
      String(repeating: "x ", count: 60) + "other: here, wrong: there, " + String(repeating: "y ", count: 60)
    func lines(_ related: Int) -> [String] {
      let other = Finding.Related(
        span: SourceSpan(file: 0, start: related, end: related + 5), message: "")
      return finding(text, 133, 138, related: [other]).split(separator: "\n").map(String.init)
    }
    func marked(_ mark: String, in lines: [String]) -> String? {
      guard let below = lines.firstIndex(where: { $0.hasSuffix(mark) }),
        let line = lines[..<below].last(where: { $0.contains("1 | ") })
      else { return nil }
      return String(line.dropFirst(lines[below].count - mark.count).prefix(mark.count))
    }
    let near = lines(120)
    #expect(marked("^^^^^", in: near) == "wrong" && marked("-----", in: near) == "other", "\(near)")
    #expect(near.count { $0.contains("1 | ") } == 1)
    let far = lines(0)
    #expect(marked("^^^^^", in: far) == "wrong" && marked("-----", in: far) == "x x x", "\(far)")
    #expect(far.count { $0.contains("1 | ") } == 2)
  }

  @Test(
    "Both places are shown, each in its own file with its label; the lines that a report adds come last"
  )
  func twoFiles() {
    var finding = Finding(
      rule: "a/b", severity: .error, message: "both claim", span: SourceSpan(file: 1, start: 0, end: 3),
      file: 1, notes: ["why"],
      related: [.init(span: SourceSpan(file: 0, start: 2, end: 4), message: "`cd` there")])
    finding.label = "`abc` here"
    let sources = SourceSet(files: [
      SourceFile(path: "one", text: "\n cd\n"), SourceFile(path: "two", text: "abc\n"),
    ])
    #expect(
      FindingRenderer(sources: sources).render(finding, trailer: ["id: 7f3a9c21"]) == """
        error[a/b]: both claim
          --> two:1:1
           |
         1 | abc
           | ^^^ `abc` here
          ::: one:2:2
           |
         2 |  cd
           |  -- `cd` there
           = note: why
           = id: 7f3a9c21

        """)
  }

  @Test("Rows with a claim stand out in colour, and control characters of names do not reach a terminal")
  func drawing() {
    var finding = Finding(rule: "a/b", severity: .error, message: "m", span: nil, file: 0)
    finding.witness = WitnessInWords.witness(
      "0 down 1 200,400\n50 up 1 200,400", claims: ["a\u{1B} touch 50"])
    let sources = SourceSet(files: [SourceFile(path: "a", text: "")])
    let plain = FindingRenderer(sources: sources).render(finding)
    #expect(plain.contains("\n   > 50 ms   lifts             CLAIMS\n") && !plain.contains("\u{1B}"))
    let colored = FindingRenderer(sources: sources, style: .ansi).render(finding)
    #expect(colored.contains("\u{1B}[1m   > 50 ms   lifts             CLAIMS\u{1B}[0m"))
    #expect(!colored.contains("\u{1B}[1m      0 ms"))
  }

  @Test("Of many fixes, three of different sorts are shown, and a line counts the others")
  func manyFixes() {
    var finding = Finding(rule: "a/b", severity: .warning, message: "m", span: nil, file: 0)
    let names = ["guard:a", "guard:b", "element:a/c", "prefer:a", "prefer:b", "wait:a"]
    finding.fixes = names.map {
      Fix(name: $0, title: "write", cost: ["nothing"], change: .resolve(.prefer([0], over: [1])))
    }
    finding.help = ["general"] + finding.fixes.map(\.line)
    let sources = SourceSet(files: [SourceFile(path: "a", text: "")])
    let help = FindingRenderer(sources: sources).render(finding).split(separator: "\n").filter {
      $0.contains("= help")
    }
    #expect(
      help.map { $0.drop { $0 == " " } } == [
        "= help: general", "= help: `guard:a`: write; nothing", "= help: `prefer:a`: write; nothing",
        "= help: `wait:a`: write; nothing", "= help: 3 more fixes: `gspec lint --fix a` lists them",
      ])
    finding.fixes.removeLast(2)
    finding.help = finding.fixes.map(\.line)
    #expect(!FindingRenderer(sources: sources).render(finding).contains("more fixes"))
  }

  @Test func twoPlacesOnOneLine() {
    #expect(
      finding(
        "abc def\n", 4, 7, related: [.init(span: .init(file: 0, start: 0, end: 3), message: "and here")])
          == """
          warning[a/b]: wrong
            --> a:1:5
             |
           1 | abc def
             |     ^^^
             | --- and here

          """)
  }

  @Test func placesOfTwoFiles() {
    #expect(
      rendered(parse("gspec: 1\nproduct: A\nuses: round\n")) == """
        error[import/cycle]: `round` is used in a circle
          --> circular.gspec.yaml:3:8
           |
         3 | uses: [round]
           |        ^^^^^
          ::: test.gspec.yaml:3:7
           |
         3 | uses: round
           |       ----- this leads back to it
          ::: round.gspec.yaml:3:7
           |
         3 | uses: circular
           |       -------- this leads back to it
           = note: round.gspec.yaml → circular.gspec.yaml → round.gspec.yaml
           = help: remove one of these lines

        """)
  }

  @Test func fileAsAWhole() {
    #expect(
      rendered(parse("")) == """
        error[syntax/yaml]: the file is empty
          --> test.gspec.yaml
           = help: a spec begins with `gspec: 1`

        """)
  }

  @Test func emptyFilesAndPlacesBehindTheEndDoNoHarm() {
    #expect(finding("", 0, 0).contains("  --> a:1:1\n"))
    #expect(finding("ab", 50, 90).contains("\n 1 | ab\n   |   ^\n"))
    #expect(finding("a\n\nb", 2, 2).contains("\n 2 | \n   | ^\n"))
  }

  @Test func marksStandBelowTabsAndWideCharacters() {
    #expect(finding("\tab\n", 1, 3).contains("\n 1 |     ab\n   |     ^^\n"))
    #expect(finding("日本: x\n", 8, 9).contains("\n 1 | 日本: x\n   |       ^\n"))
    #expect(finding("日本: x\n", 0, 6).contains("\n 1 | 日本: x\n   | ^^^^\n"))
    #expect(finding("e\u{301}x\n", 3, 4).contains("\n   |  ^\n"), "a combining mark has no width of its own")
    #expect(finding("ä😀b\n", 6, 7).contains("  --> a:1:3\n"), "columns count characters, not width")
    #expect(finding("a\u{202E}b\n", 4, 5).contains("\n 1 | a\u{FFFD}b\n"), "text cannot be turned around")
  }

  @Test func longLinesAreCutAroundTheMark() {
    let line = String(repeating: "x", count: 50_000) + "HERE" + String(repeating: "y", count: 50_000)
    let lines = finding(line, 50_000, 50_004).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count < 140 })
    #expect(lines[3].contains("HERE") && lines[3].hasSuffix("…"))
    let mark = lines[4].firstIndex(of: "^")
    let place = lines[3].firstRange(of: "HERE")?.lowerBound
    #expect(
      mark.map { lines[4].distance(from: lines[4].startIndex, to: $0) }
        == place.map { lines[3].distance(from: lines[3].startIndex, to: $0) })
  }

  @Test func spansOfSeveralLinesAreMarkedOnTheFirst() {
    #expect(finding("ab\ncd\n", 1, 5).contains("\n 1 | ab\n   |  ^\n"))
  }

  @Test func numbersShareOneGutter() {
    let text = String(repeating: "x\n", count: 120)
    let rendered = finding(
      text, 236, 237, related: [.init(span: .init(file: 0, start: 4, end: 5), message: "m")])
    #expect(rendered.contains("    --> a:119:1\n     |\n   3 | x\n     | - m\n    ...\n 119 | x\n     | ^\n"))
  }

  @Test func colourIsAddedOnlyAtTheEdges() {
    let result = parse("gspec: 1\nproduct: A\nmetrics:\n  touch-slop: 450\n")
    let coloured = rendered(result, .ansi)
    #expect(coloured.contains("\u{1B}[1;31merror[syntax/unit]\u{1B}[0m"))
    var plain = ""
    var isEscape = false
    for character in coloured {
      if character == "\u{1B}" { isEscape = true }
      if !isEscape { plain.append(character) }
      if character == "m" { isEscape = false }
    }
    #expect(plain == rendered(result))
  }

  @Test func controlCharactersOfAPathDoNotReachTheTerminal() {
    let file = SourceFile(path: "a\u{1B}[31m", text: "x")
    let finding = Finding(rule: "a/b", severity: .note, message: "m\u{7}", span: nil, file: 0)
    #expect(!FindingRenderer(sources: SourceSet(files: [file])).render(finding).contains("\u{1B}"))
  }
}

/// The order of a report and what it leaves out.
@Suite struct FindingOrderTests {
  @Test func findingsStandByFilePlaceAndRule() {
    let text = BaseSpec.with("uses: [a]\nmetrics: {touch-slop: 3, drag-slop: 4}\nplatforms: [x]")
    let result = parse(text, ["a": "gspec: 1\nvocabulary: a\nmetrics: {touch-slop: 9}\n"])
    #expect(result.findings.map(\.file) == [0, 0, 0, 1])
    let starts = result.findings.prefix(3).compactMap(\.span?.start)
    #expect(starts == starts.sorted())
  }
}
