/// The type of thing that a name of a spec denotes.
package enum NameKind: String, Sendable, Hashable, CaseIterable {
  case activity, element, state, mechanic, kind
}

/// A thing that has a name.
package struct NameMeaning: Sendable, Hashable {
  package var kind: NameKind
  /// The path of an element, `PATH.NAME` for state of an element, else the name itself.
  package var identity: String

  package init(_ kind: NameKind, _ identity: String) {
    self.kind = kind
    self.identity = identity
  }
}

/// One place where a spec writes a name that the spec defines.
package struct NameUse: Sendable, Hashable {
  package var meaning: NameMeaning
  /// The name as written, without quotes and without the rest of a path.
  package var span: SourceSpan
  /// The whole entry that declares the name, from its key to the end of its value; `nil` for a use.
  package var extent: SourceSpan?

  package init(_ meaning: NameMeaning, _ span: SourceSpan, extent: SourceSpan? = nil) {
    self.meaning = meaning
    self.span = span
    self.extent = extent
  }

  package var kind: NameKind { meaning.kind }
  package var identity: String { meaning.identity }
  package var isDeclaration: Bool { extent != nil }
}
