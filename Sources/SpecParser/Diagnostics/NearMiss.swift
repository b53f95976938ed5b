/// Finds the name that the author probably meant.
package enum NearMiss {
  /// The maximum length of a compared name, because the work grows with the square of the length.
  private static let longest = 64
  /// The maximum number of compared candidates: a spec with thousands of names and of errors must also be answered quickly.
  private static let mostCandidates = 2_000

  /// The candidate nearest to the name, the first of several, or else the only one of which it is the beginning or the last part:
  /// `left` of `left-edge`, `nested` of `conflict/nested`; `nil` if none is near enough for a misspelling.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let written = Array(name.lowercased().unicodeScalars.prefix(longest + 1))
    guard (1...longest).contains(written.count) else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates.prefix(mostCandidates) {
      let other = Array(candidate.lowercased().unicodeScalars.prefix(longest + 1))
      let most = min(best.map { $0.distance - 1 } ?? Int.max, max(1, min(written.count, other.count) / 3))
      guard other.count <= longest, abs(other.count - written.count) <= most else { continue }
      let distance = distance(written, other)
      if distance <= most { best = (candidate, distance) }
    }
    return best?.name ?? whole(of: name, among: candidates)
  }

  /// The only candidate of which the name is the beginning, or the last part behind a `/`; `nil` for a short name.
  private static func whole(of part: String, among candidates: some Sequence<String>) -> String? {
    let part = part.lowercased()
    guard part.count > 2 else { return nil }
    let wholes = Set(
      candidates.prefix(mostCandidates).filter { $0.hasPrefix(part + "-") || $0.hasSuffix("/" + part) })
    return wholes.count == 1 ? wholes.first : nil
  }

  /// The most similar of the candidates, the first of several, however far it is from the name.
  package static func closest(to name: String, among candidates: some Sequence<String>) -> String? {
    let written = Array(name.lowercased().unicodeScalars.prefix(longest))
    let distances = candidates.prefix(mostCandidates).map { candidate in
      (candidate, distance(written, Array(candidate.lowercased().unicodeScalars.prefix(longest))))
    }
    return distances.min { $0.1 < $1.1 }?.0
  }

  // MARK: Help

  /// The question whether a name is meant. An editor offers to write it.
  package static func question(_ name: String) -> String { "did you mean `\(name)`?" }

  /// The question about the name nearest to an unknown one; `nil` if none is near enough for a misspelling.
  package static func help(for name: String, among candidates: some Sequence<String>) -> String? {
    nearest(to: name, among: candidates).map(question)
  }

  /// The question about the name nearest to an unknown one, or else other help.
  package static func help(
    for name: String, among candidates: some Sequence<String>, or other: @autoclosure () -> String
  ) -> String {
    help(for: name, among: candidates) ?? other()
  }

  // MARK: Distance

  /// The number of insertions, deletions, replacements and swaps of neighbors that turn one into the other.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for row in a.indices {
      var current = [row + 1]
      for column in b.indices {
        let replaced = last[column] + (a[row] == b[column] ? 0 : 1)
        var least = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      (beforeLast, last) = (last, current)
    }
    return last[b.count]
  }
}

/// Words in backticks, joined for a sentence: "`a`, `b` and `c`".
package func listed(_ words: some Sequence<String>, joinedBy conjunction: String = "and") -> String {
  inWords(words.map { "`\($0)`" }, joinedBy: conjunction)
}

/// All words in backticks, or the first twelve of more: "for example `a`, `b` … and `l`"; empty for no words.
package func examples(_ words: some Sequence<String>) -> String {
  let most = 12
  let first = Array(words.prefix(most + 1))
  return (first.count > most ? "for example " : "") + listed(first.prefix(most))
}

/// Words joined for a sentence: "a", "a and b", "a, b and c"; empty for no words.
package func inWords(_ words: [String], joinedBy conjunction: String = "and") -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
}

/// Words in as few lines as they fit into. Lines after the first are indented.
package func inLines(
  _ words: some Sequence<String>, joinedBy joint: String = " ", indent: String = "",
  where fits: (String) -> Bool
) -> [String] {
  words.reduce(into: []) { lines, word in
    if let last = lines.last, fits(last + joint + word) {
      lines[lines.count - 1] = last + joint + word
    } else {
      lines.append(lines.isEmpty ? word : indent + word)
    }
  }
}
