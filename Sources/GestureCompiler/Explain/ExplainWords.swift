package import SpecParser

/// Words for numbers in explanations.
package enum ExplainWords {
  package static let ordinals = ["zeroth", "first", "second", "third", "fourth", "fifth"]
  /// The directions in steps of 45°, from 0°, which is right.
  package static let directions = [
    "right", "up-right", "up", "up-left", "left", "down-left", "down", "down-right",
  ]

  /// The distance in points below which fingers are said not to have moved.
  package static let leastMovement = 0.05
  /// A press that comes after more than so many limits belongs to another gesture.
  package static let latestPress = 3.0

  package static func ordinal(_ number: Int) -> String {
    ordinals.indices.contains(number) ? ordinals[number] : "\(number)th"
  }

  /// The nearest of eight words for a direction in degrees, with 0 right and 90 up.
  package static func direction(_ degrees: Double) -> String {
    let turns = (degrees / 45).rounded()
    return directions[((Int(turns) % 8) + 8) % 8]
  }

  /// The source of a limit: `double-touch-timeout, material` or `mail.gspec.yaml:12`; `nil` if its text is not among the sources.
  package static func source(_ origin: Origin, _ sources: SourceSet) -> String? {
    switch origin {
    case .metric(let metric, let setBy): return "\(metric.rawValue), \(setBy)"
    case .written(let span):
      guard let file = sources[span.file], let place = sources.positions(of: span) else { return nil }
      return "\(file.path):\(place.start.line)"
    }
  }

  /// The thresholds of a commit, such as `120 pt or 800 pt/s (mail.gspec.yaml:12)`; `nil` for none.
  ///
  /// - Parameter place: where they stand, if it is known.
  package static func limits(distance: Quantity?, velocity: Double?, at place: String?) -> String? {
    let distance = distance.map {
      MeasureText.text($0.amount, $0.dimension) + ($0.dimension == .proportion ? " of its size" : "")
    }
    let limits = [distance, velocity.map { MeasureText.text($0, .velocity) }].compactMap(\.self)
    return limits.isEmpty ? nil : limits.joined(separator: " or ") + (place.map { " (\($0))" } ?? "")
  }

  /// Directions as words if they are 90° wide and centered on an axis, otherwise as angles.
  package static func directions(_ directions: Directions) -> String {
    if directions.isAny { return "any direction" }
    let words = directions.arcs.map(arc).joined(separator: " or ")
    return directions.followsReading ? words + " in this layout" : words
  }

  private static func arc(_ arc: Arc) -> String {
    arc.word?.rawValue ?? "\(MeasureText.brief(arc.start, .angle))..\(MeasureText.brief(arc.end, .angle))"
  }

  // MARK: Guards

  /// What is said of an activity whose guard does not hold, and of several with one guard.
  package static let guardFailed = ["its guard does not hold", "their guard does not hold"]

  /// The guard of an activity: as written, if all of it stands on one line. `nil` if it has none.
  package static func guardText(_ activity: Activity, _ spec: CheckedSpec, _ sources: SourceSet) -> String? {
    guard let condition = activity.condition else { return nil }
    if activity.elementCondition == nil, let span = activity.guardExpression?.span,
      let file = sources[span.file], let written = onOneLine(file.text(span))
    {
      return written
    }
    return GuardText(states: spec.states).text(of: condition)
  }

  /// The text of a value that a spec writes on one line, without its quotes; `nil` for an alias, a block and a text with escapes.
  private static func onOneLine(_ written: String) -> String? {
    let quotes: [Character] = ["\"", "'"]
    let isQuoted =
      written.count > 1 && written.first == written.last && quotes.contains { $0 == written.first }
    let text = isQuoted ? String(written.dropFirst().dropLast()) : written
    let isWhole = !text.contains { $0.isNewline || $0 == "\\" || quotes.contains($0) }
    return isWhole && !"*>|".contains(text.first ?? "*") ? text : nil
  }
}
