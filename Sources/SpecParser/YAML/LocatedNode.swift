/// A YAML value as it is written, with its place. Order is kept; an alias contains the value that it refers to.
package struct LocatedNode: Sendable, Hashable {
  package var content: Content
  /// From the first to the last character of the value; for a block, to the end of its last child. An alias has its own place.
  package var span: SourceSpan
  /// The name by which aliases refer to the value, if it has one.
  package var anchor: String?
  /// The name of the anchor that an alias refers to; `nil` if no alias is written.
  package var alias: String?

  package enum Content: Sendable, Hashable {
    case scalar(Scalar)
    case sequence([LocatedNode], isFlow: Bool)
    case mapping([Entry], isFlow: Bool)
  }

  /// A word, number or text. `text` is decoded: without quotes, escapes and folds.
  package struct Scalar: Sendable, Hashable {
    package var text: String
    package var style: ScalarStyle
  }

  package enum ScalarStyle: Sendable, Hashable {
    case plain, singleQuoted, doubleQuoted, literal, folded
  }

  /// One key of a mapping and its value.
  package struct Entry: Sendable, Hashable {
    package var key: LocatedNode
    package var value: LocatedNode

    /// The key as text; empty if it is none.
    package var name: String { key.scalar?.text ?? "" }
  }

  /// Whether there is no value: a key alone, `~` or `null`.
  package var isEmpty: Bool {
    guard case .scalar(let scalar) = content, scalar.style == .plain else { return false }
    return scalar.text.isEmpty || scalar.text == "~" || scalar.text == "null"
  }

  /// Whether it is an alias without an anchor, which is reported where the tree is built.
  var isUnknown: Bool { isEmpty && alias != nil }

  package var scalar: Scalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The value in words for messages: "a list", "`abc`".
  var described: String {
    switch content {
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .scalar where isEmpty: "nothing"
    case .scalar(let scalar): "`\(scalar.text.shortened)`"
    }
  }
}

/// A comment, from its `#` to the end of the line.
package struct Comment: Sendable, Hashable {
  package var span: SourceSpan
  /// Whether only space comes before it on its line.
  package var isOnOwnLine: Bool
}

/// The YAML values and comments of one file's text, each with its place.
package struct SyntaxTree: Sendable, Hashable {
  /// `nil` if the text could not be read.
  package var root: LocatedNode?
  /// In the order of the text.
  package var comments: [Comment]
}

extension String {
  /// At most 60 characters, for quotes in messages; control characters become spaces.
  var shortened: String {
    if utf8.count <= 60, utf8.allSatisfy({ $0 >= 32 }) { return self }
    let head = String(String.UnicodeScalarView(unicodeScalars.prefix(61).map { $0.value < 32 ? " " : $0 }))
    return head.unicodeScalars.count <= 60 ? head : String(head.unicodeScalars.prefix(59)) + "…"
  }
}

extension LocatedNode {
  /// The entry of a key; `nil` if the node is no mapping that has it.
  package func entry(_ key: String) -> Entry? {
    guard case .mapping(let entries, _) = content else { return nil }
    return entries.first { $0.key.scalar?.text == key }
  }

  /// The value of a key; `nil` if the node is no mapping that has it.
  package func value(of key: String) -> LocatedNode? { entry(key)?.value }

  /// The entries of the mapping under a key; none if there is no such mapping.
  package func entries(of key: String) -> [Entry] {
    if case .mapping(let entries, _)? = value(of: key)?.content { entries } else { [] }
  }

  /// The items of the list under a key, or the one value; none without the key.
  package func items(of key: String) -> [LocatedNode] {
    guard let value = value(of: key) else { return [] }
    return if case .sequence(let items, _) = value.content { items } else { [value] }
  }
}
