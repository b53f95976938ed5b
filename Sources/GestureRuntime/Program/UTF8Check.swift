/// A check for well-formed UTF-8 without control characters, to which a terminal would react. It avoids the Unicode tables that `String`
/// would link into an embedded program, and the standard library's decoder, which is ten times as long.
enum UTF8Check {
  /// - Parameter text: the place of the text in the bytes.
  static func isValid(_ bytes: [UInt8], _ text: Range<Int>) -> Bool {
    // Most names are ASCII.
    if text.allSatisfy({ 0x20..<0x7F ~= bytes[$0] }) { return true }
    // The bits of the scalar so far, the bytes that it lacks, and the least scalar that needs so many bytes.
    var (scalar, missing, least) = (UInt32(0), 0, UInt32(0))
    for index in text {
      let bits = UInt32(bytes[index])
      if missing > 0 {
        guard bits & 0xC0 == 0x80 else { return false }
        scalar = scalar << 6 | bits & 0x3F
        missing -= 1
      } else {
        switch bits {
        case 0xC0..<0xE0: (scalar, missing, least) = (bits & 0x1F, 1, 0x80)
        case 0xE0..<0xF0: (scalar, missing, least) = (bits & 0x0F, 2, 0x800)
        case 0xF0..<0xF8: (scalar, missing, least) = (bits & 0x07, 3, 0x1_0000)
        // A byte that continues a scalar stands alone, as does one that no scalar has: neither is less than 0x80.
        default: (scalar, missing, least) = (bits, 0, bits < 0x80 ? 0 : .max)
        }
      }
      if missing == 0, !isText(scalar, least: least) { return false }
    }
    return missing == 0
  }

  /// Whether a scalar needs all of its bytes, exists, is no surrogate and no control character.
  private static func isText(_ scalar: UInt32, least: UInt32) -> Bool {
    scalar >= least && scalar < 0x11_0000 && !(0xD800...0xDFFF ~= scalar)
      && scalar >= 0x20 && !(0x7F...0x9F ~= scalar)
  }
}
