@testable import SpecParser

/// Witnesses for tests, from lines such as `0 down 1 200,400 list/message`.
enum WitnessInWords {
  /// - Parameter claims: `archive drag 50` each: activity, mechanic, milliseconds.
  static func witness(
    _ events: String, claims: [String], on target: String = "list/message", state: [String: String] = [:]
  ) -> FindingWitness {
    FindingWitness(
      target: target, state: state.sorted { $0.key < $1.key }.map { .init(name: $0.key, value: $0.value) },
      screen: [400, 800], events: events.split(separator: "\n").map { event(words($0), target) },
      claims: claims.map { claim in
        let words = words(claim[...])
        return .init(activity: words[0], mechanic: words[1], time: time(words[2]))
      })
  }

  private static func words(_ line: Substring) -> [String] { line.split(separator: " ").map(String.init) }

  private static func time(_ text: String) -> Int64 { Int64(((Double(text) ?? 0) * 1000).rounded()) }

  private static func event(_ words: [String], _ target: String) -> FindingWitness.Event {
    var event = FindingWitness.Event(time: time(words[0]), phase: words[1])
    guard words.count > 3 else { return event }
    let place = words[3].split(separator: ",").compactMap { Double($0) }
    event.finger = Int(words[2])
    event.x = place[0]
    event.y = place[1]
    if event.phase == "down" { event.element = words.count > 4 ? words[4] : target }
    return event
  }
}
