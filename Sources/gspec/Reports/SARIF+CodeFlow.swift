import SpecParser

/// A witness as a SARIF code flow: the events step by step.
extension SARIF {
  struct CodeFlow: Encodable {
    var message: Message
    /// One flow: the touch.
    var threadFlows: [ThreadFlow]
  }

  struct ThreadFlow: Encodable {
    /// The values of state variables that the witness needs, by name; `nil` if there are none.
    var immutableState: [String: Message]?
    /// Never empty.
    var locations: [ThreadFlowLocation]
  }

  struct ThreadFlowLocation: Encodable {
    var location: Location
    /// The number of the step, from 1.
    var executionOrder: Int
    /// `essential` for a claim, `important` for an event of a finger.
    var importance: String
  }
}

extension SARIF.CodeFlow {
  /// The code flow of the finding's witness; `nil` if it has none. A claim is placed at its activity, other events at the finding.
  init?(_ placed: PlacedFinding) {
    guard let witness = placed.finding.witness else { return nil }
    let sentences = TellTimeline.sentences(witness)
    guard !sentences.isEmpty else { return nil }
    // The finding is placed at its first activity. The related places are those of the others.
    let places = Dictionary(
      firstOf: zip(placed.finding.activities, [placed.place] + placed.related.map(\.place)))
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
