import SpecParser
import Testing

/// The tree: order, spans and comments as written.
@Suite struct YAMLTests {
  /// The text at the span of the value under a key of the top mapping.
  private func source(of key: String, in text: String) -> String? {
    let result = parse(text)
    return value(key, result).map { result.sources.files[0].text($0.span.start..<$0.span.end) }
  }

  private func value(_ key: String, _ result: ParseResult) -> LocatedNode? {
    guard case .mapping(let entries, _) = result.tree.root?.content else { return nil }
    return entries.first { $0.key.scalar?.text == key }?.value
  }

  @Test(arguments: [
    ("k: abc\n", "abc"), ("k:   abc  # c\n", "abc"), ("k: \"a b\"\n", "\"a b\""), ("k: 'a''b' \n", "'a''b'"),
    ("k: [a, b]\n", "[a, b]"), ("k: {a: b}  \n", "{a: b}"), ("k:\n  - a\n  - b\n\nz: 1\n", "- a\n  - b"),
    ("k:\n  a: b\n  c:\n    d: e\nz: 1\n", "a: b\n  c:\n    d: e"),
    ("k: |\n  a\n  b\n\nz: 1\n", "|\n  a\n  b"),
    ("k: a\n  b\nz: 1\n", "a\n  b"), ("k: &x abc\n", "abc"), ("\u{FEFF}k: abc\n", "abc"), ("k: ä😀ö\n", "ä😀ö"),
    ("ä😀: 1\nk: ü\n", "ü"), ("a: 'x\r\n  y'\r\nk: abc\r\n", "abc"),
    ("a: |\r\n  x\r\n  y\r\nk: abc\r\n", "abc"),
    ("a: x\r  y\rk: abc\r", "abc"), ("a: \"x\u{2028}y\"\nk: abc\n", "abc"),
    ("a: 'x\u{85} y'\nk: abc\n", "abc"),
    ("[a, b]: 1\nk: abc\n", "abc"), ("k: [a, [b, {c: d}]]\n", "[a, [b, {c: d}]]"),
    ("k: \"\\u00e4\\n\" # c\n", "\"\\u00e4\\n\""),
  ])
  func spansAreThoseOfTheText(_ text: String, _ expected: String) {
    #expect(source(of: "k", in: text) == expected)
  }

  @Test func orderIsKept() throws {
    let result = parse("z: 1\na: 2\nm: {y: 1, b: 2}\n")
    guard case .mapping(let entries, false)? = result.tree.root?.content,
      case .mapping(let inner, true) = entries[2].value.content
    else { return #expect(Bool(false)) }
    #expect(entries.map { $0.key.scalar?.text } == ["z", "a", "m"])
    #expect(inner.map { $0.key.scalar?.text } == ["y", "b"])
  }

  @Test func scalarsKeepTheirStyle() {
    let styles: [(String, LocatedNode.ScalarStyle)] = [
      ("a", .plain), ("'a'", .singleQuoted), ("\"a\"", .doubleQuoted), ("|\n a", .literal),
      (">\n a", .folded),
    ]
    for (text, style) in styles {
      #expect(value("k", parse("k: \(text)\n"))?.scalar?.style == style)
    }
  }

  @Test func commentsAreFound() {
    let text = """
      # first
      gspec: 1 # of the version
      product: "a # b" # c
      text: |  # of a block
        a # b
      other: 'x
        # y' #z
      plain: a#b #
      list: [a, # in a list
        b]
      """
    let result = parse(text)
    let file = result.sources.files[0]
    #expect(
      result.tree.comments.map { file.text($0.span.start..<$0.span.end) } == [
        "# first", "# of the version", "# c", "# of a block", "#z", "#", "# in a list",
      ])
    #expect(result.tree.comments.map(\.isOnOwnLine) == [true, false, false, false, false, false, false])
  }

  @Test func aliasesStandForValues() throws {
    let text = """
      platforms: &p [ios, ipados]
      activities:
        open: {does: custom, target: list, by: &tap tap, when: &g mode == calm}
        shut: {does: custom, target: list, by: *tap, when: *g}
      """
    let spec = try #require(parse(BaseSpec.with(text)).spec)
    #expect(spec.activities[1].guardExpression?.value == spec.activities[0].guardExpression?.value)
    #expect(spec.activities[1].guardExpression?.span != spec.activities[0].guardExpression?.span)
    let wrong = BaseSpec.with(
      "state: {a: bool}\nactivities:\n  open: {does: custom, target: list, by: &t tpa}\n  shut: {does: custom, target: list, by: *t}"
    )
    #expect(parse(wrong).findings.count == 2, "a wrong value is reported where it is used, too")
  }

