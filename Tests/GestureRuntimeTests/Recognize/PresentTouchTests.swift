import GestureRuntime
import Testing

/// What a host asks and ends of the present touch: whether an activity may still claim, and that nothing more is to come of it.
@Suite("The present touch")
struct PresentTouchTests {
  @Test("An activity may claim on the pressed instance until it fails or claims, with candidates or without")
  func mayClaim() throws {
    let table = try makeTable(Recipe.longPress("select"))
    try playLongPresses(Rig(table, Recorder()))
    try playLongPresses(Rig(table, ReasonRecorder()))
  }

  private func playLongPresses<Sink>(_ recognizer: Rig<Sink>) throws {
    #expect(!recognizer.mayClaim(0))
    recognizer.setInstance(7, of: view)
    recognizer.feed(sample(0, .down, 5, 5))
    #expect(recognizer.mayClaim(0, on: 7) && !recognizer.mayClaim(0, on: 0) && !recognizer.mayClaim(1, on: 7))
    recognizer.feed(sample(50, .move, 30, 5))
    recognizer.flush()
    #expect(!recognizer.mayClaim(0, on: 7), "it moved too far")
    recognizer.feed(sample(60, .up, 30, 5))

    recognizer.feed(sample(1000, .down, 5, 5))
    #expect(recognizer.mayClaim(0))
    recognizer.feed(sample(1050, .down, 60, 5, finger: 2))
    #expect(!recognizer.mayClaim(0), "a second finger landed")
    recognizer.cancelAll()

    recognizer.feed(sample(2000, .down, 5, 5))
    recognizer.advance(to: 2_399_999)
    #expect(recognizer.mayClaim(0))
    recognizer.advance(to: 2_400_000)
    #expect(!recognizer.mayClaim(0), "it has claimed")
  }

  @Test("When all fingers are cancelled, nothing begins that waits for what another of them did")
  func cancelHeldPress() throws {
    let table = try makeTable(
      Recipe.longPress("select") + Recipe.pinch("zoom", on: 0), relations: [op(.waits, 0, 1)])
    for first in [0, 1] {
      try cancelHeldPress(Rig(table, Recorder()), landing: first) { $0.outcomes }
      try cancelHeldPress(Rig(table, ReasonRecorder()), landing: first) { $0.outcomes }
    }
  }

  private func cancelHeldPress<Sink>(
    _ recognizer: Rig<Sink>, landing first: Int, _ outcomes: (Sink) -> [Outcome]
  ) throws {
    for (number, element) in [first, 1 - first].enumerated() {
      var press = sample(Double(number) * 50, .down, Double(number) * 100, 5, finger: number)
      press.element = ElementID(index: element)
      recognizer.feed(press)
    }
    recognizer.advance(to: 700_000)
    #expect(recognizer.mayClaim(0) && recognizer.mayClaim(1))
    recognizer.cancelAll()
    #expect(outcomes(recognizer.sink).isEmpty && recognizer.deadline == nil)
  }

  @Test("Of forgotten touches nothing comes: no claim that is held, and no second touch")
  func forgetHeldTouch() throws {
    let table = try makeTable(Recipe.touch("open") + Recipe.doubleTouch("zoom"))
    try forgetHeldTouch(Rig(table, Recorder())) { $0.outcomes }
    try forgetHeldTouch(Rig(table, ReasonRecorder())) { $0.outcomes }
  }

  private func forgetHeldTouch<Sink>(_ recognizer: Rig<Sink>, _ outcomes: (Sink) -> [Outcome]) throws {
    recognizer.feed(sample(0, .down, 5, 5))
    recognizer.feed(sample(50, .up, 5, 5))
    #expect(recognizer.deadline != nil)
    recognizer.forgetTouches()
    #expect(recognizer.deadline == nil && outcomes(recognizer.sink).isEmpty)
    recognizer.feed(sample(150, .down, 5, 5))
    recognizer.feed(sample(200, .up, 5, 5))
    recognizer.advance(to: 1_000_000)
    #expect(outcomes(recognizer.sink).map(\.activity) == [0])
    #expect(outcomes(recognizer.sink).map(\.time) == [500_000])
  }

  @Test("A forgotten second press does not release the touch that was held for it")
  func forgetSecondPress() throws {
    let recognizer = Rig(
      try makeTable(Recipe.touch("open") + Recipe.doubleTouch("zoom")), Recorder())
    recognizer.feed(sample(0, .down, 5, 5))
    recognizer.feed(sample(50, .up, 5, 5))
    recognizer.feed(sample(150, .down, 5, 5))
    recognizer.forgetTouches()
    recognizer.advance(to: 1_000_000)
    #expect(recognizer.sink.outcomes.isEmpty && recognizer.deadline == nil)
  }

  @Test("Between the presses of a double touch it may claim, with candidates or without")
  func mayClaimBetween() throws {
    let table = try makeTable(Recipe.touch("open") + Recipe.doubleTouch("zoom"))
    func check<Sink>(_ recognizer: Rig<Sink>) {
      recognizer.feed(sample(0, .down, 5, 5))
      recognizer.feed(sample(50, .up, 5, 5))
      #expect(recognizer.mayClaim(1) && recognizer.deadline != nil)
      recognizer.advance(to: 1_000_000)
      #expect(!recognizer.mayClaim(1))
    }
    check(Rig(table, Recorder()))
    check(Rig(table, ReasonRecorder()))
  }

  @Test("A gesture that is under way is cancelled when touches are forgotten")
  func forgetDrag() throws {
    let recognizer = Rig(try makeTable(Recipe.drag("scroll")), Recorder())
    recognizer.feed(sample(0, .down, 5, 5))
    recognizer.feed(sample(20, .move, 60, 5))
    recognizer.flush()
    recognizer.forgetTouches()
    #expect(recognizer.sink.outcomes.map(\.phase) == [.began, .cancelled])
    #expect(recognizer.feed(sample(40, .move, 80, 5)) == .fingerIsNotDown)
  }
}
