import GestureRuntime
import SpecParser

/// Plays basic gestures through each activity alone, whatever its guard. If none of some activities claims a gesture, nothing claims it
/// where they meet: an activity loses only to one that claims.
final class ProbeActivities {
  private struct Key: Hashable {
    /// The activity's recognizers by their tables, so that equal ones are played once.
    var tables: [ObjectIdentifier]
    var gesture: BasicGesture
  }

  private let recognizers: LoneRecognizers
  private var alone: [Int: [LoneRecognizer]] = [:]
  private var known: [Key: Bool] = [:]
  private var playsLeft: Int
  /// Whether gestures were not played because there were too many. They count as claimed.
  private(set) var isCut = false

  /// Time after the last sample in which everything that still waits is decided, in microseconds.
  private static let patience: Int64 = 5_000_000

  /// - Parameter most: the most gestures to play, for a spec some seconds of work.
  init(_ machine: Machine, most: Int = 60_000) {
    recognizers = LoneRecognizers(machine)
    playsLeft = most
  }

  /// Activities that claim the same gestures have the same tables.
  func tables(of activity: Int) -> [ObjectIdentifier] { lone(activity).compactMap(\.table) }

  /// Whether an activity claims a gesture on its target.
  func claims(_ activity: Int, _ gesture: BasicGesture) -> Bool {
    let members = lone(activity)
    let key = Key(tables: members.compactMap(\.table), gesture: gesture)
    if let known = known[key] { return known }
    guard playsLeft >= members.count else {
      isCut = true
      return true
    }
    playsLeft -= members.count
    let samples = gesture.samples(on: ElementID(index: recognizers.machine.activities[activity].target))
    let end = (samples.last?.time ?? 0) + Self.patience
    // A gesture that is refused is not known to be dead.
    let claims = members.contains { $0.claims(samples, until: end, in: [:])?.isEmpty != true }
    known[key] = claims
    return claims
  }

  /// The recognizers of an activity, none of one that claims only after another activity.
  private func lone(_ activity: Int) -> [LoneRecognizer] {
    if let known = alone[activity] { return known }
    let own = recognizers.machine.activities[activity]
    let made =
      own.after.isEmpty && !own.takesOver
      ? own.recognizers.indices.map {
        recognizers.recognizer($0, of: activity, inner: own.target, withGuards: false)
      } : []
    alone[activity] = made
    return made
  }
}
