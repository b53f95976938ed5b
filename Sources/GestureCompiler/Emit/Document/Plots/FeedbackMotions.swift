import GestureRuntime
import SpecParser

/// A part of an activity's feedback that a curve can show.
enum FeedbackMotion: Sendable, Hashable {
  /// Beyond so many points, or per cent of the element's size, content falls behind the finger.
  case band(beyond: Quantity, coefficient: Double)
  /// A spring from where it was let go to its place.
  ///
  /// - velocity: at its start, in distances to the place a second.
  case spring(Moment, Spring, velocity: Double)
  /// - duration: seconds.
  case curve(Moment, name: String, TimingCurve, duration: Double)
  /// The element shrinks to a scale while it is held.
  case press(scale: Double)

  enum Moment: String, Sendable, Hashable {
    case commit = "on-commit"
    case cancel = "on-cancel"
    case clamp
  }
}

/// Reads the motions out of a feedback's entries: the one place that knows how the spec writes them.
struct FeedbackMotions {
  private let entries: [FeedbackEntry]

  static func all(of activity: Activity) -> [FeedbackMotion] {
    FeedbackMotions(entries: activity.feedback?.value.entries ?? []).motions
  }

  private var motions: [FeedbackMotion] {
    let moments: [FeedbackMotion.Moment] = [.commit, .cancel, .clamp]
    return [press, band].compactMap { $0 } + moments.compactMap { spring($0) ?? curve($0) }
  }

  // MARK: Motions

  private var band: FeedbackMotion? {
    guard let beyond = quantity("rubber-band", "beyond") else { return nil }
    return .band(beyond: beyond, coefficient: quantity("rubber-band", "coefficient")?.amount ?? 0.55)
  }

  /// By response, or by the duration of the whole motion; half a second where nothing is said.
  private func spring(_ moment: FeedbackMotion.Moment) -> FeedbackMotion? {
    let key = moment.rawValue
    let damping = quantity(key, "spring", "damping")?.amount
    let response = quantity(key, "spring", "response")
    guard damping != nil || response != nil else { return nil }
    let velocity = quantity(key, "spring", "initial-velocity")
    let spring =
      response.map { Spring(dampingRatio: damping ?? 1, response: seconds($0)) }
      ?? Spring(dampingRatio: damping ?? 1, duration: quantity(key, "duration").map(seconds) ?? 0.5)
    // A velocity in points a second would need a distance, which the spec does not say.
    let isShare = velocity?.dimension == .count
    return .spring(moment, spring, velocity: isShare ? velocity?.amount ?? 0 : 0)
  }

  private func curve(_ moment: FeedbackMotion.Moment) -> FeedbackMotion? {
    guard let name = word(moment.rawValue, "curve"), let curve = Self.curves[name],
      let duration = quantity(moment.rawValue, "duration")
    else { return nil }
    return .curve(moment, name: name, curve, duration: seconds(duration))
  }

  private var press: FeedbackMotion? {
    quantity("progress", "scale").map { .press(scale: $0.amount) }
  }

  private static let curves: [String: TimingCurve] = [
    "linear": .linear, "ease": .ease, "ease-in": .easeIn, "ease-out": .easeOut, "ease-in-out": .easeInOut,
  ]

  // MARK: Entries

  private func value(_ path: [String]) -> FeedbackValue? { entries.first { $0.path == path }?.value }

  private func quantity(_ path: String...) -> Quantity? {
    if case .quantity(let quantity) = value(path) { return quantity }
    return nil
  }

  private func word(_ path: String...) -> String? {
    if case .word(let word) = value(path) { return word }
    return nil
  }

  /// A time, or a plain number of seconds.
  private func seconds(_ quantity: Quantity) -> Double {
    quantity.dimension == .time ? quantity.amount / 1e6 : quantity.amount
  }

  // MARK: Words

  /// Every entry in words: `on-commit curve`, `ease-out`.
  static func rows(of activity: Activity) -> [(name: String, value: String)] {
    (activity.feedback?.value.entries ?? []).map { entry in
      let value =
        switch entry.value {
        case .quantity(let quantity): DocumentWords.amount(quantity.amount, quantity.dimension)
        case .word(let word): word
        }
      return (entry.path.joined(separator: " › "), value)
    }
  }
}
