import GestureRuntime
import SpecParser

/// The basic gestures of an element that nothing claims, and the states in which nothing claims them.
struct DeadZones {
  /// A gesture, or all gestures of a range of durations or directions.
  enum Item: Sendable, Hashable {
    case touch, doubleTouch
    /// A range of durations, by its index.
    case hold(Int)
    /// A sector of directions, by its index.
    case drag(Int, isQuick: Bool)
    case twoFingerTouch, twoFingerHold
    case twoFingerDrag(Int)
    case pinchOpen, pinchClosed
    case turn(isClockwise: Bool)
  }

  let element: Int
  let cells: GestureCells
  let regions: GuardRegions
  /// The regions in which fingers touch. States of a pen or another tool do not count.
  let fingers: RegionSet
  /// Items that are dead in some region, in the order of reports, with these regions.
  private(set) var dead: [(item: Item, regions: RegionSet)] = []

  private let probe: ProbeActivities
  /// Activities, one for each of those that claim the same gestures, and the regions in which one of these exists.
  private let claimants: [(activity: Int, regions: RegionSet)]

  init(
    _ machine: Machine, _ element: Int, dead deadActivities: Set<Int>, _ probe: ProbeActivities,
    within budget: inout GuardBudget
  ) {
    self.probe = probe
    self.element = element
    let chain = Set(machine.elements.outward(from: element))
    let around = machine.activities.indices.filter {
      chain.contains(machine.activities[$0].target) && !deadActivities.contains($0)
    }
    let hand = HandLimits(machine.metrics)
    let shapes = around.flatMap { activity in
      machine.activities[activity].recognizers.flatMap { MakeShapes($0, hand).shapes }
    }
    cells = GestureCells(shapes, machine.metrics)
    var numbers: [Guard: Int] = [:]
    var guards: [Guard] = []
    for case let condition? in around.map({ machine.activities[$0].condition })
    where numbers[condition] == nil {
      numbers[condition] = guards.count
      guards.append(condition)
    }
    let regions = GuardRegions(guards, over: machine.states, within: &budget)
    self.regions = regions
    fingers = regions.models.indices.reduce(into: RegionSet()) { set, region in
      let isOther = regions.models[region].contains { slot, value in machine.states[slot].isTool && value != 0
      }
      if !isOther { set.insert(region) }
    }
    var places: [[ObjectIdentifier]: Int] = [:]
    var claimants: [(activity: Int, regions: RegionSet)] = []
    for activity in around {
      let own =
        machine.activities[activity].condition.flatMap { numbers[$0] }.map { regions.holding[$0] }
        ?? regions.all
      let tables = probe.tables(of: activity)
      if let place = places[tables] {
        claimants[place].regions = claimants[place].regions.union(own)
      } else {
        places[tables] = claimants.count
        claimants.append((activity, own))
      }
    }
    self.claimants = claimants
    dead = Self.items(cells).compactMap { item in
      let regions = deadRegions(Self.gesture(item, cells))
      return regions.isEmpty ? nil : (item, regions)
    }
  }

  /// Whether not every touch was looked at in every state.
  var isCut: Bool { regions.isCut || cells.isCut || probe.isCut }

  /// The regions in which nothing claims a gesture.
  func deadRegions(_ gesture: BasicGesture) -> RegionSet {
    claimants.reduce(fingers) { left, claimant in
      left.intersection(claimant.regions).isEmpty || !probe.claims(claimant.activity, gesture)
        ? left : left.subtracting(claimant.regions)
    }
  }

  private static func items(_ cells: GestureCells) -> [Item] {
    let sectors = cells.sectors.indices
    return [.touch, .doubleTouch] + cells.holds.indices.map { .hold($0) }
      + sectors.map { .drag($0, isQuick: false) } + sectors.map { .drag($0, isQuick: true) }
      + [.twoFingerTouch, .twoFingerHold] + sectors.map { .twoFingerDrag($0) }
      + [.pinchOpen, .pinchClosed, .turn(isClockwise: true), .turn(isClockwise: false)]
  }

  func gesture(_ item: Item) -> BasicGesture { Self.gesture(item, cells) }

  private static func gesture(_ item: Item, _ cells: GestureCells) -> BasicGesture {
    switch item {
    case .touch: .touch
    case .doubleTouch: .doubleTouch
    case .hold(let number): cells.holds[number].gesture
    case .drag(let number, let isQuick):
      .drag(GestureCells.middle(cells.sectors[number]), isQuick: isQuick)
    case .twoFingerTouch: .twoFingerTouch
    case .twoFingerHold: .twoFingerHold
    case .twoFingerDrag(let number): .twoFingerDrag(GestureCells.middle(cells.sectors[number]))
    case .pinchOpen: .pinchOpen
    case .pinchClosed: .pinchClosed
    case .turn(let isClockwise): .turn(isClockwise: isClockwise)
    }
  }

  /// The regions in which a gesture of another element's cells is dead here; `nil` if there are none.
  func regions(of gesture: BasicGesture) -> RegionSet? {
    dead.first { covers($0.item, gesture) }?.regions
  }

  /// Whether an item stands for a gesture, which may come from a finer division.
  private func covers(_ item: Item, _ gesture: BasicGesture) -> Bool {
    switch (item, gesture) {
    case (.hold(let number), .hold(let time)):
      let span = cells.holds[number].span
      return span.low <= time && span.high.map { time < $0 } ?? true
    case (.drag(let number, let quick), .drag(let angle, let isQuick)):
      return quick == isQuick && isIn(number, angle)
    case (.twoFingerDrag(let number), .twoFingerDrag(let angle)): return isIn(number, angle)
    default: return self.gesture(item) == gesture
    }
  }

  private func isIn(_ number: Int, _ angle: Double) -> Bool {
    let sector = cells.sectors[number]
    return sector.contains(angle) || sector.contains(angle + 360)
  }
}
