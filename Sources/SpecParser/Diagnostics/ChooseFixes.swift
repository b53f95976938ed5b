/// Chooses the fixes that text shows where a finding has many.
enum ChooseFixes {
  /// So many are all shown.
  private static let most = 4
  /// Of more than that, so many are shown: a line says that there are more.
  private static let shown = 3

  /// Sorts of fixes, the ones that people choose most often first. A line of `resolve` says most clearly who wins.
  private static let sorts = ["narrow", "wait", "prefer", "together"]

  /// The fixes that are not shown. Those that are shown are of different sorts, as far as there are enough sorts.
  static func leftOut(of fixes: [Fix]) -> [Fix] {
    guard fixes.count > most else { return [] }
    var seen: [String: Int] = [:]
    let ranks = fixes.map { fix in
      let sort = sort(of: fix)
      let repeats = seen[sort, default: 0]
      seen[sort] = repeats + 1
      return (repeats, sorts.firstIndex(of: sort) ?? sorts.count)
    }
    let order = fixes.indices.sorted { (ranks[$0].0, ranks[$0].1, $0) < (ranks[$1].0, ranks[$1].1, $1) }
    return order.dropFirst(shown).sorted().map { fixes[$0] }
  }

  /// `prefer` of `prefer:archive`.
  private static func sort(of fix: Fix) -> String {
    String(fix.name.prefix { $0 != ":" })
  }
}
