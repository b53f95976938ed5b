/// Resolves symbolic links in paths, relative to the root.
///
/// Code scanning compares paths with those of the repository, where a link and its target are different files.
struct ResolveLinks {
  private let root: String
  private let resolvedRoot: String?

  /// - Parameter root: the folder that reported paths are relative to; empty for paths that are not real files.
  init(root: String) {
    self.root = root
    resolvedRoot = root.isEmpty ? nil : RepositoryPath.real(root)
  }

  /// The resolved path, or the path itself if the file does not exist or is outside the root.
  func callAsFunction(_ path: String) -> String {
    guard let resolvedRoot, !path.isEmpty else { return path }
    let full = PathText.resolved(path, in: root)
    guard let real = RepositoryPath.real(full) else { return path }
    let relative = ReportPlace.relative(real, to: resolvedRoot)
    return relative.hasPrefix("/") ? path : relative
  }
}

extension PlacedFinding {
  func withoutLinks(_ resolve: ResolveLinks) -> PlacedFinding {
    func resolved(_ place: ReportPlace) -> ReportPlace {
      var place = place
      place.file = resolve(place.file)
      return place
    }
    var placed = self
    placed.place = resolved(place)
    placed.related = related.map { (resolved($0.place), $0.message) }
    placed.edits = edits.map { $0.map { (resolved($0.place), $0.text) } }
    return placed
  }
}
