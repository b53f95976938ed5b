/// A witness as sentences, one an instant, for reports that cannot show a drawing.
package enum TellTimeline {
  package struct Sentence: Sendable, Hashable {
    package var text: String
    /// Which claims come at this instant: indices into the witness's claims.
    package var claims: [Int]
  }

  /// `0 ms: one finger down at 195,400`, `50 ms: finger 1 moves left 13 pt; archive claims by drag`
  package static func sentences(_ witness: FindingWitness) -> [Sentence] {
    let timeline = WitnessTimeline(witness)
    let words = FingerWords(screen: witness.screen)
    return timeline.rows.map { row in
      let fingers = zip(timeline.fingers, row.actions).compactMap { finger, action -> String? in
        switch action {
        case .stays, .away: nil
        case .pause: words.text(action)
        default: "finger \(finger) \(words.text(action))"
        }
      }
      let claims = row.claims.map {
        "`\(witness.claims[$0].activity)` claims by \(witness.claims[$0].mechanic)"
      }
      let time = row.time.map { FingerWords.milliseconds($0) + ": " } ?? "then "
      return Sentence(text: time + (fingers + claims).joined(separator: "; "), claims: row.claims)
    }
  }
}
