import SpecParser

/// The results of earlier analyses for groups of activities that have not changed.
struct KeptGroups {
  /// Content that all groups depend on.
  private struct Common: Equatable {
    var states: [StateVariable]
    var elements: [MachineElement]
    var mechanics: [String]

    init(_ machine: Machine) {
      states = machine.states.map(\.withoutPlaces)
      elements = machine.elements
      mechanics = machine.mechanics
    }
  }

  /// The groups of one analysis with their results.
  private final class Run {
    let groups: ActivityGroups
    var kept: [KeptGroup]
    private let subject: AnalyzedSpec
    /// Computed if another analysis comes before or after this one.
    private(set) lazy var contents = GroupContent.all(groups, subject)
    private lazy var numbers = Dictionary(firstOf: groups.members.indices.map { (name(of: $0), $0) })

    init(_ subject: AnalyzedSpec) {
      self.subject = subject
      groups = ActivityGroups(subject.machine)
      kept = groups.members.map { _ in KeptGroup() }
    }

    /// The name of a group's first activity.
    func name(of group: Int) -> String { subject.machine.activities[groups.members[group][0]].name }

    /// The results for a group of another analysis; `nil` if this one has no equal group.
    func results(for group: Int, of other: Run) -> KeptGroup? {
      guard let number = numbers[other.name(of: group)], contents[number] == other.contents[group] else {
        return nil
      }
      return kept[number]
    }
  }

  private var common: Common?
  /// The last analyses, newest first.
  private var runs: [Run] = []
  /// A spec that follows the reading direction is analyzed in two layouts.
  private static let runLimit = 2
  /// The work of searches and of guards since all groups were analyzed. It is at least the work of analyzing all of them again.
  private var reachWork = 0
  private var lostWork = 0
  private var guardSteps = 0
  /// Whether the last analysis may have missed results because of kept work, since limits count all work.
  private(set) var isDoubtful = false

  /// The groups for a new analysis.
  mutating func begin(_ analysis: AnalyzeConflicts) -> GroupsOfRun {
    let common = Common(analysis.subject.machine)
    let isNearLimit =
      reachWork > analysis.bound.reachWork / 2 || lostWork > analysis.bound.lostWork / 2
      || guardSteps > Self.guardLimit / 2
    if common != self.common || isNearLimit {
      self = KeptGroups()
      self.common = common
    }
    let run = Run(analysis.subject)
    var isNew = true
    for group in run.kept.indices {
      guard let known = runs.lazy.compactMap({ $0.results(for: group, of: run) }).first else { continue }
      run.kept[group] = known
      isNew = false
    }
    if isNew { (reachWork, lostWork, guardSteps) = (0, 0, 0) }
    runs.insert(run, at: 0)
    if runs.count > Self.runLimit { runs.removeLast() }
    return GroupsOfRun(run.groups, run.kept)
  }

  /// Records the work of a finished analysis.
  mutating func end(_ analysis: AnalyzeConflicts) {
    reachWork += analysis.reach.used
    guardSteps += analysis.subject.guards.memo.steps
    lostWork += analysis.lost.used
    let isSpent =
      reachWork >= analysis.bound.reachWork || lostWork >= analysis.bound.lostWork
      || guardSteps >= Self.guardLimit || analysis.isRefused
    isDoubtful = isSpent && analysis.groups?.isUsed == true
    if isSpent { runs = [] }
  }

  /// The limit beyond which guards have a smaller budget.
  private static var guardLimit: Int { GuardBudget.plenty }
}

/// The results for one group, by the indices of its members.
final class KeptGroup {
  /// The result for two activities whose recognizers meet.
  struct Verdict {
    var conflicts: [Conflict]
    /// The finding of each conflict, with the source locations of an earlier version.
    var findings: [Finding]
    var failedReplays: Int
    var isUndecided: Bool
    var isAmbiguous: Bool
  }

  /// An activity that may never win, and whether names decide between some activities of the spec.
  struct ReachQuestion: Hashable {
    var activity: Int
    var isByName: Bool
  }

  var verdicts: [ActivityPair: Verdict] = [:]
  /// Results about activities that may never win; a `nil` value means no conflict.
  var reach: [ReachQuestion: Conflict?] = [:]
  /// Results about touches that activities never win.
  var lost: [ReachQuestion: [Conflict]] = [:]
}

/// The groups of one analysis and their kept results, by the machine's indices.
final class GroupsOfRun {
  private let groups: ActivityGroups
  private let kept: [KeptGroup]
  /// Whether any kept result was used.
  private(set) var isUsed = false

  init(_ groups: ActivityGroups, _ kept: [KeptGroup]) {
    self.groups = groups
    self.kept = kept
  }

  subscript(a: Int, b: Int) -> KeptGroup.Verdict? {
    get {
      guard var verdict = kept[groups.numbers[a]].verdicts[pair(a, b)] else { return nil }
      isUsed = true
      verdict.conflicts = verdict.conflicts.map { known($0, a) }
      return verdict
    }
    set {
      guard var verdict = newValue else { return }
      verdict.conflicts = verdict.conflicts.map(inside)
      kept[groups.numbers[a]].verdicts[pair(a, b)] = verdict
    }
  }

  /// The known conflict, or the known absence of one as `.some(nil)`; `nil` if nothing is known.
  subscript(reach activity: Int, isByName isByName: Bool) -> Conflict?? {
    get {
      let question = KeptGroup.ReachQuestion(activity: groups.places[activity], isByName: isByName)
      guard let conflict = kept[groups.numbers[activity]].reach[question] else { return nil }
      isUsed = true
      return .some(conflict.map { known($0, activity) })
    }
    set {
      guard let conflict = newValue else { return }
      let question = KeptGroup.ReachQuestion(activity: groups.places[activity], isByName: isByName)
      kept[groups.numbers[activity]].reach[question] = .some(conflict.map(inside))
    }
  }

  /// The known conflicts about touches that an activity never wins; `nil` if nothing is known.
  subscript(lostBy activity: Int, isByName isByName: Bool) -> [Conflict]? {
    get {
      let question = KeptGroup.ReachQuestion(activity: groups.places[activity], isByName: isByName)
      guard let conflicts = kept[groups.numbers[activity]].lost[question] else { return nil }
      isUsed = true
      return conflicts.map { known($0, activity) }
    }
    set {
      let question = KeptGroup.ReachQuestion(activity: groups.places[activity], isByName: isByName)
      kept[groups.numbers[activity]].lost[question] = newValue?.map(inside)
    }
  }

  private func pair(_ a: Int, _ b: Int) -> ActivityPair { ActivityPair(groups.places[a], groups.places[b]) }

  private func inside(_ conflict: Conflict) -> Conflict { conflict.renumbered { groups.places[$0] } }

  private func known(_ conflict: Conflict, _ activity: Int) -> Conflict {
    let members = groups.members[groups.numbers[activity]]
    return conflict.renumbered { members[$0] }
  }
}