  @Test func whatIsNotYAMLOfOursIsReported() {
    #expect(
      places(parse("gspec: *x\nproduct: A\n")) == [
        "1:8 syntax/alias no anchor `&x` comes before"
      ])
    #expect(messages("platforms: &x [*x]") == ["syntax/alias: `*x` stands inside the value that it names"])
    #expect(messages("state: {<<: {a: bool}, b: bool}\nactivities: {}").count == 1)
    #expect(messages("platforms: !!seq [ios]").map { String($0.prefix(12)) } == ["syntax/alias"])
    #expect(
      places(parse("gspec: 1\nproduct: A\n[a]: b\n")) == [
        "3:1 syntax/type a key must be a word, but this is a list"
      ])
    #expect(
      places(parse("gspec: 1\nproduct: A\n---\na: b\n")) == [
        "3:1 syntax/yaml a second document begins here; the file must be one document"
      ])
    #expect(places(parse("--- # one\ngspec: 1\nproduct: A\n...\n")) == [])
    #expect(places(parse("- a\n")) == ["1:1 syntax/yaml the file must be a mapping, but this is a list"])
    #expect(places(parse("a\n")) == ["1:1 syntax/yaml the file must be a mapping, but this is `a`"])
    for nothing in ["", "\n", "# c\n", "\u{FEFF}", "~", "--- \n"] {
      #expect(places(parse(nothing)) == ["syntax/yaml the file is empty"])
    }
  }

  @Test func duplicateKeysHaveBothPlaces() throws {
    let result = parse(BaseSpec.with("platforms: [ios]\nplatforms: [web]\nplatforms: [tvos]"))
    #expect(result.findings.map(\.rule) == ["syntax/duplicate-key", "syntax/duplicate-key"])
    let related = try #require(result.findings[1].related.first)
    #expect(result.sources.positions(of: related.span)?.start.column == 1)
    #expect(related.span.start < (result.findings[0].span?.start ?? 0))
  }

  /// In braces an unquoted comma or colon ends a value; the finding says which quotes are missing.
  @Test(
    arguments: [
      ("when: mode in (calm, busy)", "write `when: \"mode in (calm, busy)\"`"),
      ("when: (unread), important: true", nil),
      ("when: mode in (calm, busy, calm), important: true", "write `when: \"mode in (calm, busy, calm)\"`"),
      ("alternative: the button: archive", "write `alternative: \"the button: archive\"`"),
      ("alternative: it's [ok]", "write `alternative: \"it's [ok]\"`"),
      ("when: mode in [calm, busy]", "write `when: \"mode in (calm, busy)\"`"),
      ("when: mode in [calm, busy], important: true", "write `when: \"mode in (calm, busy)\"`"),
      ("when: \"mode\" == busy", "write `when: \"mode == busy\"`"),
      ("when: !unread", "guards say `not`; in other values put the text into quotes"),
      ("alternative: @home", "write `alternative: \"@home\"`"),
      ("alternative: say \"a\" [b]", "write `alternative: 'say \"a\" [b]'`"),
    ] as [(String, String?)])
  func missingQuotesAreNamed(_ entry: String, _ expected: String?) {
    let text = "activities:\n  open: {does: custom, target: list, by: tap, \(entry)}"
    let result = parse(BaseSpec.with(text))
    #expect(result.findings.map(\.rule) == (expected == nil ? [] : ["syntax/quoting"]))
    #expect(result.findings.first?.help.first == expected)
  }

  @Test(arguments: [
    ("k: >= 3pt", "syntax/quoting", "write `k: \">= 3pt\"`"),
    ("k: a: b", "syntax/quoting", "write `k: \"a: b\"`"),
    ("k: \"a\" b", "syntax/quoting", "write `k: \"a b\"`"), ("k: %a", "syntax/quoting", "write `k: \"%a\"`"),
    ("k: *a b", "syntax/alias", "write `&a` before the value that `*a` stands for, or quote the text"),
    ("k: [a, b\nl: c", "syntax/yaml", "write `]` behind the last value"),
    ("k: {a: b\nl: c", "syntax/yaml", "write `}` behind the last value"),
    ("k: 'a", "syntax/yaml", "close the quote: write `k: \"a\"`"),
    ("k: 'the reader's button'", "syntax/quoting", "write `k: \"the reader's button\"`"),
    ("k: 'it''s' now", "syntax/quoting", "write `k: \"it's now\"`"),
    ("k: [x] button", "syntax/quoting", "write `k: \"[x] button\"`"),
    ("k: ? x", "syntax/quoting", "write `k: \"? x\"`"),
    ("k: [a, b}", "syntax/yaml", "remove it, or write `]`"),
    ("k: [a,", "syntax/yaml", "write `]` behind the last value"),
    ("k:\n  a: b\n c: d", "syntax/yaml", "indent it by the same number of spaces"),
    ("k:\n\ta: b", "syntax/yaml", "indent with spaces"),
    ("k: - a", "syntax/yaml", "begin it on the next line, or write `[a, b]`"),
    ("k: \"\\q\"", "syntax/yaml", "put the text into single quotes, which have no escapes"),
    ("k: a\nl\nm: b", "syntax/yaml", "write `key: value`"),
    (
      "k: {a: b,\n  when: mode in [calm, busy],\n  c: d}", "syntax/quoting",
      "write `when: \"mode in (calm, busy)\"`"
    ),
  ])
  func errorsOfYAMLAreExplained(_ text: String, _ rule: String, _ help: String) {
    var result = parse("gspec: 1\nproduct: A\n\(text)\n")
    // `k` and what comes below are no sections.
    result.findings.removeAll { $0.rule == "syntax/unknown-key" }
    #expect(result.findings.first?.rule == rule, "\(places(result))")
    #expect(result.findings.first?.help.first == help)
    #expect(result.findings.allSatisfy { $0.span != nil })
  }

  /// libyaml stops behind the mistake; the finding points at it.
  @Test(arguments: [
    (
      "k:\n  a: b\n  by:touch\n", "5:3 syntax/yaml a space is missing behind the `:` of `by`",
      "write `by: touch`"
    ),
    (
      "k:\n  does:custom\n  target: l", "4:3 syntax/yaml a space is missing behind the `:` of `does`",
      "write `does: custom`"
    ),
    ("k:\n  - a:b\n    c: d", "4:5 syntax/yaml a space is missing behind the `:` of `a`", "write `a: b`"),
    (
      "k:\n  does:custom # now: this\n\n  # why\n  target: l",
      "4:3 syntax/yaml a space is missing behind the `:` of `does`", "write `does: custom`"
    ),
    ("k:\n  does custom\n\n  target: l", "4:3 syntax/yaml a line without a `:`", "write `key: value`"),
    ("k:\n  a: b\n  target list\n  by: c", "5:3 syntax/yaml a line without a `:`", "write `key: value`"),
    ("k:\n  http://a\n  b: c", "4:3 syntax/yaml a line without a `:`", "write `key: value`"),
    (
      "k:\n  a: b\n    c: d", "5:6 syntax/yaml a key cannot stand here",
      "if it belongs to the line above, that line must end with `:`; else indent it like the keys beside it"
    ),
    (
      "k:\n  - a\n   b: c", "5:5 syntax/yaml a key cannot stand here",
      "if it belongs to the line above, that line must end with `:`; else indent it like the keys beside it"
    ),
    (
      "k: {a: b, when: !unread}",
      "3:17 syntax/quoting a value that begins with `!`, of `when`, is a tag in YAML",
      "guards say `not`; in other values put the text into quotes"
    ),
  ])
  func errorsOfYAMLArePointedAt(_ text: String, _ place: String, _ help: String) {
    let result = parse("gspec: 1\nproduct: A\n\(text)\n")
    #expect(places(result) == [place])
    #expect(result.findings.first?.help.first == help)
  }

  /// Causes that lie elsewhere than libyaml stops, or that a reader does not see.
  @Test(arguments: [
    (
      "k:\n  a: \"one\n  b: c\nl:\n  a: \"two\"\n", "4:6 syntax/yaml the quote that opens here is not closed",
      "close the quote: write `a: \"one\"`"
    ),
    (
      "k: {a: 'one, b: c}\nl: {a: 'two', b: c}", "3:8 syntax/yaml the quote that opens here is not closed",
      "close the quote: write `a: \"one\"`"
    ),
    (
      "k: \"one\n  two\" three", "4:8 syntax/yaml something follows a text in quotes",
      "put it inside the quotes"
    ),
    (
      "k: {\n  \"a\": \"one,\n  \"b\": \"two\"}", "4:8 syntax/yaml the quote that opens here is not closed",
      "close the quote: write `\"a\": \"one\"`"
    ),
    ("k: [a, b]]", "3:10 syntax/yaml this `]` closes nothing", "remove it"),
    ("k: {a: b}}", "3:10 syntax/yaml this `}` closes nothing", "remove it"),
    (
      "k: {a: [b]], c: d}", "3:11 syntax/yaml this `]` cannot close the `{` that is open",
      "remove it, or write `}`"
    ),
    ("k: [a,, b]", "3:7 syntax/yaml nothing stands before this `,`", "remove it, or write a value before it"),
    (
      "k:\n  - a:\n      b: c\n  d:\n    e: f",
      "6:3 syntax/yaml this line begins without a `-`, and the lines beside it do",
      "write a `-` before each of these lines, or before none"
    ),
    (
      "k:\n  a:\n    b: c\n  - d:\n    e: f",
      "6:3 syntax/yaml this line begins with a `-`, and the lines beside it do not",
      "write a `-` before each of these lines, or before none"
    ),
    (
      "k:\n  a:\u{A0}b\n  c: d", "4:5 syntax/yaml this character, U+00A0, is no space in YAML",
      "write a space in its place, or remove it"
    ),
    (
      "k:\n  a: b\n\u{A0} c: d\n  e: f", "5:1 syntax/yaml this character, U+00A0, is no space in YAML",
      "write a space in its place, or remove it"
    ),
    (
      "\u{A0}k: a", "3:1 syntax/yaml this character, U+00A0, is no space in YAML",
      "write a space in its place, or remove it"
    ),
    (
      "elements:\n\u{A0}\u{A0}list: {}", "4:1 syntax/yaml this character, U+00A0, is no space in YAML",
      "write a space in its place, or remove it"
    ),
    (
      "elements:\n  list:\n  \u{3000} zooms: true",
      "5:3 syntax/yaml this character, U+3000, is no space in YAML",
      "write a space in its place, or remove it"
    ),
    (
      "elements:\n  list:\u{A0}{zooms: true}", "4:8 syntax/yaml this character, U+00A0, is no space in YAML",
      "write a space in its place, or remove it"
    ),
    (
      "elements: {list: {\u{A0}zooms: true}}", "3:19 syntax/yaml this character, U+00A0, is no space in YAML",
      "write a space in its place, or remove it"
    ),
    (
      "elements: {list: {zooms:\u{A0}true}}", "3:25 syntax/yaml this character, U+00A0, is no space in YAML",
      "write a space in its place, or remove it"
    ),
    (
      "platforms: [ios,\u{A0}ipados]", "3:17 syntax/yaml this character, U+00A0, is no space in YAML",
      "write a space in its place, or remove it"
    ),
    ("k:\n  a\u{FF1A}b\n  c: d", "4:4 syntax/yaml this character, U+FF1A, is no colon in YAML", "write `: `"),
    ("k:\n  a: b\n\t\n  c: d", "5:1 syntax/yaml a tab cannot indent", "indent with spaces"),
    ("k:\n  a: b\n \t c: d", "5:2 syntax/yaml a tab cannot indent", "indent with spaces"),
  ])
  func causesElsewhereAreNamed(_ text: String, _ place: String, _ help: String) {
    var result = parse("gspec: 1\nproduct: A\n\(text)\n")
    // `k` and `l` are no sections.
    result.findings.removeAll { $0.rule == "syntax/unknown-key" }
    #expect(places(result) == [place])
    #expect(result.findings.first?.help.first == help)
  }

  @Test("a no-break space in a text, in quotes or inside a name's words is left alone")
  func spacesOfTexts() {
    let text = "summary: \u{A0}a:\u{A0}b\n      alternative: \"\u{A0}c\""
    let result = parse(
      BaseSpec.with(
        "activities:\n    open:\n      does: custom\n      target: list\n      by: tap\n      \(text)"))
    #expect(!places(result).contains { $0.contains("is no space in YAML") }, "\(places(result))")
  }

  @Test(arguments: ["<<<<<<< HEAD", "=======", ">>>>>>> theirs"])
  func conflictsOfAMergeAreNamed(_ line: String) {
    let result = parse("gspec: 1\nproduct: A\n\(line)\nstate: {}\n")
    #expect(places(result) == ["3:1 syntax/yaml a merge conflict is not resolved"])
  }

  @Test func otherFilesAreReadTheSameWay() throws {
    let (tree, findings) = ParseYAML.parse(SourceFile(path: "a", text: "b: [c, d]\n"))
    #expect(findings.isEmpty && tree.root != nil)
    let wrong = ParseYAML.parse(SourceFile(path: "a", text: "- b\n"))
    #expect(wrong.findings.map(\.help) == [[]] && wrong.tree.root == nil)
  }
}
