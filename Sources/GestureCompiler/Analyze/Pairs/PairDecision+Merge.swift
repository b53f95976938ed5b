extension PairDecision {
  /// Adds the decision about another shape of the same recognizers.
  mutating func merge(_ other: PairDecision) {
    isComplete = isComplete && other.isComplete
    for proved in other.proved {
      guard let index = self.proved.firstIndex(where: { $0.meeting.order == proved.meeting.order }) else {
        self.proved.append(proved)
        continue
      }
      let isEdge = self.proved[index].meeting.isBoundary
      if isEdge == proved.meeting.isBoundary {
        self.proved[index].meeting.merge(proved.meeting)
      } else if isEdge {
        self.proved[index] = proved
      }
    }
    unproved += other.unproved
    for number in 0..<2 { holds[number] = .longer(holds[number], other.holds[number]) }
  }

  /// Makes a decision about two equal recognizers symmetric, with the better of two mirrored orders for both.
  mutating func mirror() {
    let same = proved.filter { $0.meeting.order == .same }
    let other = swapped
    func isWide(_ proved: Proved?) -> Bool { proved.map { !$0.meeting.isBoundary } ?? false }
    let isOther =
      other[.first] != nil
      && (self[.first] == nil || !isWide(self[.first]) && isWide(other[.first]))
    let shown = isOther ? other : self
    let orders = [shown[.first], shown.swapped[.second]].compactMap { $0 }
    proved = Array(orders.prefix(1)) + same + Array(orders.dropFirst())
    let open = unproved.filter { $0.order == .same }
    let early = unproved.filter { $0.order == .first } + other.unproved.filter { $0.order == .first }
    unproved = open + (isWide(shown[.first]) ? [] : early + PairDecision(unproved: early).swapped.unproved)
    holds = Array(repeating: holds[0] ?? holds[1], count: 2)
  }

  /// The decision with the two recognizers swapped.
  var swapped: PairDecision {
    var other = self
    for index in proved.indices {
      other.proved[index].meeting.order = proved[index].meeting.order.swapped
      other.proved[index].trace.claims.reverse()
    }
    for index in unproved.indices { other.unproved[index].order = unproved[index].order.swapped }
    other.holds.reverse()
    return other
  }
}

extension ClaimOrder {
  var swapped: ClaimOrder {
    switch self {
    case .first: .second
    case .same: .same
    case .second: .first
    }
  }
}
