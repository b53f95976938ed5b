import SpecParser

/// The variables of state that two versions of a spec share, each with the values that it has in both.
///
/// Guards are compared over them: so a comparison does not depend on the order of words, and not on values that only one version has.
struct SharedStates {
  enum Version { case old, new }

  /// A variable of one version among the shared ones.
  private struct Place {
    var slot: Int
    /// The numbers of the shared words by the numbers that they have in the version; `nil` if the variable has no words.
    var words: [Int: Int]?

    init(_ slot: Int, _ own: StateType, _ shared: StateType) {
      self.slot = slot
      guard case .enumeration(let ownWords) = own, case .enumeration(let sharedWords) = shared else { return }
      let numbers = Dictionary(firstOf: sharedWords.enumerated().map { ($1.value, $0) })
      words = Dictionary(
        firstOf: ownWords.enumerated().compactMap { index, word in numbers[word.value].map { (index, $0) } })
    }
  }

  private var variables: [StateVariable] = []
  /// The places of the variables of both versions, by their slots.
  private var places: [Version: [Int: Place]] = [:]
  private let newVariables: [StateVariable]
  /// The places of the old version's variables among those of the new one, by their slots.
  private var newPlaces: [Int: Place] = [:]

  init(_ old: [StateVariable], _ new: [StateVariable]) {
    newVariables = new
    let byName = Dictionary(firstOf: new.indices.map { (new[$0].name.value, $0) })
    for (slot, variable) in old.enumerated() {
      guard let other = byName[variable.name.value],
        let type = variable.type.values(alsoOf: new[other].type)
      else { continue }
      places[.old, default: [:]][slot] = Place(variables.count, variable.type, type)
      places[.new, default: [:]][other] = Place(variables.count, new[other].type, type)
      newPlaces[slot] = Place(other, variable.type, new[other].type)
      var shared = new[other]
      shared.type = type
      variables.append(shared)
    }
  }

  /// The shared states in which a guard of a version holds; `nil` if it reads a variable that is not shared.
  ///
  /// - Parameter condition: `nil` always holds.
  func set(_ condition: Guard?, of version: Version) -> GuardSet? {
    guard let condition else { return GuardSet(nil, over: variables) }
    return map(condition, places[version] ?? [:]).map { GuardSet($0, over: variables) }
  }

  /// Whether the guard of the old version, read with the variables of the new one, holds in the states in which the new one's guard does: also
  /// with values that only the new version has. `true` if it reads a variable that is not shared.
  func isMeant(_ before: Guard?, by after: Guard?) -> Bool {
    guard let before, let moved = map(before, newPlaces) else { return true }
    let (known, now) = (GuardSet(moved, over: newVariables), GuardSet(after, over: newVariables))
    return known.isSubset(of: now) && now.isSubset(of: known)
  }

  private func map(_ condition: Guard, _ places: [Int: Place]) -> Guard? {
    switch condition {
    case .constant: return condition
    case .isOneOf(let slot, let values):
      guard let place = places[slot] else { return nil }
      let shared = values.compactMap { value in place.words.map { $0[value] } ?? value }.sorted()
      return shared.isEmpty ? .constant(false) : .isOneOf(slot: place.slot, values: shared)
    case .compares(let slot, let comparison, let amount):
      return places[slot].map { .compares(slot: $0.slot, comparison, amount) }
    case .not(let inner): return map(inner, places).map { .not($0) }
    case .and(let parts): return map(parts, places).map { .and($0) }
    case .or(let parts): return map(parts, places).map { .or($0) }
    }
  }

  private func map(_ parts: [Guard], _ places: [Int: Place]) -> [Guard]? {
    let mapped = parts.compactMap { map($0, places) }
    return mapped.count == parts.count ? mapped : nil
  }
}

extension StateType {
  /// The type with the values that both have, words in the order of the other; `nil` if there are none.
  fileprivate func values(alsoOf other: StateType) -> StateType? {
    switch (self, other) {
    case (.bool, .bool): return .bool
    case (.number(let low, let high), .number(let otherLow, let otherHigh)):
      let (from, to) = (max(low, otherLow), min(high, otherHigh))
      return from <= to ? .number(low: from, high: to) : nil
    case (.enumeration(let words), .enumeration(let otherWords)):
      let known = Set(words.map(\.value))
      let shared = otherWords.filter { known.contains($0.value) }
      return shared.isEmpty ? nil : .enumeration(shared)
    case (.bool, _), (.number, _), (.enumeration, _): return nil
    }
  }

  /// Whether each value of another type is one of this type.
  func hasAllValues(of other: StateType) -> Bool {
    switch (other, values(alsoOf: other)) {
    case (.bool, .bool): true
    case (.number(let low, let high), .number(let from, let to)): low == from && high == to
    case (.enumeration(let words), .enumeration(let shared)): words.count == shared.count
    default: false
    }
  }
}
