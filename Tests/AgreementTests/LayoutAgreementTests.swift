import AgreementSupport
import GestureCompiler
import GestureRuntime
import SpecParser
import TestSupport
import Testing

/// Specs in the layout from right to left: the reference runs the mirrored spec, the runtime the one table for both layouts.
@Suite struct LayoutAgreementTests {
  @Test func `a table read from right to left does what the spec laid out from right to left does`() throws {
    var compared = 0
    for seed in RandomAgreementTests.seeds {
      var random = AgreementCase(seed: seed)
      guard random.vary(.reading, spec: seed, trace: seed) else { continue }
      let spec = random.spec.checked
      let expected = Reference(layout: .rtl).run(spec, random.events, screen: random.screen)
      let actual = try TableRuntime(layout: .rightToLeft).run(spec, random.events, screen: random.screen)
      guard !expected.isDecidedByRounding, !actual.isDecidedByRounding else { continue }
      compared += 1
      #expect(difference(expected, actual) == nil, "seed \(seed)\n\(random.text)")
    }
    #expect(compared > RandomAgreementTests.seeds.count / 4)
  }

  @Test func `a layout that changes counts for the next touch, and not for fingers that are down`() throws {
    var spec = SpecBuilder()
    spec.activity("a", by: ["drag"], toward: Directions(arcs: [Arc(start: 135, extent: 90)], axes: [180]))
    let follows = spec.followReading()
    #expect(follows)
    let checked = spec.checked
    var claims: [Int] = []
    var host = ChangingLayout(try CompilePipeline.compile(checked).table, .leftToRight)
    claims.append(host.drag(by: -50))
    claims.append(host.drag(by: 50))
    claims.append(host.drag(by: -50, changingTo: .rightToLeft))
    claims.append(host.drag(by: -50))
    claims.append(host.drag(by: 50))
    #expect(claims == [1, 0, 1, 0, 1])
  }
}

/// A host with one finger at a time, whose layout may change while the finger is down.
private struct ChangingLayout: ~Copyable {
  private var recognizer: Recognizer
  private var time: Microseconds = 0
  private let element: ElementID?

  init(_ table: Table, _ layout: ReadingDirection) {
    element = table.element(path: "view")
    recognizer = Recognizer(table, layoutDirection: layout)
  }

  /// Drags a finger, and returns how many activities begin.
  mutating func drag(by way: Double, changingTo layout: ReadingDirection? = nil) -> Int {
    var sink = BeginningSink()
    func sample(_ phase: TouchPhase, _ x: Double) -> TouchSample {
      TouchSample(
        time: time, phase: phase, finger: 1, location: Point(x: x, y: 200),
        element: phase == .down ? element : nil)
    }
    recognizer.feed(sample(.down, 200), into: &sink)
    if let layout { recognizer.layoutDirection = layout }
    time += 50_000
    recognizer.feed(sample(.move, 200 + way), into: &sink)
    time += 50_000
    recognizer.feed(sample(.up, 200 + way), into: &sink)
    time += 1_000_000
    return sink.count
  }
}

private struct BeginningSink: GestureSink {
  var count = 0
  mutating func receive(_ outcome: Outcome) { if outcome.phase == .began { count += 1 } }
}
