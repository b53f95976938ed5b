extension PairDecision {
  /// Adds what another shape of the same recognizers can do.
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
    for number in 0..<2 where holds[number] == nil { holds[number] = other.holds[number] }
  }

  /// The same of the two the other way round.
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
