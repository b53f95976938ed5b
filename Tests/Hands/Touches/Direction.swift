#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Angles as unit vectors: 0° to the right, 90° up.
enum Direction {
  private static let table: [(x: Double, y: Double)] = (0..<360).map {
    let angle = Double($0) * .pi / 180
    return (cos(angle), sin(angle))
  }

  /// The unit vector of an angle, rounded to whole degrees.
  static func of(_ degrees: Double) -> (x: Double, y: Double) {
    let whole = Int(degrees.rounded()) % 360
    return table[whole < 0 ? whole + 360 : whole]
  }
}
