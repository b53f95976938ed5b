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
    let start = index
    while let byte = peek, Self.isWordByte(byte) { index += 1 }
    return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
  }

  /// Consumes a whole decimal number with an optional minus.
  mutating func decimal() -> Int64? {
    let start = index
    let isNegative = take("-")
    var value: Int64 = 0
    let digits = index
    while let byte = peek, byte >= 0x30, byte <= 0x39 {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflow2) = product.addingReportingOverflow(Int64(byte - 0x30))
      guard !overflow, !overflow2 else { return fail(start) }
      value = sum
      index += 1
    }
    guard index > digits else { return fail(start) }
    return isNegative ? -value : value
  }

  /// Consumes hexadecimal digits, at most eight.
  mutating func hexadecimal() -> UInt32? {
    let start = index
    var value: UInt32 = 0
    while let byte = peek, let digit = Self.hexDigit(byte) {
      guard index - start < 8 else { return fail(start) }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return index > start ? value : nil
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
    var value: Int64 = 0
    var count = 0
    while let byte = peek, byte >= 0x30, byte <= 0x39 {
      if count < 6 { value = value * 10 + Int64(byte - 0x30) }
      count += 1
      index += 1
    }
    guard count > 0 else { return nil }
    for _ in min(count, 6)..<6 { value *= 10 }
    return value
  }

  private mutating func fail<T>(_ start: Int) -> T? {
    index = start
    return nil
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "/"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
