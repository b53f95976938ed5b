/// Makes the relation for findings from a meeting of the search.
extension ClaimRelation {
  init(_ pair: DecidedPair, _ shown: PairDecision.Proved) {
    let meeting = shown.meeting
    let sameExtent = pair.decision.proved.filter { $0.meeting.isBoundary == meeting.isBoundary }
    orders = Set(sameExtent.map(\.meeting.order))
    gapLeast = meeting.gap.lowerBound
    gapMost = meeting.gap.upperBound < DifferenceBounds.none ? meeting.gap.upperBound : nil
    needs = meeting.isPlain ? [] : meeting.needs
    isBoundary = meeting.isBoundary
    isSteal =
      switch meeting.order {
      case .first: pair.facts[0].isContinuous
      case .second: pair.facts[1].isContinuous
      case .same: false
      }
    region = meeting.region
  }
}
