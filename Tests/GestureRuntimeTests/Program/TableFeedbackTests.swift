import Testing

@testable import GestureRuntime

/// Feedback in tables: it is read as it was written, and anything else is refused.
struct TableFeedbackTests {
  private func plan(_ feedback: [Instruction], commit: [Instruction] = []) throws -> FeedbackPlan? {
    try makeTable([Recipe.activity("a", "k")] + commit + feedback + touch).feedback(of: 0)
  }

  private let touch = [op(.recognizer, 1, 1, 0), op(.name, 0, 0, 1, 1), op(.press), op(.lift)]

  private func reason(_ feedback: [Instruction]) -> TableError.Reason? {
    do {
      _ = try plan(feedback)
      return nil
    } catch {
      return (error as? TableError)?.reason
    }
  }

  @Test func whatIsWrittenComesBack() throws {
    let plan = try #require(
      try plan(
        [
          op(.follow, 1, 0, 0, 0), op(.ways, 1), op(.turnPerWidth, 23), op(.opacity, 1, 0.7),
          op(.size, 1, 0.9),
          op(.band, 3, 0.55), op(.bandBeyond, 1, 33), op(.clamp, 2), op(.clampLeast, 1), op(.clampMost, 3),
          op(.anchor, 1), op(.shrink, 400_000, 150_000, 0.93), op(.haptic, 0, 1, 0), op(.haptic, 1, 9, 0.5),
          op(.hapticWord, 2, "thud"), op(.motion, 0, 20_000), op(.curve, 0, 0, 0.58, 1, 280_000),
          op(.goal, 1, 0), op(.fade, 0.25), op(.motion, 1, 0), op(.springFor, 0.7, 500_000),
          op(.push, 0, 0.5),
          op(.motion, 2, 0), op(.decay, 0.99), op(.pages, 1, 100), op(.motion, 3, 0),
          op(.spring, 0.65, 350_000),
        ], commit: [op(.commitShare, 50), op(.commitVelocity, 800)]))
    #expect(plan.translation == Point(x: 1, y: 0))
    #expect(plan.ways == .left)
    #expect(plan.opacity == FeedbackPlan.Fade(from: 1, to: 0.7))
    #expect(plan.band == FeedbackPlan.Band(law: .articleCode, beyond: FeedbackLength(percent: 33)))
    #expect(plan.clamp?.least == 1 && plan.clamp?.most == 3 && plan.clamp?.measure == .scale)
    #expect(plan.clamp?.motion.path == .spring(Spring(dampingRatio: 0.65, response: 0.35)))
    #expect(plan.anchor == .fingers)
    #expect(plan.press == FeedbackPlan.Press(timeout: 400_000, duration: 150_000, scale: 0.93))
    #expect(plan.haptics == FeedbackPlan.Haptics(claim: .medium, threshold: .impact(0.5), commit: .word))
    #expect(
      plan.onCommit == FeedbackPlan.Motion(.curve(.easeOut, 0.28), to: .outside, delay: 20_000, opacity: 0.25)
    )
    #expect(
      plan.onCancel
        == FeedbackPlan.Motion(.spring(Spring(dampingRatio: 0.7, duration: 0.5)), push: .distances(0.5)))
    #expect(
      plan.onEnd?.path
        == .pages(.fast, FeedbackLength(percent: 100), Spring(dampingRatio: 1, response: 0.5)))
    #expect(plan.threshold == FeedbackLength(percent: 50) && plan.hasCommit)
  }

  @Test func aTableWithoutFeedbackIsAsBefore() throws {
    let bytes = assemble(preamble + mechanics + [Recipe.activity("a", "k")] + touch + [op(.end)])
    #expect(bytes[4] == 1)
    #expect(try Table(bytes: bytes).feedback(of: 0) == nil)
    let more = assemble(
      preamble + mechanics + [Recipe.activity("a", "k"), op(.anchor, 1)] + touch + [op(.end)])
    #expect(more[4] == 2)
    #expect(try Table(bytes: more).feedback(of: 0)?.anchor == .fingers)
  }

  @Test func aVersionIsTheOneThatIsNeeded() throws {
    for (feedback, version) in [([Instruction](), UInt8(2)), ([op(.anchor, 1)], 1), ([op(.anchor, 1)], 3)] {
      var bytes = assemble(preamble + mechanics + [Recipe.activity("a", "k")] + feedback + touch + [op(.end)])
      bytes[4] = version
      #expect(throws: TableError(.wrongVersion, offset: 4)) { try Table(bytes: bytes) }
    }
  }

  @Test func wordsAreGivenOut() throws {
    let table = try makeTable([Recipe.activity("a", "k"), op(.hapticWord, 2, "thud")] + touch)
    #expect(table.feedbackWord(of: 0, at: .commit) == "thud")
    #expect(table.feedbackWord(of: 0, at: .claim) == nil)
  }

  @Test func orderIsOneOnly() {
    #expect(reason([op(.ways, 1), op(.follow, 1, 0, 0, 0)]) == .notInOrder)
    #expect(reason([op(.ways, 1), op(.ways, 1)]) == .notInOrder)
    #expect(reason([op(.haptic, 1, 0, 0), op(.haptic, 0, 0, 0)]) == .notInOrder)
    #expect(reason([op(.haptic, 1, 0, 0), op(.hapticWord, 1, "a")]) == .notInOrder)
    #expect(reason([op(.motion, 1, 0), op(.motion, 1, 0)]) == .notInOrder)
    #expect(reason([op(.motion, 0, 0), op(.haptic, 0, 0, 0)]) == .notInOrder)
    #expect(reason([op(.motion, 0, 0), op(.goal, 1, 0), op(.decay, 0.99)]) == .notInOrder)
    #expect(reason([op(.goal, 1, 0)]) == .misplaced)
    #expect(reason([op(.motion, 0, 0), op(.fade, 0), op(.goal, 1, 0)]) == .notInOrder)
    // Only the motion of a commit has a fade.
    for motion in [op(.motion, 1, 0), op(.motion, 2, 0), op(.motion, 3, 0)] {
      #expect(reason([op(.clamp, 2), motion, op(.fade, 0)]) == .misplaced)
    }
    // Only a curve is plain.
    #expect(reason([op(.motion, 0, 0), op(.spring, 1, 1), op(.plain)]) == .misplaced)
    #expect(reason([op(.motion, 0, 0), op(.curve, 0, 0, 1, 1, 1), op(.plain), op(.fade, 0)]) == .notInOrder)
    #expect(reason([op(.bandBeyond, 0, 1)]) == .misplaced)
    #expect(reason([op(.clampMost, 1)]) == .misplaced)
    #expect(reason([op(.motion, 3, 0), op(.spring, 1, 1)]) == .misplaced)
    #expect(reason([op(.motion, 0, 0), op(.curve, 0, 0, 1, 1, 1), op(.spring, 1, 1)]) == .misplaced)
    #expect(reason([op(.constant, 1), op(.anchor, 1)]) == .misplaced)
    #expect(reason([op(.anchor, 1), op(.commitVelocity, 1)]) == .misplaced)
  }

  @Test func valuesAreHeld() {
    let wrong: [[Instruction]] = [
      [op(.follow, 101, 0, 0, 0)], [op(.ways, 0)], [op(.ways, 15)], [op(.opacity, 1, 1.5)],
      [op(.opacity, -0.5, 1)],
      [op(.size, 1, 101)], [op(.band, 4, 0.5)], [op(.band, 0, -1.0)],
      [op(.band, 0, 1), op(.bandBeyond, 2, 1)],
      [op(.band, 0, 1), op(.bandBeyond, 0, -1.0)], [op(.clamp, 4)], [op(.clamp, 2), op(.clampLeast, -1.0)],
      [op(.clamp, 0), op(.clampLeast, 2), op(.clampMost, 1)], [op(.anchor, 0)], [op(.shrink, 0, 1, 1)],
      [op(.shrink, 5, 6, 1)], [op(.haptic, 3, 0, 0)], [op(.haptic, 0, 10, 0)], [op(.haptic, 0, 0, 0.5)],
      [op(.haptic, 0, 9, 1.5)], [op(.hapticWord, 0, "")], [op(.motion, 20, 0)],
      [op(.motion, 0, 0), op(.curve, 2, 0, 0, 1, 1)], [op(.motion, 0, 0), op(.spring, -1.0, 1)],
      [op(.motion, 0, 0), op(.decay, 1)], [op(.motion, 0, 0), op(.pages, 0, 0)],
      [op(.motion, 0, 0), op(.push, 2, 0)], [op(.motion, 0, 0), op(.goal, 9, 0)],
      [op(.motion, 0, 0), op(.goal, 1, 1)], [op(.motion, 0, 0), op(.fade, 1.01)],
    ]
    for feedback in wrong { #expect(reason(feedback) == .outOfRange, "\(feedback)") }
    #expect(reason([op(.motion, 4, 0)]) == .undeclared, "a detent that the activity has not")
  }

  // MARK: Damage

  @Test(arguments: 0..<150)
  func generatedFeedbackLoadsAndIsShown(_ seed: UInt64) throws {
    var source = RandomTable(seed: seed)
    source.hasFeedback = true
    let bytes = assemble(source.instructions())
    let table = try Table(bytes: bytes)
    #expect(try assemble(Table.instructions(of: bytes)) == bytes)
    var random = SeededRandom(seed: seed)
    for index in 0..<table.activityCount {
      guard let plan = table.feedback(of: index) else { continue }
      RandomShow.run(plan, &random)
    }
  }

  @Test(arguments: 0..<40)
  func damagedFeedbackIsRefusedOrShown(_ seed: UInt64) {
    var source = RandomTable(seed: seed)
    source.hasFeedback = true
    let bytes = assemble(source.instructions())
    var random = SeededRandom(seed: seed &+ 7000)
    for _ in 0..<200 {
      var body = Array(bytes[TableHeader.size...])
      for _ in 0..<random.int(1...3) {
        body[random.int(0...(body.count - 1))] = UInt8(truncatingIfNeeded: random.next())
      }
      guard let table = try? Table(bytes: Refused.body(body, version: bytes[4])) else { continue }
      for index in 0..<table.activityCount {
        if let plan = table.feedback(of: index) { RandomShow.run(plan, &random) }
      }
    }
  }
}
