/// What is looked for on a trace that no rival claims: the activity's claim, or what must come before it.
struct SoughtShape: Sendable, Hashable {
  var shape: RecognizerShape
  /// The claim comes later than the end of the shape: a rival that claims at that very instant is earlier.
  var isCut = false
}

extension RecognizerShape {
  /// The shape itself where the search is exact for it.
  ///
  /// A move that another move follows has held before the other begins, so a rival that has always claimed by then leaves the
  /// activity nothing, wherever the fingers turn. `nil` where nothing is known.
  var sought: SoughtShape? {
    if isMeasuredFromBase { return SoughtShape(shape: self) }
    guard let last = contacts.last, let move = last.steps.firstIndex(where: \.kind.isMove),
      last.steps.indices.contains(move + 1), last.steps[move + 1].kind.isMove
    else { return nil }
    var cut = self
    cut.contacts[contacts.count - 1].steps = Array(last.steps[...move])
    cut.claimStep = move
    cut.isContinuous = true
    return cut.isMeasuredFromBase ? SoughtShape(shape: cut, isCut: true) : nil
  }
}

extension RecognizerShape {
  /// Whether the search over several rivals is exact for it: nothing is measured from the end of a movement, and nothing
  /// becomes true between samples.
  var isMeasuredFromBase: Bool {
    contacts.allSatisfy { contact in
      let kinds = contact.steps.map(\.kind)
      guard let move = kinds.firstIndex(where: \.isMove) else { return kinds.count { $0 == .wait } <= 1 }
      let before = kinds[..<move]
      let after = kinds[(move + 1)...]
      let step = contact.steps[move]
      let isPlain = step.kind == .translate || step.distance.high == .infinity
      return before.allSatisfy { $0 == .wait } && before.count <= 1 && after.allSatisfy { $0 == .lift }
        && after.count <= 1 && step.time.least == 0 && isPlain
        && contact.steps[..<move].allSatisfy { !$0.letsPass(step) }
    }
  }

  /// Whether its presses are as free as another's: fingers, place, distance and time.
  func landsWherever(_ other: RecognizerShape) -> Bool {
    guard fingers.lowerBound == other.fingers.lowerBound, fingers.upperBound >= other.fingers.upperBound
    else { return false }
    return contacts.allSatisfy { mine in
      other.contacts.allSatisfy { theirs in
        (mine.edges == 0 || (theirs.edges != 0 && theirs.edges & ~mine.edges == 0))
          && mine.apart >= theirs.apart && mine.near >= theirs.near
          && mine.window.least <= theirs.window.least
          && (fingers.upperBound == 1 || mine.window.before >= theirs.window.before)
      }
    }
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

extension StepShape {
  /// Whether a wait leaves the fingers room in which the move after it has already passed its slop when the wait is over.
  fileprivate func letsPass(_ move: StepShape) -> Bool {
    switch move.kind {
    case .translate: slop >= move.passesFrom
    case .spread: slop * 2 >= move.passesFrom
    case .orbit: slop > move.fingerSlop
    case .wait, .lift: false
    }
  }
}
