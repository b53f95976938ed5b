import SpecParser

/// Finds changes of the states and the tools with which activities exist.
struct CompareConditions {
  private let pair: SpecPair
  private let states: SharedStates

  init(_ pair: SpecPair) {
    self.pair = pair
    states = SharedStates(pair.old.states, pair.new.states)
  }

  var changes: [ProductChange] {
    pair.both.flatMap { guardChanges($0.old, $0.new) + toolChanges($0.old, $0.new) }
  }

  private func guardChanges(_ old: Int, _ new: Int) -> [ProductChange] {
    let (before, after) = (pair.old.activities[old], pair.new.activities[new])
    let words = (
      GuardWords(pair.old.states).text(before.condition), GuardWords(pair.new.states).text(after.condition)
    )
    let kind: ProductChange.Kind
    if let mapped = states.mapped(before.condition) {
      let known = GuardSet(mapped, over: pair.new.states)
      let now = GuardSet(after.condition, over: pair.new.states)
      switch (now.isSubset(of: known), known.isSubset(of: now)) {
      case (true, true): return []
      case (true, false): kind = .guardNarrowed
      case (false, true): kind = .guardWidened
      case (false, false): kind = .guardChanged
      }
    } else {
      if words.0 == words.1 { return [] }
      kind = .guardChanged
    }
    let how = [.guardNarrowed: "fewer", .guardWidened: "more"][kind] ?? "other"
    return [
      ProductChange(
        kind, [after.name.value], "is there in \(how) states", before: words.0, after: words.1,
        oldSpan: before.guardExpression?.span ?? before.name.span,
        newSpan: after.guardExpression?.span ?? after.name.span)
    ]
  }

  private func toolChanges(_ old: Int, _ new: Int) -> [ProductChange] {
    let (before, after) = (pair.old.activities[old], pair.new.activities[new])
    let (known, now) = (before.takenTools, after.takenTools)
    guard known != now else { return [] }
    let kind: ProductChange.Kind =
      now.isSubset(of: known) ? .toolsNarrowed : known.isSubset(of: now) ? .toolsWidened : .tools
    return [
      ProductChange(
        kind, [after.name.value], "is for other tools", before: known.words, after: now.words,
        oldSpan: before.tools?.span ?? before.name.span, newSpan: after.tools?.span ?? after.name.span)
    ]
  }
}

/// Maps guards of an old spec to the variables of a new one.
private struct SharedStates {
  /// The new slot for each old slot whose variable has the same name and values.
  private let slots: [Int: Int]

  init(_ old: [StateVariable], _ new: [StateVariable]) {
    let byName = Dictionary(firstOf: new.indices.map { (new[$0].name.value, $0) })
    var slots: [Int: Int] = [:]
    for (slot, variable) in old.enumerated() {
      guard let other = byName[variable.name.value], Self.values(variable) == Self.values(new[other]) else {
        continue
      }
      slots[slot] = other
    }
    self.slots = slots
  }

  private static func values(_ variable: StateVariable) -> [String] {
    switch variable.type {
    case .bool: ["bool"]
    case .number(let low, let high): ["number", "\(low)", "\(high)"]
    case .enumeration(let words): words.map(\.value)
    }
  }

  /// - Returns: `.some(nil)` if the guard is `nil`, which always holds; `nil` if it reads a variable that has changed.
  func mapped(_ condition: Guard?) -> Guard?? {
    guard let condition else { return .some(nil) }
    return map(condition).map { .some($0) }
  }

  private func map(_ condition: Guard) -> Guard? {
    switch condition {
    case .constant: return condition
    case .isOneOf(let slot, let values): return slots[slot].map { .isOneOf(slot: $0, values: values) }
    case .compares(let slot, let comparison, let amount):
      return slots[slot].map { .compares(slot: $0, comparison, amount) }
    case .not(let inner): return map(inner).map { .not($0) }
    case .and(let parts): return all(parts).map { .and($0) }
    case .or(let parts): return all(parts).map { .or($0) }
    }
  }

  private func all(_ parts: [Guard]) -> [Guard]? {
    let mapped = parts.compactMap(map)
    return mapped.count == parts.count ? mapped : nil
  }
}
