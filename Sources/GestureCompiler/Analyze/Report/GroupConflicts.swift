import SpecParser

/// Joins conflicts with one cause: transforms that compete on one element, activities of an element that all win over those around it, or
/// one activity that waits for several.
///
/// Only conflicts that the same lines accept are joined. Otherwise a line that accepts one would hide the others.
struct GroupConflicts {
  let machine: Machine
  let spec: CheckedSpec

  func grouped(_ findings: [ConflictFinding]) -> [ConflictFinding] {
    let groups = (competing(findings) + nested(findings) + waiting(findings)).filter { $0.count > 1 }
    guard !groups.isEmpty else { return findings }
    let taken = Set(groups.joined().map { findings[$0].key })
    return findings.indices.filter { !taken.contains(findings[$0].key) }.map { findings[$0] }
      + groups.map { group in joined(group.map { findings[$0] }) }
  }

  // MARK: Groups

  /// Indices of the findings of a rule and severity. Copying every finding takes longer.
  private static func numbers(
    in findings: [ConflictFinding], of rule: Conflict.Rule, _ severity: Severity
  ) -> [Int] {
    findings.indices.filter {
      findings[$0].conflict.rule == rule && findings[$0].conflict.severity == severity
    }
  }

  /// Activities of one target that compete pairwise or through others, each group a list of findings.
  private func competing(_ findings: [ConflictFinding]) -> [[Int]] {
    let pairs = Self.numbers(in: findings, of: .ambiguous, .error).filter { index in
      let conflict = findings[index].conflict
      guard conflict.activities.count == 2, !conflict.isByRelease else { return false }
      let members = conflict.activities.map { machine.activities[$0] }
      return members[0].target == members[1].target
        && members.allSatisfy { $0.recognizers.contains(where: \.isContinuous) }
    }
    var groups: [(members: Set<Int>, findings: [Int])] = []
    for index in pairs {
      var members = Set(findings[index].conflict.activities)
      var together = [index]
      groups.removeAll { group in
        guard !group.members.isDisjoint(with: members) else { return false }
        members.formUnion(group.members)
        together = group.findings + together
        return true
      }
      groups.append((members, together))
    }
    return groups.map { $0.findings.sorted() }
  }

  /// Groups in which every activity of one element meets each of some activities around it, with the same winner.
  private func nested(_ findings: [ConflictFinding]) -> [[Int]] {
    struct Key: Hashable {
      var inner: Int
      var outer: Int
      var winners: Set<Int>
      var severity: Severity
      var acceptors: [Int]
    }
    var byKey: [Key: [Int]] = [:]
    for index in Self.numbers(in: findings, of: .nested, .warning) {
      let conflict = findings[index].conflict
      guard case .inside(let inner, let winners) = conflict.cause, winners.count == 1,
        conflict.thirdsWin(machine) == nil
      else { continue }
      let sides = [conflict.activities[inner], conflict.activities[1 - inner]]
      let key = Key(
        inner: machine.activities[sides[0]].target, outer: machine.activities[sides[1]].target,
        winners: [winners == [inner] ? 0 : 1], severity: conflict.severity,
        acceptors: spec.acceptors(of: findings[index].finding))
      byKey[key, default: []].append(index)
    }
    return byKey.values.flatMap { products(findings, $0) }.sorted { $0[0] < $1[0] }
  }

  /// Groups in which every inner activity meets every outer one.
  private func products(_ findings: [ConflictFinding], _ indices: [Int]) -> [[Int]] {
    var byOuter: [Int: [Int]] = [:]
    for index in indices { byOuter[sides(findings[index].conflict).outer, default: []].append(index) }
    var byInners: [Set<Int>: [Int]] = [:]
    for (_, own) in byOuter {
      byInners[Set(own.map { sides(findings[$0].conflict).inner }), default: []] += own
    }
    return byInners.values.map { $0.sorted() }
  }

  private func sides(_ conflict: Conflict) -> (inner: Int, outer: Int) {
    guard case .inside(let inner, _) = conflict.cause else { return (0, 0) }
    return (conflict.activities[inner], conflict.activities[1 - inner])
  }

