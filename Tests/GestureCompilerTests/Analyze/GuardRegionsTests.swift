import SpecParser
import TestSupport
import Testing

@testable import GestureCompiler

/// States divided by guards, beside all states one by one.
@Suite struct GuardRegionsTests {
  private static let states: [StateVariable] = {
    var builder = SpecBuilder()
    builder.state("flag")
    builder.state("mode", words: ["x", "y", "z"])
    builder.state("level", in: 0...4)
    return builder.checked.states
  }()

  /// Every state that guards with whole numbers tell apart.
  private static let models: [[Int: Double]] = [0, 1].flatMap { flag in
    [0, 1, 2].flatMap { mode in
      stride(from: 0.0, through: 4, by: 0.5).map { [0: flag, 1: mode, 2: $0] }
    }
  }

  private static func guards(_ random: inout RandomNumbers) -> [Guard] {
    var guards: [Guard] = []
    for _ in 0..<random.int(0...5) {
      let atoms: [Guard] = [
        .isOneOf(slot: 0, values: [random.int(0...1)]),
        .isOneOf(slot: 1, values: random.pick([[0], [1, 2], [0, 2]])),
        .compares(slot: 2, random.pick(Comparison.allCases), random.pick([0, 1, 2, 4])),
      ]
      let (a, b) = (random.pick(atoms), random.pick(atoms))
      let made = random.pick([a, .not(a), .and([a, b]), .or([a, b])])
      if !guards.contains(made) { guards.append(made) }
    }
    return guards
  }

  @Test("Every state lies in just one region, and no region is empty")
  func random() {
    var random = RandomNumbers(seed: 1)
    for _ in 0..<300 {
      let guards = Self.guards(&random)
      var budget = GuardBudget()
      let regions = GuardRegions(guards, over: Self.states, within: &budget)
      func sides(_ model: [Int: Double]) -> [Bool] { guards.map { $0.holds(in: model, of: Self.states) } }
      let told = regions.models.indices.map { region in regions.holding.map { $0.contains(region) } }
      #expect(told == regions.models.map(sides))
      #expect(Set(told) == Set(Self.models.map(sides)))
      #expect(Set(told).count == told.count && !regions.isCut)
    }
  }

  @Test("Regions of a finer division lie in those of a coarser one, by the state of each")
  func finer() {
    var random = RandomNumbers(seed: 2)
    for _ in 0..<300 {
      let (outer, more) = (Self.guards(&random), Self.guards(&random))
      // The inner element's guards are in an order of their own.
      let all = (more.filter { !outer.contains($0) } + outer).shuffled(using: &random)
      var budget = GuardBudget()
      let (coarse, fine) = (
        GuardRegions(outer, over: Self.states, within: &budget),
        GuardRegions(all, over: Self.states, within: &budget)
      )
      for (model, region) in zip(fine.models, coarse.regions(of: fine)) {
        let expected = coarse.models.indices.first { number in
          zip(outer, coarse.holding).allSatisfy {
            $0.holds(in: model, of: Self.states) == $1.contains(number)
          }
        }
        #expect(region == expected && region != nil)
      }
    }
  }

  @Test("Without work left, states are left out, and it is known")
  func usedUp() {
    var budget = GuardBudget(steps: 0)
    let guards: [Guard] = [.isOneOf(slot: 0, values: [1]), .isOneOf(slot: 1, values: [2])]
    let regions = GuardRegions(guards, over: Self.states, within: &budget)
    #expect(regions.isCut && regions.models.count == 1)
    var enough = GuardBudget(steps: 1000)
    #expect(!GuardRegions(guards, over: Self.states, within: &enough).isCut && !enough.isUsedUp)
  }

  @Test("Sets of regions have room for 128")
  func sets() {
    for number in [0, 1, 63, 64, 127] {
      var set = RegionSet()
      set.insert(number)
      #expect(set.first == number && set.count == 1 && set.contains(number) && !set.isEmpty)
      #expect([0, 1, 63, 64, 127].filter(set.contains) == [number])
      let all = RegionSet(count: RegionSet.most)
      #expect(all.isSuperset(of: set) && !set.isSuperset(of: all) && all.subtracting(set).count == 127)
      #expect(all.intersection(set) == set && set.union(all) == all)
    }
    #expect(RegionSet().first == nil && RegionSet(count: 3).count == 3)
  }
}
