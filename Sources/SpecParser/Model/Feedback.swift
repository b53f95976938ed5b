/// The feedback of an activity, as written. Every entry has its key's type and range, and no two entries contradict each other.
/// `LowerFeedback` of the compiler interprets them.
package struct Feedback: Sendable, Hashable {
  /// In the order of the text.
  package var entries: [FeedbackSetting]

  /// The feedback for a commit to one detent, written as for all detents.
  package func at(_ detent: String) -> Feedback {
    var feedback = self
    feedback.entries.removeAll { $0.detent != nil && $0.detent != detent }
    for index in feedback.entries.indices { feedback.entries[index].detent = nil }
    return feedback
  }

  /// The entry with this path of keys, for all detents.
  package func entry(_ path: FeedbackKey...) -> FeedbackSetting? {
    entries.first { $0.detent == nil && $0.path == path }
  }

  /// Whether there is an entry below these keys.
  package func has(_ path: FeedbackKey...) -> Bool { entries.contains { $0.path.starts(with: path) } }

  /// The entry that says how far the element goes with the fingers along an axis; `nil` if none does.
  package func translation(along axis: Axis) -> FeedbackSetting? {
    entry(.follow, .translation, axis.coordinate) ?? entry(.follow, .translation)
  }

  /// The share of the fingers' movement that the element goes along an axis, if the activity moves along it.
  package func factor(along axis: Axis) -> Double {
    followsByDefault ? 1 : translation(along: axis)?.number ?? 0
  }

  /// Whether the element follows with everything that its mechanics move, because it moves after the lift and no `follow` says otherwise.
  package var followsByDefault: Bool {
    !has(.follow) && [.rubberBand, .clamp, .onCommit, .onCancel, .onEnd].contains { has($0) }
  }
}

extension Axis {
  /// The key below `follow: {translation: …}`.
  package var coordinate: FeedbackKey { self == .horizontal ? .x : .y }
}

/// One leaf of the feedback mapping, by its path of keys: `on-cancel`, `spring`, `damping`.
package struct FeedbackSetting: Sendable, Hashable {
  package var path: [FeedbackKey]
  /// The detent below `on-commit` that it is for; `nil` for all.
  package var detent: String?
  package var value: FeedbackValue
  package var span: SourceSpan

  /// The keys as written, the detent among them.
  package var words: [String] {
    var words = path.map(\.rawValue)
    if let detent { words.insert(detent, at: 1) }
    return words
  }

  /// `nil` for a word. Not inlined, since the optimizer of Swift 6.3 ends with an error of its own where it is.
  @inline(never)
  package var quantity: Quantity? {
    if case .quantity(let quantity) = value { quantity } else { nil }
  }

  package var amount: Double? { quantity?.amount }

  /// The amount; a percentage is divided by 100. `nil` for a word.
  package var number: Double? {
    quantity.map { $0.dimension == .proportion ? $0.amount / 100 : $0.amount }
  }
}

package enum FeedbackValue: Sendable, Hashable {
  case quantity(Quantity)
  case word(SettingWord)
  /// A timing curve by its control points, with its text.
  case points(BezierPoints, text: String)
  /// A cue of the app's own.
  case ownCue(String)
}
