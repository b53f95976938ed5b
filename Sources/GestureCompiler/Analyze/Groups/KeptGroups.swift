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

  private var common: Common?
  /// The groups of the last analyses, newest first, by the name of each group's first activity.
  private var runs: [[String: KeptGroup]] = []
  /// A spec that follows the reading direction is analyzed in two layouts.
  private static let runLimit = 2
  /// The work of searches and of guards since all groups were analyzed. It is at least the work of analyzing all of them again.
  private var reachWork = 0
  private var guardSteps = 0
  /// Whether the last analysis may have missed results because of kept work, since limits count all work.
  private(set) var isDoubtful = false

  /// The groups for a new analysis.
  mutating func begin(_ analysis: AnalyzeConflicts) -> GroupsOfRun {
    let common = Common(analysis.subject.machine)
    if common != self.common || reachWork > analysis.bound.reachWork / 2 || guardSteps > Self.guardLimit / 2 {
      self = KeptGroups()
      self.common = common
    }
    let groups = ActivityGroups(analysis.subject.machine)
    let contents = GroupContent.all(groups, analysis.subject)
    var names: [String] = []
    var isNew = true
    let kept = zip(groups.members, contents).map { members, content in
      let name = analysis.subject.machine.activities[members[0]].name
      names.append(name)
      if let known = runs.lazy.compactMap({ $0[name] }).first(where: { $0.content == content }) {
        isNew = false
        return known
      }
      return KeptGroup(content)
    }
    if isNew { (reachWork, guardSteps) = (0, 0) }
    runs.insert(Dictionary(firstOf: zip(names, kept)), at: 0)
    if runs.count > Self.runLimit { runs.removeLast() }
    return GroupsOfRun(groups, kept)
  }

  /// Records the work of a finished analysis.
  mutating func end(_ analysis: AnalyzeConflicts) {
    reachWork += analysis.reach.used
    guardSteps += analysis.subject.guards.memo.steps
    let isSpent = reachWork >= analysis.bound.reachWork || guardSteps >= Self.guardLimit || analysis.isRefused
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

  let content: GroupContent
  var verdicts: [ActivityPair: Verdict] = [:]
  /// Results about activities that may never win; a `nil` value means no conflict.
  var reach: [ReachQuestion: Conflict?] = [:]

  init(_ content: GroupContent) { self.content = content }
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

  private func pair(_ a: Int, _ b: Int) -> ActivityPair { ActivityPair(groups.places[a], groups.places[b]) }

  private func inside(_ conflict: Conflict) -> Conflict { conflict.renumbered { groups.places[$0] } }

  private func known(_ conflict: Conflict, _ activity: Int) -> Conflict {
    let members = groups.members[groups.numbers[activity]]
    return conflict.renumbered { members[$0] }
  }
}
