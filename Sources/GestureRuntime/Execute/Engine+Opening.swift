/// The beginning of most touches: `Opening` in the place of candidates.
extension GestureEngine {
  /// Whether a press opens a touch in this way; if so, it is done.
  @inlinable
  mutating func open(_ slot: Int, on element: Int, by tool: TouchTool) -> Bool {
    guard element >= 0, program.words > 0, !isRecording, !program.showsRivals,
      tracker.downSet & (tracker.downSet &- 1) == 0, areApart(from: slot)
    else { return false }
    let edges: UInt8 =
      program.hasEdges
      ? tracker.edgesOf(at: tracker.fingers[slot].start, width: settings.edgeWidth) : 0
    var all: UInt64 = 0
    for word in 0..<program.words {
      var those = program.opens(element, word) & allowed[word] & program.takes(tool, word)
      if those & program.sets(word).hasty != 0 { return false }
      if program.hasEdges { those &= program.starters(at: edges, word) }
      opened[word] = those
      all |= those
    }
    opening.isOpen = all != 0
    opening.slot = slot
    opening.element = element
    opening.time = instant
    opening.birth = births
    opening.contacts = tracker.fingers[slot].contact
    opening.pair = 0
    if liveList.count == 0 { noteOpening() } else { arbitrate() }
    return true
  }

  /// Whether no live candidate depends on whether a touch has candidates yet, unless it claims: it has other contacts, or waits.
  @inlinable
  mutating func areApart(from slot: Int) -> Bool {
    if liveList.count == 0 { return true }
    let contact = tracker.fingers[slot].contact
    for index in live where pool[index].contacts & contact != 0 {
      guard pool[index].state == .possible || pool[index].state == .dead else { return false }
    }
    return true
  }

  /// When the next timer is due, and how far the finger can go.
  @inlinable
  mutating func noteOpening() {
    if liveList.count != 0 {
      hasNews = true
    } else {
      limitCalmOfOpening()
      deadline = dueOfOpening()
      tracker.endCalm()
    }
  }

  @inlinable
  mutating func limitCalmOfOpening() {
    if opening.pair != 0 { return limitCalmOfPair() }
    var calm = Double.infinity
    if opening.isOpen {
      for word in 0..<program.words where opened[word] != 0 {
        calm = min(calm, program.calm(opened[word], word))
      }
    }
    tracker.fingers[opening.slot].calmSquare = calm
  }

  @inlinable
  mutating func dueOfOpening() -> Microseconds {
    if !opening.isOpen { return .max }
    if opening.pair != 0 { return opening.base.due }
    var due = Microseconds.max
    for word in 0..<program.words where opened[word] != 0 {
      due = min(due, program.firstDue(opened[word], word))
    }
    return due == .max ? .max : opening.time + due
  }

  // MARK: Candidates of an opening

  /// Makes candidates of those that are left: they stand where they would stand, had they been there from the press on.
  @inlinable
  mutating func makeCandidates() {
    guard opening.isOpen else { return }
    var element = opening.element
    while element >= 0 {
      for word in 0..<program.words {
        makeCandidates(opened[word] & program.recognizers(on: element, word), word)
      }
      element = program.parent(element)
    }
    opening.isOpen = false
  }

  /// Makes candidates of some; the others stay bits. A bit that has become a candidate is cleared.
  @inlinable
  mutating func makeConcerned() {
    var rest: UInt64 = 0
    for word in 0..<program.words {
      makeCandidates(concerned[word], word)
      opened[word] &= ~concerned[word]
      rest |= opened[word]
    }
    opening.isOpen = rest != 0
  }

  @inlinable
  mutating func makeCandidates(_ bits: UInt64, _ word: Int) {
    for number in Members(bits, word) { makeCandidate(opened: number) }
  }

  /// Makes the candidate of one recognizer.
  @inlinable
  mutating func makeCandidate(opened recognizer: Int) {
    let entry = recognizerAt(recognizer)
    let slot = opening.slot
    guard let index = makeCandidate(recognizer, entry) else { return }
    startPlainly(
      index, slot, entry, at: opening.time, tracker.fingers[slot].start, tracker.fingers[slot].contact)
    if opening.pair != 0 { takePair(index, entry) }
    setInOrder(index, opening.birth)
  }

  /// Puts the last candidate of the list where it would stand, had it been there from its press on.
  @inlinable
  mutating func setInOrder(_ index: Int, _ birth: UInt32) {
    pool[index].birth = birth
    var place = liveList.count - 1
    while place > 0, comesEarlier(index, liveList[place - 1]) {
      liveList.set(place, to: liveList[place - 1])
      liveList.set(place - 1, to: index)
      place -= 1
    }
  }

  /// Whether a candidate stands before another: by their presses, then the inner target, then their numbers.
  @inlinable
  mutating func comesEarlier(_ a: Int, _ b: Int) -> Bool {
    if pool[a].birth != pool[b].birth { return pool[a].birth < pool[b].birth }
    let (mine, theirs) = (entry(a).pointee.depth, entry(b).pointee.depth)
    return mine != theirs ? mine > theirs : pool[a].recognizer < pool[b].recognizer
  }

