import GestureRuntime
import SpecParser

/// A difference between the outcomes of a trace under an old and a new spec.
struct OutcomeChange: Sendable, Hashable {
  /// The sort of change. The raw value is the name in reports.
  enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The activity is no longer recognized; another is recognized in its place; the activity is recognized where it was not.
    case lost, replaced, gained
    case mechanic, later, sooner
    /// The activity ends in another way: with or without a commit, cancelled, or at another detent.
    case end
    /// The number of fingers or touches differs.
    case count
    /// Only values differ.
    case values
    /// The activity shows at another time that it is pressed, or fails at another time after that.
    case shown
    /// The trace cannot be replayed under the new spec, or under the old one.
    case unplayable, playable
  }

  var kind: Kind
  /// One sentence without a full stop, equal for all changes of this sort.
  var sentence: String
  /// The time of the earlier of the two claims, in microseconds.
  var time: Microseconds
  /// The claim under the old and the new spec, such as `archive by swipe on list/message at 120 ms`.
  var before: String?
  var after: String?
}

/// One claim of a replay, with its end.
struct ClaimStory: Sendable, Hashable {
  /// What a claim has in common with its later outcomes, and with the claim under the other spec.
  struct Identity: Sendable, Hashable {
    /// The name of the activity in the new spec.
    var activity: String
    /// The target, with keys if there are any.
    var thing: TouchedThing
  }

  var identity: Identity
  var mechanic: String
  var time: Microseconds
  /// The number of fingers, and the number of touches in a row.
  var counts: [String]
  /// How the activity ended, such as `commits`; `nil` if it has not ended, or is discrete and commits nothing.
  var end: String?
  /// All other values, as printed.
  var values = ValueDigest()

  private static let counted: [OutcomeKey] = [.fingers, .taps]
  /// The keys that are compared separately.
  private static let told: Set<OutcomeKey> = [
    .activity, .does, .target, .item, .mechanic, .phase, .fingers, .taps, .tool, .committed, .detent,
  ]

  var text: String {
    "\(identity.activity) by \(mechanic) on \(identity.thing.text)"
      + " at \(MeasureText.instant(time))" + (end.map { ", \($0)" } ?? "")
  }

  /// The claims of one touch.
  ///
  /// - Parameter names: the new names of activities by their old names.
  static func all(_ outcomes: some Sequence<NamedOutcome>, _ names: [String: String]) -> [ClaimStory] {
    var stories: [ClaimStory] = []
    for named in outcomes where named.outcome.phase.isRecognized {
      let identity = Identity(named, names)
      let values = named.fields.filter { !told.contains($0.key) }.map {
        "\($0.key.rawValue)=\($0.value.text)"
      }
      if named.outcome.phase.isClaim {
        stories.append(
          ClaimStory(
            identity: identity, mechanic: named.text(.mechanic), time: named.outcome.time,
            counts: counted.map(named.text), end: end(of: named), values: ValueDigest(values)))
      } else if let index = stories.lastIndex(where: { $0.identity == identity }) {
        stories[index].values.add(values)
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
    case .began, .changed, .possible, .failed: return nil
    case .cancelled: return "is cancelled"
    case .recognized where named[.committed] == nil: return nil
    case .recognized, .ended:
      if named[.detent] != nil { return "commits at \(named.text(.detent))" }
      return named.text(.committed) == "true" ? "commits" : "ends without commit"
    }
  }
}

extension ClaimStory.Identity {
  /// - Parameter names: the new names of activities by their old names.
  init(_ named: NamedOutcome, _ names: [String: String]) {
    let activity = named.text(.activity)
    self.init(
      activity: names[activity] ?? activity,
      thing: TouchedThing(
        path: named.text(named[.item] == nil ? .target : .item), tool: named.outcome.tool))
  }
}

/// A digest of the values of a claim, which may change a million times. Only equality counts, and only within this process.
struct ValueDigest: Sendable, Hashable {
  private var digest = 0

  init(_ values: [String] = []) { add(values) }

  mutating func add(_ values: [String]) {
    var hasher = Hasher()
    hasher.combine(digest)
    hasher.combine(values)
    digest = hasher.finalize()
  }
}

/// Compares the claims of one touch under two specs.
enum CompareOutcomes {
  static func changes(_ old: [ClaimStory], _ new: [ClaimStory]) -> [OutcomeChange] {
    let difference = new.map(\.identity).difference(from: old.map(\.identity))
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

  private static func offset(_ change: CollectionDifference<ClaimStory.Identity>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  private static func replaced(_ old: ClaimStory, _ new: ClaimStory) -> OutcomeChange {
    let (before, after) = (old.identity, new.identity)
    let what =
      before.activity == after.activity
      ? "`\(after.activity)` is recognized on \(after.thing.text), not on \(before.thing.text)"
      : "`\(after.activity)` is recognized instead of `\(before.activity)`"
    return change(.replaced, what, old, new)
  }

  private static func lost(_ old: ClaimStory) -> OutcomeChange {
    change(.lost, "`\(old.identity.activity)` is no longer recognized", old, nil)
  }

  private static func gained(_ new: ClaimStory) -> OutcomeChange {
    change(.gained, "`\(new.identity.activity)` is recognized where it was not", nil, new)
  }

  /// The differences of one claim under both specs. Values are reported only if nothing else differs.
  private static func differences(_ old: ClaimStory, _ new: ClaimStory) -> [OutcomeChange] {
    let name = "`\(new.identity.activity)`"
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
