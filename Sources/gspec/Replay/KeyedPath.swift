import GestureRuntime

/// An element's path as traces and cases write it, with keys for the things of a kind: `list[inbox]/message[42]`.
struct KeyedPath: Sendable, Hashable {
  /// From the outside in.
  var parts: [Part]

  struct Part: Sendable, Hashable {
    var name: String
    /// Which one of its kind; `nil` where nothing is said.
    var key: String?

    var text: String { key.map { "\(name)[\($0)]" } ?? name }
  }

  /// The longest key, in bytes of UTF-8.
  static let keyLimit = 64

  /// - Throws: when a bracket has no partner, or a key is empty, too long or no plain text.
  init(_ text: String) throws(NameError) {
    parts = []
    var rest = text[...]
    while true {
      let end = rest.firstIndex { $0 == "/" || $0 == "[" } ?? rest.endIndex
      var part = Part(name: String(rest[..<end]))
      rest = rest[end...]
      if rest.first == "[" {
        guard let close = rest.firstIndex(of: "]") else {
          throw NameError(
            message: "the bracket in \(text) is not closed", help: "write list[inbox]/message[42]")
        }
        part.key = try Self.key(rest[..<close].dropFirst())
        rest = rest[close...].dropFirst()
      }
      parts.append(part)
      if rest.isEmpty { return }
      guard rest.first == "/" else {
        throw NameError(
          message: "something follows the key in \(text)", help: "write list[inbox]/message[42]")
      }
      rest = rest.dropFirst()
    }
  }

  private static func key(_ text: Substring) throws(NameError) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && $0 != "[" }
    guard isPlain, (1...keyLimit).contains(text.utf8.count) else {
      throw NameError(
        message: "a key is 1 to \(keyLimit) bytes without brackets and control characters",
        help: "write list[inbox]/message[42]")
    }
    return String(text)
  }

  /// The paths of the elements around one, the outermost first; none for a text that is no path. A key may have a `/` of its own.
  static func around(_ text: String) -> [String] {
    guard let parts = try? KeyedPath(text).parts else { return [] }
    return parts.indices.dropFirst().map { parts[..<$0].map(\.text).joined(separator: "/") }
  }

  /// Without keys.
  var plain: String { parts.map(\.name).joined(separator: "/") }

  var hasKeys: Bool { parts.contains { $0.key != nil } }
}

/// An element that a trace names, and which one of its kind.
struct NamedElement: Sendable, Hashable {
  var element: ElementID
  /// The element and those around it whose path has a key so far, each with that path; the outermost first.
  var items: [Item]

  struct Item: Sendable, Hashable {
    var element: ElementID
    /// `list[inbox]/message[42]`
    var path: String
  }
}

/// The instances that a trace names, as the runtime knows them: numbers from 1, in the order in which they came.
struct InstanceNames: Sendable, Hashable {
  private var paths: [String] = []
  private var numbers: [String: UInt64] = [:]

  /// The number of an item, a new one if it is new.
  mutating func number(_ path: String) -> UInt64 {
    if let number = numbers[path] { return number }
    paths.append(path)
    let number = UInt64(paths.count)
    numbers[path] = number
    return number
  }

  /// `nil` for an instance that nothing was said of.
  func path(_ number: UInt64) -> String? { number == 0 ? nil : paths[Int(number) - 1] }
}
