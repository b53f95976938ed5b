import GestureCompiler
import SpecParser
import TestSupport

/// Changes one random spec and one random pair in ways whose effect on the findings is known, and checks that effect.
package struct CheckChanges: Sendable {
  /// What went wrong.
  package var faults: [String] = []

  package init(seed: UInt64) {
    let builder = randomSpec(seed: seed)
    let before = Self.told(AnalyzeConflicts.run(builder.checked))
    func check(_ holds: Bool, _ sentence: String) {
      if !holds { faults.append("seed \(seed): \(sentence)") }
    }
    func compare(_ after: [String], _ sentence: String) {
      let changed = Set(after).symmetricDifference(before).sorted()
      check(after == before, "\(sentence): \(changed.joined(separator: "; "))")
    }
    var reversed = builder
    reversed.reverseActivities()
    check(
      Self.told(AnalyzeConflicts.run(reversed.checked)) == before,
      "the order of activities changes the findings")
    // The new names sort the other way round. The same rules must be reported for the same activities.
    var renamed = builder
    renamed.renameAll()
    let after = Self.told(AnalyzeConflicts.run(renamed.checked), rename: SpecBuilder.mirrored)
    compare(after, "the names of activities change the findings")
    let brought = Self.broughtByGuard(builder)
    check(brought.isEmpty, "a guard that is stronger brings a conflict: \(brought.joined(separator: "; "))")
    check(Self.widenedPair(RandomPair(seed: seed)), "limits that fall away remove a conflict")
  }

  /// Rule, severity, activities and delay of each finding, sorted. `conflict/unreachable` counts with the unreachable activity alone:
  /// where either of two activities makes it unreachable, the order of names decides which of them the finding names.
  private static func told(_ report: ConflictReport, rename: (String) -> String = { $0 }) -> [String] {
    report.findings.map { found in
      let named = found.finding.activities.map(rename)
      let activities = found.conflict.rule == .unreachable ? Array(named.prefix(1)) : named.sorted()
      return "\(found.finding.rule) \(found.finding.severity) \(activities) \(found.delayMs ?? -1)"
    }.sorted()
  }

  /// Pairs whose conflict appears or gets worse when the first activity's guard gets one more condition. Where an activity was
  /// unreachable, another conflict may take the place of that finding. Activities that become unreachable do not count.
  private static func broughtByGuard(_ builder: SpecBuilder) -> [String] {
    var builder = builder
    if builder.states.isEmpty { builder.state("flag") }
    let before = worst(builder, unreachable: true)
    builder.changeActivity(0) { activity in
      let flag = Guard.isOneOf(slot: 0, values: [1])
      let both = activity.guardExpression.map { Guard.and([$0.value, flag]) } ?? flag
      activity.guardExpression = SpecBuilder.at(both)
    }
    let after = worst(builder, unreachable: false)
    return after.filter { pair, severity in before[pair].map { $0 < severity } ?? true }.map {
      "\($0.key) \($0.value)"
    }.sorted()
  }

  /// For each pair of activities, the worst severity of the findings about them. A finding that joins several counts for each of these:
  /// which ones are joined may change.
  private static func worst(_ builder: SpecBuilder, unreachable: Bool) -> [[String]: Severity] {
    var worst: [[String]: Severity] = [:]
    for found in AnalyzeConflicts.run(builder.checked).findings where found.finding.activities.count > 1 {
      if found.conflict.rule == .unreachable && !unreachable { continue }
      let pairs = found.finding.joined.isEmpty ? [found.finding.activities] : found.finding.joined
      let named =
        found.conflict.rule == .unreachable
        ? found.finding.activities.dropFirst().map { [found.finding.activities[0], $0].sorted() }
        : pairs.map { $0.sorted() }
      for pair in named { worst[pair] = max(worst[pair] ?? .note, found.finding.severity) }
    }
    return worst
  }

  /// Whether a pair that meets is still not called apart when its upper limits and directions are removed.
  private static func widenedPair(_ pair: RandomPair) -> Bool {
    let before = AnalyzeConflicts.decisions(pair.spec, pair.machine).values
    guard before.contains(where: { !$0.proved.isEmpty }) else { return true }
    let after = AnalyzeConflicts.decisions(pair.spec, widened(pair.machine)).values
    return after.contains { !$0.proved.isEmpty || !$0.unproved.isEmpty || !$0.isComplete }
  }

  private static func widened(_ machine: Machine) -> Machine {
    var machine = machine
    for activity in machine.activities.indices {
      for recognizer in machine.activities[activity].recognizers.indices {
        var steps = machine.activities[activity].recognizers[recognizer].steps
        for index in steps.indices where steps[index].kind.isMove {
          steps[index].duration.high = nil
          steps[index].deviation = Limits()
          steps[index].distance.high = nil
          if steps[index].kind.isTranslation { steps[index].kind = .move(.translation(.any)) }
        }
        machine.activities[activity].recognizers[recognizer].steps = steps
      }
    }
    return machine
  }
}
