import Foundation

/// Any JSON value, to be looked at and compared.
enum AnyJSON: Decodable, Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([AnyJSON])
  case object([String: AnyJSON])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let integer = try? value.decode(Int.self) {
      self = .integer(integer)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([AnyJSON].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: AnyJSON].self))
    }
  }

  static func read(_ text: String) throws -> AnyJSON {
    try JSONDecoder().decode(AnyJSON.self, from: Data(text.utf8))
  }

  subscript(key: String) -> AnyJSON? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  subscript(index: Int) -> AnyJSON? { items.indices.contains(index) ? items[index] : nil }

  var items: [AnyJSON] { if case .array(let items) = self { items } else { [] } }
  var keys: Set<String> { if case .object(let members) = self { Set(members.keys) } else { [] } }
  var text: String? { if case .string(let text) = self { text } else { nil } }
  var integer: Int? { if case .integer(let value) = self { value } else { nil } }
}
