import SpecParser

extension LintReport {
  /// The fingerprints as reports show them, by spec: no two files have an equal one.
  ///
  /// A fingerprint depends on the path below the root of the file's own repository, so that it is the same wherever that repository is. Files of
  /// two repositories, such as two submodules of a third, can therefore have equal ones. The first file keeps them, in the order of the paths;
  /// those of the others are numbered. Baselines have the fingerprints without numbers, and the path beside them.
  var distinctNames: (open: [[String]], accepted: [[String]]) {
    var (open, accepted) = (specs.map(\.names), specs.map { $0.accepted.map(\.fingerprint) })
    guard repeatsName(open, accepted) else { return (open, accepted) }
    let paths = specs.map { RepositoryPath.absolute($0.path) }
    var counts: [String: Int] = [:]
    for index in specs.indices.sorted(by: { (paths[$0], $0) < (paths[$1], $1) }) {
      let own = Set(open[index] + accepted[index])
      let numbered = Dictionary(
        firstOf: own.map { name in
          let number = counts[name, default: 0]
          return (name, number == 0 ? name : FingerprintMaker.numbered(name, number))
        })
      open[index] = open[index].map { numbered[$0] ?? $0 }
      accepted[index] = accepted[index].map { numbered[$0] ?? $0 }
      for name in own { counts[name, default: 0] += 1 }
    }
    return (open, accepted)
  }

  /// Whether two specs have an equal fingerprint.
  private func repeatsName(_ open: [[String]], _ accepted: [[String]]) -> Bool {
    var seen: Set<String> = []
    for (open, accepted) in zip(open, accepted) {
      let own = Set(open + accepted)
      if !seen.isDisjoint(with: own) { return true }
      seen.formUnion(own)
    }
    return false
  }
}
