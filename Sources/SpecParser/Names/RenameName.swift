/// Renames something in one spec: in the one that declares it, or in one that uses the vocabulary with the declaration.
package struct RenameName {
  package let name: NameMeaning
  private let new: String
  private let source: SourceFile
  private let names: SpecNames

  /// The reason why a name cannot be changed.
  package struct Failure: Error, Sendable {
    /// One sentence without a full stop.
    package var message: String
  }

  /// - Parameter names: those of the source.
  package init(_ name: NameMeaning, to new: String, in source: SourceFile, _ names: SpecNames) {
    self.name = name
    self.new = new
    self.source = source
    self.names = names
  }

  /// Whether the new name is another one.
  package var isChange: Bool { old != new }

  /// The edits, in the order of the text; none if the name is already the new one.
  package var edits: [TextEdit] {
    !isChange ? [] : TextEdit.replacing(names.sharing(name).flatMap(names.uses).map(\.span), new)
  }

  /// The last part of the identity, as the spec writes it.
  private var old: String {
    names.declaration(of: name).map { source.text($0.span.start..<$0.span.end) } ?? name.identity
  }

  /// Checks that the spec means the same with the new name.
  ///
  /// - Parameters:
  ///   - before: the result of reading the source.
  ///   - parse: reads a text in the same way.
  package func renamed(
    _ before: ParseResult, _ parse: ([UInt8]) -> ParseResult
  ) throws(Failure) -> RenamedSpec {
    let old = old
    // The text of the name is the end of its identity.
    let renamed = NameMeaning(name.kind, name.identity.dropLast(old.count) + new)
    if isChange { try check(renamed, before) }
    let edits = edits
    guard let bytes = TextEdit.apply(edits, to: source.bytes) else {
      throw Failure(message: "two uses of the name are one text")
    }
    let after = parse(bytes)
    if isChange, after.imported.file(of: name) != nil {
      throw Failure(
        message: "a vocabulary in use has \(article) `\(old)`, too, which would take effect again")
    }
    let text = SourceFile(path: source.path, bytes: bytes)
    let result = RenamedSpec(
      from: names, to: SpecNames(after.tree, text), edits, in: text, name, as: renamed)
    if let message = result.captured { throw Failure(message: message) }
    if let fault = Self.firstNew(of: after.findings, since: before.findings) {
      throw Failure(message: fault.message)
    }
    if let message = result.lost { throw Failure(message: message) }
    return result
  }

  /// Checks that the new name is one, and is free.
  private func check(_ renamed: NameMeaning, _ before: ParseResult) throws(Failure) {
    let noun = name.kind == .state ? "state variable" : name.kind.rawValue
    if let fault = NameFault(of: new, for: noun, isInGuards: name.kind == .state) {
      throw Failure(message: fault.message)
    }
    if names.declaration(of: renamed) != nil {
      throw Failure(message: "there is \(article) `\(new)` already")
    }
    if before.imported.file(of: renamed) != nil {
      throw Failure(message: "a vocabulary in use has \(article) `\(new)`, which would be replaced")
    }
    // The vocabularies are unknown if the text is not valid YAML.
    if [.mechanic, .kind].contains(name.kind), let use = names.uses(of: renamed).first {
      let line = source.position(at: use.span.start).line
      throw Failure(
        message: "`\(new)` in line \(line) is another \(name.kind.rawValue), which would be replaced")
    }
  }

  private var article: String { "\(NameFault.article(name.kind.rawValue)) \(name.kind.rawValue)" }

  /// The first finding of a rule that has more findings than before.
  package static func firstNew(of after: [Finding], since before: [Finding]) -> Finding? {
    var rest: [String: Int] = [:]
    for finding in before { rest[finding.rule, default: 0] += 1 }
    return after.first { finding in
      rest[finding.rule, default: 0] -= 1
      return (rest[finding.rule] ?? 0) < 0
    }
  }
}

extension TextEdit {
  /// The edits that put a text in these places. A place behind several aliases is edited once.
  package static func replacing(_ places: [SourceSpan], _ text: String) -> [TextEdit] {
    places.uniqued().map { TextEdit($0, text) }
  }
}
