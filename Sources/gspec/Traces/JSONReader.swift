/// A JSON value. Members keep the order of the text.
enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  /// The number as written, so that times can be read exactly.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  struct Member: Sendable, Hashable {
    var key: String
    var value: JSONValue
  }

  /// The last value of a key.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }
}

/// An error in a JSON text, with the byte at which it is, from 1.
struct JSONError: Error, Sendable, Hashable {
  var message: String
  var column: Int
}

/// Reads one JSON value (RFC 8259) from one line. Nesting is limited; numbers stay text.
struct JSONReader {
  private let bytes: [UInt8]
  private var index = 0
  private static let maxDepth = 32
  /// The number of keys that are compared one by one. A set of more keeps long objects quick; for few keys it would take longer.
  private static let fewKeys = 16

  static func value(_ bytes: some Collection<UInt8>) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes: Array(bytes))
    let value = try reader.value(depth: 0)
    reader.skipBlanks()
    guard reader.index == reader.bytes.count else { throw reader.error("something follows the JSON value") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func error(_ message: String) -> JSONError { JSONError(message: message, column: index + 1) }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    guard depth < Self.maxDepth else { throw error("nested more than \(Self.maxDepth) levels deep") }
    skipBlanks()
    switch peek {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try literal("true", .bool(true))
    case UInt8(ascii: "f"): return try literal("false", .bool(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    case nil: throw error("the line ends before its value does")
    default: return .number(try number())
    }
  }

  private mutating func literal(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    guard bytes[index...].starts(with: word.utf8) else { throw error("no JSON value") }
    index += word.utf8.count
    return value
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    index += 1
    skipBlanks()
    if try take(UInt8(ascii: "}")) { return .object([]) }
    repeat {
      skipBlanks()
      guard peek == UInt8(ascii: "\"") else { throw error("a key in double quotes is missing") }
      let keyIndex = index
      let key = try string()
      if members.count == Self.fewKeys { keys = Set(members.map(\.key)) }
      let isNew =
        members.count < Self.fewKeys
        ? !members.contains { $0.key == key } : keys.insert(key).inserted
      guard isNew else {
        index = keyIndex
        throw error("\"\(key)\" is said twice")
      }
      skipBlanks()
      guard try take(UInt8(ascii: ":")) else { throw error("a colon is missing after \"\(key)\"") }
      members.append(.init(key: key, value: try value(depth: depth + 1)))
      skipBlanks()
    } while try take(UInt8(ascii: ","))
    guard try take(UInt8(ascii: "}")) else { throw error("a comma or } is missing") }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
    var items: [JSONValue] = []
    index += 1
    skipBlanks()
    if try take(UInt8(ascii: "]")) { return .array([]) }
    repeat {
      items.append(try value(depth: depth + 1))
      skipBlanks()
    } while try take(UInt8(ascii: ","))
    guard try take(UInt8(ascii: "]")) else { throw error("a comma or ] is missing") }
    return .array(items)
  }

  /// Consumes a byte if it comes next.
  ///
  /// - Throws: at the end of the line.
  private mutating func take(_ byte: UInt8) throws(JSONError) -> Bool {
    guard let next = peek else { throw error("the line ends before its value does") }
    if next == byte { index += 1 }
    return next == byte
  }

  private mutating func number() throws(JSONError) -> String {
    let start = index
    if peek == UInt8(ascii: "-") { index += 1 }
    let whole = digits()
    guard whole > 0 else {
      index = start
      throw error("no JSON value")
    }
    if peek == UInt8(ascii: ".") {
      index += 1
      guard digits() > 0 else { throw error("a digit is missing after the decimal point") }
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      index += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { index += 1 }
      guard digits() > 0 else { throw error("a digit is missing in the exponent") }
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() -> Int {
    let start = index
    while let byte = peek, byte >= 0x30, byte <= 0x39 { index += 1 }
    return index - start
  }
}

extension JSONReader {
  private mutating func string() throws(JSONError) -> String {
    index += 1
    var units: [UInt8] = []
    while let byte = peek {
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: units, as: UTF8.self) else {
          throw error("the text is not UTF-8")
        }
        return text
      case UInt8(ascii: "\\"): try units.append(contentsOf: escape())
      case 0..<0x20: throw error("a control character inside a text")
      default: units.append(byte)
      }
    }
    throw error("the line ends inside a text")
  }

  private mutating func escape() throws(JSONError) -> [UInt8] {
    guard let byte = peek else { throw error("the line ends inside a text") }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "u"): return try unicode()
    default: throw error("no such escape: \\\(Character(Unicode.Scalar(byte)))")
    }
  }

  /// Reads the digits after `\u`, as in `\u00e9`, or a surrogate pair.
  private mutating func unicode() throws(JSONError) -> [UInt8] {
    var code = try hex4()
    if (0xD800..<0xDC00).contains(code), bytes[index...].starts(with: "\\u".utf8) {
      index += 2
      let low = try hex4()
      guard (0xDC00..<0xE000).contains(low) else { throw error("half a surrogate pair") }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw error("half a surrogate pair") }
    return Array(String(Character(scalar)).utf8)
  }

  private mutating func hex4() throws(JSONError) -> UInt32 {
    guard index + 4 <= bytes.count, bytes[index] != UInt8(ascii: "+"),
      let code = UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    else { throw error("four hex digits are missing after \\u") }
    index += 4
    return code
  }
}
