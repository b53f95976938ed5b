import SpecParser

/// A short hash of bytes that is the same on every machine. It detects changes and is not for security.
enum Digest {
  /// The 64-bit FNV-1a hash as 16 hexadecimal digits. The length of each part is hashed too, to keep the parts apart.
  static func of(_ parts: [[UInt8]]) -> String {
    var hash = FNV()
    for part in parts {
      hash.add("\(part.count):".utf8)
      hash.add(part)
    }
    return hash.value.digits(16)
  }
}

/// FNV-1a over 64 bits (Fowler, Noll and Vo; its offset and prime).
struct FNV {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}
