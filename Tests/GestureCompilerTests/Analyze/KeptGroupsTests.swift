import ConflictSupport
import SpecParser
import TestSupport
import Testing

@testable import GestureCompiler

/// An analysis that reuses kept results finds the same as a fresh one, at the places of the present version.
@Suite struct KeptGroupsTests {
  private static func findings(_ spec: CheckedSpec, _ kept: KeptAnalysis) -> [Finding] {
    LintSpec(caches: LintCaches(analysis: kept)).findings(of: spec)
  }

  /// A spec of several independent parts, while a person types it.
  private struct Typed {
    private var numbers: RandomNumbers
    private var comments = 0
    private var activities: [String] = []
    private var resolutions: [String] = []

    init(seed: UInt64) {
      numbers = RandomNumbers(seed: seed)
      for _ in 0..<10 { activities.append(activity()) }
    }

    private mutating func activity() -> String {
      let ways = [
        "touch", "long-press", "double-touch", "drag", "swipe", "pinch-open", "[drag, swipe, fling]", "own",
      ]
      let by = numbers.pick(ways)
      let target = numbers.pick(["map", "map", "pin", "list", "row", "bar"])
      let condition = numbers.pick([
        "", "", ", when: mode == one", ", when: \"mode in (two, three) and zoom > 2\"",
      ])
      return "{does: custom, target: \(target), by: \(by), alternative: menu\(condition)}"
    }

    /// Makes one random edit.
    mutating func edit() {
      switch numbers.int(0...5) {
      case 0: comments = numbers.int(0...3)
      case 1: activities.insert(activity(), at: numbers.int(0...activities.count - 1))
      case 2 where activities.count > 4:
        activities.remove(at: numbers.int(0...activities.count - 1))
        resolutions = []
      case 3:
        let (a, b) = (numbers.int(0...activities.count - 1), numbers.int(0...activities.count - 1))
        resolutions = a == b ? [] : ["{prefer: a\(a), over: a\(b)}"]
      default: activities[numbers.int(0...activities.count - 1)] = activity()
      }
    }

    var text: String {
      var text =
        "gspec: 1\nproduct: Typed\nuses: [material]\n" + String(repeating: "# more\n", count: comments)
      text += "state: {mode: [one, two, three], zoom: 1.0..8.0}\n"
      text += "mechanics: {own: {fingers: 1, steps: [press, wait: 300ms, lift]}}\n"
      text += "elements: {map: {children: {pin: {}}}, list: {children: {row: {}}}, bar: {}}\nactivities:\n"
      for (index, activity) in activities.enumerated() { text += "  a\(index): \(activity)\n" }
      if !resolutions.isEmpty { text += "resolve: [\(resolutions.joined(separator: ", "))]\n" }
      return text
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>) func editsChangeWhatAFreshAnalysisFinds(_ seed: UInt64)
    throws
  {
    var typed = Typed(seed: seed)
    let kept = KeptAnalysis()
    var found = 0
    for _ in 0..<25 {
      let spec = try AnalyzeSupport.spec(typed.text)
      let fresh = Self.findings(spec, KeptAnalysis())
      #expect(Self.findings(spec, kept) == fresh, "\(typed.text)")
      found += fresh.count
      typed.edit()
    }
    #expect(found > 0)
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>) func changesOfRandomSpecs(_ seed: UInt64) {
    let builder = randomSpec(seed: seed)
    var versions = [builder, builder, builder, builder, builder]
    versions[1].reverseActivities()
    versions[2].renameAll()
    versions[3].removeResolutions()
    let kept = KeptAnalysis()
    for version in versions {
      let spec = version.checked
      #expect(Self.findings(spec, kept) == Self.findings(spec, KeptAnalysis()))
    }
  }

  /// Fixes have a limit for new searches. It is reached as early as without the specs before.
  @Test func otherSpecsBeforeChangeNothing() {
    let kept = KeptAnalysis()
    for seed in 1...20 as ClosedRange<UInt64> {
      let spec = randomSpec(seed: seed).checked
      let fresh = KeptAnalysis()
      kept.beginSpec()
      #expect(Self.findings(spec, kept) == Self.findings(spec, fresh))
      #expect(kept.reach.made == fresh.reach.made)
    }
  }

  @Test("a group has the activities on one path, and those that a line of `resolve` names together")
  func groups() throws {
    let spec = try AnalyzeSupport.spec(
      """
      gspec: 1
      product: Two
      uses: [material]
      elements: {map: {children: {pin: {}}}, list: {}, bar: {}}
      activities:
        a: {does: custom, target: map, by: drag, alternative: menu}
        b: {does: custom, target: pin, by: touch, alternative: menu}
        c: {does: custom, target: list, by: touch, alternative: menu}
        d: {does: custom, target: bar, by: drag, alternative: menu}
      resolve: [{prefer: c, over: d}]
      """)
    #expect(ActivityGroups(CompilePipeline.lower(spec)).members == [[0, 1], [2, 3]])
  }
}
