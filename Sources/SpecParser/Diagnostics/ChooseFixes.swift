/// Chooses the fixes that text output shows if a finding has many.
enum ChooseFixes {
  /// Up to this many fixes are all shown.
  private static let most = 4
  /// The number of fixes shown if there are more than `most`; a line then says that there are more.
  private static let shown = 3

  /// Sorts of fixes, those that people choose most often first.
  private static let sorts = ["narrow", "wait", "prefer", "together"]

  /// The fixes that are not shown. The shown ones are of different sorts, if there are enough sorts.
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

  /// The part of a fix's name before the colon: `prefer` of `prefer:archive`.
  private static func sort(of fix: Fix) -> String {
    String(fix.name.prefix { $0 != ":" })
  }
}
