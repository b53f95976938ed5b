import SpecParser

/// Considers what scrolling needs: both ways of an axis, and a hand-over to other movements along it.
extension FixCandidates {
  /// A hand-over from scrolling to a movement along the same axis, of the same element or of one around it. The ends are those beyond which
  /// the other one goes.
  ///
  /// A movement of the same element then begins no touch by itself: it has no place of its own where it could.
  func handOver(from giver: Int, to taker: Int) -> FixCandidate? {
    addedHandOver(from: giver, to: taker).map { Self.candidate([$0], named: name(taker) + suffix, in: spec) }
  }

  private func addedHandOver(from giver: Int, to taker: Int) -> AddedHandOver? {
    let (from, to) = (spec.activities[giver], spec.activities[taker])
    guard scrolls(giver), to.begins?.value != true,
      let axes = spec.elements[from.target.value].traits.scrolls?.value,
      let own = directions(giver, isChangeable: false), let others = directions(taker, isChangeable: false),
      (spec.elements[from.target.value].path + "/").hasPrefix(spec.elements[to.target.value].path + "/"),
      fewestFingers(of: giver) == fewestFingers(of: taker)
    else { return nil }
    let ends = HandOverEnd.allCases.filter { end in
      guard let axis = end.axis, let way = end.way else { return false }
      return axes.contains(axis) && own.contains(way) && others.contains(way)
        && !from.handOvers.contains { $0.ends.contains { $0.value == end } }
    }
    guard !ends.isEmpty else { return nil }
    return AddedHandOver(
      from: giver, to: taker, at: ends,
      followsReading: own.followsReading || others.followsReading
        || from.handOvers.contains { $0.layout != nil },
      isOnlyTaken: from.target.value == to.target.value)
  }

  /// Hand-overs from each of some activities to each of others; `nil` if one of them is none, or two would take over at one end.
  static func handOvers(from givers: [Int], to takers: [Int], in spec: CheckedSpec) -> FixCandidate? {
    var added: [AddedHandOver] = []
    for giver in givers {
      for taker in takers {
        let pair = FixCandidates(spec: spec, a: giver, b: taker, region: [], early: .none)
        guard let handOver = pair.addedHandOver(from: giver, to: taker),
          !added.contains(where: { $0.giver == giver && !Set($0.ends).isDisjoint(with: handOver.ends) })
        else { return nil }
        added.append(handOver)
      }
    }
    let names = takers.map { spec.activities[$0].name.value }
    return added.isEmpty ? nil : candidate(added, named: names.joined(separator: "+"), in: spec)
  }

  /// - Parameter label: the end of the candidate's name.
  private static func candidate(
    _ added: [AddedHandOver], named label: String, in spec: CheckedSpec
  ) -> FixCandidate {
    func name(_ activity: Int) -> String { spec.activities[activity].name.value }
    let givers = Array(Set(added.map(\.giver))).sorted()
    let lines = givers.map { giver in
      let old = spec.activities[giver].handOvers.isEmpty ? "" : " in place of the one that is there"
      return "`hand-over: \(SpecChange.text(added, of: giver, in: spec))` in `\(name(giver))`\(old)"
    }
    let begun = Array(Set(added.filter(\.isOnlyTaken).map(\.taker))).sorted().map {
      "`begins: hand-over` in `\(name($0))`"
    }
    let reach = added.map { handOver in
      let giver = spec.activities[handOver.giver]
      let content = spec.elements[giver.target.value].path
      let ends = inWords(handOver.words(at: giver.name.span), joinedBy: "or")
      return "`\(name(handOver.taker))` goes on with the movement where `\(content)` is at \(ends), "
        + "which the app says"
    }
    return FixCandidate(
      name: "hand-over:\(label)", title: "write \(inWords(lines + begun))", change: .handOver(added),
      reach: reach)
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
