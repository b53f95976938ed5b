import SpecParser

/// The patterns of `exclude` in a run, and the specs that they can match.
struct UsedExclusions {
  var patterns: [LintConfig.Setting<PathPattern>] = []
  /// The folders that were searched, with the absolute paths of their specs.
  private var searches: [(folder: String, files: [String])] = []

  /// Adds a folder with the specs that were found in it, all as absolute paths.
  mutating func add(_ files: [String], in folder: String) { searches.append((folder, files)) }

  /// A sentence for each pattern that matches no spec. A folder that was searched in part may have such specs, so its patterns are left out.
  ///
  /// - Parameter shown: returns the path of a configuration file as reports show it.
  func needless(_ shown: (String) -> String) -> [String] {
    patterns.compactMap { pattern in
      guard let files = searches.first(where: { Self.has($0.folder, pattern.value.folder) })?.files,
        !files.contains(where: pattern.value.matches)
      else { return nil }
      let text =
        "\(shown(pattern.path)):\(pattern.line): no spec matches `\(pattern.value.text)` of `exclude`"
      return pattern.value.nearest(among: files).map { "\(text): \(NearMiss.question($0))" } ?? text
    }
  }

  private static func has(_ folder: String, _ other: String) -> Bool {
    other == folder || other.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}

extension PathPattern {
  /// The name or the path of a file or a folder that the pattern resembles; `nil` if it has a `*`, or if none is near enough.
  fileprivate func nearest(among files: [String]) -> String? {
    guard !text.contains("*") else { return nil }
    let all = files.compactMap(names)
    let candidates =
      isName
      ? all.flatMap { $0.map(String.init) }
      : all.flatMap { names in names.indices.map { names[...$0].joined(separator: "/") } }
    return NearMiss.nearest(to: parts.joined(separator: "/"), among: Set(candidates).sorted())
  }
}
