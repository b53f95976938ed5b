/// A short name for bytes, the same on every machine: to tell whether something changed, not to keep anybody out.
enum Digest {
  /// FNV-1a over 64 bits, as 16 hexadecimal digits; parts are kept apart by their lengths.
  static func of(_ parts: [[UInt8]]) -> String {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for part in parts {
      "\(part.count):".utf8.forEach(add)
      part.forEach(add)
    }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
