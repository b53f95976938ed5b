/// How one text differs from another, line by line, as `diff -u` shows it.
package enum LineDifference {
  /// Lines shown around a change.
  private static let context = 2
  /// The most lines of the result; further lines are only counted.
  private static let limit = 60

  private enum Change {
    case kept(Substring)
    case removed(Substring)
    case added(Substring)

    var text: String {
      switch self {
      case .kept(let line): "  \(line)"
      case .removed(let line): "- \(line)"
      case .added(let line): "+ \(line)"
      }
    }

    var isKept: Bool { if case .kept = self { true } else { false } }
  }

  /// - Parameters:
  ///   - old: what was expected; its own lines are marked `-`.
  ///   - new: what came instead; its own lines are marked `+`.
  /// - Returns: empty where both are equal.
  package static func text(from old: String, to new: String) -> String {
    if old == new { return "" }
    let changes = changes(from: lines(old), to: lines(new))
    var result: [String] = []
    var number = 1
    var lastShown = -2
    for (index, change) in changes.enumerated() {
      let near = max(0, index - context)...min(changes.count - 1, index + context)
      if changes[near].contains(where: { !$0.isKept }) {
        if lastShown != index - 1 { result.append("@@ line \(number) @@") }
        result.append(change.text)
        lastShown = index
      }
      if case .added = change {} else { number += 1 }
    }
    let rest = result.count - limit
    return result.prefix(limit).joined(separator: "\n") + (rest > 0 ? "\n… and \(rest) lines more" : "")
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Both texts interleaved. Their common beginning and end are taken off first, because the comparison of the rest is slow.
  private static func changes(from old: [Substring], to new: [Substring]) -> [Change] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let before = old[start..<old.count - end]
    let after = new[start..<new.count - end]
    return old[..<start].map { .kept($0) } + middle(before, after)
      + old[(old.count - end)...].map { .kept($0) }
  }

  private static func middle(_ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>) -> [Change] {
    var removals: Set<Int> = []
    var insertions: Set<Int> = []
    for change in Array(new).difference(from: Array(old)) {
      switch change {
      case .remove(let offset, _, _): removals.insert(old.startIndex + offset)
      case .insert(let offset, _, _): insertions.insert(new.startIndex + offset)
      }
    }
    var result: [Change] = []
    var next = new.startIndex
    func insert() {
      while insertions.contains(next) {
        result.append(.added(new[next]))
        next += 1
      }
    }
    for index in old.indices {
      if removals.contains(index) {
        result.append(.removed(old[index]))
      } else {
        insert()
        result.append(.kept(old[index]))
        next += 1
      }
    }
    insert()
    return result
  }
}
