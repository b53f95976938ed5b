import GestureRuntime

/// Scans a line from left to right. Text that does not match is not consumed.
struct LineScanner {
  private let bytes: ArraySlice<UInt8>
  private var index: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// Scans a line from its first word on.
  init(_ line: TextLine) {
    self.init(line.bytes)
    skipBlanks()
  }

  var isAtEnd: Bool { index >= bytes.endIndex }

  var peek: UInt8? { isAtEnd ? nil : bytes[index] }

  /// The bytes not yet consumed.
  var rest: ArraySlice<UInt8> { bytes[min(index, bytes.endIndex)...] }

  /// The text not yet consumed, without blanks at its ends.
  var restText: String {
    var slice = rest
    while let last = slice.last, last == 0x20 || last == 0x09 { slice.removeLast() }
    while let first = slice.first, first == 0x20 || first == 0x09 { slice.removeFirst() }
    return String(decoding: slice, as: UTF8.self)
  }

  mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x09 { index += 1 }
  }

  /// Whether a JSON array begins in what follows: `[` before an object, another array or the end. In getevent, a time follows `[`.
  var beginsArray: Bool {
    var scanner = self
    guard scanner.take("[") else { return false }
    scanner.skipBlanks()
    return scanner.peek.map { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") || $0 == 0x0D } ?? true
  }

  /// Consumes the text if it comes next.
  mutating func take(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { expected in
      guard rest.starts(with: expected) else { return false }
      index += expected.count
      return true
    }
  }

  /// Moves past the next occurrence of the text; returns whether there is one.
  mutating func skip(past text: StaticString) -> Bool {
    let start = index
    while !isAtEnd {
      if take(text) { return true }
      index += 1
    }
    index = start
    return false
  }

  /// Consumes letters, digits, `_`, `-`, `/` and `.` up to another byte; `nil` if there are none.
  mutating func word() -> String? {
    let word = take(while: Self.isWordByte)
    return word.isEmpty ? nil : word
  }

  private mutating func take(while matches: (UInt8) -> Bool) -> String {
    let taken = rest.prefix(while: matches)
    index += taken.count
    return String(decoding: taken, as: UTF8.self)
  }

  /// Consumes a whole decimal number with an optional minus.
  mutating func decimal() -> Int64? {
    let start = index
    let sign = take("-") ? "-" : ""
    guard let value = Int64(sign + take(while: Self.isDigit)) else { return fail(start) }
    return value
  }

  /// Consumes hexadecimal digits, at most eight.
  mutating func hexadecimal() -> UInt32? {
    let start = index
    let digits = take(while: Self.isHexDigit)
    guard digits.utf8.count <= 8, let value = UInt32(digits, radix: 16) else { return fail(start) }
    return value
  }

  /// Consumes seconds with a decimal fraction, such as `12.345678`. Digits after the sixth are cut off.
  mutating func seconds() -> Microseconds? {
    let start = index
    guard let whole = decimal(), whole >= 0, take("."), let micro = millionths(),
      whole <= 9_000_000_000_000 / 1_000
    else { return fail(start) }
    return whole * 1_000_000 + micro
  }

  /// Consumes the digits of a decimal fraction; returns it in millionths. Digits after the sixth are cut off.
  private mutating func millionths() -> Int64? {
    let digits = take(while: Self.isDigit)
    return digits.isEmpty ? nil : Int64((digits + "00000").prefix(6))
  }

  private mutating func fail<T>(_ start: Int) -> T? {
    index = start
    return nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    // A letter and its capital differ in one bit.
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || "_-/.".utf8.contains(byte)
  }
}
