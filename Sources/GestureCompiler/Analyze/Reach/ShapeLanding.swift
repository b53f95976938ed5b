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

  /// One shape for each range of times between the first and the last press of a contact in which rivals land throughout or not at all.
  /// It is not divided if the parts are too many.
  func byLanding(beside rivals: [RecognizerShape]) -> [RecognizerShape] {
    guard fingers.lowerBound > 1 else { return [self] }
    let ends = Set(
      rivals.filter { $0.fingers.upperBound > 1 }.flatMap { rival in
        rival.contacts.flatMap { [$0.window.least, $0.window.before] }
      })
    var parts = [self]
    // Where a window also holds for fingers that join, the last of them may land in another part than the one that completes the press.
    for (index, contact) in contacts.enumerated() where fingers.count == 1 || contact.hasMove {
      let cuts = ends.filter { contact.window.least < $0 && $0 < contact.window.before }.sorted()
      // Each contact multiplies the parts.
      guard parts.count * (cuts.count + 1) <= Self.mostParts else { return [self] }
      let windows = zip([contact.window.least] + cuts, cuts + [contact.window.before])
      parts = parts.flatMap { part in
        windows.map { least, before in
          var part = part
          part.contacts[index].window = Delay(least: least, before: before)
          return part
        }
      }
    }
    return parts
  }

  /// Limit for the parts of a shape.
  private static let mostParts = 8
}
