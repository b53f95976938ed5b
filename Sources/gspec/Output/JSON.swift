/// A JSON value in a report, a schema or a message of the language server.
enum JSON: Decodable, Sendable, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
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
