/// Converts names of a spec to names of files and to anchors.
///
/// The result has only lower-case letters, digits, `-` and `_`. So it works on file systems that ignore case and needs no escape in an
/// address. Different names have different results, since `_` begins every escape.
///
/// | character | result |
/// | --- | --- |
/// | `a` … `z`, `0` … `9`, `-` | itself |
/// | `A` … `Z` | `_a` … `_z` |
/// | `_` | `__` |
/// | other | `_0`, its number in hexadecimal digits, `_` |
enum Slug {
  /// Limit of characters, including the digest that distinguishes cut names. File systems allow 255 bytes.
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

  /// The 64-bit FNV-1a hash as hexadecimal digits.
  private static func digest(_ text: String) -> String {
    let value = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(value, radix: 16)
  }
}
