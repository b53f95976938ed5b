import Foundation
import GestureCompiler
import SpecParser
import TestSupport
import Testing

@testable import gspec

/// Checks that no wrong fix is offered: every fix of random specs is written into the text, and the text is linted again.
///
/// `GSPEC_FIX_SPECS` sets the number of specs, `GSPEC_SEED` chooses others.
@Suite("Fixes: random specs")
struct RandomFixTests {
  static let settings = ProcessInfo.processInfo.environment
  static let count = settings["GSPEC_FIX_SPECS"].flatMap(Int.init) ?? 60
  static let seed = settings["GSPEC_SEED"].flatMap(UInt64.init) ?? 20_261_121

  @Test(
    "each fix removes its finding and adds no error or warning, and its edits make the same change as the fix"
  )
  func neverWrong() throws {
    var tried: [String: Int] = [:]
    var findings = 0
    for number in 0..<Self.count {
      let text = RandomSpecText(seed: Self.seed &+ UInt64(number)).text
      let report = FixSupport.lint(text)
      for finding in report.specs[0].findings where !finding.fixes.isEmpty {
        findings += 1
        for fix in finding.fixes {
          tried[String(fix.name.prefix { $0 != ":" }), default: 0] += 1
          try check(fix, of: finding, report, text)
        }
      }
    }
    print("findings \(findings), fixes \(tried.sorted { $0.key < $1.key })")
    // The random specs must give fixes of every sort.
    for sort in ["prefer", "wait", "together", "narrow", "guard", "element", "distance", "velocity"] {
      #expect(tried[sort, default: 0] > 0 || Self.count < 60, "\(sort)")
    }
  }

  private func check(_ fix: Fix, of finding: Finding, _ report: LintReport, _ text: String) throws {
    let bytes = try #require(TextEdit.apply(fix.edits, to: Array(text.utf8)))
    let fixed = LoadSpec.parse(bytes, path: "test.gspec.yaml")
    let note = Comment(
      rawValue: "\(fix.name) of \(finding.message)\n\(String(decoding: bytes, as: UTF8.self))")
    let before = try #require(LoadSpec.parse(Array(text.utf8), path: "test.gspec.yaml").spec)
    let after = try #require(fixed.spec, note)
    let expected = fix.change.applied(to: before)
    #expect(
      try CompilePipeline.compile(after).bytes == CompilePipeline.compile(expected).bytes, note)
    let problems = FixSupport.problems(LintSpec().findings(of: fixed))
    let key = FixSupport.problems([finding])
    #expect(problems.isDisjoint(with: key), note)
    #expect(problems.isSubset(of: FixSupport.problems(report.specs[0].findings)), note)
  }
}

/// A random spec whose activities often conflict, written in changing styles.
struct RandomSpecText {
  let text: String

  init(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let names = Array("abcdef".prefix(random.int(2...5))).map(String.init)
    var lines = [
      "gspec: 1", "product: Test", "uses: [material]", "platforms: [android]",
      "state: {mode: [calm, busy, wild], unread: bool, zoom: 1.0..8.0}",
      "elements: {page: {children: {card: {}, list: {children: {row: {}, box: {}}}}}}",
      "mechanics:",
      "  m1: {fingers: 1, steps: [press, {move: {distance: \(random.pick(["20pt..80pt", "30pt..", "10pt..40pt"]))}}, lift]}",
      "  m2: {fingers: 1, steps: [press, move: {distance: \(random.pick(["60pt..", "50pt..90pt"]))}, lift]}",
      "  m3: {fingers: 1, steps: [press, move, {lift: {velocity: \(random.pick(["..700pt/s", "400pt/s.."]))}}]}",
      "  m4:", "    fingers: 1", "    steps:", "      - press", "      - move",
      "      - lift: {velocity: 500pt/s..}",
      "activities:",
    ]
    for name in names { lines += Self.activity(name, &random) }
    if random.chance(40) { lines += Self.resolve(names, &random) }
    if random.chance(30) { lines += ["# the end"] }
    text = lines.joined(separator: random.chance(20) ? "\r\n" : "\n") + (random.chance(80) ? "\n" : "")
  }

  private static func activity(_ name: String, _ random: inout RandomNumbers) -> [String] {
    let mechanics = [
      "touch", "touch", "double-touch", "drag", "drag", "swipe", "[drag, fling]", "long-press",
      "long-press-drag",
      "pinch-open", "two-finger-drag", "m1", "m2", "m3", "m4",
    ]
    let by = random.pick(mechanics)
    var keys = [
      "does: custom", "target: \(random.pick(["page", "page/card", "page/list", "row", "page", "row"]))",
      "by: \(by)",
    ]
    let moves = [
      "drag", "swipe", "[drag, fling]", "long-press-drag", "two-finger-drag", "m1", "m2", "m3", "m4",
    ]
    if moves.contains(by), random.chance(60) {
      let toward = ["left", "right", "horizontal", "[up, left]", "170deg..260deg", "300deg..80deg", "any"]
      keys.append("toward: \(random.pick(toward))")
    }
    if random.chance(45) {
      let guards = [
        "mode == calm", "mode != wild", "unread", "not unread", "zoom > 2",
        "\"mode in (calm, busy) and unread\"",
        "mode == calm or unread", "zoom <= 4 and mode == busy", "not (mode == calm)",
      ]
      keys.append("when: \(random.pick(guards))")
    }
    if random.chance(50) { return ["  \(name): {\(keys.joined(separator: ", "))}"] }
    let indent = random.pick(["    ", "      "])
    return ["  \(name):\(random.chance(30) ? "   # about it" : "")"]
      + keys.map { "\(indent)\($0)\(random.chance(20) ? "  # so" : "")" }
  }

  private static func resolve(_ names: [String], _ random: inout RandomNumbers) -> [String] {
    let (a, b) = (random.pick(names), random.pick(names))
    guard a != b else { return [] }
    let line = random.pick([
      "{prefer: \(a), over: \(b)}", "{wait: \(a), for: \(b)}", "{together: [\(a), \(b)]}",
    ])
    return random.pick([
      ["resolve: [\(line)]"], ["resolve:", "  - \(line)   # settled"], ["resolve:", "- \(line)"],
      ["resolve: []"],
    ])
  }
}
