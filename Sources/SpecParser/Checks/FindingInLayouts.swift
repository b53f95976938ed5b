/// Compares findings about the two layouts of a spec.
///
/// A layout from right to left mirrors what follows the reading direction. A finding about mirrored touches is the same finding, although
/// its sentence names other directions.
extension Finding {
  /// Whether this finding says the same as one about the other layout: about the same activities, with the same mechanics and winner.
  func says(inOtherLayout other: Finding) -> Bool {
    guard Set(activities) == Set(other.activities), sentence == other.sentence else { return false }
    if message == other.message && notes == other.notes { return true }
    return (relation?.meetsLike(other.relation) ?? (other.relation == nil))
  }

  /// The words of the message without those for directions. Names of activities are kept whatever they say.
  private var sentence: [Substring] {
    let parts = message.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().flatMap { index, part in
      let isName = index % 2 == 1 && activities.contains(String(part))
      return isName ? [part] : part.split { $0 == " " || $0 == "," }.filter { !Self.isOfDirections($0) }
    }
  }

  /// Words in which `a movement up or to the left` differs from `a movement toward 120° to 150°`.
  private static func isOfDirections(_ word: Substring) -> Bool {
    ["left", "right", "up", "down", "toward", "to", "the", "or", "and"].contains(word) || word.hasSuffix("°")
  }
}

extension FindingRelation {
  /// Whether two claims meet in the same directions, or in those with left and right exchanged.
  fileprivate func meetsLike(_ other: FindingRelation?) -> Bool {
    let theirs = Self.turns(other?.region["directions"] ?? [])
    return [false, true].contains { isMirrored in
      let own = Self.turns(region["directions"] ?? [], isMirrored: isMirrored)
      return own.count == theirs.count && zip(own, theirs).allSatisfy { Self.areEqual($0, $1) }
    }
  }

  /// Ranges of directions as a start and an extent in degrees, ascending, each as long as possible.
  private static func turns(_ ranges: [Range], isMirrored: Bool = false) -> [Arc] {
    let arcs = ranges.map { range in
      let (low, high) = (range.low ?? 0, range.high ?? 360)
      let start = (isMirrored ? 180 - high : low).truncatingRemainder(dividingBy: 360)
      return Arc(start: start < -tolerance ? start + 360 : start, extent: high - low)
    }
    let joined = arcs.sorted { $0.start < $1.start }.merged { last, arc in
      guard arc.start - last.start - last.extent <= tolerance else { return false }
      last.extent = max(last.extent, arc.start + arc.extent - last.start)
      return true
    }
    if joined.count == 1, joined[0].extent >= 360 - tolerance { return [Arc(start: 0, extent: 360)] }
    guard let first = joined.first, let last = joined.last, joined.count > 1,
      last.start + last.extent >= first.start + 360 - tolerance
    else { return joined }
    let around = Arc(start: last.start, extent: first.start + 360 + first.extent - last.start)
    return joined.dropFirst().dropLast() + [around]
  }

  private static func areEqual(_ one: Arc, _ other: Arc) -> Bool {
    (one.start - other.start).magnitude <= tolerance && (one.extent - other.extent).magnitude <= tolerance
  }

  /// The largest difference of equal directions, in degrees: they are computed with floating-point numbers.
  private static let tolerance = 0.001
}
