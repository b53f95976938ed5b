/// Reads YAML files of other forms than specs, such as cases, with places and with findings for every error. It gives the rest of the
/// package what `FieldReader` gives this module.
package struct FormReader {
  package let sources: SourceSet
  private let reader: SyntaxReader
  private let root: LocatedNode?

  /// Reads the file's YAML; errors are among the findings.
  package init(_ file: SourceFile) {
    var sources = SourceSet()
    reader = SyntaxReader(source: file, file: sources.add(file), sink: FindingSink())
    self.sources = sources
    root = reader.tree(begin: "such a file begins with `version: 1`").root
  }

  /// The findings so far, in the order of reports.
  package var findings: [Finding] { reader.sink.sorted }

  /// The number of findings so far.
  package var findingCount: Int { reader.sink.findings.count }

  /// The findings after the first ones, in the order in which they were made.
  package func findings(after count: Int) -> [Finding] { Array(reader.sink.findings.dropFirst(count)) }

  /// The file's top mapping; `nil` if there is none, which is reported.
  package func top(_ owner: String) -> FormFields? {
    root.flatMap { FieldReader($0, of: owner, at: reader.topSpan($0), reader) }.map(FormFields.init)
  }

  /// The keys of a mapping; `nil` if the value is not one, which is reported.
  package func fields(_ field: FormField, of owner: String) -> FormFields? {
    FieldReader(field.value, of: owner, at: field.span, reader).map(FormFields.init)
  }

  /// The value as one word or text.
  package func text(_ field: FormField) -> Located<String>? { reader.text(field.field) }

  /// A quantity of one dimension, in the canonical unit: microseconds, points, points per second, degrees.
  package func quantity(_ field: FormField, _ dimension: Dimension) -> Located<Double>? {
    guard let text = text(field) else { return nil }
    return reader.quantity(text.value, at: text.span, as: ExpectedQuantity(field.name, dimension)).map {
      Located($0.amount, text.span)
    }
  }

  /// A rule's id, or `FAMILY/*`, for `lint`.
  ///
  /// - Returns: whether there is such a rule; reported if not.
  package func isRule(_ id: String, at span: SourceSpan) -> Bool {
    if id.hasSuffix("/*") {
      if RuleCatalogue.all.contains(where: { $0.id.hasPrefix(id.dropLast()) }) { return true }
      let families = Set(RuleCatalogue.all.map { String($0.id.prefix { $0 != "/" }) + "/*" }).sorted()
      reader.report(
        LintRules.unknownRule, "no rules are called `\(id.shortened)`", at: span,
        help: [NearMiss.help(for: id, among: families, or: "the families are \(listed(families))")])
      return false
    }
    if RuleCatalogue.rule(id) != nil { return true }
    reader.report(
      LintRules.unknownRule, "no rule is called `\(id.shortened)`", at: span,
      help: [RuleCatalogue.help(forUnknown: id)])
    return false
  }

  package func boolean(_ field: FormField) -> Located<Bool>? { reader.boolean(field.field) }

  /// The items of a list, or a single value as one item; the list may be empty.
  package func items(_ field: FormField) -> [FormField] {
    reader.items(field.field, mayBeEmpty: true).map(FormField.init)
  }

  /// The keys of a mapping whose names the file makes up.
  package func entries(_ field: FormField) -> [FormField] { reader.named(field.field).map(FormField.init) }

  package func report(
    _ rule: FormRule, _ message: String, at span: SourceSpan, help: [String] = [],
    related: [Finding.Related] = []
  ) {
    reader.report(rule.info, message, at: span, help: help, related: related)
  }

  /// The place of a part of a text, as that of `SourceFile`.
  package func span(of range: Range<Int>, in text: Located<String>) -> SourceSpan {
    reader.source.span(of: range, in: text)
  }
}

extension SourceFile {
  /// The place of a part of a text, given in characters of the text; the whole text if it is escaped or folded.
  package func span(of range: Range<Int>, in text: Located<String>) -> SourceSpan {
    let written = self.text(text.span.start..<text.span.end)
    let quote = written.hasPrefix("\"") || written.hasPrefix("'") ? 1 : 0
    guard written.dropFirst(quote).hasPrefix(text.value), range.upperBound <= text.value.count, !range.isEmpty
    else { return text.span }
    let start = text.value.prefix(range.lowerBound).utf8.count + quote
    let length = text.value.dropFirst(range.lowerBound).prefix(range.count).utf8.count
    return SourceSpan(
      file: text.span.file, start: text.span.start + start, end: text.span.start + start + length)
  }
}

/// One key of a mapping, with its value.
package struct FormField {
  let field: Field

  package var name: String { field.name }
  package var value: LocatedNode { field.value }
  /// The place of findings about the value.
  package var span: SourceSpan { field.span }
  package var keySpan: SourceSpan { field.key.span }
}

/// The keys of one mapping. Every key that is asked for becomes known; `finish` reports the others.
package struct FormFields {
  private var fields: FieldReader

  init(_ fields: FieldReader) { self.fields = fields }

  /// The place of the mapping, for findings about missing keys.
  package var span: SourceSpan { fields.ownerSpan }

  /// The place of a key, without making it known; `nil` if the mapping does not have it.
  package func stray(_ name: String) -> SourceSpan? { fields.stray(name)?.span }

  package mutating func optional(_ name: String) -> FormField? {
    fields.optional(name).map(FormField.init)
  }

  /// The field. Without the key, it reports a finding.
  package mutating func required(_ name: String, example: String) -> FormField? {
    fields.required(name, example: example).map(FormField.init)
  }

  /// Reports every key that was never asked for.
  ///
  /// - Parameter hint: the help for a key instead of the nearest known one.
  package func finish(hint: (String) -> String? = { _ in nil }) { fields.finish(hint: hint) }
}

/// The rules that can report errors in files of other forms.
package enum FormRule: Sendable {
  case version, type, unit, range, missingKey, undeclared, duplicateName, disabledError

  var info: RuleInfo {
    switch self {
    case .version: SyntaxRules.version
    case .type: SyntaxRules.type
    case .unit: SyntaxRules.unit
    case .range: SyntaxRules.range
    case .missingKey: SyntaxRules.missingKey
    case .undeclared: SyntaxRules.undeclared
    case .duplicateName: SyntaxRules.duplicateName
    case .disabledError: LintRules.disabledError
    }
  }
}
