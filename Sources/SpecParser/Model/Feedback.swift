/// The feedback of an activity, as written. Every entry has its key's type and range, and no two entries contradict each other.
/// `LowerFeedback` of the compiler interprets them.
package struct Feedback: Sendable, Hashable {
  /// In the order of the text.
  package var entries: [FeedbackSetting]
  /// The detents that `on-commit` names; empty if `on-commit` is the same for all.
  package var commits: [String]

  package init(entries: [FeedbackSetting], commits: [String] = []) {
    self.entries = entries
    self.commits = commits
  }

  /// The feedback for a commit to one detent, written as for all detents.
  package func at(_ detent: String) -> Feedback {
    guard !commits.isEmpty else { return self }
    return Feedback(
      entries: entries.compactMap { entry in
        guard let named = detentNamed(by: entry) else { return entry }
        return named == detent ? plain(entry) : nil
      })
  }

  /// The entry with its path as without a detent.
  func plain(_ entry: FeedbackSetting) -> FeedbackSetting {
    guard detentNamed(by: entry) != nil else { return entry }
    var plain = entry
    plain.path.remove(at: 1)
    return plain
  }

  private func detentNamed(by entry: FeedbackSetting) -> String? {
    guard entry.path.count > 1, entry.path[0] == "on-commit", commits.contains(entry.path[1]) else {
      return nil
    }
    return entry.path[1]
  }

  /// The entry with this path of keys.
  package func entry(_ path: [String]) -> FeedbackSetting? { entries.first { $0.path == path } }

  /// Whether there is an entry below these keys.
  package func has(_ path: String...) -> Bool { entries.contains { $0.path.starts(with: path) } }

  /// The amount of the entry with this path; a percentage is divided by 100. `nil` for a word or without an entry.
  package func number(_ path: [String]) -> Double? {
    guard case .quantity(let quantity)? = entry(path)?.value else { return nil }
    return quantity.dimension == .proportion ? quantity.amount / 100 : quantity.amount
  }

  /// The entry that says how far the element goes with the fingers along an axis; `nil` if none does.
  package func translation(along axis: Axis) -> FeedbackSetting? {
    entry(["follow", "translation", axis.coordinate]) ?? entry(["follow", "translation"])
  }

  /// The share of the fingers' movement that the element goes along an axis, if the activity moves along it.
  package func factor(along axis: Axis) -> Double {
    followsByDefault ? 1 : translation(along: axis).flatMap { number($0.path) } ?? 0
  }

  /// Whether the element follows with everything that its mechanics move, because it moves after the lift and no `follow` says otherwise.
  package var followsByDefault: Bool {
    !has("follow")
      && ["rubber-band", "clamp", "on-commit", "on-cancel", "on-end"].contains { has($0) }
  }
}

extension Axis {
  /// The key below `follow: {translation: …}`.
  package var coordinate: String { self == .horizontal ? "x" : "y" }
}

/// One leaf of the feedback mapping, by its path of keys: `["on-cancel", "spring", "damping"]`.
package struct FeedbackSetting: Sendable, Hashable {
  package var path: [String]
  package var value: FeedbackValue
  package var span: SourceSpan

  package init(path: [String], value: FeedbackValue, span: SourceSpan) {
    self.path = path
    self.value = value
    self.span = span
  }
}

package enum FeedbackValue: Sendable, Hashable {
  case quantity(Quantity)
  case word(String)
}
