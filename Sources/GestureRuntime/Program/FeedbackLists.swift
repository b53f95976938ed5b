/// The feedback of an activity.
struct FeedbackEntry: Sendable, BitwiseCopyable {
  var plan = FeedbackPlan()
  /// The app's words for haptics, and the motions of commits to detents: ranges of those lists.
  var words = IndexRange.none
  var commits = IndexRange.none
}

/// The app's word for a haptic, with its moment.
struct FeedbackWord: Sendable, BitwiseCopyable {
  var moment: FeedbackPlan.Haptics.Moment
  var word: TableText
}

/// The motion of a commit to a detent, by the detent's index.
struct DetentMotion: Sendable, BitwiseCopyable {
  var detent: Int
  var motion: FeedbackPlan.Motion
}

/// The feedback of a table's activities while it is loaded.
struct FeedbackLists: ~Copyable {
  var entries = SlabBuilder<FeedbackEntry>()
  var words = SlabBuilder<FeedbackWord>()
  var commits = SlabBuilder<DetentMotion>()
}

/// The feedback of a loaded table.
struct FeedbackMemory: ~Copyable, Sendable {
  private let entries: Slab<FeedbackEntry>
  private let words: Slab<FeedbackWord>
  private let commits: Slab<DetentMotion>

  init(_ lists: consuming FeedbackLists) {
    entries = lists.entries.slab()
    words = lists.words.slab()
    commits = lists.commits.slab()
  }

  /// The plan of an entry.
  ///
  /// - Parameter detent: the number of the detent, from 1, for whose commit it is; 0 for the plain feedback.
  func plan(_ number: Int, at detent: Int) -> FeedbackPlan {
    var plan = entries[number].plan
    for commit in entries[number].commits where commits[commit].detent == detent - 1 {
      plan.onCommit = commits[commit].motion
    }
    return plan
  }

  /// The app's word for a haptic of an entry; `nil` for none.
  func word(_ number: Int, at cue: FeedbackCues) -> TableText? {
    for word in entries[number].words where words[word].moment.cues == cue {
      return words[word].word
    }
    return nil
  }
}
