/// Renames a declared name of a spec, wherever the spec uses it.
package struct RenameName {
  private let source: SourceFile
  private let names: SpecNames

  /// The reason why a name cannot be changed.
  package struct Failure: Error, Sendable {
    /// One sentence without a full stop.
    package var message: String
  }

  package init(_ source: SourceFile, _ names: SpecNames) {
    self.source = source
    self.names = names
  }

  /// - Parameters:
  ///   - name: one of its uses.
  ///   - parse: reads a text as the spec is read, to check that the change adds no error.
  /// - Returns: the edits, in the order of the text; none if the name is already the new one.
  package func edits(
    _ name: NameUse, to new: String, _ parse: ([UInt8]) -> ParseResult
  ) throws(Failure) -> [TextEdit] {
    guard let declared = names.declaration(of: name) else {
      throw Failure(message: "the \(name.kind.rawValue) `\(name.identity)` is not declared in this spec")
    }
    let old = source.text(declared.span.start..<declared.span.end)
    if old == new { return [] }
    // The text of the name is the end of its identity.
    let identity = name.identity.dropLast(old.count) + new
    let taken = names.declared(name.kind).contains { $0.identity == identity }
    if taken { throw Failure(message: "there is \(Self.article(name.kind)) `\(new)` already") }
    let before = parse(source.bytes)
    if Self.isInScope(new, name.kind, before) {
      throw Failure(
        message: "a vocabulary in use has \(Self.article(name.kind)) `\(new)`, which would be replaced")
    }
    let edits = names.uses(of: name).map { TextEdit($0.span, new) }
    guard let bytes = TextEdit.apply(edits, to: source.bytes) else {
      throw Failure(message: "two uses of the name are one text")
    }
    let after = parse(bytes)
    if let fault = Self.new(after.findings, before.findings) { throw Failure(message: fault.message) }
    // Every use must have been renamed: the number of names must be the same.
    let count = SpecNames(after.tree, SourceFile(path: source.path, bytes: bytes)).uses.count
    guard count == names.uses.count else {
      throw Failure(message: "`\(new)` would be taken for something else somewhere in the spec")
    }
    return edits
  }

  private static func article(_ kind: NameKind) -> String {
    ["a", "e"].contains(kind.rawValue.prefix(1)) ? "an \(kind.rawValue)" : "a \(kind.rawValue)"
  }

  private static func isInScope(_ name: String, _ kind: NameKind, _ result: ParseResult) -> Bool {
    switch kind {
    case .mechanic: result.spec?.mechanics.contains { $0.name.value == name } ?? false
    case .kind: result.spec?.kinds.contains { $0.name.value == name } ?? false
    case .activity, .element, .state: false
    }
  }

  /// The first finding of a rule that has more findings than before.
  private static func new(_ after: [Finding], _ before: [Finding]) -> Finding? {
    var rest: [String: Int] = [:]
    for finding in before { rest[finding.rule, default: 0] += 1 }
    return after.first { finding in
      rest[finding.rule, default: 0] -= 1
      return (rest[finding.rule] ?? 0) < 0
    }
  }
}
