/// As much of a text as could be read, although it is not valid YAML.
package struct RecoveredText: Sendable {
  /// One way to read it.
  struct Reading {
    /// Its places are those of the original text.
    var tree: SyntaxTree
    /// The errors that are found when it is read, such as a key that stands twice.
    var errors: [Finding] = []
    /// The lines that are not read as they are written.
    var lines: Set<Int>

    /// The number of unknown sections; in a file of another form, of keys that take those beside them for their own.
    func strayKeys(_ source: SourceFile, _ top: LanguageContext?) -> Int {
      guard case .mapping(let entries, _) = tree.root?.content else { return 0 }
      func indentation(_ key: LocatedNode) -> Int? {
        source.indentation(ofLine: source.line(at: key.span.start))
      }
      return entries.count { entry in
        if let top { return top.key(entry.name) == nil }
        guard case .mapping(let below, isFlow: false) = entry.value.content else { return false }
        return below.first.map { indentation($0.key) == indentation(entry.key) } ?? false
      }
    }
  }

  /// The best ways to read it; at least one.
  private(set) var readings: [Reading]
  package var tree: SyntaxTree { readings[0].tree }
  /// The errors of the text. Each but the first comes after what the ones before it may have damaged.
  private(set) var errors: [Finding] = []
  /// The number of errors of the text as it is.
  private var first = 0
  private let source: SourceFile
  /// The place of the keys at the top of a spec; `nil` for a file of another form.
  private let top: LanguageContext?
  /// The lines of all errors of YAML.
  private var faulty: Set<Int> = []
  /// The lines that are left out before a way to read the text is found.
  private var leftOut: Set<Int> = []

  init(_ source: SourceFile, _ top: LanguageContext?) {
    (self.source, self.top) = (source, top)
    readings = [Reading(tree: SyntaxTree(root: nil, comments: []), lines: [])]
  }

  /// The most ways to read a text that are compared.
  private static let mostReadings = 4

  /// - Parameter read: the ways to read the text, those first that keep the most keys; at least one.
  func with(_ read: [RecoverTree.Read]) -> RecoveredText {
    var result = self
    let alike = read.filter { $0.keys >= read[0].keys - 2 }
    result.readings = alike.prefix(Self.mostReadings).map { read in
      let errors = read.tree.root == nil ? [] : read.errors.map(read.text.asWritten)
      return Reading(tree: read.text.asWritten(read.tree), errors: errors, lines: read.text.lines)
    }
    return result
  }

  /// Keeps the readings with the fewest stray keys at the top, and of those with the fewest findings outside of the lines that are not read.
  /// With them, the rest of the text makes the most sense.
  ///
  /// - Parameter read: what is read of a tree, its findings, and whether the version is known.
  /// - Returns: the result of the best reading, and the findings of the text.
  mutating func best<Result>(
    _ read: (SyntaxTree) -> (result: Result, findings: [Finding], isKnown: Bool)
  ) -> (result: Result, findings: [Finding]) {
    let results = readings.map { reading in
      var result = read(reading.tree)
      // Those of the text as it is are told anyway.
      result.findings += reading.errors.filter { !errors.contains($0) }
      return result
    }
    let counts = zip(readings, results).map { reading, result in
      guard result.isKnown else { return Int.max }
      let found = result.findings.count { !reading.lines.contains(line(of: $0)) }
      return reading.strayKeys(source, top) * (FindingSink.limit + 2) + found
    }
    let best = counts.indices.filter { counts[$0] == counts.min() }
    readings = best.map { readings[$0] }
    let findings = toldErrors + unaffected(best.map { results[$0].findings })
    return (results[best[0]].result, findings.sorted(by: Finding.stands))
  }

  /// The line where a finding is; 0 if it is in another file, or about the whole file.
  private func line(of finding: Finding) -> Int {
    finding.file == 0 ? finding.span.map { source.line(at: $0.start) } ?? 0 : 0
  }

  /// Takes errors, unless an error above may have caused them.
  mutating func take(_ findings: [Finding]) {
    let lines = findings.filter { $0.span != nil }.map(line)
    // One item in a wrong place is told, and not those below it.
    let isRepeated =
      findings.first?.message == errors.last?.message && lines.first.map(source.isItem) ?? false
    if errors.isEmpty
      || !isRepeated && faulty.union(leftOut).allSatisfy({ hasEnded($0, before: lines.first) })
    {
      if errors.isEmpty { first = findings.count }
      errors += findings
    }
    faulty.formUnion(lines)
  }

  /// Takes lines that are left out while the text still has errors.
  mutating func leaveOut(_ lines: Set<Int>) { leftOut.formUnion(lines) }

  /// The errors to tell: those of the text as it is, and if it is read any further, those after them.
  private var toldErrors: [Finding] { areOfLines ? errors : Array(errors.prefix(first)) }

  /// Whether the entry that begins in a line ends before another line.
  private func hasEnded(_ damaged: Int, before line: Int?) -> Bool {
    guard let line, source.indentation(ofLine: damaged) != nil else { return false }
    return line > source.lines(within: damaged).last ?? damaged
  }
}

