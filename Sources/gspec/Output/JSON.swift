import Foundation

/// A JSON value in a report, a schema or a message of the language server.
enum JSON: Codable, Sendable, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let int = try? value.decode(Int.self) {
      self = .int(int)
    } else if let double = try? value.decode(Double.self) {
      self = .double(double)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([JSON].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: JSON].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    if case .object(let members) = self { return try Self.encode(members, to: encoder) }
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object: break
    }
  }

  /// Encodes texts and numbers with their object: an encoder for each of them takes twice the time.
  private static func encode(_ members: [String: JSON], to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for (name, value) in members {
      let name = Name(stringValue: name)
      switch value {
      case .string(let value): try container.encode(value, forKey: name)
      case .int(let value): try container.encode(value, forKey: name)
      case .double(let value): try container.encode(value, forKey: name)
      default: try container.encode(value, forKey: name)
      }
    }
  }

  /// The name of a member.
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .int(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
  }

  /// An object with the members that are not `nil`.
  static func members(_ all: KeyValuePairs<String, JSON?>) -> JSON {
    .object(all.reduce(into: [:]) { $0[$1.key] = $1.value })
  }

  /// An object with the members of this one, and those of another.
  func merging(_ other: JSON) -> JSON {
    guard case .object(let own) = self, case .object(let others) = other else { return self }
    return .object(own.merging(others) { $1 })
  }

  /// An array; `nil` if it has no items.
  static func unlessEmpty(_ items: [JSON]) -> JSON? { items.isEmpty ? nil : .array(items) }

  /// An array of texts.
  static func strings(_ texts: [String]) -> JSON { .array(texts.map(JSON.string)) }

  /// The member of an object; `nil` if there is none.
  subscript(key: String) -> JSON? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var string: String? { if case .string(let value) = self { value } else { nil } }
  var int: Int? { if case .int(let value) = self { value } else { nil } }
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var array: [JSON] { if case .array(let value) = self { value } else { [] } }
}
