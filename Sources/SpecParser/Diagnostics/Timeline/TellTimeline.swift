/// Describes a witness in sentences, for reports that cannot show a drawing: one for each row's finger actions, and one for each claim.
package enum TellTimeline {
  package struct Sentence: Sendable, Hashable {
    package var text: String
    /// The index of its claim in the witness's claims; `nil` for the actions of fingers.
    package var claim: Int?
  }

  /// The sentences: `0 ms: finger 1 down at 195,400`, `50 ms: finger 1 moves left 13 pt`, ``50 ms: `archive` claims by drag``.
  package static func sentences(_ witness: FindingWitness) -> [Sentence] {
    let timeline = WitnessTimeline(witness)
    let words = FingerWords(screen: witness.screen)
    return timeline.rows.flatMap { row in
      let time = row.time.map { MeasureText.instant($0) + ": " } ?? "then "
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