extension RecoveredText {
  /// The first line that has a name where the tree does not, of those that are not read as they are written.
  ///
  /// - Parameter known: the places of names in the tree.
  package func line(with name: String, besides known: [SourceSpan]) -> Int? {
    let known = Set(known.map(\.start))
    return readings[0].lines.sorted().first { line in
      let range = source.range(ofLine: line)
      return Self.places(of: name, in: source.text(range)).contains { !known.contains(range.lowerBound + $0) }
    }
  }

  /// The places of a name as a whole word outside of comments, in UTF-8 bytes of a line.
  private static func places(of name: String, in line: String) -> [Int] {
    var parts = TextParts()
    let line = line.prefix { parts.part(of: $0) != .comment }
    return line.ranges(of: name).filter { range in
      ![line[..<range.lowerBound].last, line[range.upperBound...].first].contains { beside in
        beside?.isPartOfWord == true
      }
    }.map { line[..<$0.lowerBound].utf8.count }
  }

  /// The findings of the tree, except those that the unread lines may have caused, or that another reading does not have.
  ///
  /// - Parameter findings: those of each reading.
  private func unaffected(_ findings: [[Finding]]) -> [Finding] {
    guard isRead else { return [] }
    let others = zip(readings, findings).dropFirst().map {
      (lines: $0.lines, found: Set($1.map(Self.identity)))
    }
    let damage = damage
    return findings[0].filter { finding in
      // A value of a line that cannot stand where it does may belong to the key above.
      !damage.mayHaveCaused(finding, source)
        && !(finding.isOf([SyntaxRules.type]) && faulty.contains(line(of: finding)))
        && others.allSatisfy {
          $0.lines.contains(line(of: finding)) || $0.found.contains(Self.identity(finding))
        }
    }
  }

  private var damage: Damage { Damage(readings[0].lines.union(leftOut), errors, source, top) }

  /// Those of some places to which lines that are not read as they are written may belong, such as cases.
  package func damaged(of spans: [SourceSpan]) -> Set<SourceSpan> {
    let damage = damage
    return Set(spans.filter { !isRead || damage.mayBelong(toEntryAt: source.line(at: $0.start)) })
  }

  /// Whether more is known of the text than that it has errors.
  private var isRead: Bool { tree.root?.entry(top == nil ? "version" : "gspec") != nil && areOfLines }

  /// Whether the errors are of lines, and not of the whole text: its size, its aliases, several documents or marks of a merge.
  private var areOfLines: Bool {
    errors.allSatisfy { error in
      guard let start = error.span?.start else { return false }
      let mark = source.text(start..<min(start + 3, source.bytes.count))
      return error.isOf([SyntaxRules.yaml, SyntaxRules.quoting, SyntaxRules.alias])
        && !["---", "...", "<<<", "===", ">>>"].contains(mark) && !mark.hasPrefix("%")
    }
  }

  /// What a finding says, and where.
  private static func identity(_ finding: Finding) -> [String] {
    [finding.rule, finding.message, "\(finding.file)", "\(finding.span?.start ?? 0)"]
  }
}
