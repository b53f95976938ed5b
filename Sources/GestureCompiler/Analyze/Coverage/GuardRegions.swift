import SpecParser

/// The states of a product, divided by the given guards. Within a region the same activities exist.
struct GuardRegions {
  let guards: [Guard]
  let states: [StateVariable]
  /// For each region, one of its states.
  let models: [[Int: Double]]
  /// For each guard, the regions in which it holds.
  let holding: [RegionSet]
  /// Whether states were left out: beyond the greatest number of regions, or because the work came to its bound.
  let isCut: Bool

  /// A part of the states, and which of the guards so far hold in it.
  private struct Part {
    var set: GuardSet
    var model: [Int: Double]
    var holds: [Bool] = []
  }

  /// - Parameter guards: without duplicates, in the order of their activities.
  init(_ guards: [Guard], over states: [StateVariable], within budget: inout GuardBudget) {
    self.guards = guards
    self.states = states
    var parts = [Part(set: GuardSet(nil, over: states), model: [:])]
    var isCut = false
    for condition in guards {
      let sides = [condition, .not(condition)].map { GuardSet($0, over: states) }
      var divided: [Part] = []
      for part in parts {
        let own = sides[0].contains(part.model) ? 0 : 1
        for side in 0...1 {
          let set = part.set.intersection(sides[side])
          // The least state of the part is that of the side on which it lies.
          guard let model = side == own ? part.model : set.model(within: &budget) else { continue }
          divided.append(Part(set: set, model: model, holds: part.holds + [side == 0]))
        }
      }
      isCut = isCut || divided.count > RegionSet.most || budget.isUsedUp
      parts = Array(divided.prefix(RegionSet.most))
    }
    self.isCut = isCut
    models = parts.map(\.model)
    holding = guards.indices.map { number in
      parts.indices.reduce(into: RegionSet()) { if parts[$1].holds[number] { $0.insert($1) } }
    }
  }

  var all: RegionSet { RegionSet(count: models.count) }

  /// The number of the region in which each of a finer division lies; `nil` where none does, since regions were left out.
  ///
  /// - Parameter inner: a division by these guards and others.
  func regions(of inner: GuardRegions) -> [Int?] {
    let numbers = guards.map { inner.guards.firstIndex(of: $0) }
    let own = Dictionary(
      firstOf: models.indices.map { number in (holding.map { $0.contains(number) }, number) })
    return inner.models.indices.map { region in
      own[numbers.map { $0.map { inner.holding[$0].contains(region) } ?? false }]
    }
  }

  /// The words for some regions: `zoom > 1`; `nil` for all of them.
  func words(_ wanted: RegionSet) -> String? {
    if wanted == all { return nil }
    let text = GuardText(states: states)
    let literals =
      zip(guards, holding).map { (text: $0, regions: $1) }
      + zip(guards, holding).map { (text: Guard.not($0), regions: all.subtracting($1)) }
    let fitting = literals.filter { $0.regions.isSuperset(of: wanted) }
    if let one = fitting.first(where: { $0.regions == wanted }) {
      return "when " + text.text(of: plain(one.text))
    }
    for (index, first) in fitting.enumerated() {
      for second in fitting[(index + 1)...] where first.regions.intersection(second.regions) == wanted {
        return "when " + text.text(of: .and([plain(first.text), plain(second.text)]))
      }
    }
    let model = wanted.first.map { text.text(of: models[$0], slots: slots) } ?? ""
    return "in \(wanted.count) of \(models.count) sorts of states, for example when \(model)"
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
    case .not(let twice): return plain(twice)
    case .constant, .and, .or: return literal
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
}
