import ConflictSupport
import SpecParser
import Testing

@testable import GestureCompiler

/// What a search for fixes needs of pairs beside the change: who are rivals, and between whom names decide.
struct RivalsNearFocusTests {
  @Test func rivalsAreTheSameAsThoseOfAllConflicts() {
    for spec in [
      CrowdedSpec.onOneTarget(20), CrowdedSpec.over(elements: 4, activities: 24), CrowdedSpec.alike(6),
    ] {
      let machine = CompilePipeline.lower(spec)
      var whole = AnalyzeConflicts(CheckContext(spec), machine)
      var near = AnalyzeConflicts(CheckContext(spec), machine)
      for (a, b) in ElementPairs(machine, whole.subject.paths, limit: 1000).pairs {
        _ = whole.conflicts(a, b)
        near.relate(rivals: a, b)
      }
      #expect(near.rivals == whole.rivals && near.ambiguous == whole.ambiguous)
      #expect(near.work == whole.work && near.decisions == whole.decisions)
      #expect(near.tables.size <= whole.tables.size)
    }
  }
}

/// Pairs of activities as rows of bits.
struct PairSetTests {
  private let pairs = [(0, 3), (0, 64), (0, 130), (2, 0), (70, 69)].map { ActivityPair($0, $1) }

  @Test func aPairIsOrdered() {
    let set = PairSet(pairs)
    let found = (0..<140).flatMap { a in
      (0..<140).filter { set.contains(a, $0) }.map { ActivityPair(a, $0) }
    }
    #expect(found == pairs)
    #expect(set.seconds(of: 0) == [3, 64, 130] && set.seconds(of: 1) == [] && set.seconds(of: 900) == [])
    #expect(!PairSet([]).contains(0, 0))
  }

  @Test func pairsAmongFewAndManyActivities() {
    let set = PairSet(pairs)
    #expect(set.pairs(among: [64, 0]) == [ActivityPair(1, 0)])
    #expect(set.pairs(among: [5]) == [])
    let many = set.pairs(among: [130, 70, 69, 3, 2, 0]).sorted()
    #expect(many == [(1, 2), (4, 5), (5, 0), (5, 3)].map { ActivityPair($0, $1) })
  }
}
