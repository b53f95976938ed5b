/// What `FindRivals` has found about two recognizers, and about one activity. A search for rivals that cover an activity asks about the same
/// two recognizers often, and each answer compares every third activity.
final class RivalMemo {
  /// The number of each activity's first recognizer among all.
  private let starts: [Int]
  private let count: Int
  private var beats: [Int: Bool] = [:]
  private var beatsWithinSearch: [Int: Bool] = [:]
  private var winsTies: [Int: Bool] = [:]
  private var friends: [Int: [Int]] = [:]

  /// - Parameter recognizers: the number of each activity's recognizers.
  init(recognizers: [Int]) {
    var count = 0
    starts = recognizers.map { own in
      defer { count += own }
      return count
    }
    self.count = count
  }

  /// Whether a rival's recognizer beats an activity's.
  ///
  /// - Parameter isWithinSearch: whether a search of `LossMemo` asks, which takes less into account.
  func beats(
    _ rival: RecognizerPlace, _ other: RecognizerPlace, isWithinSearch: Bool, _ find: () -> Bool
  ) -> Bool {
    isWithinSearch
      ? answer(rival, other, \.beatsWithinSearch, find) : answer(rival, other, \.beats, find)
  }

  /// Whether a rival's recognizer wins if both claim at the same instant.
  func winsTies(_ rival: RecognizerPlace, _ other: RecognizerPlace, _ find: () -> Bool) -> Bool {
    answer(rival, other, \.winsTies, find)
  }

  /// The activities after whose win an activity can win.
  func friends(of activity: Int, _ find: () -> [Int]) -> [Int] {
    if let known = friends[activity] { return known }
    let found = find()
    friends[activity] = found
    return found
  }

  private func answer(
    _ rival: RecognizerPlace, _ other: RecognizerPlace,
    _ answers: ReferenceWritableKeyPath<RivalMemo, [Int: Bool]>, _ find: () -> Bool
  ) -> Bool {
    let key = number(rival) * count + number(other)
    if let known = self[keyPath: answers][key] { return known }
    let answer = find()
    self[keyPath: answers][key] = answer
    return answer
  }

  private func number(_ place: RecognizerPlace) -> Int { starts[place.activity] + place.recognizer }
}
