import GestureRuntime

/// An element's path as traces and cases write it, with keys of instances: `list[inbox]/message[42]`.
struct KeyedPath: Sendable, Hashable {
  /// The parts, the outermost first.
  var parts: [Part]

  struct Part: Sendable, Hashable {
    var name: String
    /// The key of the instance; `nil` if none is written.
    var key: String?

    var text: String { key.map { "\(name)[\($0)]" } ?? name }
  }

  /// The limit on the length of a key, in bytes of UTF-8.
  static let keyLimit = 64

  /// Parses a path.
  ///
  /// - Throws: if a bracket is not closed, text follows a key, or a key is empty, too long or not plain text.
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

  /// The paths of the elements around one, the outermost first; none if the text is no path. A key may contain `/`.
  static func around(_ text: String) -> [String] {
    guard let parts = try? KeyedPath(text).parts else { return [] }
    return parts.indices.dropFirst().map { parts[..<$0].map(\.text).joined(separator: "/") }
  }

  /// The path without keys.
  var plain: String { parts.map(\.name).joined(separator: "/") }

  /// Whether the path means an instance. A part without a key means every instance of its element.
  func includes(_ instance: KeyedPath) -> Bool {
    parts.count == instance.parts.count
      && zip(parts, instance.parts).allSatisfy { part, other in
        part.name == other.name && (part.key == nil || part.key == other.key)
      }
  }
}

/// An element that a trace names, with its instance.
struct NamedElement: Sendable, Hashable {
  var element: ElementID
  /// The element and the elements around it whose keyed path has a key, each with that path; the outermost first.
  var items: [Item]

  struct Item: Sendable, Hashable {
    var element: ElementID
    /// The path with keys, such as `list[inbox]/message[42]`.
    var path: String
  }
}

/// The instances that a trace names, with their numbers in the runtime: from 1, in the order of their first use.
struct InstanceNames: Sendable, Hashable {
  private var paths: [String] = []
  private var numbers: [String: UInt64] = [:]

  /// The number of an instance; assigns the next one to a new path.
  mutating func number(_ path: String) -> UInt64 {
    if let number = numbers[path] { return number }
    paths.append(path)
    let number = UInt64(paths.count)
    numbers[path] = number
    return number
  }

  /// The path of an instance; `nil` for 0, which is no named instance.
  func path(_ number: UInt64) -> String? { number == 0 ? nil : paths[Int(number) - 1] }
}
