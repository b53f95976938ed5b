/// A spec prepared for Material's checks: activities on the same elements, and guards that read state there.
struct MaterialScene {
  let context: CheckContext
  var spec: CheckedSpec { context.spec }

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
    return (context.activitiesByKind[kind] ?? []).filter {
      spec.activities[$0].target.value == target && $0 != index
    }
  }

  /// Other possible activities of a kind on one path with an activity's target: on the same element, around it, or inside it.
  func activities(doing kind: String, onPathOf index: Int) -> [Int] {
    let target = spec.activities[index].target.value
    return (context.activitiesByKind[kind] ?? []).filter {
      $0 != index && context.places.onePath(spec.activities[$0].target.value, target)
    }
  }

  /// Possible activities of a kind on one element.
  func activities(doing kind: String, on element: Int) -> [Int] {
    (context.activitiesByKind[kind] ?? []).filter { spec.activities[$0].target.value == element }
  }

  /// The nearest element with the property: an activity's target, or one around it.
  func nearest(around index: Int, where matches: (Traits) -> Bool) -> Int? {
    spec.elements.outward(from: spec.activities[index].target.value).first {
      matches(spec.elements[$0].traits)
    }
  }

  /// Whether all of its platforms are Apple's.
  var isOnlyForApple: Bool {
    !spec.platforms.isEmpty && spec.platforms.allSatisfy(\.value.isApple)
  }

  /// The elements with the property on one path with an activity's target.
  func elements(onPathOf index: Int, where matches: (Traits) -> Bool) -> [Int] {
    let target = spec.activities[index].target.value
    return spec.elements.indices.filter {
      matches(spec.elements[$0].traits) && context.places.onePath($0, target)
    }
  }

  /// Whether some guard on one path with the activity's target reads the variable.
  func isRead(_ slot: Int, onPathOf index: Int) -> Bool {
    let target = spec.activities[index].target.value
    return (context.guardTargets[slot] ?? []).contains { context.places.onePath($0, target) }
  }

  /// Whether any guard reads the variable.
  func isRead(_ slot: Int) -> Bool { context.guardTargets[slot] != nil }

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
