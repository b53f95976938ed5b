import GestureRuntime
import SpecParser

/// A part of an activity's feedback that a curve can show.
enum FeedbackMotion: Sendable, Hashable {
  /// A rubber band: beyond this length, in points or percent of the element's size, content moves less than the finger.
  case band(beyond: Quantity, law: Law, coefficient: Double)
  /// A spring from the place at the lift to its target.
  ///
  /// - velocity: the initial velocity, in distances to the target per second.
  case spring(Moment, Spring, velocity: Double)
  /// A timing curve.
  ///
  /// - duration: the duration in seconds.
  /// - isPlain: whether it begins with its own velocity, not with the fingers'.
  case curve(Moment, name: String, TimingCurve, duration: Double, isPlain: Bool)
  /// The fraction of its speed that a fling keeps in each millisecond.
  case decay(Moment, rate: Double)
  /// The scale to which the element shrinks while it is held.
  ///
  /// - duration: the duration in microseconds, which ends when the hold claims; `nil` means the whole hold.
  case press(scale: Double, duration: Double?)
  /// The fade of a commit, from its opacity at the commit distance.
  case fade(FeedbackPlan.Path, from: Double, to: Double)

  enum Moment: String, Sendable, Hashable, CaseIterable {
    case commit = "on-commit"
    case cancel = "on-cancel"
    case end = "on-end"
    case clamp
  }

  enum Law: String, Sendable, Hashable {
    case platform, smooth
    case articleText = "article-text"
    case articleCode = "article-code"
  }
}

/// Reads the motions from a feedback's entries. No other type of the document knows their notation.
struct FeedbackMotions {
  private let entries: [FeedbackSetting]

  static func all(of activity: Activity) -> [FeedbackMotion] {
    let detents = activity.commit?.detents.map(\.name.value) ?? []
    guard let feedback = activity.feedback?.value else { return [] }
    guard !feedback.commits.isEmpty else { return FeedbackMotions(entries: feedback.entries).motions }
    // Curves that several detents share are drawn once.
    var motions: [FeedbackMotion] = []
    for motion in detents.flatMap({ FeedbackMotions(entries: feedback.at($0).entries).motions })
    where !motions.contains(motion) { motions.append(motion) }
    return motions
  }

  private var motions: [FeedbackMotion] {
    [press, band].compactMap { $0 }
      + FeedbackMotion.Moment.allCases.compactMap { spring($0) ?? decay($0) ?? curve($0) }
      + [fade].compactMap { $0 }
  }

  // MARK: Motions

  private var band: FeedbackMotion? {
    guard let beyond = quantity("rubber-band", "beyond") else { return nil }
    return .band(
      beyond: beyond, law: word("rubber-band", "law").flatMap(FeedbackMotion.Law.init) ?? .platform,
      coefficient: quantity("rubber-band", "coefficient")?.amount ?? 0.55)
  }

  /// A spring with a response or a duration of the whole motion; by default, a response of 0.5 s.
  private func spring(_ moment: FeedbackMotion.Moment) -> FeedbackMotion? {
    let key = moment.rawValue
    guard entries.contains(where: { $0.path.starts(with: [key, "spring"]) }) else { return nil }
    let damping = quantity(key, "spring", "damping")?.amount ?? 1
    let response = quantity(key, "spring", "response").map(seconds)
    let duration = quantity(key, "duration").map(seconds)
    let spring =
      if let duration, response == nil {
        Spring(dampingRatio: damping, duration: duration)
      } else {
        Spring(dampingRatio: damping, response: response ?? 0.5)
      }
    // A velocity in points per second would need the distance, which the spec does not contain.
    let velocity = quantity(key, "spring", "initial-velocity")
    return .spring(moment, spring, velocity: velocity?.dimension == .count ? velocity?.amount ?? 0 : 0)
  }

  private func curve(_ moment: FeedbackMotion.Moment) -> FeedbackMotion? {
    let duration = quantity(moment.rawValue, "duration").map(seconds)
    guard let name = word(moment.rawValue, "curve") ?? (duration == nil ? nil : "ease-in-out"),
      let curve = Self.curve(named: name)
    else { return nil }
    return .curve(
      moment, name: name, curve, duration: duration ?? 0.3,
      isPlain: word(moment.rawValue, "velocity") == "curve")
  }

  private func decay(_ moment: FeedbackMotion.Moment) -> FeedbackMotion? {
    if let rate = quantity(moment.rawValue, "decay")?.amount { return .decay(moment, rate: rate) }
    switch word(moment.rawValue, "decay") {
    case "normal": return .decay(moment, rate: 0.998)
    case "fast": return .decay(moment, rate: 0.99)
    default: return nil
    }
  }

  private var fade: FeedbackMotion? {
    guard let target = quantity("on-commit", "opacity").map(share) else { return nil }
    let follow = quantity("follow", "opacity", "to") ?? quantity("follow", "opacity")
    let start = follow.map(share) ?? 1
    switch spring(.commit) ?? curve(.commit) {
    case .spring(_, let spring, _)?: return .fade(.spring(spring), from: start, to: target)
    case .curve(_, _, let curve, let duration, let isPlain)?:
      return .fade(
        isPlain ? .plainCurve(curve, duration) : .curve(curve, duration), from: start, to: target)
    default: return .fade(.standard, from: start, to: target)
    }
  }

  private var press: FeedbackMotion? {
    quantity("progress", "scale").map {
      .press(scale: $0.amount, duration: quantity("progress", "duration")?.amount)
    }
  }

  /// One of the CSS keywords, or `cubic-bezier(x1, y1, x2, y2)`.
  private static func curve(named name: String) -> TimingCurve? {
    switch name {
    case "linear": return .linear
    case "ease": return .ease
    case "ease-in": return .easeIn
    case "ease-out": return .easeOut
    case "ease-in-out": return .easeInOut
    default: break
    }
    guard name.hasPrefix("cubic-bezier("), name.hasSuffix(")") else { return nil }
    let numbers = name.dropFirst("cubic-bezier(".count).dropLast().split(separator: ",").compactMap {
      Double(String($0.filter { $0 != " " }))
    }
    return numbers.count == 4
      ? TimingCurve(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3]) : nil
  }

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

  /// An amount; a percentage is divided by 100.
  private func share(_ quantity: Quantity) -> Double {
    quantity.dimension == .proportion ? quantity.amount / 100 : quantity.amount
  }

  /// A time in seconds, from a time or a number.
  private func seconds(_ quantity: Quantity) -> Double {
    quantity.dimension == .time ? quantity.amount / 1e6 : quantity.amount
  }

  // MARK: Words

  /// Every entry in words: `on-commit › curve`, `ease-out`.
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
