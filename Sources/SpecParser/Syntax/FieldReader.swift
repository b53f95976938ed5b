/// One key of a mapping with its value.
package struct Field {
  package var name: String
  var key: LocatedNode
  package var value: LocatedNode

  package var keySpan: SourceSpan { key.span }

  /// The place of findings about the value: the key if there is no value.
  package var span: SourceSpan { value.isEmpty && value.alias == nil ? key.span : value.span }
}

/// Typed access to the keys of one mapping. Every key that is asked for becomes known; `finish` reports the others.
package struct FieldReader {
  /// The declaration of the mapping, for messages: "activity `open`".
  let owner: String
  /// The place of findings about a missing key: the declared name.
  package let ownerSpan: SourceSpan
  private let reader: SyntaxReader
  private let entries: [LocatedNode.Entry]
  /// The names of the entries. A mapping has few keys, so that a search is quicker than hashing.
  private let names: [String]
  /// The keys that were asked for, perhaps several times.
  private var known: [String] = []

  /// - Returns: `nil` if the node is not a mapping, which is reported. An empty node is an empty mapping if `mayBeEmpty`.
  init?(
    _ node: LocatedNode, of owner: String, at ownerSpan: SourceSpan, mayBeEmpty: Bool = false,
    _ reader: SyntaxReader
  ) {
    switch node.content {
    case .mapping(let entries, _): self.entries = entries
    case .scalar where mayBeEmpty && node.isEmpty: self.entries = []
    case .scalar, .sequence:
      let span = node.isEmpty ? ownerSpan : node.span
      reader.report(
        SyntaxRules.type, "\(owner) must be a mapping of keys, but this is \(node.described)", at: span
      )
      return nil
    }
    self.owner = owner
    self.ownerSpan = ownerSpan
    self.reader = reader
    names = entries.map { $0.key.scalar?.text ?? "" }
    known.reserveCapacity(Self.usualKeys)
  }

  /// Room for the keys of an activity, which has most.
  private static let usualKeys = 24

  /// The field, if the mapping has the key.
  package mutating func optional(_ name: String) -> Field? {
    known.append(name)
    guard let index = names.firstIndex(of: name) else { return nil }
    return Field(name: name, key: entries[index].key, value: entries[index].value)
  }

  /// The field. Without the key, it reports a finding.
  package mutating func required(_ name: String, example: String) -> Field? {
    if let field = optional(name) { return field }
    return reader.fault(
      SyntaxRules.missingKey, "\(owner) has no `\(name)`", at: ownerSpan, help: ["add `\(name): \(example)`"]
    )
  }

  /// The place of a key, without making it known; `nil` if the mapping does not have it.
  package func stray(_ name: String) -> SourceSpan? {
    names.firstIndex(of: name).map { entries[$0].key.span }
  }

  /// Reports every key that was never asked for.
  /// - Parameters:
  ///   - context: the place, if its keys were not asked for in their order.
  ///   - hint: the help for a key instead of the nearest known one.
  package func finish(in context: LanguageContext? = nil, hint: (String) -> String? = { _ in nil }) {
    let asked = known
    let unknown = names.indices.filter { !asked.contains(names[$0]) }
    guard !unknown.isEmpty else { return }
    let order = context?.keys.map(\.name) ?? []
    let known = asked.reduce(into: order.filter(asked.contains)) { if !$0.contains($1) { $0.append($1) } }
    for (name, entry) in unknown.map({ (names[$0], entries[$0]) }) {
      let help = reader.help(for: name, among: known, or: "the keys are \(listed(known))")
      reader.report(
        SyntaxRules.unknownKey, "\(owner) has no key `\(name.shortened)`", at: entry.key.span,
        help: [hint(name) ?? help]
      )
    }
  }
}

extension SyntaxReader {
  /// The fields of a mapping whose keys are names from the spec: activities, elements, metrics.
  func named(_ field: Field) -> [Field] { named(field, help: []) }

  /// - Parameter help: the help for a value that is no mapping.
  func named(_ field: Field, help: [String]) -> [Field] {
    switch field.value.content {
    case .mapping(let entries, _):
      return entries.map { Field(name: $0.key.scalar?.text ?? "", key: $0.key, value: $0.value) }
    case .scalar where field.value.isEmpty:
      return []
    case .scalar, .sequence:
      report(
        SyntaxRules.type, "`\(field.name)` must be a mapping, but this is \(field.value.described)",
        at: field.span, help: help
      )
      return []
    }
  }
}
