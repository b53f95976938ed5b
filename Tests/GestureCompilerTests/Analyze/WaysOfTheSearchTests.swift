import SpecParser
import TestSupport
import Testing

@testable import GestureCompiler

/// Ways to let two activities claim that the search once left out. `Scripts/hands` found each of these specs; the numbers are its seeds.
@Suite struct WaysOfTheSearchTests {
  /// The first of two moves may be furthest, while it holds, where the other activity's first move no longer holds (19464).
  @Test func secondMoveOfATwin() throws {
    let report = try AnalyzeSupport.report(
      """
      gspec: 1
      product: Test
      uses: [material]
      elements:
        a:
      mechanics:
        own-0: {fingers: 3, steps: [press, move, move outward]}
      activities:
        p: {does: custom, target: a, by: [own-0]}
        q: {does: custom, target: a, by: [own-0], toward: horizontal}
      resolve:
        - {wait: q, for: p}
      """)
    #expect(!report.findings.contains { $0.conflict.rule == .unreachable })
  }

  /// For the same reason the activity with fewer directions can claim first. A preference for the other does not settle that (22131).
  @Test func secondMoveOfTheNarrower() throws {
    let messages = try messages(
      """
      gspec: 1
      product: Test
      uses: [material]
      elements:
        a:
      mechanics:
        own-0: {fingers: 1, steps: [press, move, reverse]}
      activities:
        t: {does: custom, target: a, by: [own-0]}
        p: {does: custom, target: a, by: [own-0], toward: horizontal}
      resolve:
        - {prefer: t, over: p}
      """)
    #expect(messages.contains { $0.contains("`p` wins if it claims first") }, "\(messages)")
  }

  /// An outer mechanic with a range of fingers goes on when the fingers on the inner target have lifted (12057).
  @Test func fewerFingers() throws {
    let messages = try messages(
      """
      gspec: 1
      product: Test
      uses: [material]
      elements:
        a:
          children:
            b:
      mechanics:
        own-0: {fingers: 2..3, steps: [press, move]}
      activities:
        t: {does: custom, target: a/b, by: [touch]}
        q: {does: custom, target: a, by: [own-0]}
      resolve:
        - {prefer: q, over: t}
      """)
    #expect(messages.contains { $0.contains("`t`") }, "\(messages)")
  }

  /// Of more than five that wait, some may be due at one time and others later.
  @Test func someOfManyWaits() throws {
    let directions: [Directions] = [.left, .right, .up, .down, .horizontal]
    var builder = SpecBuilder()
    builder.mechanic("hold", [.pressing(), .waiting(.atLeast(ms(500)))])
    builder.activity("hold", by: ["hold"])
    for (number, toward) in directions.enumerated() {
      builder.mechanic(
        "short-\(number)", continuous: true, [.pressing(), .waiting(), .moving(toward: toward)])
      builder.activity("short-\(number)", by: ["short-\(number)"])
    }
    let spec = builder.checked
    let shapes = AnalyzeConflicts(CheckContext(spec), CompilePipeline.lower(spec)).subject.allShapes
      .flatMap { $0 }.flatMap { $0 }
    #expect(shapes.count == 6)
    var search = TouchSearch(
      shapes, levels: shapes.map { _ in 0 }, goal: .escape(directions.map { _ in TouchSearch.Rival() }),
      hand: .unlimited)
    #expect(
      search.run().isComplete && !search.ways.isEmpty,
      "`hold` claims before the five others, which move later")
  }

  /// Of equally many events those with fewer fingers are simpler, and a witness tries them first.
  @Test func complexity() {
    func path(fingers: Int, samples: Int) -> TouchPath {
      var path = TouchPath([])
      for _ in 0..<fingers { _ = path.land(at: 0, deepest: 0) }
      for _ in 0..<samples {
        let sample = path.append(.sample)
        path.add(still: path.down, within: 8, at: sample)
      }
      return path
    }
    #expect(path(fingers: 1, samples: 2).complexity < path(fingers: 2, samples: 1).complexity)
    #expect(path(fingers: 2, samples: 1).complexity < path(fingers: 2, samples: 2).complexity)
  }

  /// A search that has used its last step does not know of what would follow.
  @Test func lastStep() {
    var step = StepShape(kind: .lift)
    step.slop = 8
    var contact = ContactShape()
    contact.steps = [step]
    let touch = RecognizerShape(fingers: 1...1, contacts: [contact], claimStep: 0, isContinuous: false)
    func isComplete(_ budget: Int) -> Bool {
      var search = TouchSearch(touch, touch, .same, hand: .unlimited, budget: budget)
      return search.run().isComplete
    }
    let enough = (1...1_000).first(where: isComplete)
    #expect(enough.map { (1..<$0).allSatisfy { !isComplete($0) } && $0 > 2 } == true)
  }

  private func messages(_ spec: String) throws -> [String] {
    try AnalyzeSupport.report(spec).findings.map(\.finding.message)
  }
}
