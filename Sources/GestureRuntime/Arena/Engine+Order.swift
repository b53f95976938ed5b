/// The order in which the claims of one instant are tried. Docs/Recognition.md, 4.1.4 and 4.3.
extension GestureEngine {
  /// The claim that is tried next, of those of `decideClaims`.
  @inlinable
  mutating func firstClaim(since win: UInt16 = 0, before winners: UInt64 = 0) -> Int? {
    guard hasClaims else { return nil }
    gatherClaims(since: win, before: winners)
    if claims.count == 0 {
      // Others may be left after the win.
      hasClaims = win > 0
      return nil
    }
    var first = claims[0]
    if claims.count == 1 { return first }
    var shared = pool[first].contacts
    for index in claims.numbers {
      if comesBefore(index, first) { first = index }
      shared &= pool[index].contacts
    }
    // One that is stronger than the first may meet others that are stronger still. Where all meet, there are none.
    for _ in 0..<(shared == 0 ? claims.count : 1) {
      let best = strongest(meeting: first)
      if best == first { break }
      first = best
    }
    return first
  }

  @inlinable
  mutating func gatherClaims(since win: UInt16, before winners: UInt64) {
    claims.keep(0)
    for index in live where pool[index].state == .claiming && pool[index].releasedAfter >= win {
      if pool[index].contacts & winners == 0 { claims.append(index) }
    }
  }

  /// Whether `a` comes before `b` if they do not meet. Released claims come first, the earlier ones among them first, then inner targets,
  /// then names.
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

  /// The claim to try first, of `first` and those that it meets. No other may be preferred to it. Of those, the innermost counts, then one
  /// without a special case, then the first by the tie rule.
  @inlinable
  mutating func strongest(meeting first: Int) -> Int {
    var best: Int?
    for index in claims.numbers where meet(index, first) {
      // The tie rule is cheap to check. Whether another claim beats this one is not.
      if let best, !winsTie(index, best) { continue }
      if !isBeaten(index, among: first) { best = index }
    }
    return best ?? first
  }

  /// Whether another claim that meets `first` is preferred to this one, or goes before it and is not dominated itself.
  @inlinable
  mutating func isBeaten(_ index: Int, among first: Int) -> Bool {
    if isDominated(index, among: first) { return true }
    for other in claims.numbers where meet(other, first) {
      // The cheaper check comes first: few claims of one instant go before others.
      if goesBefore(other, index) && !isDominated(other, among: first) { return true }
    }
    return false
  }

  /// Whether another claim that meets this one and `first` is preferred to this one.
  @inlinable
  mutating func isDominated(_ index: Int, among first: Int) -> Bool {
    guard program.mayBePreferred(activity(index)) else { return false }
    for other in claims.numbers where meet(other, first) {
      if meet(other, index) && program.isPreferred(activity(other), over: activity(index)) { return true }
    }
    return false
  }

  /// Whether `a` has an inner target, or has the same target and is the special case of `b`.
  @inlinable
  mutating func goesBefore(_ a: Int, _ b: Int) -> Bool { outranks(pool[a].recognizer, pool[b].recognizer) }

  /// Whether recognizer `a` has an inner target, or has the same target and is the special case of `b`.
  @inlinable
  mutating func outranks(_ a: Int, _ b: Int) -> Bool {
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
