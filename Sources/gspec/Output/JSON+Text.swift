/// The value as one line of JSON, with sorted keys and unescaped slashes.
func encodeJSON(_ value: JSON) -> String { String(decoding: value.json, as: UTF8.self) + "\n" }

extension JSON {
  /// The value as JSON without a line break. Foundation's encoder takes five times as long.
  var json: [UInt8] { text(indentation: nil) }

  /// The value as JSON with a line for each item.
  var indentedJSON: [UInt8] { text(indentation: 0) }

  private func text(indentation: Int?) -> [UInt8] {
    var bytes: [UInt8] = []
    write(into: &bytes, indentation)
    return bytes
  }

  private func write(into bytes: inout [UInt8], _ indentation: Int?) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .int(let value): bytes += String(value).utf8
    case .double(let value): bytes += Self.text(value).utf8
    case .string(let value): Self.write(value, into: &bytes)
    case .array(let values):
      Self.write(values, "[]", into: &bytes, indentation) { $0.write(into: &$1, $2) }
    case .object(let members):
      let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      Self.write(sorted, "{}", into: &bytes, indentation) { member, bytes, indentation in
        Self.write(member.key, into: &bytes)
        bytes += (indentation == nil ? ":" : " : ").utf8
        member.value.write(into: &bytes, indentation)
      }
    }
  }

  /// A number without `.0`. JSON has no infinities and no NaN.
  private static func text(_ value: Double) -> String {
    let text = value.isFinite ? "\(value)" : "null"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func write<Item>(
    _ items: [Item], _ brackets: String, into bytes: inout [UInt8], _ indentation: Int?,
    _ one: (Item, inout [UInt8], Int?) -> Void
  ) {
    let inner = indentation.map { $0 + 1 }
    bytes += brackets.utf8.prefix(1)
    for (number, item) in items.enumerated() {
      if number > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine(&bytes, inner)
      one(item, &bytes, inner)
    }
    breakLine(&bytes, indentation)
    bytes += brackets.utf8.suffix(1)
  }

  private static func breakLine(_ bytes: inout [UInt8], _ indentation: Int?) {
    guard let indentation else { return }
    bytes += ("\n" + String(repeating: "  ", count: indentation)).utf8
  }

  private static func write(_ text: String, into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x08: bytes += "\\b".utf8
      case 0x09: bytes += "\\t".utf8
      case 0x0A: bytes += "\\n".utf8
      case 0x0C: bytes += "\\f".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes += ("\\u00" + (digits.utf8.count < 2 ? "0" : "") + digits).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
