import Testing

@testable import GestureRuntime

/// The numbers that stand for words in tables: what the encoder writes, the loader reads.
struct TableNumberTests {
  @Test func momentsOfHapticsComeBack() {
    for moment in FeedbackPlan.Haptics.Moment.allCases {
      #expect(FeedbackPlan.Haptics.Moment(wire: moment.wire) == moment)
      var haptics = FeedbackPlan.Haptics()
      haptics[moment] = .heavy
      #expect(FeedbackPlan.Haptics.Moment.allCases.filter { haptics[$0] != nil } == [moment])
    }
    #expect(FeedbackPlan.Haptics.Moment(wire: 3) == nil)
    #expect(FeedbackPlan.Haptics.Moment(wire: 256) == nil)
  }

  @Test func cuesComeBack() throws {
    let cues: [FeedbackPlan.Cue] = [
      .light, .medium, .heavy, .soft, .rigid, .selection, .success, .warning, .error, .impact(0.5),
    ]
    for (number, cue) in cues.enumerated() {
      let wire = try #require(cue.wire)
      #expect(wire.number == UInt64(number))
      #expect(FeedbackPlan.Cue(wire: wire.number, strength: wire.strength) == cue)
    }
    #expect(FeedbackPlan.Cue.word.wire == nil)
    #expect(FeedbackPlan.Cue(wire: 10, strength: 0) == nil)
    #expect(FeedbackPlan.Cue(wire: 0, strength: 1) == nil)
  }

  @Test func momentsOfMotionsComeBack() {
    let last = TableBuilder.mostDetents - 1
    let moments: [FeedbackPlan.Motion.Moment] = [
      .commit, .cancel, .end, .clamp, .detent(0), .detent(1), .detent(last),
    ]
    for moment in moments { #expect(FeedbackPlan.Motion.Moment(wire: moment.wire) == moment) }
    #expect(Set(moments.map(\.wire)).count == moments.count)
    #expect(FeedbackPlan.Motion.Moment(wire: FeedbackPlan.Motion.Moment.detent(last + 1).wire) == nil)
  }

  @Test func targetsComeBack() {
    let targets: [FeedbackPlan.Target] = [
      .start, .outside, .threshold, .page, .inside, .place(FeedbackLength(points: 40)),
      .place(FeedbackLength(percent: 50)), .scale(2), .angle(-90),
    ]
    for (number, target) in targets.enumerated() {
      #expect(target.wire.number == UInt64(number))
      #expect(FeedbackPlan.Target(wire: target.wire.number, amount: target.wire.amount) == target)
    }
    #expect(FeedbackPlan.Target(wire: 9, amount: 0) == nil)
    #expect(FeedbackPlan.Target(wire: 0, amount: 1) == nil)
  }

  @Test func endsOfHandOversComeBack() {
    for isMirrored in [false, true] {
      for ends: ContentEnds in [.left, [.top, .start], [.left, .right, .top, .bottom, .start]] {
        let wire = ends.wire(isMirrored: isMirrored)
        #expect(HandOver.wires.contains(wire))
        let handOver = HandOver(activity: 0, taker: 1, ends: wire)
        #expect(handOver.ends == ends && handOver.isMirrored == isMirrored)
      }
    }
    let aside = HandOver(activity: 0, taker: 1, ends: ContentEnds([.left, .top]).wire(isMirrored: true))
    #expect(aside.read(.leftToRight).ends == [.left, .top])
    #expect(aside.read(.rightToLeft).ends == [.right, .top])
  }

  @Test func anActivityHasItsOwnHandOvers() {
    var takers = SlabBuilder<HandOver>()
    for (activity, taker) in [(1, 0), (1, 2), (4, 0)] {
      takers.append(HandOver(activity: activity, taker: taker, ends: 1))
    }
    for (activity, range) in [0..<0, 0..<2, 2..<2, 2..<2, 2..<3, 3..<3].enumerated() {
      let own = takers.view.takers(of: activity)
      #expect(own == range)
    }
  }

  @Test func edgesAreMirrored() {
    #expect(ScreenEdges([.left, .top]).mirrored == [.right, .top])
    #expect(ScreenEdges([.left, .right, .bottom]).mirrored == [.left, .right, .bottom])
    #expect(ScreenEdges().mirrored == [])
  }

  /// Tables of old versions are loaded by new runtimes, so the version of an instruction never changes.
  @Test func instructionsAreOfTheVersionsInWhichTheyCame() {
    let since = Dictionary(grouping: Opcode.allCases, by: \.info.since)
    #expect(since.keys.sorted() == Array(TableHeader.versions))
    #expect(
      Set(since[3] ?? []) == [
        .stateOf, .mirrored, .valuesAlong, .valuesFromPress, .tools, .taps, .doubling, .handOver, .takesOver,
        .plain, .detent, .showsPossible, .onTarget,
      ])
    #expect(
      Set(since[2] ?? []) == [
        .follow, .ways, .turnPerWidth, .opacity, .size, .band, .bandBeyond, .clamp, .clampLeast, .clampMost,
        .anchor, .shrink, .haptic, .hapticWord, .motion, .curve, .spring, .springFor, .decay, .pages, .push,
        .goal, .fade,
      ])
  }
}
