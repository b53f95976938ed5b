extension Unicode.Scalar {
  /// Whether a character may appear in text for others to read. Those that XML does not allow, and marks that change the direction of text and
  /// so could make a line look like another one, are written in another way.
  var isSafe: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: false
    default: value & 0xFFFE != 0xFFFE
    }
  }
}
