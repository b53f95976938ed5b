import GestureRuntime
import SpecParser
import TestSupport

extension SpecBuilder {
  /// Makes most discrete mechanics require lifts on their target.
  ///
  /// - Returns: whether any mechanic requires it.
  mutating func liftOnTargets(_ seed: UInt64) -> Bool {
    var numbers = RandomNumbers(seed: seed ^ 0x6c69_6674)
    var isAny = false
    for index in mechanics.indices where !mechanics[index].isContinuous && numbers.chance(80) {
      var hasMoved = false
      for place in mechanics[index].steps.indices {
        switch mechanics[index].steps[place].action {
        case .press: hasMoved = false
        case .move: hasMoved = true
        case .lift(var lift) where !hasMoved:
          lift.isOnTarget = true
          if numbers.chance(50) {
            let slop = Limit(
              numbers.pick([0, 20, 60]), isIncluded: true,
              origin: .written(SourceSpan(file: 0, start: 0, end: 0)))
            lift.limits[.liftSlop] = Limits(high: slop)
          }
          changeMechanic(index) { $0.steps[place].action = .lift(lift) }
          isAny = true
        case .wait, .lift: break
        }
      }
    }
    return isAny
  }
}

extension [InputEvent] {
  /// Makes the host say where elements lie, or what fingers lift over.
  mutating func addPlaces(for spec: SpecBuilder, _ seed: UInt64) {
    var numbers = RandomNumbers(seed: seed ^ 0x6c69_6674)
    for place in indices.reversed() {
      guard case .sample(var sample) = self[place], sample.location.x.isFinite, sample.location.y.isFinite
      else { continue }
      if sample.phase == .up, numbers.chance(30), !spec.elements.isEmpty {
        sample.element =
          numbers.chance(40) ? .nothing : ElementID(index: numbers.int(0...spec.elements.count - 1))
        self[place] = .sample(sample)
      }
      guard sample.phase == .down else { continue }
      for element in spec.elements.indices where numbers.chance(50) {
        let corner = Point(
          x: sample.location.x - Double(numbers.int(0...100)),
          y: sample.location.y - Double(numbers.int(0...80)))
        let frame = Rectangle(
          x: corner.x, y: corner.y, width: 100, height: 80)
        insert(.frame(frame, of: element), at: place)
      }
    }
  }
}
