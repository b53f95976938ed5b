/// A reason why bytes cannot be read as text.
struct EncodingProblem: Hashable {
  var message: String
  /// The byte to look at; `nil` for the whole file.
  var offset: Int?
  var help: String
}

/// Finds the first bytes that are not UTF-8, or a character that YAML does not allow; `nil` if the bytes are text.
///
/// libyaml would report most of these without their place, and would first guess an encoding.
func checkEncoding(_ bytes: [UInt8]) -> EncodingProblem? {
  if SourceFile.isTable(bytes) {
    return EncodingProblem(
      message: "this is a compiled table, not text",
      help: "give the spec that it was made of; `gspec disassemble` prints the table")
  }
  if let name = otherEncoding(bytes) {
    return EncodingProblem(message: "the file is \(name), not UTF-8", help: "save the file as UTF-8")
  }
  guard let problem = firstProblem(in: bytes) else { return nil }
  return isBinary(bytes) ? EncodingProblem(message: "this is not text", help: "give a text file") : problem
}

/// Whether the bytes are rather a program or a picture than a text with a few wrong characters: many are control characters.
private func isBinary(_ bytes: [UInt8]) -> Bool {
  let head = bytes.prefix(1024)
  let controls = head.count { $0 < 0x20 && ![0x09, 0x0A, 0x0D].contains($0) || $0 == 0x7F }
  return controls >= 4 && controls * 20 >= head.count
}

private func firstProblem(in bytes: [UInt8]) -> EncodingProblem? {
  bytes.withUnsafeBufferPointer { bytes in
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] >= 0x20 && bytes[offset] < 0x7F {
        offset += 1
        continue
      }
      guard let (value, length) = decodedScalar(bytes, at: offset) else {
        return EncodingProblem(
          message: "the byte \(bytes[offset].digits(2, uppercase: true)) is not UTF-8", offset: offset,
          help: "save the file as UTF-8"
        )
      }
      guard isAllowed(value), value != byteOrderMark || offset == 0 else {
        return EncodingProblem(message: described(value), offset: offset, help: "remove the character")
      }
      offset += length
    }
    return nil
  }
}

/// The name of UTF-16 or UTF-32, detected by byte-order marks or by the NUL bytes of ASCII characters; else `nil`.
private func otherEncoding(_ bytes: [UInt8]) -> String? {
  let head = Array(bytes.prefix(4))
  guard head.count >= 2 else { return nil }
  if head.starts(with: [0xFF, 0xFE, 0, 0]) || head == [0, 0, 0xFE, 0xFF] { return "UTF-32" }
  if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
  guard head.count == 4 else { return nil }
  switch head.map({ $0 == 0 }) {
  case [false, true, true, true], [true, true, true, false]: return "UTF-32"
  case [false, true, false, true], [true, false, true, false]: return "UTF-16"
  default: return nil
  }
}

/// The scalar at an offset and its length in bytes; `nil` if the bytes are not the shortest encoding of a scalar.
private func decodedScalar(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> (UInt32, Int)? {
  let lead = bytes[offset]
  if lead < 0x80 { return (UInt32(lead), 1) }
  let (length, least): (Int, UInt32) =
    switch lead {
    case 0xC2...0xDF: (2, 0x80)
    case 0xE0...0xEF: (3, 0x800)
    case 0xF0...0xF4: (4, 0x10000)
    default: (0, 0)
    }
  guard length > 0, offset + length <= bytes.count else { return nil }
  var value = UInt32(lead) & (0x7F >> UInt32(length))
  for index in 1..<length {
    guard bytes[offset + index] & 0xC0 == 0x80 else { return nil }
    value = value << 6 | UInt32(bytes[offset + index] & 0x3F)
  }
  guard value >= least, value <= 0x10FFFF, !(0xD800...0xDFFF).contains(value) else { return nil }
  return (value, length)
}

private let byteOrderMark: UInt32 = 0xFEFF

private func described(_ value: UInt32) -> String {
  switch value {
  case 0: "there is a NUL byte in the text"
  case byteOrderMark: "there is a byte-order mark (U+FEFF) inside the text"
  default: "the control character U+\(value.digits(4, uppercase: true)) is not allowed"
  }
}

/// Whether a character is one of YAML 1.1's printable characters.
private func isAllowed(_ value: UInt32) -> Bool {
  switch value {
  case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
  default: false
  }
}