  /// Groups in which one activity waits for several without a line of `resolve`.
  private func waiting(_ findings: [ConflictFinding]) -> [[Int]] {
    struct Key: Hashable {
      var activity: Int
      var acceptors: [Int]
    }
    var byKey: [Key: [Int]] = [:]
    for index in Self.numbers(in: findings, of: .delayed, .warning) {
      let conflict = findings[index].conflict
      guard case .waits(let number, false) = conflict.cause else { continue }
      let key = Key(
        activity: conflict.activities[number], acceptors: spec.acceptors(of: findings[index].finding))
      byKey[key, default: []].append(index)
    }
    return byKey.values.sorted { $0[0] < $1[0] }
  }

  // MARK: One finding

  private func joined(_ all: [ConflictFinding]) -> ConflictFinding {
    var conflict = Self.lead(all)
    var sides: [[Int]] = [[], []]
    var mechanics: [Int: Int] = [:]
    for other in all.map(\.conflict) {
      for (activity, mechanic) in zip(other.activities, other.mechanics) {
        mechanics[activity] = mechanics[activity] ?? mechanic
      }
      let first = other.firstSide
      let pair = [other.activities[first], other.activities[1 - first]]
      for number in 0..<2 where !sides[number].contains(pair[number]) { sides[number].append(pair[number]) }
      if let delay = other.delay, let longest = conflict.delay { conflict.delay = max(delay, longest) }
      if other.rule == .delayed && other.delay == nil { conflict.delay = nil }
    }
    if conflict.rule == .ambiguous { sides = Self.competitors(all.map(\.conflict.activities)) }
    // The pair of the witness comes first.
    conflict.sides = sides
    let shown = conflict.activities
    conflict.activities = shown + (sides[0] + sides[1]).filter { !shown.contains($0) }.sorted()
    conflict.mechanics = conflict.activities.map { mechanics[$0] ?? 0 }
    var finding = conflict.finding(in: machine)
    finding.joined = all.map(\.finding.activities)
    return ConflictFinding(finding: finding, conflict: conflict)
  }

  /// The conflict that provides the witness, the reason and the place for all. Of nested ones it is the one that takes longest, so that the
  /// others may claim, too. Of those that compete, some may do so at one instant only.
  private static func lead(_ all: [ConflictFinding]) -> Conflict {
    func end(_ conflict: Conflict) -> Int64 { conflict.witness?.claims.map(\.time).max() ?? 0 }
    let conflicts = all.map(\.conflict)
    return conflicts[0].rule == .nested
      ? conflicts.max { end($0) < end($1) } ?? conflicts[0]
      : conflicts.first { $0.cause != .sameInstant } ?? conflicts[0]
  }

  /// The activity that competes with each of the others, and these; or all of them and none.
  private static func competitors(_ pairs: [[Int]]) -> [[Int]] {
    var all: [Int] = []
    for one in pairs.map({ $0[0] }) + pairs.map({ $0[1] }) where !all.contains(one) { all.append(one) }
    let inEach = all.filter { one in pairs.allSatisfy { $0.contains(one) } }
    return inEach.count == 1 ? [inEach, all.filter { $0 != inEach[0] }] : [all, []]
  }
}

extension ConflictFinding {
  fileprivate struct Key: Hashable {
    var rule: Conflict.Rule
    var activities: [Int]
    var mechanics: [Int]
    var cause: Conflict.Cause
  }

  fileprivate var key: Key {
    Key(
      rule: conflict.rule, activities: conflict.activities, mechanics: conflict.mechanics,
      cause: conflict.cause)
  }
}

extension Conflict {
  /// Whether it is a tie only where a third activity releases the claims.
  fileprivate var isByRelease: Bool { if case .released = cause { true } else { false } }

  /// The side that is named first in a group: the inner one, or the one that waits.
  fileprivate var firstSide: Int {
    switch cause {
    case .inside(let inner, _): inner
    case .waits(let waiting, _): waiting
    default: 0
    }
  }
}
