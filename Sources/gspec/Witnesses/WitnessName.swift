import SpecParser

/// Where `lint --witness DIR` puts a witness: names that stay while the conflict stays.
enum WitnessName {
  /// The cases of a spec's folder.
  static let cases = "witness.cases.yaml"

  /// How much of an activity's name a file name takes: file systems allow 255 bytes in all.
  private static let nameLimit = 60

  /// A spec's own folder below DIR: its path without the ending, so that no two specs share one.
  ///
  /// - Parameter path: relative to the working directory, or absolute.
  static func folder(of path: String) -> String {
    var parts: [String] = []
    for part in path.split(separator: "/").map(String.init) where part != "." {
      // Hidden folders are not searched for cases.
      parts.append(part == ".." ? "up" : part.hasPrefix(".") ? "dot" + part : part)
    }
    guard var name = parts.popLast() else { return "spec" }
    for ending in [".gspec.yaml", ".yaml"] where name.hasSuffix(ending) {
      name.removeLast(ending.count)
      break
    }
    return (parts + [name]).joined(separator: "/")
  }

  /// `conflict-ambiguous.archive.scroll.7f3a9c21.jsonl`
  static func trace(_ placed: PlacedFinding) -> String {
    let claimants = placed.finding.witness?.claims.map(\.activity) ?? []
    let parts = [placed.finding.rule] + claimants + [placed.id]
    return parts.map(plain).joined(separator: ".") + ".jsonl"
  }

  /// Letters, digits, `-` and `_`; anything else becomes `-`.
  private static func plain(_ name: String) -> String {
    String(name.prefix(nameLimit).map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" })
  }
}
