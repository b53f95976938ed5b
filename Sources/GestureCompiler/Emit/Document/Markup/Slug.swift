/// Names of a spec as names of files and as anchors.
///
/// What comes out has lower-case letters, digits, `-` and `_` only, so that it means the same on file systems that do
/// not tell cases apart and needs no escape in an address. Two names never give one: `_` begins every escape.
///
/// | of a name | becomes |
/// | --- | --- |
/// | `a` … `z`, `0` … `9`, `-` | itself |
/// | `A` … `Z` | `_a` … `_z` |
/// | `_` | `__` |
/// | another character | `_0`, its number in hexadecimal digits, `_` |
enum Slug {
  /// The most characters, with what tells cut names apart: file systems allow 255 bytes.
  private static let limit = 120

  static func of(_ name: String) -> String {
    let slug = name.unicodeScalars.map(escaped).joined()
    guard slug.utf8.count > limit else { return slug }
    return slug.prefix(limit - 20) + "_1" + digest(name)
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "a"..."z", "0"..."9", "-": String(scalar)
    case "A"..."Z": "_" + String(scalar).lowercased()
    case "_": "__"
    default: "_0" + String(scalar.value, radix: 16) + "_"
    }
  }

  /// FNV-1a over 64 bits, as hexadecimal digits.
  private static func digest(_ text: String) -> String {
    let value = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(value, radix: 16)
  }
}
