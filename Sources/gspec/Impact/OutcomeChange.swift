import GestureRuntime

/// Something that a trace comes to under a new spec and not under the old one.
struct OutcomeChange: Sendable, Hashable {
  /// What sort of change it is; the raw value is the name in reports.
  enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Nothing is recognized any more, or only now, or something else.
    case lost, replaced, gained
    case mechanic, later, sooner
    /// It commits, or is cancelled, or goes to another detent.
    case end
    /// Another number of fingers or touches.
    case count
    /// The same claim and end with other values on the way.
    case values
    /// The trace names an element or state that the new spec does not have, or the old one did not.
    case unplayable, playable
  }

  var kind: Kind
  /// One sentence without a full stop, the same for each change of this sort.
  var sentence: String
  /// Where in the trace, in microseconds; of the first claim that it is about.
  var time: Microseconds
  /// How it was and how it is: `archive by swipe on list/message at 120 ms`.
  var before: String?
  var after: String?
}

/// One claim of a replay, with what became of it.
struct ClaimStory: Sendable, Hashable {
  /// The name that the activity has in the new spec.
  var activity: String
  /// What was touched, with keys where there are any.
  var thing: String
  var mechanic: String
  var time: Microseconds
  /// Fingers, touches in a row, tool.
  var counts: [String]
  /// How it ended: `commits`; `nil` for one that is recognized at once, or still goes on.
  var end: String?
  /// Every further value, as it is printed.
  var values: [String] = []

  private static let counted: [OutcomeKey] = [.fingers, .taps, .tool]
  /// What is compared on its own.
  private static let told: Set<OutcomeKey> = [
    .activity, .does, .target, .item, .mechanic, .phase, .fingers, .taps, .tool, .committed, .detent,
  ]

  var text: String {
    "\(activity) by \(mechanic) on \(thing) at \(DecimalText.text(thousandths: time)) ms"
      + (end.map { ", \($0)" } ?? "")
  }

  /// - Parameter names: of activities in the new spec, by their old ones.
  static func all(_ outcomes: [NamedOutcome], _ names: [String: String]) -> [ClaimStory] {
    var stories: [ClaimStory] = []
    for named in outcomes where named.outcome.phase.isRecognized {
      let activity = names[named.text(.activity)] ?? named.text(.activity)
      let thing = named[.item] == nil ? named.text(.target) : named.text(.item)
      let values = named.fields.filter { !told.contains($0.key) }.map {
        "\($0.key.rawValue)=\($0.value.text)"
      }
      if named.outcome.phase.isClaim {
        stories.append(
          ClaimStory(
            activity: activity, thing: thing, mechanic: named.text(.mechanic), time: named.outcome.time,
            counts: counted.map(named.text), values: values))
      } else if let index = stories.lastIndex(where: { $0.activity == activity && $0.thing == thing }) {
        stories[index].values += values
        if let end = end(of: named) {
          stories[index].end = end
          stories[index].mechanic = named.text(.mechanic)
        }
      }
    }
    return stories
  }

  private static func end(of named: NamedOutcome) -> String? {
    switch named.outcome.phase {
    case .recognized, .began, .changed, .possible, .failed: return nil
    case .cancelled: return "is cancelled"
    case .ended:
      if named[.detent] != nil { return "commits at \(named.text(.detent))" }
      return named.text(.committed) == "true" ? "commits" : "ends without commit"
    }
  }
}

/// Compares what one trace comes to under two specs.
enum CompareOutcomes {
  static func changes(_ old: [ClaimStory], _ new: [ClaimStory]) -> [OutcomeChange] {
    let difference = new.map(Self.identity).difference(from: old.map(Self.identity))
    let removed = Set(difference.removals.map(Self.offset))
    let inserted = Set(difference.insertions.map(Self.offset))
    var changes: [OutcomeChange] = []
    var (a, b) = (0, 0)
    while a < old.count || b < new.count {
      switch (removed.contains(a), inserted.contains(b)) {
      case (true, true):
        changes.append(replaced(old[a], new[b]))
        (a, b) = (a + 1, b + 1)
      case (true, false):
        changes.append(lost(old[a]))
        a += 1
      case (false, true):
        changes.append(gained(new[b]))
        b += 1
      case (false, false):
        guard a < old.count, b < new.count else { return changes }
        changes += differences(old[a], new[b])
        (a, b) = (a + 1, b + 1)
      }
    }
    return changes
  }

  private static func identity(_ story: ClaimStory) -> [String] { [story.activity, story.thing] }

  private static func offset(_ change: CollectionDifference<[String]>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  private static func replaced(_ old: ClaimStory, _ new: ClaimStory) -> OutcomeChange {
    let what =
      old.activity == new.activity
      ? "`\(new.activity)` is recognized on \(new.thing), not on \(old.thing)"
      : "`\(new.activity)` is recognized instead of `\(old.activity)`"
    return change(.replaced, what, old, new)
  }

  private static func lost(_ old: ClaimStory) -> OutcomeChange {
    change(.lost, "`\(old.activity)` is no longer recognized", old, nil)
  }

  private static func gained(_ new: ClaimStory) -> OutcomeChange {
    change(.gained, "`\(new.activity)` is recognized where it was not", nil, new)
  }

  /// Of one claim under both; values alone are told only where nothing else is.
  private static func differences(_ old: ClaimStory, _ new: ClaimStory) -> [OutcomeChange] {
    let name = "`\(new.activity)`"
    var changes: [OutcomeChange] = []
    if old.mechanic != new.mechanic {
      changes.append(
        change(.mechanic, "\(name) is done by \(new.mechanic), was by \(old.mechanic)", old, new))
    }
    if old.time < new.time { changes.append(change(.later, "\(name) is recognized later", old, new)) }
    if old.time > new.time { changes.append(change(.sooner, "\(name) is recognized sooner", old, new)) }
    if old.end != new.end {
      let ends = [new.end, old.end].map { $0 ?? "has no end" }
      changes.append(change(.end, "\(name) \(ends[0]), was: \(ends[1])", old, new))
    }
    if old.counts != new.counts {
      changes.append(change(.count, "\(name) has another number of fingers or touches", old, new))
    }
    if changes.isEmpty, old.values != new.values {
      changes.append(change(.values, "\(name) has other values", old, new))
    }
    return changes
  }

  private static func change(
    _ kind: OutcomeChange.Kind, _ sentence: String, _ old: ClaimStory?, _ new: ClaimStory?
  ) -> OutcomeChange {
    OutcomeChange(
      kind: kind, sentence: sentence, time: min(old?.time ?? .max, new?.time ?? .max), before: old?.text,
      after: new?.text)
  }
}
