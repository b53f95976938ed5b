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
