/// The differences between what the names of a text should mean after a renaming and what they do mean.
struct NameChange {
  /// The first name that means something else, in a sentence without a full stop.
  private(set) var captured: String?
  /// The first name that means nothing, in a sentence without a full stop.
  private(set) var lost: String?

  /// - Parameters:
  ///   - meanings: the new meanings of those that change.
  ///   - text: the changed text.
  init(
    _ before: [NameUse], _ after: [NameUse], _ meanings: [NameMeaning: NameMeaning], _ places: MovedPlaces,
    in text: SourceFile
  ) {
    // A value with several aliases may mean several things in one place.
    var expected: [Int: Set<NameMeaning>] = [:]
    var found: [Int: Set<NameMeaning>] = [:]
    var ends: [Int: Int] = [:]
    for use in before {
      let start = places.moved(use.span.start)
      expected[start, default: []].insert(meanings[use.meaning] ?? use.meaning)
      ends[start] = places.moved(use.span.end)
    }
    for use in after {
      found[use.span.start, default: []].insert(use.meaning)
      ends[use.span.start] = use.span.end
    }
    for (start, end) in ends.sorted(by: { $0.key < $1.key }) where expected[start] != found[start] {
      let word = "`\(text.text(start..<end))` in line \(text.position(at: start).line)"
      let missing = Self.first(expected[start, default: []].subtracting(found[start, default: []]))
      if let other = Self.first(found[start, default: []].subtracting(expected[start, default: []])) {
        let instead = missing.map {
          ", not \($0.identity == other.identity ? $0.described : "`\($0.identity)`")"
        }
        captured = captured ?? "\(word) would then mean \(other.described)\(instead ?? "")"
      } else if let missing {
        lost = lost ?? "\(word) would no longer mean \(missing.described)"
      }
    }
  }

  private static func first(_ meanings: Set<NameMeaning>) -> NameMeaning? {
    meanings.min { ($0.kind.rawValue, $0.identity) < ($1.kind.rawValue, $1.identity) }
  }
}

/// The places of a text after edits of it.
struct MovedPlaces {
  /// The starts of the replaced places, ascending.
  private var starts: [Int] = []
  /// The lengths that the text has grown by before each start, and in all.
  private var growths = [0]

  init(_ edits: [TextEdit]) {
    for edit in edits.sorted(by: { $0.span.start < $1.span.start }) {
      starts.append(edit.span.start)
      growths.append((growths.last ?? 0) + edit.text.utf8.count - (edit.span.end - edit.span.start))
    }
  }

  /// The new offset of one that is in no replaced place, though it may begin or end one.
  func moved(_ offset: Int) -> Int { offset + growths[starts.partition { $0 >= offset }] }
}

extension NameMeaning {
  fileprivate var described: String { "the \(kind.rawValue) `\(identity)`" }
}
