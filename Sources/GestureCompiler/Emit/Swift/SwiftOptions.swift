package import SpecParser

/// Options for generating Swift: everything except the spec that affects the output.
package struct SwiftOptions: Sendable, Hashable {
  /// The access level of generated declarations.
  package enum Access: String, Sendable, Hashable, CaseIterable {
    case `internal`, `package`, `public`

    /// The modifier with its space; empty for `internal`, which is Swift's default.
    var modifier: String { self == .internal ? "" : rawValue + " " }
  }

  /// The way in which gestures are recognized.
  package enum Style: String, Sendable, Hashable, CaseIterable {
    /// The runtime, with the compiled table as constants.
    case table
    /// The spec's own states and relations as switches, without a table.
    case code
  }

  /// The distribution of declarations to files.
  package enum Layout: String, Sendable, Hashable, CaseIterable {
    case one, many
  }

  /// The framework from which touches come.
  package enum UserInterface: String, Sendable, Hashable, CaseIterable {
    /// None: the app feeds touches itself.
    case none
    /// UIKit: a gesture recognizer for a view.
    case uikit
    /// SwiftUI: the gesture recognizer, and a view modifier for it.
    case swiftui
  }

  package var access = Access.internal
  package var style = Style.table
  package var layout = Layout.one
  package var userInterface = UserInterface.none
  /// The prefix of type names; `nil` means the product's name.
  package var prefix: String?
  package var header: GeneratedHeader

  package init(_ header: GeneratedHeader) { self.header = header }
}

/// One generated file.
package struct SwiftFile: Sendable, Hashable {
  /// The name without folders: `MailGestures.swift`.
  package var name: String
  /// The comments at its start.
  var header: String
  var body: String

  package var text: String { header + "\n" + body }

  /// The parts of the output that may be a file of their own, by the endings of the files' names. None is the end of another.
  enum Part: String, Sendable, CaseIterable {
    case element = "Element"
    case activity = "Activity"
    case state = "State"
    case gesture = "Gesture"
    case feedback = "Feedback"
    case handler = "GestureHandler"
    case stream = "GestureStream"
    case gestures = "Gestures"
    case states = "GestureStates"
    case recognizer = "GestureRecognizer"
    case modifier = "GestureModifier"

    func file(_ prefix: String) -> String { "\(prefix)\(rawValue).swift" }
  }

  /// The names of all types that a spec may have in its file, with any options except another prefix.
  package static func types(of spec: CheckedSpec, prefix: String?) -> Set<String> {
    let names = SwiftNames(CompilePipeline.lower(spec), prefix: prefix)
    return Set(Part.allCases.map { names.prefix + $0.rawValue } + names.elementStates.map(\.type))
  }

  /// The names of all files that a product may have, with any options except another prefix.
  package static func names(ofProduct product: String, prefix: String?) -> Set<String> {
    let prefix = SwiftNames.prefix(of: product, prefix)
    return Set(Part.allCases.map { $0.file(prefix) })
  }

  /// The text of one file with the declarations of all files.
  package static func joined(_ files: [SwiftFile]) -> String {
    (files.prefix(1).map(\.header) + files.map(\.body)).joined(separator: "\n")
  }
}
