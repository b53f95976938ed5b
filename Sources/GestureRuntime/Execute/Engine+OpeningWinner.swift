/// The claim that wins an opening, so that recognizers that lose to it need not become candidates.
extension GestureEngine {
  /// Keeps the winner among an opening's claims at this instant, `concerned`, if it is certain. All recognizers that lose to it leave.
  ///
  /// - Parameter way: the movement that caused the claims; `nil` for a timer.
  @inlinable
  mutating func keepWinner(of way: Way?) {
    // Live candidates may claim at the same instant.
    if liveList.count != 0 { return }
    for word in 0..<program.words where concerned[word] & program.sets(word).related != 0 { return }
    let winner = strongestConcerned(way)
    guard winner >= 0 else { return }
    keepBeside(recognizerAt(winner).pointee.activity)
    opened[winner / OpeningFacts.bits] |= OpeningFacts.bit(winner)
    for word in 0..<program.words { concerned[word] = opened[word] }
  }

  /// Drops recognizers that fail when an activity wins that is in no `prefer`.
  @inlinable
  mutating func keepBeside(_ activity: Int) {
    for word in 0..<program.words {
      let those = opened[word] & program.sets(word).together
      opened[word] = 0
      for number in Members(those, word) {
        let other = recognizerAt(number).pointee.activity
        if other != activity && program.areTogether(other, activity) {
          opened[word] |= OpeningFacts.bit(number)
        }
      }
    }
  }

  /// The strongest of the claims in `concerned`, which all meet, by the rule of `strongest`; -1 if none.
  @inlinable
  mutating func strongestConcerned(_ way: Way?) -> Int {
    if let only = only(of: concerned.view) { return only }
    var best = -1
    var bestTie = TieRank()
    for word in 0..<program.words {
      for number in Members(concerned[word], word) {
        let tie = tieRank(number, way)
        // Of two equal claims the first by name wins, which comes first here.
        if best >= 0 && !tie.isGreater(than: bestTie) { continue }
        if isBeatenConcerned(number) { continue }
        best = number
        bestTie = tie
      }
    }
    return best
  }

  /// The only recognizer of some bits; `nil` if there are more.
  @inlinable @inline(__always)
  func only(of bits: SlabView<UInt64>) -> Int? {
    var only: Int?
    for word in 0..<program.words where bits[word] != 0 {
      if only != nil || bits[word] & (bits[word] &- 1) != 0 { return nil }
      for number in Members(bits[word], word) { only = number }
    }
    return only
  }

  @inlinable
  mutating func isBeatenConcerned(_ number: Int) -> Bool {
    for word in 0..<program.words {
      for other in Members(concerned[word], word) where other != number && outranks(other, number) {
        return true
      }
    }
    return false
  }

  /// The tie rank of a recognizer of an opening, against one that it does not outrank.
  @inlinable
  mutating func tieRank(_ number: Int, _ way: Way?) -> TieRank {
    let count = recognizerAt(number).pointee.count
    guard let way else { return TieRank(count: count) }
    let step = stepAt(rows.wait(number))
    return TieRank(
      startsAtDirection: step.pointee.isDirected && program.starts(step.pointee.number, way),
      startsAtMeasure: way.size == step.pointee.limits.distanceLeast, count: count)
  }

  /// Makes candidates of an opening before a claim on one of its fingers is settled, because that claim meets all of them. If the winner is
  /// certain, those that lose to it need no candidate.
  @inlinable
  mutating func makeCandidatesForClaims() {
    var (isConcerned, isPlain) = (false, !mayHold)
    for index in live where pool[index].contacts & opening.contacts != 0 {
      if pool[index].won & opening.contacts != 0 { isPlain = false }
      guard pool[index].state == .claiming else { continue }
      isConcerned = true
      let activity = pool[index].activity
      if entry(index).pointee.claimsAtLift || program.mayWait(activity) || program.mayBePreferred(activity) {
        isPlain = false
      }
    }
    if !isConcerned { return }
    if isPlain, let winner = firstClaim(), pool[winner].birth == opening.birth,
      pool[winner].contacts & ~opening.contacts == 0
    {
      keepBeside(pool[winner].activity)
    }
    makeCandidates()
  }
}

/// The tie rank of a claim, which decides between two on one target of which neither is the special case. Docs/Recognition.md, 4.3.
@usableFromInline
struct TieRank: Sendable {
  @usableFromInline let startsAtDirection: Bool
  @usableFromInline let startsAtMeasure: Bool
  /// The number of steps of its recognizer.
  @usableFromInline let count: Int

  @inlinable
  init(startsAtDirection: Bool = false, startsAtMeasure: Bool = false, count: Int = 0) {
    self.startsAtDirection = startsAtDirection
    self.startsAtMeasure = startsAtMeasure
    self.count = count
  }

  @inlinable
  func isGreater(than other: TieRank) -> Bool {
    if startsAtDirection != other.startsAtDirection { return startsAtDirection }
    if startsAtMeasure != other.startsAtMeasure { return startsAtMeasure }
    return count > other.count
  }
}
