import SpecParser

/// The witness as SARIF tells what happened step by step.
extension SARIF {
  struct CodeFlow: Encodable {
    var message: Message
    /// One: the touch.
    var threadFlows: [ThreadFlow]
  }

  struct ThreadFlow: Encodable {
    /// State variables by name, as the witness needs them; left out when there are none.
    var immutableState: [String: Message]?
    /// Never empty.
    var locations: [ThreadFlowLocation]
  }

  struct ThreadFlowLocation: Encodable {
    var location: Location
    /// From 1.
    var executionOrder: Int
    /// `essential` for a claim, `important` for what fingers do.
    var importance: String
  }
}

extension SARIF.CodeFlow {
  /// What fingers do is shown at the finding's place, a claim at the claimant's; `nil` for a finding without a witness.
  init?(_ placed: PlacedFinding) {
    guard let witness = placed.finding.witness else { return nil }
    let sentences = TellTimeline.sentences(witness)
    guard !sentences.isEmpty else { return nil }
    // The finding stands at its first activity's place, the others are related.
    let places = Dictionary(
      zip(placed.finding.activities, [placed.place] + placed.related.map(\.place)),
      uniquingKeysWith: { a, _ in a })
    let locations = sentences.enumerated().map { index, sentence in
      let place = sentence.claim.flatMap { places[witness.claims[$0].activity] } ?? placed.place
      return SARIF.ThreadFlowLocation(
        location: SARIF.Location(place: place, message: sentence.text), executionOrder: index + 1,
        importance: sentence.claim == nil ? "important" : "essential")
    }
    let state = witness.state.map { ($0.name, SARIF.Message(text: $0.value)) }
    message = SARIF.Message(text: "A touch on `\(witness.target)` that shows it")
    threadFlows = [
      SARIF.ThreadFlow(
        immutableState: state.isEmpty ? nil : Dictionary(state, uniquingKeysWith: { $1 }),
        locations: locations)
    ]
  }
}