  /// Makes candidates now: a caller wants to know what becomes of each.
  @inlinable
  mutating func endOpening() {
    guard opening.isOpen || waitingTouch.isOpen else { return }
    makeCandidates()
    makeWaiting()
    arbitrate()
  }

  // MARK: What happens to an opening

  /// Those whose timer is due; whether any of them does more than fail, so that candidates were made.
  @inlinable
  mutating func timersOfOpening() -> Bool {
    if opening.pair != 0 { return timersOfPair() }
    let elapsed = instant - opening.time
    var (left, due, others): (UInt64, UInt64, UInt64) = (0, 0, 0)
    for word in 0..<program.words {
      let sets = program.sets(word)
      let those = opened[word] & program.due(elapsed, word)
      opened[word] &= ~(those & sets.failsAtTimer)
      concerned[word] = those & ~sets.failsAtTimer
      left |= opened[word]
      due |= concerned[word]
      others |= concerned[word] & ~sets.claimsAtTimer
    }
    if due == 0 {
      opening.isOpen = left != 0
      noteOpening()
      return false
    }
    if others == 0 { keepWinner(of: nil) }
    makeConcerned()
    return true
  }

  /// A frame in which the finger got further than any calm; whether candidates were made, which take it in.
  @inlinable
  mutating func moveOpening() -> Bool {
    let slot = opening.slot
    let way = Way(tracker.fingers[slot].location - tracker.fingers[slot].start)
    var (left, claims, others): (UInt64, UInt64, UInt64) = (0, 0, 0)
    for word in 0..<program.words where opened[word] != 0 {
      var crossing = program.crossed(opened[word], way, word)
      allow(&crossing, way, word)
      opened[word] &= ~crossing.fails
      concerned[word] = opened[word] & (crossing.claims | crossing.others)
      left |= opened[word]
      claims |= opened[word] & crossing.claims
      others |= opened[word] & crossing.others
    }
    if claims | others == 0 {
      opening.isOpen = left != 0
      noteOpening()
      return false
    }
    for word in 0..<program.words where opened[word] == 0 { concerned[word] = 0 }
    if others == 0 { keepWinner(of: way) }
    makeConcerned()
    return true
  }

  /// Of those that need the right direction, some claim and some fail.
  @inlinable @inline(__always)
  func allow(_ crossing: inout OpeningCrossing, _ way: Way, _ word: Int) {
    for number in Members(crossing.directed & opened[word], word) {
      if crossing.size != 0 && program.allows(rows.wait(number), way) {
        crossing.claims |= OpeningFacts.bit(number)
      } else {
        crossing.fails |= OpeningFacts.bit(number)
      }
    }
  }

  /// The finger has lifted: some wait for a next press, of the others some claim.
  @inlinable
  mutating func liftOpening() {
    if opening.pair != 0 { return liftPair() }
    let mayWait = mayWaitApart()
    var (left, waits): (UInt64, UInt64) = (0, 0)
    for word in 0..<program.words {
      let sets = program.sets(word)
      let those = opened[word] & sets.lifts
      let waiters = mayWait ? those & sets.waitsForPress : 0
      waiting[word] = waiters
      opened[word] = those & ~waiters
      waits |= waiters
      left |= opened[word]
    }
    if waits != 0 { waitForPress() }
    opening.isOpen = left != 0
    keepFirstClaims()
    makeCandidates()
  }

  /// Whether those that wait for a next press can stay bits: no claim that is held waits for more than them.
  @inlinable
  mutating func mayWaitApart() -> Bool {
    for word in 0..<program.words {
      let sets = program.sets(word)
      if opened[word] & sets.lifts & sets.related != 0 { return false }
    }
    for index in live where program.mayWait(activity(index)) || program.mayBePreferred(activity(index)) {
      return false
    }
    return true
  }

  /// Of claims at a lift that are alike, on one target and all from an edge or none, the first wins or loses for all.
  @inlinable
  mutating func keepFirstClaims() {
    guard opening.isOpen else { return }
    var element = opening.element
    while element >= 0 {
      var (hasPlain, hasEdge) = (false, false)
      for word in 0..<program.words {
        let claims = opened[word] & program.recognizers(on: element, word) & program.sets(word).claimsAtLift
        if claims == 0 { continue }
        let edgeless = program.hasEdges ? program.starters(at: 0, word) : .max
        opened[word] &= ~Self.allButFirst(claims & edgeless, &hasPlain)
        opened[word] &= ~Self.allButFirst(claims & ~edgeless, &hasEdge)
      }
      element = program.parent(element)
    }
  }

  @inlinable
  static func allButFirst(_ bits: UInt64, _ hasFirst: inout Bool) -> UInt64 {
    if hasFirst || bits == 0 { return bits }
    hasFirst = true
    return bits & (bits &- 1)
  }
}
