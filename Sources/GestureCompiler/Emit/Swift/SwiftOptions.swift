/// How Swift is generated. Everything that the output depends on besides the spec.
package struct SwiftOptions: Sendable, Hashable {
  /// Who may use what is generated.
  package enum Access: String, Sendable, Hashable, CaseIterable {
    case `internal`, `package`, `public`

    /// The modifier with its space; nothing for `internal`, which is what Swift assumes.
    var modifier: String { self == .internal ? "" : rawValue + " " }
  }

  /// What recognizes the gestures.
  package enum Style: String, Sendable, Hashable, CaseIterable {
    /// The runtime, with the compiled table as constants.
    case table
    /// The spec's own states and relations as switches: no table.
    case code
  }

  /// How the declarations are spread over files.
  package enum Layout: String, Sendable, Hashable, CaseIterable {
    case one, many
  }

  /// The framework that touches come from.
  package enum UserInterface: String, Sendable, Hashable, CaseIterable {
    /// The app feeds touches itself.
    case none
    /// A gesture recognizer for a view.
    case uikit
    /// That, and a view modifier over it.
    case swiftui
  }

  package var access = Access.internal
  package var style = Style.table
  package var layout = Layout.one
  package var userInterface = UserInterface.none
  /// What the names of types begin with; `nil` is the product's name.
  package var prefix: String?
  package var header: GeneratedHeader

  package init(_ header: GeneratedHeader) { self.header = header }
}

/// One generated file.
package struct SwiftFile: Sendable, Hashable {
  /// Without folders: `MailGestures.swift`.
  package var name: String
  /// The comments that it begins with.
  var header: String
  var body: String

  package var text: String { header + "\n" + body }

  /// The text of one file with the declarations of all.
  package static func joined(_ files: [SwiftFile]) -> String {
    (files.prefix(1).map(\.header) + files.map(\.body)).joined(separator: "\n")
  }
}
