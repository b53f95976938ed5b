import GestureRuntime
import SpecParser

/// Finds touches that nothing claims, by element and state (`coverage/*` about gestures). It plays each through the recognizer.
///
/// A gesture that is dead in an element and around it in the same states is reported once, for the outer element. Gestures that are dead in
/// the same states are reported together.
struct FindDeadZones {
  private let context: CheckContext
  private let machine: Machine
  private let dead: Set<Int>

  init(_ analysis: AnalysisContext) {
    context = analysis.checks
    machine = analysis.machine
    let names = Set(
      analysis.checks.deadActivities.map { analysis.spec.activities[$0].name.value })
    dead = Set(
      analysis.machine.activities.indices.filter { names.contains(analysis.machine.activities[$0].name) })
  }

  func findings() -> [Finding] {
    var zones: [DeadZones?] = []
    for element in machine.elements.indices {
      let outer = machine.elements[element].parent.flatMap { zones[$0] }
      // An element without activities of its own has the dead zones of the element around it.
      zones.append(hasActivity(element) ? DeadZones(machine, element, dead: dead) : outer)
    }
    return machine.elements.indices.flatMap { element -> [Finding] in
      let parent = machine.elements[element].parent
      guard let here = zones[element] else {
        let isTold = hasActivity(element) || (parent.map { zones[$0] == nil } ?? false)
        return isTold ? [] : [untouched(element)]
      }
      guard here.element == element else { return [] }
      return told(here, around: parent.flatMap { zones[$0] }, inside: inside(element, zones))
    }
  }

  private func hasActivity(_ element: Int) -> Bool {
    machine.activities.indices.contains { machine.activities[$0].target == element && !dead.contains($0) }
  }

  /// The elements inside this one that have activities of their own.
  private func inside(_ element: Int, _ zones: [DeadZones?]) -> [DeadZones] {
    zones.indices.compactMap { inner in
      guard inner != element, let zone = zones[inner], zone.element == inner,
        machine.elements.lies(inner, on: element)
      else { return nil }
      return zone
    }
  }

  // MARK: One element

  private struct Group {
    var rule: RuleInfo
    var regions: [Int]
    var items: [DeadZones.Item]
  }

  private func told(_ here: DeadZones, around outer: DeadZones?, inside: [DeadZones]) -> [Finding] {
    var groups: [Group] = []
    for (item, regions) in here.dead where !isKnown(item, regions, here, outer) {
      let rule = Self.rule(item)
      if let index = groups.firstIndex(where: { $0.rule.id == rule.id && $0.regions == regions }) {
        groups[index].items.append(item)
      } else {
        groups.append(Group(rule: rule, regions: regions, items: [item]))
      }
    }
    return groups.map { finding($0, here, inside) } + (here.regions.isCut ? [cut(here)] : [])
  }

  /// Whether the gesture is also dead around the element in exactly the same states.
  private func isKnown(
    _ item: DeadZones.Item, _ regions: [Int], _ here: DeadZones, _ outer: DeadZones?
  ) -> Bool {
    guard let around = outer?.states(of: here.gesture(item)) else { return false }
    return around.isSubset(of: here.regions.set(regions))
  }

  private static func rule(_ item: DeadZones.Item) -> RuleInfo {
    switch item {
    case .touch, .doubleTouch: CoverageRules.touch
    case .hold: CoverageRules.hold
    case .drag: CoverageRules.drag
    case .twoFingerTouch, .twoFingerHold, .twoFingerDrag, .pinchOpen, .pinchClosed, .turn:
      CoverageRules.twoFingers
    }
  }

  // MARK: Findings

