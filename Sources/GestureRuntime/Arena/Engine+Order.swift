/// Which of the claims of one instant is tried first. Docs/Recognition.md, 4.1.4 and 4.3.
extension Engine {
  /// The claim that is tried next; of the fresh ones only, if asked.
  func firstClaim(isFresh: Bool = false) -> Int? {
    var first: Int?
    for index in live where isClaim(index, isFresh) {
      if first.map({ comesBefore(index, $0) }) ?? true { first = index }
    }
    return first.map { strongest(meeting: $0, isFresh) }
  }

  private func isClaim(_ index: Int, _ isFresh: Bool) -> Bool {
    pool[index].state == .claiming && (!isFresh || pool[index].isFresh)
  }

  /// The order of claims that do not meet: released ones, earlier ones among these; inner targets; names.
  private func comesBefore(_ a: Int, _ b: Int) -> Bool {
    if pool[a].isReleased != pool[b].isReleased { return pool[a].isReleased }
    if pool[a].isReleased && pool[a].firstPress != pool[b].firstPress {
      return pool[a].firstPress < pool[b].firstPress
    }
    if entry(a).depth != entry(b).depth { return entry(a).depth > entry(b).depth }
    return isNamedBefore(a, b)
  }

  private func isNamedBefore(_ a: Int, _ b: Int) -> Bool {
    pool[a].recognizer != pool[b].recognizer
      ? pool[a].recognizer < pool[b].recognizer : pool[a].serial < pool[b].serial
  }

  /// Of a claim and those that it meets: one to which none is preferred, of these the innermost, of these one that has no
  /// special case, of these the first by the tie rule.
  private func strongest(meeting first: Int, _ isFresh: Bool) -> Int {
    var best: Int?
    for index in live where isRival(index, of: first, isFresh) {
      if isBeaten(index, among: first, isFresh) { continue }
      if best.map({ winsTie(index, $0) }) ?? true { best = index }
    }
    return best ?? first
  }

  private func isRival(_ index: Int, of first: Int, _ isFresh: Bool) -> Bool {
    isClaim(index, isFresh) && (index == first || meet(index, first))
  }

  /// Whether another of the claims that meet `first` is preferred to this one; or is not itself so beaten, and lies
  /// further in or is its special case.
  private func isBeaten(_ index: Int, among first: Int, _ isFresh: Bool) -> Bool {
    if isDominated(index, among: first, isFresh) { return true }
    for other in live where other != index && isRival(other, of: first, isFresh) {
      // The cheaper question first: of many claims of one instant few go before others.
      if goesBefore(other, index) && !isDominated(other, among: first, isFresh) { return true }
    }
    return false
  }

  private func isDominated(_ index: Int, among first: Int, _ isFresh: Bool) -> Bool {
    for other in live where other != index && isRival(other, of: first, isFresh) {
      if meet(other, index) && contents.relations.isPreferred(activity(other), over: activity(index)) {
        return true
      }
    }
    return false
  }

  /// Whether `a` lies further in than `b`, or is its special case on one target.
  private func goesBefore(_ a: Int, _ b: Int) -> Bool {
    if entry(a).depth != entry(b).depth { return entry(a).depth > entry(b).depth }
    return entry(a).target == entry(b).target
      && SpecialCase(table: table).decides(entry(a), entry(b)) == true
  }

  private func winsTie(_ a: Int, _ b: Int) -> Bool {
    if pool[a].startsAtDirection != pool[b].startsAtDirection { return pool[a].startsAtDirection }
    if pool[a].startsAtMeasure != pool[b].startsAtMeasure { return pool[a].startsAtMeasure }
    if entry(a).steps.count != entry(b).steps.count { return entry(a).steps.count > entry(b).steps.count }
    return isNamedBefore(a, b)
  }
}
