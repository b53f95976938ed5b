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
  /// Items that are dead in some region, in the order of reports, with the indices of the regions.
  let dead: [(item: Item, regions: [Int])]

  let probe: ProbeSpec

  /// Creates `nil` if the spec is larger than a table can be.
  init?(_ machine: Machine, _ element: Int, dead deadActivities: Set<Int>) {
    guard let probe = ProbeSpec(machine, element) else { return nil }
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
    let cells = GestureCells(shapes, machine.metrics)
    var guards: [Guard] = []
    for activity in around {
      guard let condition = machine.activities[activity].condition, !guards.contains(condition) else {
        continue
      }
      guards.append(condition)
    }
    let regions = GuardRegions(guards, over: machine.states)
    self.cells = cells
    self.regions = regions
    dead = Self.items(cells).compactMap { item in
      let gesture = Self.gesture(item, cells)
      let numbers = regions.regions.indices.filter {
        let model = regions.regions[$0].model
        return Self.isOfFingers(model, machine) && probe.isDead(gesture, in: model)
      }
      return numbers.isEmpty ? nil : (item, numbers)
    }
  }

  /// Whether a finger touches in a state. States of a pen or another tool do not count.
  private static func isOfFingers(_ model: [Int: Double], _ machine: Machine) -> Bool {
    !model.contains { slot, value in machine.states[slot].isTool && value != 0 }
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

  /// The states in which a gesture is dead here; `nil` if there are none.
  func states(of gesture: BasicGesture) -> GuardSet? {
    dead.first { covers($0.item, gesture) }.map { regions.set($0.regions) }
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
