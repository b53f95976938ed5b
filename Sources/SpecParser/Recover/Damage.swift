/// What lines that could not be read may have caused elsewhere in a text.
struct Damage {
  /// The lines themselves, and those in whose entries they may stand.
  private var around: Set<Int> = []
  /// The words in the lines.
  private var words: Set<String> = []
  /// The words that the text has as keys, also where they could not be read.
  private let keys: Set<String>
  /// The first words of the lines, which may be half of a name.
  private var halves: [String] = []
  /// Whether it may be the name of a section that could not be read.
  private var isOfSection = false
  /// Lines that may belong to another key than the tree says.
  private var shifted: Set<Int> = []
  /// The first words of lines at the top.
  private var atTop: Set<String> = []
  /// The names of the entries of sections that contain the lines, and the lines of these entries.
  private var entries: (names: Set<String>, lines: Set<Int>) = ([], [])
  /// The names of anchors in the lines.
  private var anchors: Set<String> = []

  /// - Parameters:
  ///   - lines: those that could not be read.
  ///   - errors: those of YAML.
  ///   - top: the place of the keys at the top of a spec; `nil` for a file of another form.
  init(_ lines: Set<Int>, _ errors: [Finding], _ source: SourceFile, _ top: LanguageContext?) {
    keys = source.keys
    for error in errors {
      // The line with the wrong indentation may be any of them.
      guard let span = error.span, let beside = error.related.first,
        beside.message == SyntaxReader.linesBeside
      else { continue }
      let (first, line) = (source.line(at: beside.span.start), source.line(at: span.start))
      // In a list, it is in the same item.
      let lines =
        source.isItem(first)
        ? source.item(with: line, besideItemAt: first) : first...max(first, source.endOfSection(with: line))
      shifted.formUnion(lines)
    }
    for line in lines {
      let text = source.text(source.range(ofLine: line))
      let found = Self.words(in: text)
      words.formUnion(found)
      anchors.formUnion(Self.names(after: "&", in: text))
      if let first = found.first {
        let isAtTop = text.prefix { !$0.isLetter && !$0.isNumber }.count < 2
        if isAtTop { atTop.insert(first) }
        halves.append(first)
        // The name of a section that is complete has been read.
        if let top { isOfSection = isOfSection || first == "uses" || isAtTop && top.key(first) == nil }
      }
      let above = source.entries(around: line)
      around.formUnion(above)
      for entry in above where source.isEntry(entry) {
        // An item of a list has no name.
        if !source.isItem(entry) {
          entries.names.formUnion(Self.words(in: source.text(source.range(ofLine: entry))).prefix(1))
        }
        entries.lines.formUnion([entry] + source.lines(within: entry, besides: lines))
      }
    }
  }

  /// Whether the lines may have caused a finding of the rest.
  func mayHaveCaused(_ finding: Finding, _ source: SourceFile) -> Bool {
    guard finding.file == 0 else { return false }
    guard let span = finding.span else { return true }
    let spans = [span] + finding.related.map(\.span).filter { $0.file == 0 }
    let lines = spans.flatMap { source.line(at: $0.start)...source.line(at: max($0.start, $0.end - 1)) }
    if Self.isOfPlace(finding), lines.contains(where: shifted.contains) { return true }
    let uses = lines.flatMap { Self.names(after: "*", in: source.text(source.range(ofLine: $0))) }
    if uses.contains(where: anchors.contains) { return true }
    return lines.contains(where: around.contains) || mayHaveCaused(nameIn: finding, source)
      || lines.contains { Self.isOfOneValue(finding) ? isInside($0, finding, source) : isBeside($0, source) }
  }

  /// Whether lines may belong to the entry of a section, or the item of a list, with a line.
  func mayBelong(toEntryAt line: Int) -> Bool { around.contains(line) || entries.lines.contains(line) }

  /// Whether a finding is about a key, a name or a value, whatever stands beside it and elsewhere.
  private static func isOfOneValue(_ finding: Finding) -> Bool {
    isOfPlace(finding)
      || finding.isOf([
        SyntaxRules.unit, SyntaxRules.range, SyntaxRules.invalidName, SyntaxRules.undeclared,
        LintRules.unknownRule, LintRules.disabledError,
      ])
  }

  /// Whether a finding depends on the key to which a line belongs.
  private static func isOfPlace(_ finding: Finding) -> Bool {
    finding.isOf([SyntaxRules.unknownKey, SyntaxRules.missingKey, SyntaxRules.type])
  }

