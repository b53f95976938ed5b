/// The style of the parts of a rendered finding: plain, or with a terminal's colors.
package struct TextStyle: Sendable {
  /// The role of a piece of text.
  package enum Role: Sendable, Hashable {
    case severity(Severity)
    /// The message of the finding.
    case message
    /// Line numbers, arrows and bars.
    case frame
    /// Carets below the finding's own place; dashes below other places.
    case mark(Severity)
    case relatedMark
    case help
  }

  private let decorate: @Sendable (String, Role) -> String

  package init(_ decorate: @escaping @Sendable (String, Role) -> String) {
    self.decorate = decorate
  }

  package func callAsFunction(_ text: String, _ role: Role) -> String {
    text.isEmpty ? text : decorate(text, role)
  }

  package static let plain = TextStyle { text, _ in text }

  /// ECMA-48 colors, for a terminal.
  package static let ansi = TextStyle { text, role in
    "\u{1B}[\(code(role))m\(text)\u{1B}[0m"
  }

  private static func code(_ role: Role) -> String {
    switch role {
    case .severity(.error), .mark(.error): "1;31"
    case .severity(.warning), .mark(.warning): "1;33"
    case .severity(.note), .mark(.note): "1;36"
    case .message: "1"
    case .frame, .relatedMark: "1;34"
    case .help: "1;32"
    }
  }
}
