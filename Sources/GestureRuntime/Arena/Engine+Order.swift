/// Which of the claims of one instant is tried first. Docs/Recognition.md, 4.1.4 and 4.3.
extension GestureEngine {
  /// The claim that is tried next; of the fresh ones only, if asked.
  @inlinable
  mutating func firstClaim(isFresh: Bool = false) -> Int? {
    guard hasClaims else { return nil }
    gatherClaims(isFresh)
    if claims.count == 0 {
      // Among the others there may be one.
      hasClaims = isFresh
      return nil
    }
    var first = claims[0]
    if claims.count == 1 { return first }
    for index in claims.numbers where comesBefore(index, first) { first = index }
    return strongest(meeting: first)
  }

  @inlinable
  mutating func gatherClaims(_ isFresh: Bool) {
    claims.keep(0)
    for index in live where pool[index].state == .claiming && (!isFresh || pool[index].isFresh) {
      claims.append(index)
    }
  }

  /// The order of claims that do not meet: released ones, earlier ones among these; inner targets; names.
  @inlinable
  mutating func comesBefore(_ a: Int, _ b: Int) -> Bool {
    if pool[a].isReleased != pool[b].isReleased { return pool[a].isReleased }
    if pool[a].isReleased && pool[a].firstPress != pool[b].firstPress {
      return pool[a].firstPress < pool[b].firstPress
    }
    let (mine, theirs) = (entry(a).pointee.depth, entry(b).pointee.depth)
    return mine != theirs ? mine > theirs : isNamedBefore(a, b)
  }

  @inlinable
  mutating func isNamedBefore(_ a: Int, _ b: Int) -> Bool {
    pool[a].recognizer != pool[b].recognizer
      ? pool[a].recognizer < pool[b].recognizer : pool[a].serial < pool[b].serial
  }

  /// Of a claim and those that it meets: one to which none is preferred, of these the innermost, of these one that has no
  /// special case, of these the first by the tie rule.
  @inlinable
  mutating func strongest(meeting first: Int) -> Int {
    var best: Int?
    for index in claims.numbers where isRival(index, of: first) {
      // The tie rule costs little, to see that nobody beats it costs much.
      if let best, !winsTie(index, best) { continue }
      if !isBeaten(index, among: first) { best = index }
    }
    return best ?? first
  }

  @inlinable
  mutating func isRival(_ index: Int, of first: Int) -> Bool { index == first || meet(index, first) }

  /// Whether another of the claims that meet `first` is preferred to this one; or is not itself so beaten, and lies
  /// further in or is its special case.
  @inlinable
  mutating func isBeaten(_ index: Int, among first: Int) -> Bool {
    if isDominated(index, among: first) { return true }
    for other in claims.numbers where other != index && isRival(other, of: first) {
      // The cheaper question first: of many claims of one instant few go before others.
      if goesBefore(other, index) && !isDominated(other, among: first) { return true }
    }
    return false
  }

  @inlinable
  mutating func isDominated(_ index: Int, among first: Int) -> Bool {
    guard program.mayBePreferred(activity(index)) else { return false }
    for other in claims.numbers where other != index && isRival(other, of: first) {
      if meet(other, index) && program.isPreferred(activity(other), over: activity(index)) { return true }
    }
    return false
  }

  /// Whether `a` lies further in than `b`, or is its special case on one target.
  @inlinable
  mutating func goesBefore(_ a: Int, _ b: Int) -> Bool { outranks(pool[a].recognizer, pool[b].recognizer) }

  /// The same of recognizers.
  @inlinable
  func outranks(_ a: Int, _ b: Int) -> Bool {
    let (mine, theirs) = (recognizerAt(a), recognizerAt(b))
    if mine.pointee.depth != theirs.pointee.depth { return mine.pointee.depth > theirs.pointee.depth }
    return mine.pointee.target == theirs.pointee.target && program.isSpecialCase(a, of: b)
  }

  @inlinable
  mutating func winsTie(_ a: Int, _ b: Int) -> Bool {
    let (mine, theirs) = (tieRank(a), tieRank(b))
    return mine.isGreater(than: theirs) || (!theirs.isGreater(than: mine) && isNamedBefore(a, b))
  }

  @inlinable
  mutating func tieRank(_ index: Int) -> TieRank {
    TieRank(
      startsAtDirection: pool[index].startsAtDirection, startsAtMeasure: pool[index].startsAtMeasure,
      count: entry(index).pointee.count)
  }
}
