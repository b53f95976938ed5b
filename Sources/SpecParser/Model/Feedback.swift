/// What the interface does under the finger, as written: every entry is of its key's sort and in its range, and no two
/// contradict each other. What they mean together is the compiler's `LowerFeedback`.
package struct Feedback: Sendable, Hashable {
  /// In the order of the text.
  package var entries: [FeedbackSetting]
  /// The detents that `on-commit` names; empty where it is the same for all.
  package var commits: [String]

  package init(entries: [FeedbackSetting], commits: [String] = []) {
    self.entries = entries
    self.commits = commits
  }

  /// What holds for a commit to one detent, written as for all of them.
  package func at(_ detent: String) -> Feedback {
    guard !commits.isEmpty else { return self }
    return Feedback(
      entries: entries.compactMap { entry in
        guard let named = detentNamed(by: entry) else { return entry }
        return named == detent ? plain(entry) : nil
      })
  }

  /// The entry with the path that it would have without a detent.
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

  /// The entry of a path of keys.
  package func entry(_ path: [String]) -> FeedbackSetting? { entries.first { $0.path == path } }

  /// Whether anything is said below these keys.
  package func has(_ path: String...) -> Bool { entries.contains { $0.path.starts(with: path) } }
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