  /// Whether a finding is of a key whose keys are names that stand beside it.
  private func isInside(_ line: Int, _ finding: Finding, _ source: SourceFile) -> Bool {
    finding.isOf([SyntaxRules.unknownKey]) && entries.lines.contains(line)
      && source.indentation(ofLine: line) ?? 0 > 4
  }

  /// Whether a line is of an entry of a section that contains the damage, or uses one.
  private func isBeside(_ line: Int, _ source: SourceFile) -> Bool {
    guard !isOfSection, !entries.lines.contains(line) else { return true }
    let top = source.entries(around: line).last(where: source.isEntry) ?? line
    return ([top] + source.lines(within: top)).contains {
      Self.words(in: source.text(source.range(ofLine: $0))).contains(where: entries.names.contains)
    }
  }

  /// Whether a name of the finding may stand in the lines.
  private func mayHaveCaused(nameIn finding: Finding, _ source: SourceFile) -> Bool {
    // Names stand between backticks.
    let found = finding.message.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.flatMap { Self.words(in: String($0.element)) }
    switch finding.rule {
    case SyntaxRules.missingKey.id: return found.contains { isBegun($0) || atTop.contains($0) }
    case SyntaxRules.undeclared.id:
      return isOfSection || found.contains { words.contains($0) || isBegun($0) || keys.contains($0) }
    default: return !Self.isOfOneValue(finding) && found.contains(where: words.contains)
    }
  }

  /// Whether a line may have half of a word.
  private func isBegun(_ word: String) -> Bool { halves.contains { word.hasPrefix($0) && word != $0 } }

  /// The names after a sign, such as that of an alias.
  private static func names(after sign: Character, in text: String) -> [String] {
    text.split(separator: sign, omittingEmptySubsequences: false).dropFirst()
      .map { String($0.prefix(while: \.isPartOfWord)) }
  }

  private static func words(in text: String) -> [String] {
    text.split { !$0.isPartOfWord }.filter { $0 != "-" }.map(String.init)
  }
}

extension SourceFile {
  /// Whether an entry of a section, or an item of a list at the top, begins in a line.
  fileprivate func isEntry(_ line: Int) -> Bool {
    let indentation = indentation(ofLine: line)
    return indentation == 2 || indentation == 0 && isItem(line)
  }

  /// A line, and the lines above it in whose entries it may stand, also if its indentation is wrong.
  fileprivate func entries(around line: Int) -> [Int] {
    let text = range(ofLine: line)
    if isItem(line), let own = indentation(ofLine: line), let beside = lastLine(above: line, within: own + 1),
      isItem(beside), indentation(ofLine: beside) == own
    {
      return [line] + lines(above: line, outside: own)
    }
    let own = text.first { EditedText.isWord(bytes[$0]) }.map { $0 - text.lowerBound }
    return [line]
      + [own, indentation(below: line)].compactMap { $0 }.flatMap { lines(above: line, outside: $0) }
  }

  /// The last line above that is indented less than an amount.
  private func lastLine(above line: Int, within indentation: Int) -> Int? {
    stride(from: line - 1, to: 0, by: -1).first { self.indentation(ofLine: $0) ?? .max < indentation }
  }

  /// The lines above a line in whose entries a text with this indentation stands.
  private func lines(above line: Int, outside indentation: Int) -> [Int] {
    var indentation = indentation
    var result: [Int] = []
    for above in stride(from: line - 1, to: 0, by: -1) where indentation > 0 {
      guard let own = self.indentation(ofLine: above), own < indentation else { continue }
      result.append(above)
      indentation = own
    }
    return result
  }

  /// The lines of the item with a line, of the list that has another item.
  fileprivate func item(with line: Int, besideItemAt other: Int) -> ClosedRange<Int> {
    let own = indentation(ofLine: other) ?? 0
    var (first, last) = (line, line)
    while first > other, !isItem(first) || indentation(ofLine: first) != own { first -= 1 }
    while last < lineCount, indentation(ofLine: last + 1) ?? .max > own { last += 1 }
    return first...last
  }

  /// The last line of the section with a line.
  fileprivate func endOfSection(with line: Int) -> Int {
    var line = line
    while line < lineCount, indentation(ofLine: line + 1) != 0 { line += 1 }
    return line
  }

  /// The words of the text that have a `:` behind them.
  fileprivate var keys: Set<String> {
    var keys: Set<String> = []
    for colon in bytes.indices where bytes[colon] == 0x3A {
      let start = bytes[..<colon].lastIndex { !EditedText.isWord($0) && $0 != 0x2D }.map { $0 + 1 } ?? 0
      if start < colon { keys.insert(text(start..<colon)) }
    }
    return keys
  }
}
