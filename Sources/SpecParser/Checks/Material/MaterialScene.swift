/// A spec prepared for Material's checks: activities on the same elements, and guards that read state there.
struct MaterialScene {
  let context: CheckContext
  var spec: CheckedSpec { context.spec }

  /// Possible activities by kind, in the order of the spec.
  private let byKind: [String: [Int]]
  /// For each state variable, the targets of possible activities whose guards read it.
  private let readers: [Int: Set<Int>]
  private let places: ElementPlaces

  init(_ context: CheckContext) {
    let spec = context.spec
    let live = context.possibleActivities
    var readers: [Int: Set<Int>] = [:]
    for index in live {
      for slot in context.guardSlots[index] {
        readers[slot, default: []].insert(spec.activities[index].target.value)
      }
    }
    self.context = context
    self.readers = readers
    byKind = Dictionary(grouping: live) { spec.activities[$0].does.value }
    places = ElementPlaces(spec.elements)
  }

  func activity(_ index: Int) -> Activity { spec.activities[index] }

  func name(_ index: Int) -> String { spec.activities[index].name.value }

  func target(of index: Int) -> Element { spec.elements[spec.activities[index].target.value] }

  /// The kind of an activity, if it is Material's and not one of the same name that a later vocabulary or the product declares.
  func materialKind(of index: Int) -> Kind? {
    let name = spec.activities[index].does.value
    return spec.kinds.first { $0.name.value == name && $0.vocabulary == "material" }
  }

  /// The mechanics of an activity.
  func mechanics(of index: Int) -> [Mechanic] {
    spec.activities[index].mechanics.map { spec.mechanics[$0.value] }
  }

  /// Other possible activities of a kind on the same element.
  func activities(doing kind: String, onSameElementAs index: Int) -> [Int] {
    let target = spec.activities[index].target.value
    return (byKind[kind] ?? []).filter { spec.activities[$0].target.value == target && $0 != index }
  }

  /// Other possible activities of a kind on one path with an activity's target: on the same element, around it, or inside it.
  func activities(doing kind: String, onPathOf index: Int) -> [Int] {
    let target = spec.activities[index].target.value
    return (byKind[kind] ?? []).filter {
      $0 != index && places.onePath(spec.activities[$0].target.value, target)
    }
  }

  /// Possible activities of a kind on one element.
  func activities(doing kind: String, on element: Int) -> [Int] {
    (byKind[kind] ?? []).filter { spec.activities[$0].target.value == element }
  }

  /// The nearest element with the property: an activity's target, or one around it.
  func nearest(around index: Int, where matches: (Traits) -> Bool) -> Int? {
    spec.elements.outward(from: spec.activities[index].target.value).first {
      matches(spec.elements[$0].traits)
    }
  }

  /// The elements with the property on one path with an activity's target.
  func elements(onPathOf index: Int, where matches: (Traits) -> Bool) -> [Int] {
    let target = spec.activities[index].target.value
    return spec.elements.indices.filter { matches(spec.elements[$0].traits) && places.onePath($0, target) }
  }

  /// Whether some guard on one path with the activity's target reads the variable.
  func isRead(_ slot: Int, onPathOf index: Int) -> Bool {
    let target = spec.activities[index].target.value
    return (readers[slot] ?? []).contains { places.onePath($0, target) }
  }

  /// Whether any guard reads the variable.
  func isRead(_ slot: Int) -> Bool { readers[slot] != nil }

  /// The states in which an activity exists and a condition holds.
  func states(of index: Int, where condition: Guard) -> GuardSet {
    context.guards[index].intersection(GuardSet(condition, over: spec.states))
  }

  /// Whether a state is known in which the activity exists and the condition holds.
  func can(_ index: Int, hold condition: Guard) -> Bool {
    states(of: index, where: condition).isKnownNotEmpty
  }

  /// The place of an activity's `when`, or of its `does` if it has none.
  func guardPlace(of index: Int) -> SourceSpan {
    spec.activities[index].guardExpression?.span ?? spec.activities[index].does.span
  }

  /// Whether a line of `resolve` lets one activity win over another.
  func puts(_ winner: Int, before loser: Int) -> Bool {
    spec.resolutions.contains { resolution in
      switch resolution.rule {
      case .prefer(let first, let over): first.has(winner) && over.has(loser)
      case .wait(let held, for: let awaited): held.has(loser) && awaited.has(winner)
      case .together: false
      }
    }
  }
}

extension [Located<Int>] {
  /// Whether an index is among them, wherever it is named.
  func has(_ index: Int) -> Bool { contains { $0.value == index } }
}

extension GuardSet {
  /// Whether a state of the set was found. Unlike `!isEmpty`, it is `false` if the search gave up.
  var isKnownNotEmpty: Bool { model != nil }
}

/// The places of elements in their tree, numbered for a fast test of whether two lie on one path.
private struct ElementPlaces {
  /// For each element, the numbers of itself and of all elements inside it.
  private let ranges: [Range<Int>]

  init(_ elements: [Element]) {
    var sizes = [Int](repeating: 1, count: elements.count)
    for index in elements.indices.reversed() {
      if let parent = elements[index].parent { sizes[parent] += sizes[index] }
    }
    var (ranges, next, top) = ([Range<Int>](), [Int](), 0)
    for index in elements.indices {
      let start = elements[index].parent.map { next[$0] } ?? top
      let end = start + sizes[index]
      if let parent = elements[index].parent { next[parent] = end } else { top = end }
      ranges.append(start..<end)
      next.append(start + 1)
    }
    self.ranges = ranges
  }

  /// Whether one element is the other, or lies inside it.
  func onePath(_ a: Int, _ b: Int) -> Bool {
    ranges[a].contains(ranges[b].lowerBound) || ranges[b].contains(ranges[a].lowerBound)
  }
}
