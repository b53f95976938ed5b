import GestureRuntime
import SpecParser
import TestSupport

extension SpecBuilder {
  /// Makes activities hand over to others.
  ///
  /// - Returns: whether any activity hands over.
  mutating func handOver(_ seed: UInt64) -> Bool {
    var numbers = RandomNumbers(seed: seed ^ 0x656e_6473)
    let count = activities.count
    guard count > 1 else { return false }
    for index in 0..<count where numbers.chance(85) {
      var ends = HandOverEnd.allCases
      for _ in 0..<numbers.int(1...2) {
        // Most activities that take over are continuous.
        let takers = (0..<4).map { _ in numbers.int(0...count - 1) }
        let taker = takers.first { $0 != index && goesOn($0) } ?? takers[0]
        let chosen = ends.filter { _ in numbers.chance(80) }
        ends.removeAll(where: chosen.contains)
        if taker == index || chosen.isEmpty { continue }
        changeActivity(index) {
          $0.handOvers.append(HandOver(taker: SpecBuilder.at(taker), ends: chosen.map { SpecBuilder.at($0) }))
        }
      }
      if numbers.chance(25) { changeActivity(index) { $0.takesOver = SpecBuilder.at(true) } }
      if numbers.chance(25) { changeActivity(index) { $0.values = SpecBuilder.at([.along]) } }
    }
    return activities.contains { !$0.handOvers.isEmpty }
  }

  private func goesOn(_ activity: Int) -> Bool {
    activities[activity].mechanics.contains { mechanics[$0.value].isContinuous }
  }
}

extension [InputEvent] {
  /// Makes the host say where contents stand.
  mutating func addContents(for spec: SpecBuilder, _ seed: UInt64) {
    var numbers = RandomNumbers(seed: seed ^ 0x656e_6473)
    let rooms: [Double] = [0, 0, 5, 40, .infinity]
    for place in indices.reversed() where place == 0 || numbers.chance(10) {
      for element in spec.elements.indices where place == 0 || numbers.chance(50) {
        let stand = ContentStand(
          left: numbers.pick(rooms), right: numbers.pick(rooms), top: numbers.pick(rooms),
          bottom: numbers.pick(rooms))
        insert(.content(stand, of: element, instance: numbers.pick([0, 0, 1, 2])), at: place)
      }
    }
  }
}
