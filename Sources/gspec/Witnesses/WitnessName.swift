import SpecParser

/// The file names of witnesses below DIR of `lint --witness DIR`. They do not change while the conflict remains.
enum WitnessName {
  /// The name of the cases file in a spec's folder.
  static let cases = "witness.cases.yaml"

  /// Limit on the characters of each part of a file name, since file systems allow 255 bytes in all.
  private static let nameLimit = 60

  /// The folder of a spec below DIR: the path without its ending, so that no two specs share a folder.
  ///
  /// - Parameter path: the path of the spec, relative to the working directory or absolute.
  static func folder(of path: String) -> String {
    var parts: [String] = []
    for part in path.split(separator: "/").map(String.init) where part != "." {
      // Hidden folders are not searched for cases.
      parts.append(part == ".." ? "up" : part.hasPrefix(".") ? "dot" + part : part)
    }
    guard var name = parts.popLast() else { return "spec" }
    for ending in [LoadSpec.suffix, ".yaml"] where name.hasSuffix(ending) {
      name.removeLast(ending.count)
      break
    }
    return (parts + [name]).joined(separator: "/")
  }

  /// The name of a trace, such as `conflict-ambiguous.archive.scroll.7f3a9c21.jsonl`.
  static func trace(_ placed: PlacedFinding) -> String {
    let claimants = placed.finding.witness?.claims.map(\.activity) ?? []
    let parts = [placed.finding.rule] + claimants + [placed.id]
    return parts.map(plain).joined(separator: ".") + ".jsonl"
  }

  /// The name with other characters than letters, digits, `-` and `_` replaced by `-`, shortened to the limit.
  private static func plain(_ name: String) -> String {
    String(name.prefix(nameLimit).map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" })
  }
}
