import SpecParser

extension SARIF {
  /// The witness of a finding as a code flow: the events step by step; `nil` if it has none. A claim is placed at its activity, other events
  /// at the finding.
  static func codeFlow(of placed: PlacedFinding) -> JSON? {
    guard let witness = placed.finding.witness else { return nil }
    let sentences = TellTimeline.sentences(witness)
    guard !sentences.isEmpty else { return nil }
    // The finding is placed at its first activity. The related places are those of the others.
    let places = Dictionary(
      firstOf: zip(placed.finding.activities, [placed.place] + placed.related.map(\.place)))
    let locations = sentences.enumerated().map { index, sentence -> JSON in
      let place = sentence.claim.flatMap { places[witness.claims[$0].activity] } ?? placed.place
      return [
        "location": location(place, message: sentence.text), "executionOrder": .int(index + 1),
        "importance": sentence.claim == nil ? "important" : "essential",
      ]
    }
    // The values of state variables that the witness needs.
    let state = Dictionary(
      witness.state.map { ($0.name, message($0.value)) }, uniquingKeysWith: { $1 })
    let flow = JSON.members([
      "immutableState": state.isEmpty ? nil : .object(state), "locations": .array(locations),
    ])
    return ["message": message("A touch on `\(witness.target)` that shows it"), "threadFlows": [flow]]
  }
}
