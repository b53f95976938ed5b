/// Compares how fingers land for two shapes.
extension RecognizerShape {
  /// Whether its presses are at least as free as another's in fingers, place, distance and time.
  ///
  /// - Parameter offset: the index of the other's contact at which this shape's first contact begins.
  func landsWherever(_ other: RecognizerShape, offset: Int) -> Bool {
    // An additional press makes it fail; the search accounts for that.
    guard fingers.lowerBound <= other.fingers.lowerBound else { return false }
    return contacts.enumerated().allSatisfy { index, mine in
      guard other.contacts.indices.contains(index + offset) else { return true }
      let theirs = other.contacts[index + offset]
      // A single finger lands at once and has no distance to others.
      let isAsFree =
        other.fingers.upperBound == 1 || fingers.upperBound == 1
        || (mine.spreads(like: theirs) && mine.window.least <= theirs.window.least
          && mine.window.before >= theirs.window.before)
      return isAsFree && mine.takes(fingersOf: theirs) && (index == 0 || mine.near >= theirs.near)
    }
  }

  /// The other's contacts at which its first contact may begin, so that it lands wherever the other does.
  ///
  /// - Parameter last: the last of the other's contacts to try.
  func offsets(beside other: RecognizerShape, through last: Int) -> [Int] {
    last < 0 ? [] : (0...last).filter { landsWherever(other, offset: $0) }
  }

  /// One shape for each edge of its first press, so that different rivals may cover different edges.
  var byEdge: [RecognizerShape] {
    guard let mask = contacts.first?.edges, mask.nonzeroBitCount > 1 else { return [self] }
    return (0..<4).map { UInt8(1) << UInt8($0) }.filter { mask & $0 != 0 }.map { bit in
      var shape = self
      shape.contacts[0].edges = bit
      return shape
    }
  }
}
