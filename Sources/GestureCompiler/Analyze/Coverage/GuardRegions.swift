import SpecParser

/// The states of a product, divided by the given guards. Within a region the same activities exist.
struct GuardRegions {
  /// A region: the guards that hold in it, and one of its states.
  struct Region: Sendable {
    /// The guards that hold, and the negations of those that do not.
    var literals: [Guard]
    var model: [Int: Double]
  }

  let guards: [Guard]
  let states: [StateVariable]
  let regions: [Region]
  /// Whether regions beyond the limit were dropped.
  let isCut: Bool
  /// Limit for the number of regions of one element.
  private static let limit = 128

  /// - Parameter guards: without duplicates, in the order of their activities.
  init(_ guards: [Guard], over states: [StateVariable]) {
    self.guards = guards
    self.states = states
    var parts: [[Guard]] = [[]]
    var isCut = false
    for condition in guards {
      parts = parts.flatMap { part in
        [part + [condition], part + [Guard.not(condition)]].filter { Self.set($0, states).model != nil }
      }
      if parts.count > Self.limit {
        parts = Array(parts.prefix(Self.limit))
        isCut = true
      }
    }
    self.isCut = isCut
    regions = parts.compactMap { part in
      Self.set(part, states).model.map { Region(literals: part, model: $0) }
    }
  }

  private static func set(_ literals: [Guard], _ states: [StateVariable]) -> GuardSet {
    GuardSet(literals.isEmpty ? nil : .and(literals), over: states)
  }

  /// The states of some regions.
  func set(_ numbers: [Int]) -> GuardSet {
    if numbers.count == regions.count { return GuardSet(nil, over: states) }
    return GuardSet(.or(numbers.map { .and(regions[$0].literals) }), over: states)
  }

  /// The words for some regions: `zoom > 1`; `nil` for all of them.
  func words(_ numbers: [Int]) -> String? {
    if numbers.count == regions.count { return nil }
    let wanted = Set(numbers)
    let literals = guards + guards.map { Guard.not($0) }
    let text = GuardText(states: states)
    if let one = literals.first(where: { holds([$0]) == wanted }) {
      return "when " + text.text(of: plain(one))
    }
    for (index, first) in literals.enumerated() {
      for second in literals[(index + 1)...] where holds([first, second]) == wanted {
        return "when " + text.text(of: .and([plain(first), plain(second)]))
      }
    }
    let model = numbers.first.map { text.text(of: regions[$0].model, slots: slots) } ?? ""
    return "in \(numbers.count) of \(regions.count) sorts of states, for example when \(model)"
  }

  /// The variables that the guards read.
  var slots: Set<Int> { guards.reduce(into: []) { $0.formUnion($1.slots) } }

  /// An equal guard without the leading negation, if a comparison or the variable's other words can express it.
  private func plain(_ literal: Guard) -> Guard {
    guard case .not(let inner) = literal else { return literal }
    switch inner {
    case .compares(let slot, let comparison, let amount):
      return .compares(slot: slot, comparison.opposite, amount)
    case .isOneOf(let slot, let values):
      let others = count(slot).map { count in (0..<count).filter { !values.contains($0) } } ?? []
      return others.isEmpty ? literal : .isOneOf(slot: slot, values: others)
    case .constant, .not, .and, .or: return literal
    }
  }

  /// The number of values of a variable; `nil` for a number.
  private func count(_ slot: Int) -> Int? {
    switch states[slot].type {
    case .bool: 2
    case .enumeration(let words): words.count
    case .number: nil
    }
  }

  private func holds(_ literals: [Guard]) -> Set<Int> {
    Set(
      regions.indices.filter { number in
        literals.allSatisfy { $0.holds(in: regions[number].model, of: states) }
      })
  }
}
