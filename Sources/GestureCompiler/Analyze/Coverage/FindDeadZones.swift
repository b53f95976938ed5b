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
    let probe = ProbeActivities(machine)
    var budget = GuardBudget()
    var zones: [DeadZones?] = []
    for element in machine.elements.indices {
      let outer = machine.elements[element].parent.flatMap { zones[$0] }
      // An element without activities of its own has the dead zones of the element around it.
      zones.append(
        hasActivity(element)
          ? DeadZones(machine, element, dead: dead, probe, within: &budget) : outer)
    }
    return machine.elements.indices.flatMap { element -> [Finding] in
      let parent = machine.elements[element].parent
      guard let here = zones[element] else {
        // Of elements without a touch inside one another the outermost is told.
        let isTold = parent.map { zones[$0] == nil } ?? false
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
    var regions: RegionSet
    var items: [DeadZones.Item]
  }

  private func told(_ here: DeadZones, around outer: DeadZones?, inside: [DeadZones]) -> [Finding] {
    var groups: [Group] = []
    let nesting = outer.map { Nesting($0, here) }
    for (item, regions) in here.dead where !isKnown(item, regions, here, nesting) {
      let rule = Self.rule(item)
      if let index = groups.firstIndex(where: { $0.rule.id == rule.id && $0.regions == regions }) {
        groups[index].items.append(item)
      } else {
        groups.append(Group(rule: rule, regions: regions, items: [item]))
      }
    }
    let inner = groups.isEmpty ? [] : inside.map { Nesting(here, $0) }
    return groups.map { finding($0, here, inner) } + (here.isCut ? [cut(here)] : [])
  }

  /// An element and one inside it, with the outer one's region of each of the inner one's.
  private struct Nesting {
    let outer: DeadZones
    let inner: DeadZones
    private let regions: [Int?]

    init(_ outer: DeadZones, _ inner: DeadZones) {
      self.outer = outer
      self.inner = inner
      regions = outer.regions.regions(of: inner.regions)
    }

    /// The inner regions, in which fingers touch, of some outer ones.
    func inner(of outer: RegionSet) -> RegionSet {
      regions.enumerated().reduce(into: RegionSet()) { set, entry in
        if let region = entry.element, outer.contains(region), inner.fingers.contains(entry.offset) {
          set.insert(entry.offset)
        }
      }
    }
  }

  /// Whether the gesture is also dead around the element in exactly the same states.
  private func isKnown(
    _ item: DeadZones.Item, _ regions: RegionSet, _ here: DeadZones, _ nesting: Nesting?
  ) -> Bool {
    guard let nesting, let around = nesting.outer.regions(of: here.gesture(item)) else { return false }
    return regions.isSuperset(of: nesting.inner(of: around))
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

  private func finding(_ group: Group, _ here: DeadZones, _ inside: [Nesting]) -> Finding {
    let path = machine.elements[here.element].path
    let gestures = DeadZoneWords(here.cells).list(group.items)
    let states = here.regions.words(group.regions).map { " " + $0 } ?? ""
    var notes: [String] = []
    let edges = claimedEdges(group, here)
    if !edges.isEmpty {
      notes.append("a drag that begins at the \(inWords(edges)) of the screen is claimed")
    }
    let others = inside.filter { nesting in group.items.contains { !isAlike($0, group.regions, nesting) } }
    if !others.isEmpty {
      let names = others.map { "`\(machine.elements[$0.inner.element].name)`" }
      notes.append("inside it, on \(inWords(names)), more is claimed")
    }
    var finding = finding(
      group.rule, here.element, "on `\(path)`, nothing claims \(gestures)\(states)", notes)
    if let item = group.items.first, let region = group.regions.first {
      finding.witness = witness(here.gesture(item), here, here.regions.models[region])
    }
    return finding
  }

  /// Whether a gesture is also dead in an inner element wherever it is dead here.
  private func isAlike(_ item: DeadZones.Item, _ regions: RegionSet, _ nesting: Nesting) -> Bool {
    guard let dead = nesting.inner.regions(of: nesting.outer.gesture(item)) else { return false }
    return dead.isSuperset(of: nesting.inner(of: regions))
  }

  private func claimedEdges(_ group: Group, _ here: DeadZones) -> [String] {
    guard group.rule.id == CoverageRules.drag.id, let region = group.regions.first else { return [] }
    return Side.allCases.filter { side in
      !here.deadRegions(.edgeDrag(side)).contains(region)
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
      "not every touch on `\(machine.elements[here.element].path)` was looked at in every state: its activities tell too many apart",
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
    gesture.samples(on: ElementID(index: element)).map { FindingWitness.Event($0, in: machine) }
  }
}

extension DeadZones {
  /// The item of quick drags in a direction.
  func drag(toward angle: Double) -> Item? {
    let place = cells.sectors.firstIndex { $0.contains(angle) || $0.contains(angle + 360) }
    return place.map { .drag($0, isQuick: true) }
  }
}
