import SpecParser

/// Considers what scrolling needs: both ways of an axis, and a hand-over to other movements along it.
extension FixCandidates {
  /// A hand-over from scrolling to a movement along the same axis, of the same element or of one around it. The ends are those beyond which
  /// the other one goes.
  ///
  /// A movement of the same element then begins no touch by itself: it has no place of its own where it could.
  func handOver(from giver: Int, to taker: Int) -> FixCandidate? {
    let (from, to) = (spec.activities[giver], spec.activities[taker])
    guard scrolls(giver), from.handOvers.isEmpty, to.begins?.value != true,
      let axes = spec.elements[from.target.value].traits.scrolls?.value,
      let own = directions(giver, isChangeable: false), let others = directions(taker, isChangeable: false),
      (spec.elements[from.target.value].path + "/").hasPrefix(spec.elements[to.target.value].path + "/"),
      fewestFingers(of: giver) == fewestFingers(of: taker)
    else { return nil }
    let ends = HandOverEnd.allCases.filter { end in
      guard let axis = end.axis, let way = end.way else { return false }
      return axes.contains(axis) && own.contains(way) && others.contains(way)
    }
    guard !ends.isEmpty else { return nil }
    let isOnlyTaken = from.target.value == to.target.value
    let text = HandOver.text(to: name(taker), at: ends)
    let begins = isOnlyTaken ? " and `begins: hand-over` in `\(name(taker))`" : ""
    let words = inWords(ends.map(\.words), joinedBy: "or")
    return candidate(
      "hand-over:\(name(taker))", "hand-over: \(text)", "in `\(name(giver))`\(begins)",
      .handOver(from: giver, to: taker, ends: ends, isOnlyTaken: isOnlyTaken),
      "`\(name(taker))` goes on with the movement where `\(spec.elements[from.target.value].path)` is at "
        + "\(words), which the app says")
  }

  /// Whether scrolling would keep only one way of an axis without the movements of another activity, so that the content never comes back.
  func scrollsOneWay(_ activity: Int, without other: Int) -> Bool {
    guard scrolls(activity), let own = directions(activity, isChangeable: false),
      let others = directions(other, isChangeable: false)
    else { return false }
    return [DirectionWord.horizontal, .vertical].contains { axis in
      axis.axes.allSatisfy(own.contains) && axis.axes.count(where: others.contains) == 1
    }
  }

  /// With more fingers it would be another gesture, which has nothing to do with the end of the content.
  private func fewestFingers(of activity: Int) -> Int? {
    spec.activities[activity].mechanics.map { spec.mechanics[$0.value] }.filter(\.isContinuous)
      .map(\.fingers.lowerBound).min()
  }

  /// Whether an activity moves content: `does: scroll` or `does: pan`.
  private func scrolls(_ activity: Int) -> Bool {
    ["scroll", "pan"].contains(spec.activities[activity].does.value)
  }
}

extension Directions {
  fileprivate func contains(_ direction: Double) -> Bool { arcs.contains { $0.contains(direction) } }
}
