/// How fingers land for a shape, beside another.
extension RecognizerShape {
  /// Whether its presses are as free as another's: fingers, place, distance and time.
  ///
  /// - Parameter offset: at which of the other's contacts its first one stands.
  func landsWherever(_ other: RecognizerShape, offset: Int) -> Bool {
    // A press too many fails it, which the search knows.
    guard fingers.lowerBound <= other.fingers.lowerBound else { return false }
    return contacts.enumerated().allSatisfy { index, mine in
      guard other.contacts.indices.contains(index + offset) else { return true }
      let theirs = other.contacts[index + offset]
      // One finger lands at once, and is apart from no other.
      let isAsFree =
        other.fingers.upperBound == 1 || fingers.upperBound == 1
        || (mine.apart >= theirs.apart && mine.window.least <= theirs.window.least
          && mine.window.before >= theirs.window.before)
      return isAsFree && (mine.edges == 0 || (theirs.edges != 0 && theirs.edges & ~mine.edges == 0))
        && (index == 0 || mine.near >= theirs.near)
    }
  }

  /// At which of another's contacts its first one may stand, so that it lands wherever that one does.
  ///
  /// - Parameter last: the last of the other's contacts that is tried.
  func offsets(beside other: RecognizerShape, through last: Int) -> [Int] {
    last < 0 ? [] : (0...last).filter { landsWherever(other, offset: $0) }
  }

  /// One shape for each edge that its first press may come from, so that rivals may share the edges among them.
  var byEdge: [RecognizerShape] {
    guard let mask = contacts.first?.edges, mask.nonzeroBitCount > 1 else { return [self] }
    return (0..<4).map { UInt8(1) << UInt8($0) }.filter { mask & $0 != 0 }.map { bit in
      var shape = self
      shape.contacts[0].edges = bit
      return shape
    }
  }
}
