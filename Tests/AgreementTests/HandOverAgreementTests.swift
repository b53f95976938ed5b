import GestureCompiler
import GestureRuntime
import SpecParser
import TestSupport
import Testing

/// The random specs and traces, with hand-overs at the ends of content.
@Suite struct HandOverAgreementTests {
  @Test func `runtime and reference hand touches over alike`() throws {
    let runs = try comparedRandomCases { random, seed in
      random.handOver(seed) ? random.spec.checked : nil
    }
    #expect(runs.count > RandomAgreementTests.seeds.count / 5)
    // Shows that hand-overs are compared at all.
    let handed = runs.count(where: hasHandOver)
    #expect(handed > runs.count / 40, "\(handed) of \(runs.count)")
  }

  @Test func `in a layout from right to left, too`() throws {
    var handed = 0
    for seed in RandomAgreementTests.seeds {
      var random = AgreementCase(seed: seed)
      guard random.handOver(seed) else { continue }
      for index in random.spec.activities.indices where index % 2 == 0 {
        random.spec.changeActivity(index) { activity in
          for number in activity.handOvers.indices { activity.handOvers[number].layout = .ltr }
        }
      }
      let spec = random.spec.checked
      guard spec.laidOut(.rtl).activities.map(\.handOvers) != spec.activities.map(\.handOvers) else {
        continue
      }
      let expected = Reference().run(spec.laidOut(.rtl), random.events, screen: random.screen)
      let actual = try TableRuntime(layout: .rightToLeft).run(spec, random.events, screen: random.screen)
      guard !expected.isDecidedByRounding, !actual.isDecidedByRounding else { continue }
      if hasHandOver(actual) { handed += 1 }
      #expect(difference(expected, actual) == nil, "seed \(seed)\n\(random.text)")
    }
    #expect(handed > 10)
  }

  /// Whether one activity began at the instant at which another ended with as many fingers.
  private func hasHandOver(_ run: RecognizerRun) -> Bool {
    zip(run.outcomes, run.outcomes.dropFirst()).contains { a, b in
      a.outcome.phase == .ended && b.outcome.phase == .began && a.outcome.time == b.outcome.time
        && a.outcome.fingers == b.outcome.fingers
    }
  }
}

extension AgreementCase {
  /// Makes activities hand over to others, and the host say where contents stand.
  ///
  /// - Returns: whether any activity hands over.
  fileprivate mutating func handOver(_ seed: UInt64) -> Bool {
    var numbers = RandomNumbers(seed: seed / 10 ^ 0x656e_6473)
    let count = spec.activities.count
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
        spec.changeActivity(index) {
          $0.handOvers.append(HandOver(taker: SpecBuilder.at(taker), ends: chosen.map { SpecBuilder.at($0) }))
        }
      }
      if numbers.chance(25) { spec.changeActivity(index) { $0.takesOver = SpecBuilder.at(true) } }
      if numbers.chance(25) { spec.changeActivity(index) { $0.values = SpecBuilder.at([.along]) } }
    }
    addContents(seed)
    return spec.activities.contains { !$0.handOvers.isEmpty }
  }

  private func goesOn(_ activity: Int) -> Bool {
    spec.activities[activity].mechanics.contains { spec.mechanics[$0.value].isContinuous }
  }

  private mutating func addContents(_ seed: UInt64) {
    var numbers = RandomNumbers(seed: seed ^ 0x656e_6473)
    let rooms: [Double] = [0, 0, 5, 40, .infinity]
    for place in events.indices.reversed() where place == 0 || numbers.chance(10) {
      for element in spec.elements.indices where place == 0 || numbers.chance(50) {
        let stand = ContentStand(
          left: numbers.pick(rooms), right: numbers.pick(rooms), top: numbers.pick(rooms),
          bottom: numbers.pick(rooms))
        events.insert(.content(stand, of: element, instance: numbers.pick([0, 0, 1, 2])), at: place)
      }
    }
  }
}
