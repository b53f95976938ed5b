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
///
/// A misspelled key is read as the key that it resembles, and is still reported: what it says is not missing as well.
package struct FieldReader {
  /// The declaration of the mapping, for messages: "activity `open`".
  let owner: String
  /// The place of findings about a missing key: the declared name.
  package let ownerSpan: SourceSpan
  private let reader: SyntaxReader
  private let entries: [LocatedNode.Entry]
  /// The names of the entries. A mapping has few keys, so that a search is quicker than hashing.
  private let names: [String]
  /// The indices of misspelled keys, by the keys that are meant.
  private let misspelled: [String: Int]
  /// The keys of the mapping's place; `nil` for a file of another form.
  private let context: LanguageContext?
  /// The keys that were asked for, perhaps several times.
  private var known: [String] = []

  /// - Parameters:
  ///   - context: the place, of which a misspelled key may be meant.
  ///   - help: the help for a node that is not a mapping.
  /// - Returns: `nil` if the node is not a mapping, which is reported. An empty node is an empty mapping if `mayBeEmpty`.
  init?(
    _ node: LocatedNode, _ context: LanguageContext?, of owner: String, at ownerSpan: SourceSpan,
    mayBeEmpty: Bool = false, help: [String] = [], _ reader: SyntaxReader
  ) {
    switch node.content {
    case .mapping(let entries, _): self.entries = entries
    case .scalar where mayBeEmpty && node.isEmpty: self.entries = []
    case .scalar, .sequence:
      let span = node.isEmpty ? ownerSpan : node.span
      reader.report(
        SyntaxRules.type, "\(owner) must be a mapping of keys, but this is \(node.described)", at: span,
        help: help)
      return nil
    }
    self.context = context
    self.owner = owner
    self.ownerSpan = ownerSpan
    self.reader = reader
    names = entries.map { $0.key.scalar?.text ?? "" }
    misspelled = Self.misspelled(in: entries, context)
    known.reserveCapacity(Self.usualKeys)
  }

  private static func misspelled(
    in entries: [LocatedNode.Entry], _ context: LanguageContext?
  ) -> [String: Int] {
    var misspelled: [String: Int] = [:]
    for index in strays(in: entries, context) {
      guard let name = entries[index].key.scalar?.text,
        let meant = NearMiss.nearest(to: name, among: context?.keys.map(\.name) ?? [])
      else { continue }
      misspelled[meant] = misspelled[meant] ?? index
    }
    return misspelled
  }

  /// The indices of entries with keys that the place does not have.
  private static func strays(in entries: [LocatedNode.Entry], _ context: LanguageContext?) -> [Int] {
    guard let context else { return [] }
    return entries.indices.filter { index in
      entries[index].key.scalar.map { context.key($0.text) == nil } ?? false
    }
  }

  /// Room for the keys of an activity, which has most.
  private static let usualKeys = 24

  /// The field, if the mapping has the key.
  package mutating func optional(_ name: String) -> Field? {
    known.append(name)
    guard let index = names.firstIndex(of: name) ?? misspelled[name] else { return nil }
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

  /// The fields whose keys the place does not have, such as an activity that is not indented below `activities`.
  var strays: [Field] {
    Self.strays(in: entries, context).map { index in
      Field(
        name: entries[index].key.scalar?.text ?? "", key: entries[index].key, value: entries[index].value)
    }
  }

  /// Reports every key that was never asked for.
  ///
  /// - Parameter hint: the help for a key instead of the nearest known one.
  package func finish(hint: (String) -> String? = { _ in nil }) {
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
