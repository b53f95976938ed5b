import SpecParser

/// The keys of JSON Lines. A line may have keys of other programs, so an unknown key is no error, but a misspelt one gets a remark.
enum TraceKeys {
  /// The optional keys of the header.
  static let header = ["width", "height", "unit", "dpi", "mm", "mmEstimated", "layout", "device"]
  /// The optional keys of a finger's `down`.
  static let down = ["on", "size", "sizes", "frame", "frames", "tool"]
  /// The optional keys of a finger's other samples.
  static let later = ["on", "tool"]

  /// All keys that the format has. Some are for people only.
  private static let known = Set(
    header + down + ["trace", "source", "note", "witness", "rule", "claims", "t", "phase", "id", "x", "y"])

  /// The keys that are probably misspelt, each with the meant one. Every short key is near to another one, so keys of at most three letters are
  /// never the meant ones.
  ///
  /// - Parameters:
  ///   - keys: those of a line.
  ///   - optional: the optional keys of such a line.
  static func misspelt(_ keys: [String], among optional: [String]) -> [(key: String, meant: String)] {
    let unknown = keys.filter { !known.contains($0) }
    if unknown.isEmpty { return [] }
    let absent = optional.filter { $0.count > 3 && !keys.contains($0) }
    return unknown.compactMap { key in NearMiss.nearest(to: key, among: absent).map { (key, $0) } }
  }
}
