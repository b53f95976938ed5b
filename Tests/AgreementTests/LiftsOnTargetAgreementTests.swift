import GestureCompiler
import GestureRuntime
import SpecParser
import TestSupport
import Testing

/// The random specs and traces, with lifts that must be on their target, frames of elements, and elements under lifting fingers.
@Suite struct LiftsOnTargetAgreementTests {
  @Test func `runtime and reference let fingers lift alike`() throws {
    var (asking, claims) = (0, 0)
    let runs = try comparedRandomCases { random, seed in
      guard random.liftOnTargets(seed) else { return nil }
      asking += 1
      return random.spec.checked
    }
    #expect(asking > RandomAgreementTests.seeds.count / 3)
    for run in runs { claims += run.outcomes.count { $0.outcome.phase == .recognized } }
    #expect(claims > runs.count / 10, "\(claims) of \(runs.count)")
  }

  @Test func `a slop makes a difference`() throws {
    // Runs the cases with and without the frames of elements. The outcomes differ, so frames and slops decide.
    var differing = 0
    for seed in RandomAgreementTests.seeds {
      var random = AgreementCase(seed: seed)
      guard random.liftOnTargets(seed) else { continue }
      let strict = try TableRuntime().run(random.spec.checked, random.events, screen: random.screen)
      random.events = random.events.filter { if case .frame = $0 { false } else { true } }
      let loose = try TableRuntime().run(random.spec.checked, random.events, screen: random.screen)
      if strict.outcomes != loose.outcomes { differing += 1 }
    }
    #expect(differing > 20)
  }
}

extension AgreementCase {
  /// Makes most discrete mechanics require lifts on their target, and the host say where elements lie or what fingers lift over.
  ///
  /// - Returns: whether any mechanic requires it.
  fileprivate mutating func liftOnTargets(_ seed: UInt64) -> Bool {
    var numbers = RandomNumbers(seed: seed / 10 ^ 0x6c69_6674)
    var isAny = false
    for index in spec.mechanics.indices where !spec.mechanics[index].isContinuous && numbers.chance(80) {
      var hasMoved = false
      for place in spec.mechanics[index].steps.indices {
        switch spec.mechanics[index].steps[place].action {
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
          spec.changeMechanic(index) { $0.steps[place].action = .lift(lift) }
          isAny = true
        case .wait, .lift: break
        }
      }
    }
    if isAny { addPlaces(seed) }
    return isAny
  }

  private mutating func addPlaces(_ seed: UInt64) {
    var numbers = RandomNumbers(seed: seed ^ 0x6c69_6674)
    for place in events.indices.reversed() {
      guard case .sample(var sample) = events[place], sample.location.x.isFinite, sample.location.y.isFinite
      else { continue }
      if sample.phase == .up, numbers.chance(30), !spec.elements.isEmpty {
        sample.element =
          numbers.chance(40) ? .nothing : ElementID(index: numbers.int(0...spec.elements.count - 1))
        events[place] = .sample(sample)
      }
      guard sample.phase == .down else { continue }
      for element in spec.elements.indices where numbers.chance(50) {
        let corner = Point(
          x: sample.location.x - Double(numbers.int(0...100)),
          y: sample.location.y - Double(numbers.int(0...80)))
        let frame = Rectangle(
          x: corner.x, y: corner.y, width: 100, height: 80)
        events.insert(.frame(frame, of: element), at: place)
      }
    }
  }
}
