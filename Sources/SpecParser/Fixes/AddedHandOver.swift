/// A hand-over that a change adds to an activity, beside those that it has.
package struct AddedHandOver: Sendable, Hashable, Codable {
  /// The activity that hands its touch over, and the one that takes it, as indices into the activities of a spec.
  package var giver: Int
  package var taker: Int
  /// The ends of the giver's content in a layout from left to right.
  package var ends: [HandOverEnd]
  /// Whether the left and the right end are written as `leading` and `trailing`.
  package var followsReading: Bool
  /// Whether the taker then begins no touch by itself.
  package var isOnlyTaken: Bool

  package init(
    from giver: Int, to taker: Int, at ends: [HandOverEnd], followsReading: Bool = false,
    isOnlyTaken: Bool = false
  ) {
    self.giver = giver
    self.taker = taker
    self.ends = ends
    self.followsReading = followsReading
    self.isOnlyTaken = isOnlyTaken
  }

  /// The ends as parts of a sentence: `its top`, `its leading end`.
  ///
  /// - Parameter span: any place in the spec.
  package func words(at span: SourceSpan) -> [String] {
    let alone = alone(at: span)
    return alone.ends.map { alone.words($0.value) }
  }

  private func alone(at span: SourceSpan) -> HandOver {
    let isTurned = followsReading && ends.contains { $0.axis == .horizontal }
    return HandOver(
      taker: Located(taker, span), ends: ends.map { Located($0, span) }, layout: isTurned ? .ltr : nil)
  }

  /// The hand-overs of the giver with this one. An activity that takes over at another end already gets more ends.
  ///
  /// - Parameter span: the place of what is new.
  func added(to old: [HandOver], at span: SourceSpan) -> [HandOver] {
    let new = alone(at: span)
    guard let index = old.firstIndex(where: { $0.taker.value == taker }) else { return old + [new] }
    var all = old
    all[index].ends += new.ends
    all[index].layout = all[index].layout ?? new.layout
    return all
  }
}

extension HandOver {
  /// The value of `hand-over` that says all of these: `{to: refresh, at: top}`, or a list of such mappings.
  static func text(_ all: [HandOver], _ name: (Int) -> String) -> String {
    let texts = all.map { handOver in
      let words = handOver.ends.map { handOver.word($0.value) }
      return "{to: \(name(handOver.taker.value)), at: \(words.oneOrList)}"
    }
    return texts.oneOrList
  }
}

extension SpecChange {
  /// The hand-overs of an activity after a change, as a value of `hand-over`.
  package static func text(_ added: [AddedHandOver], of giver: Int, in spec: CheckedSpec) -> String {
    let activity = spec.activities[giver]
    let all = added.filter { $0.giver == giver }.reduce(activity.handOvers) { all, handOver in
      handOver.added(to: all, at: activity.name.span)
    }
    return HandOver.text(all) { spec.activities[$0].name.value }
  }
}
