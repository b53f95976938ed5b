/// Reads YAML files of other forms than specs, such as cases, with places and with findings for every error.
package struct FormReader {
  package let sources: SourceSet
  private let reader: SyntaxReader
  private let root: LocatedNode?

  /// Reads the file's YAML; errors are among the findings.
  ///
  /// - Parameter tree: the tree of the text, if it was made another way.
  package init(_ file: SourceFile, tree: SyntaxTree? = nil) {
    var sources = SourceSet()
    reader = SyntaxReader(source: file, file: sources.add(file), sink: FindingSink())
    self.sources = sources
    root = (tree ?? reader.tree(begin: "such a file begins with `version: 1`")).root
  }

  /// Reads a file, or as much as possible of one that is not valid YAML; `recovered` is then what could be read.
  package static func read<Value>(
    _ file: SourceFile, _ read: (FormReader) -> Value
  ) -> (value: Value, findings: [Finding], sources: SourceSet, recovered: RecoveredText?) {
    let form = FormReader(file)
    if form.root == nil, file.bytes.count <= SourceFile.sizeLimit {
      var recovered = RecoverTree.recovered(file, form.findings, nil)
      let (value, findings) = recovered.best { tree in
        let form = FormReader(file, tree: tree)
        let value = read(form)
        return (value, form.findings, true)
      }
      return (value, findings, form.sources, recovered)
    }
    let value = read(form)
    return (value, form.findings, form.sources, nil)
  }

  /// The findings so far, in the order of reports.
  package var findings: [Finding] { reader.sink.sorted }

  /// The number of findings so far.
  package var findingCount: Int { reader.sink.findings.count }

  /// The findings after the first ones, in the order in which they were made.
  package func findings(after count: Int) -> [Finding] { Array(reader.sink.findings.dropFirst(count)) }

  /// The file's top mapping; `nil` if there is none, which is reported.
  package func top(_ owner: String) -> FieldReader? {
    root.flatMap { FieldReader($0, nil, of: owner, at: reader.topSpan($0), reader) }
  }

  /// The keys of a mapping; `nil` if the value is not one, which is reported.
  package func fields(_ field: Field, of owner: String, help: [String] = []) -> FieldReader? {
    FieldReader(field.value, nil, of: owner, at: field.span, help: help, reader)
  }

  /// The value as one word or text.
  package func text(_ field: Field) -> Located<String>? { reader.text(field) }

  /// A quantity of one dimension, in the canonical unit: microseconds, points, points per second, degrees.
  package func quantity(_ field: Field, _ dimension: Dimension) -> Located<Double>? {
    guard let text = text(field) else { return nil }
    return reader.quantity(text.value, at: text.span, as: ExpectedQuantity(field.name, dimension)).map {
      Located($0.amount, text.span)
    }
  }

  /// A rule's id, or `FAMILY/*`, for `lint`.
  ///
  /// - Returns: whether there is such a rule; reported if not.
  package func isRule(_ id: String, at span: SourceSpan) -> Bool {
    let isFamily = id.hasSuffix("/*")
    if isFamily ? !RuleCatalogue.family(id).isEmpty : RuleCatalogue.rule(id) != nil { return true }
    reader.report(
      LintRules.unknownRule, "no \(isFamily ? "rules are" : "rule is") called `\(id.shortened)`", at: span,
      help: [Self.help(forUnknown: id)])
    return false
  }

  private static func help(forUnknown id: String) -> String {
    guard id.contains("*") else { return RuleCatalogue.help(forUnknown: id) }
    let families = RuleCatalogue.families
    if id.hasSuffix("/*") {
      return NearMiss.help(for: id, among: families, or: "the families are \(listed(families))")
    }
    let family = RuleCatalogue.family(of: id)
    let meant = families.contains(family) ? ": `\(family)`" : ", such as `conflict/*`"
    return "`*` stands for all rules of a family\(meant)"
  }

  package func boolean(_ field: Field) -> Located<Bool>? { reader.boolean(field) }

  /// The items of a list, or a single value as one item; the list may be empty.
  package func items(_ field: Field) -> [Field] { reader.items(field, mayBeEmpty: true) }

  /// The keys of a mapping whose names the file makes up.
  ///
  /// - Parameter help: the help for a value that is no mapping.
  package func entries(_ field: Field, help: [String] = []) -> [Field] { reader.named(field, help: help) }

  package func report(
    _ rule: RuleInfo, _ message: String, at span: SourceSpan, help: [String] = [],
    related: [Finding.Related] = []
  ) {
    reader.report(rule, message, at: span, help: help, related: related)
  }

  /// Reports an error in place of a value.
  package func fault<Value>(
    _ rule: RuleInfo, _ message: String, at span: SourceSpan, help: [String] = []
  ) -> Value? {
    report(rule, message, at: span, help: help)
    return nil
  }

  /// The place of a part of a text, as that of `SourceFile`.
  package func span(of range: Range<Int>, in text: Located<String>) -> SourceSpan {
    reader.source.span(of: range, in: text)
  }
}

extension SourceFile {
  /// The place of a part of a text, given in characters of the text; the whole text if it is escaped or folded.
  package func span(of range: Range<Int>, in text: Located<String>) -> SourceSpan {
    let written = self.text(text.span)
    let quote = written.hasPrefix("\"") || written.hasPrefix("'") ? 1 : 0
    guard written.dropFirst(quote).hasPrefix(text.value), range.upperBound <= text.value.count, !range.isEmpty
    else { return text.span }
    let start = text.value.prefix(range.lowerBound).utf8.count + quote
    let length = text.value.dropFirst(range.lowerBound).prefix(range.count).utf8.count
    return SourceSpan(
      file: text.span.file, start: text.span.start + start, end: text.span.start + start + length)
  }
}