  private func finding(_ group: Group, _ here: DeadZones, _ inside: [DeadZones]) -> Finding {
    let path = machine.elements[here.element].path
    let gestures = DeadZoneWords(here.cells).list(group.items)
    let states = here.regions.words(group.regions).map { " " + $0 } ?? ""
    var notes: [String] = []
    let edges = claimedEdges(group, here)
    if !edges.isEmpty {
      notes.append("a drag that begins at the \(inWords(edges)) of the screen is claimed")
    }
    let others = inside.filter { inner in group.items.contains { !isAlike($0, group.regions, here, inner) } }
    if !others.isEmpty {
      let names = others.map { "`\(machine.elements[$0.element].name)`" }
      notes.append("inside it, on \(inWords(names)), more is claimed")
    }
    var finding = finding(
      group.rule, here.element, "on `\(path)`, nothing claims \(gestures)\(states)", notes)
    if let item = group.items.first, let region = group.regions.first {
      finding.witness = witness(here.gesture(item), here, here.regions.regions[region].model)
    }
    return finding
  }

  /// Whether a gesture is also dead in an inner element wherever it is dead here.
  private func isAlike(
    _ item: DeadZones.Item, _ regions: [Int], _ here: DeadZones, _ inner: DeadZones
  ) -> Bool {
    guard let states = inner.states(of: here.gesture(item)) else { return false }
    return here.regions.set(regions).isSubset(of: states)
  }

  private func claimedEdges(_ group: Group, _ here: DeadZones) -> [String] {
    guard group.rule.id == CoverageRules.drag.id, let region = group.regions.first else { return [] }
    let model = here.regions.regions[region].model
    return Side.allCases.filter { side in
      !here.probe.isDead(.edgeDrag(side), in: model)
        && group.items.contains { $0 == here.drag(toward: side.inward) }
    }.map { "\($0.rawValue) edge" }
  }

  private func untouched(_ element: Int) -> Finding {
    var finding = finding(
      CoverageRules.untouched, element,
      "no touch on `\(machine.elements[element].path)` is claimed: neither it nor anything around it has an activity",
      [])
    finding.witness = FindingWitness(
      target: machine.elements[element].path, state: [], screen: screen, events: events(.touch, element))
    return finding
  }

  private func cut(_ here: DeadZones) -> Finding {
    finding(
      CoverageRules.untouched, here.element,
      "not every state of `\(machine.elements[here.element].path)` was looked at: its guards tell more than 128 apart",
      [])
  }

  private func finding(_ rule: RuleInfo, _ element: Int, _ message: String, _ notes: [String]) -> Finding {
    let path = machine.elements[element].path
    let span = context.spec.elements.first { $0.path == path }?.name.span
    return Finding(
      rule: rule.id, severity: rule.defaultSeverity, message: message, span: span,
      file: span?.file ?? context.spec.product.span.file, notes: notes)
  }

  // MARK: Witnesses

  private var screen: [Double] { [PlaceFingers.screen.x, PlaceFingers.screen.y] }

  private func witness(_ gesture: BasicGesture, _ here: DeadZones, _ model: [Int: Double]) -> FindingWitness {
    var witness = FindingWitness(
      target: machine.elements[here.element].path, state: [], screen: screen,
      events: events(gesture, here.element))
    for slot in here.regions.slots.sorted() {
      let variable = machine.states[slot]
      witness.add(
        variable.name.value, variable.type.text(of: machine.states.value(of: slot, in: model)),
        isTool: variable.isTool)
    }
    return witness
  }

  private func events(_ gesture: BasicGesture, _ element: Int) -> [FindingWitness.Event] {
    gesture.samples(on: ElementID(index: element)).map { sample in
      FindingWitness.Event(
        time: sample.time, phase: "\(sample.phase)", finger: sample.finger, x: sample.location.x,
        y: sample.location.y, element: sample.element == nil ? nil : machine.elements[element].path)
    }
  }
}

extension DeadZones {
  /// The item of quick drags in a direction.
  func drag(toward angle: Double) -> Item? {
    let place = cells.sectors.firstIndex { $0.contains(angle) || $0.contains(angle + 360) }
    return place.map { .drag($0, isQuick: true) }
  }
}
