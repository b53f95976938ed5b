import SpecParser

/// Finds changes of who wins, who waits and which activities may be recognized together, as `resolve` declares.
struct CompareRivals {
  let pair: SpecPair

  /// Two activities by their names, sorted.
  private struct Rivals: Hashable, Comparable {
    var names: [String]

    static func < (a: Rivals, b: Rivals) -> Bool { a.names.lexicographicallyPrecedes(b.names) }
  }

  /// The changes for activities in both specs. Other comparisons report activities of one spec only.
  var changes: [ProductChange] {
    let known = relations(pair.old, pair.names)
    let now = relations(
      pair.new, Dictionary(firstOf: pair.names.values.map { ($0, $0) }))
    let all = Set(known.keys).union(now.keys).sorted()
    return all.compactMap { rivals in
      let (before, after) = (known[rivals], now[rivals])
      guard before?.words != after?.words else { return nil }
      return ProductChange(
        .rivals, rivals.names, "are settled in another way", before: before?.text ?? "the earlier claim wins",
        after: after?.text ?? "the earlier claim wins", oldSpan: before?.span, newSpan: after?.span)
    }
  }

  private struct Relation {
    var words: Set<String>
    var span: SourceSpan

    var text: String { words.sorted().joined(separator: "; ") }
  }

  private func relations(_ spec: CheckedSpec, _ names: [String: String]) -> [Rivals: Relation] {
    var result: [Rivals: Relation] = [:]
    func add(_ a: Int, _ b: Int, _ span: SourceSpan, _ words: (String, String) -> String) {
      guard a != b, let first = names[spec.activities[a].name.value],
        let second = names[spec.activities[b].name.value]
      else { return }
      let rivals = Rivals(names: [first, second].sorted())
      result[rivals, default: Relation(words: [], span: span)].words.insert(words(first, second))
    }
    for resolution in spec.resolutions {
      switch resolution.rule {
      case .wait(let waiting, let awaited):
        for a in waiting {
          for b in awaited { add(a.value, b.value, resolution.span) { "\($0) waits for \($1)" } }
        }
      case .prefer(let winners, let losers):
        for a in winners {
          for b in losers { add(a.value, b.value, resolution.span) { "\($0) wins over \($1)" } }
        }
      case .together(let all):
        for (index, a) in all.enumerated() {
          for b in all[(index + 1)...] {
            add(a.value, b.value, resolution.span) { _, _ in "both are recognized" }
          }
        }
      }
    }
    return result
  }
}
