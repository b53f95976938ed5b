/// A witness as sentences, one an event and one a claim, for reports that cannot show a drawing.
package enum TellTimeline {
  package struct Sentence: Sendable, Hashable {
    package var text: String
    /// The claim that it tells, as an index into the witness's claims; `nil` for what fingers do.
    package var claim: Int?
  }

  /// `0 ms: finger 1 down at 195,400`, `50 ms: finger 1 moves left 13 pt`, ``50 ms: `archive` claims by drag``
  package static func sentences(_ witness: FindingWitness) -> [Sentence] {
    let timeline = WitnessTimeline(witness)
    let words = FingerWords(screen: witness.screen)
    return timeline.rows.flatMap { row in
      let time = row.time.map { FingerWords.milliseconds($0) + ": " } ?? "then "
      let fingers = actions(row, timeline.fingers, words)
      let events = fingers.isEmpty ? [] : [Sentence(text: time + fingers.joined(separator: ", "))]
      return events
        + row.claims.map { index in
          let claim = witness.claims[index]
          return Sentence(text: time + "`\(claim.activity)` claims by \(claim.mechanic)", claim: index)
        }
    }
  }

  private static func actions(
    _ row: WitnessTimeline.Row, _ fingers: [Int], _ words: FingerWords
  ) -> [String] {
    zip(fingers, row.actions).compactMap { finger, action in
      switch action {
      case .stays, .away: nil
      case .pause: words.text(action)
      default: "finger \(finger) \(words.text(action))"
      }
    }
  }
}
