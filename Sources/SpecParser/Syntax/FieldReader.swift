/// One key of a mapping with its value.
package struct Field {
  package var name: String
  var key: LocatedNode
  package var value: LocatedNode

  package var keySpan: SourceSpan { key.span }

  /// The place of findings about the value: the key if there is no value.
  package var span: SourceSpan { value.isEmpty && value.alias == nil ? key.span : value.span }
}

extension Field {
  /// An entry with the name as it is written.
  init(_ entry: LocatedNode.Entry) {
    self.init(name: entry.name, key: entry.key, value: entry.value)
  }
}

/// Typed access to the keys of one mapping. Every key that is asked for becomes known; `finish` reports the others.
///
/// A misspelled key is read as the key that it resembles, and a word of other tools as the key that is meant. Either is still reported:
/// what it says is not missing as well.
package struct FieldReader {
  /// The declaration of the mapping, for messages: "activity `open`".
  let owner: String
  /// The place of findings about a missing key: the declared name.
  package let ownerSpan: SourceSpan
  private let reader: SyntaxReader
  private let entries: [LocatedNode.Entry]
  /// The names of the entries. A mapping has few keys, so that a search is quicker than hashing.
  private let names: [String]
  /// The indices of wrong keys, by the keys that are meant.
  private let misspelled: [String: Int]
  /// The keys of the mapping's place; `nil` for a file of another form.
  private let context: LanguageContext?
  /// The keys that were asked for, perhaps several times.
  private var known: [String] = []
  /// The keys that must be there and are not, each with an example, while a wrong key may stand for one.
  private var missing: [(name: String, example: String)] = []

  /// - Parameters:
  ///   - context: the place, of which a misspelled key may be meant.
  ///   - help: the help for a node that is not a mapping.
  /// - Returns: `nil` if the node is not a mapping, which is reported. An empty node is an empty mapping if `mayBeEmpty`.
  init?(
    _ node: LocatedNode, _ context: LanguageContext?, of owner: String, at ownerSpan: SourceSpan,
    mayBeEmpty: Bool = false, help: [String] = [], _ reader: SyntaxReader
  ) {
    switch node.content {
    case .mapping(let entries, let isFlow): self.entries = isFlow ? reader.separated(entries) : entries
    case .scalar where mayBeEmpty && node.isEmpty: self.entries = []
    case .scalar where node.isUnknown: return nil
    case .scalar, .sequence:
      let span = node.isEmpty ? ownerSpan : node.span
      reader.report(
        SyntaxRules.type, "\(owner) must be a mapping of keys, but this is \(node.described)", at: span,
        help: help.isEmpty ? context?.helpForOneValue(node, of: owner) ?? [] : help)
      return nil
    }
    self.context = context
    self.owner = owner
    self.ownerSpan = ownerSpan
    self.reader = reader
    names = entries.map { $0.name }
    misspelled = Self.misspelled(in: entries, context)
    known.reserveCapacity(Self.usualKeys)
  }

  private static func misspelled(
    in entries: [LocatedNode.Entry], _ context: LanguageContext?
  ) -> [String: Int] {
    var misspelled: [String: Int] = [:]
    for index in strays(in: entries, context) {
      guard let meant = context?.keyMeant(by: entries[index]) else { continue }
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

  /// The field. Without the key, it reports a finding, or `finish` does if a wrong key may stand for it.
  package mutating func required(_ name: String, example: String) -> Field? {
    if let field = optional(name) { return field }
    // Without a place, a wrong key that resembles it is only known as unknown, which `finish` reports.
    if context == nil, hasStray(near: [name]) { return nil }
    missing.append((name, example))
    if Self.strays(in: entries, context).isEmpty { reportMissing() }
    return nil
  }

  private mutating func reportMissing() {
    for key in missing {
      reader.report(
        SyntaxRules.missingKey, "\(owner) has no `\(key.name)`", at: ownerSpan,
        help: ["add `\(key.name): \(key.example)`"])
    }
    missing = []
  }

  /// Whether a key that was not asked for resembles one of some keys. What it says is then not missing as well.
  package func hasStray(near keys: [String]) -> Bool {
    names.contains { !known.contains($0) && NearMiss.nearest(to: $0, among: keys) != nil }
  }

  /// The place of a key, without making it known; `nil` if the mapping does not have it.
  package func stray(_ name: String) -> SourceSpan? {
    names.firstIndex(of: name).map { entries[$0].key.span }
  }

  /// The field, if the mapping has only one.
  var onlyField: Field? {
    entries.count == 1 ? entries.first.map(Field.init) : nil
  }

  /// The fields whose keys the place does not have, such as an activity that is not indented below `activities`.
  var strays: [Field] {
    Self.strays(in: entries, context).map { Field(entries[$0]) }
  }

  /// Reports every key that was never asked for, and the keys that are missing beside them.
  ///
  /// - Parameters:
  ///   - hint: the help for a key instead of the nearest known one.
  ///   - elsewhere: wrong keys that are reported in another way.
  /// - Returns: whether every key was asked for.
  @discardableResult
  package mutating func finish(
    except elsewhere: Set<String> = [], hint: (String) -> String? = { _ in nil }
  ) -> Bool {
    let asked = known
    let unknown = names.indices.filter { !asked.contains(names[$0]) }
    let order = context?.keys.map(\.name) ?? []
    let known = asked.reduce(into: order.filter(asked.contains)) { if !$0.contains($1) { $0.append($1) } }
    for (name, entry) in unknown.map({ (names[$0], entries[$0]) }) where !elsewhere.contains(name) {
      guard !reader.sink.isFull else { break }
      if reader.isRegrouped(entry) { continue }
      let help = hint(name) ?? helpForMeant(entry, known) ?? helpForPlace(of: entry, known)
      report(name, at: entry.key.span, help: help)
    }
    reportMissing()
    return unknown.isEmpty
  }

  private func report(_ name: String, at span: SourceSpan, help: String) {
    // A mapping that several aliases stand for has one wrong key, whoever has the mapping.
    let isTold = reader.sink.findings.contains { $0.span == span && $0.isOf([SyntaxRules.unknownKey]) }
    guard !isTold else { return }
    reader.report(
      SyntaxRules.unknownKey, "\(owner) has no key `\(name.shortened)`", at: span, help: [help])
  }

  /// The question about the key that a wrong one means; `nil` if it resembles none.
  private func helpForMeant(_ entry: LocatedNode.Entry, _ known: [String]) -> String? {
    let name = entry.name
    guard let context, !reader.sink.isFull else { return reader.help(for: name, among: known) }
    let meant = context.keyMeant(by: entry).flatMap { known.contains($0) ? $0 : nil }
    return meant.map(NearMiss.question) ?? reader.help(for: name, among: known)
  }

  /// The help for a key that resembles none: the keys, and those of them that are missing, which it may mean.
  private mutating func helpForPlace(of entry: LocatedNode.Entry, _ known: [String]) -> String {
    let name = entry.name.shortened
    let isNested = context?.keys.contains { $0.isRequired && entry.value.entry($0.name) != nil } ?? false
    let absent = missing.map(\.name)
    missing = []
    if isNested { return "`\(name)` stands inside \(owner): move it out, to the same indentation" }
    let keys = "the key\(known.count == 1 ? " is" : "s are") \(listed(known))"
    guard let first = absent.first else { return keys }
    return
      "\(listed(absent)) \(absent.count == 1 ? "is" : "are") missing; unless this means `\(first)`, \(keys)"
  }
}

extension SyntaxReader {
  /// Reads the keys of a mapping, which a message calls by its own key unless an owner is given.
  func fields(
    _ field: Field, _ context: LanguageContext?, of owner: String? = nil, mayBeEmpty: Bool = false,
    help: [String] = []
  ) -> FieldReader? {
    FieldReader(
      field.value, context, of: owner ?? "`\(field.name)`", at: field.key.span, mayBeEmpty: mayBeEmpty,
      help: help, self)
  }
}

extension LanguageContext {
  /// The key that is meant by a wrong one; `nil` if it resembles none that could have its value.
  func keyMeant(by entry: LocatedNode.Entry) -> String? {
    guard let name = entry.key.scalar?.text else { return nil }
    let meant = meant(by: name) ?? NearMiss.nearest(to: name, among: keys.map(\.name))
    if case .mapping = entry.value.content, meant.flatMap(key)?.child == .value { return nil }
    return meant
  }
}
