import GestureRuntime

/// Converts milliseconds as text to whole microseconds exactly: `12.5` is 12500. Further digits are rounded half away from zero.
enum DecimalTime {
  /// The largest time that a recognizer accepts: 2^53 microseconds.
  static let limit: Microseconds = 1 << 53

  /// The time in microseconds; `nil` if the text is no number or out of range.
  static func microseconds(fromMilliseconds text: String) -> Microseconds? {
    guard let plain = exact(text) else {
      // Numbers with an exponent are rare, and a Double is exact enough for them.
      guard let value = Double(text), value.isFinite, abs(value * 1000) <= Double(limit) else { return nil }
      return Microseconds((value * 1000).rounded())
    }
    return abs(plain) <= limit ? plain : nil
  }

  private static func exact(_ text: String) -> Microseconds? {
    let isNegative = text.hasPrefix("-")
    let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, !whole.isEmpty, whole.utf8.count <= 13,
      whole.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let milli = Microseconds(whole)
    else { return nil }
    let fraction = parts.count == 2 ? Array(parts[1].utf8) : []
    guard fraction.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    var micro: Microseconds = 0
    for place in 0..<3 {
      micro = micro * 10 + (place < fraction.count ? Microseconds(fraction[place] - 0x30) : 0)
    }
    if fraction.count > 3, fraction[3] >= 0x35 { micro += 1 }
    return (isNegative ? -1 : 1) * (milli * 1000 + micro)
  }
}
