/// What the interface does under the finger, as written: every entry is of its key's sort and in its range, and no two
/// contradict each other. What they mean together is the compiler's `LowerFeedback`.
package struct Feedback: Sendable, Hashable {
  /// In the order of the text.
  package var entries: [FeedbackSetting]

  package init(entries: [FeedbackSetting]) {
    self.entries = entries
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
