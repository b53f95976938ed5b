import TestSupport

/// Writes a spec again with everything in another order whose order means nothing: sections, elements, state, mechanics,
/// activities, their keys, lines of `resolve`, lists of names. Steps and the words of an enumeration stay as they are.
struct ReorderSpec {
  private var random: RandomNumbers

  static func text(_ text: String, seed: UInt64) -> String {
    let lines = text.split(separator: "\n").map(withoutComment).filter { !$0.allSatisfy { $0 == " " } }
    var reorder = ReorderSpec(random: RandomNumbers(seed: seed))
    return reorder.shuffled(lines[...], key: "").map { $0 + "\n" }.joined()
  }

  /// The product specs have no `#` inside a scalar but after a letter.
  private static func withoutComment(_ line: Substring) -> Substring {
    if line.hasPrefix("#") { return "" }
    return line.firstRange(of: " #").map { line[..<$0.lowerBound] } ?? line
  }

  /// Entries of one level in another order, and so on inside each.
  private mutating func shuffled(_ lines: ArraySlice<Substring>, key: String) -> [String] {
    guard let first = lines.first else { return [] }
    let depth = indent(first)
    var entries: [ArraySlice<Substring>] = []
    for index in lines.indices where indent(lines[index]) == depth {
      let end = lines[(index + 1)...].firstIndex { indent($0) <= depth } ?? lines.endIndex
      entries.append(lines[index..<end])
    }
    if key == "steps" { return entries.flatMap { $0.map(String.init) } }
    entries.shuffle(using: &random)
    return entries.flatMap { entry in
      // What follows `- ` on its line belongs to a mapping that goes on below: such an entry stays whole.
      if entry.first?.drop(while: { $0 == " " }).hasPrefix("- ") == true { return entry.map { names($0) } }
      return entry.prefix(1).map { names($0) } + shuffled(entry.dropFirst(), key: name(entry.first ?? ""))
    }
  }

  private static let listKeys = ["by", "together", "wait", "for", "prefer", "over", "after"]

  /// A line with the names of its lists in another order: `by: [swipe, drag]`.
  private mutating func names(_ line: Substring) -> String {
    var result = String(line)
    for key in Self.listKeys {
      guard let start = result.firstRange(of: "\(key): ["),
        let end = result[start.upperBound...].firstIndex(of: "]"),
        start.lowerBound == result.startIndex
          || " {-".contains(result[result.index(before: start.lowerBound)])
      else { continue }
      let list = result[start.upperBound..<end].split(separator: ",").map { $0.drop { $0 == " " } }
      result.replaceSubrange(
        start.upperBound..<end, with: list.shuffled(using: &random).joined(separator: ", "))
    }
    return result
  }

  private func indent(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }

  private func name(_ line: Substring) -> String {
    String(line.drop { $0 == " " }.prefix { $0 != ":" })
  }
}
