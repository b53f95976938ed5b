import GestureRuntime
import Testing

/// Samples that make no sense are refused with a reason and change nothing.
struct RefusalTests {
  private let table: Table

  init() throws { table = try makeTable(Recipe.touch("open")) }

  private func refusal(_ samples: [TouchSample]) -> Refusal? {
    let recognizer = Rig(table, Recorder())
    for sample in samples.dropLast() { #expect(recognizer.feed(sample) == nil) }
    return samples.last.flatMap { last in
      let expected = recognizer.refusal(of: last)
      let refusal = recognizer.feed(last)
      #expect(expected == refusal)
      return refusal
    }
  }

  private func odd(_ change: (inout TouchSample) -> Void) -> TouchSample {
    var odd = sample(100, .down, 5, 5)
    change(&odd)
    return odd
  }

  @Test func timeThatGoesBack() {
    #expect(refusal([sample(10, .down, 5, 5), sample(9.999, .move, 6, 5)]) == .timeWentBack)
  }

  @Test func fingersThatAreDownOrNot() {
    #expect(refusal([sample(0, .down, 5, 5), sample(9, .down, 5, 5)]) == .fingerIsDown)
    for phase in [TouchPhase.move, .up, .cancel] {
      #expect(refusal([sample(0, phase, 5, 5)]) == .fingerIsNotDown)
      #expect(
        refusal([sample(0, .down, 5, 5), sample(1, .up, 5, 5), sample(2, phase, 5, 5)]) == .fingerIsNotDown)
    }
  }

  @Test func anEleventhFinger() {
    let ten = (1...Recognizer.fingerLimit).map { sample(Double($0), .down, 5, 5, finger: $0) }
    #expect(refusal(ten) == nil)
    #expect(refusal(ten + [sample(50, .down, 5, 5, finger: 11)]) == .tooManyFingers)
  }

  @Test func aMoveThatSaysNothing() {
    #expect(refusal([sample(0, .down, 5, 5), sample(8, .move, 6, 6), sample(8, .move, 6, 6)]) == .duplicate)
    #expect(refusal([sample(0, .down, 5, 5), sample(0, .move, 5, 5)]) == .duplicate)
    #expect(refusal([sample(0, .down, 5, 5), sample(8, .move, 6, 6), sample(9, .move, 6, 6)]) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1.1e6, -1e300])
  func placesThatNoScreenHas(_ coordinate: Double) {
    #expect(refusal([odd { $0.location.x = coordinate }]) == .placeIsNotFinite)
    #expect(refusal([odd { $0.location.y = coordinate }]) == .placeIsNotFinite)
    #expect(refusal([odd { $0.size = Point(x: 1, y: coordinate) }]) == .placeIsNotFinite)
  }

  @Test func whatTheTableDoesNotHave() {
    for index in [-2, 2, .max, .min, Int(Int32.min), 1 << 32, -(1 << 32)] {
      #expect(refusal([odd { $0.element = ElementID(index: index) }]) == .outOfRange)
    }
    for time in [Microseconds.max, .min, (1 << 53) + 1] {
      #expect(refusal([odd { $0.time = time }]) == .outOfRange)
    }
    #expect(refusal([odd { $0.time = 1 << 53 }]) == nil)
  }

  /// A press on an unknown element is refused, also if elements have state, which is read at each press.
  @Test func aPressOnAnUnknownElementWithState() throws {
    let recognizer = Rig(
      try makeTable(
        Recipe.touch("open"), declarations: [op(.stateBool, "selected"), op(.stateOf, 0, 1)]),
      Recorder())
    for index in [-2, 2, 99, .max, .min] {
      var press = sample(100, .down, 5, 5)
      press.element = ElementID(index: index)
      #expect(recognizer.feed(press) == .outOfRange, "\(index)")
    }
  }

  @Test func aRefusedSampleChangesNothing() {
    let touch = [sample(0, .down, 5, 5), sample(40, .move, 6, 5), sample(80, .up, 6, 5)]
    let nonsense = [
      odd { $0.time = .max }, odd { $0.location.x = .nan }, odd { $0.element = ElementID(index: 9) },
      sample(-5, .move, 0, 0), sample(90, .move, 0, 0, finger: 7), sample(90, .cancel, 0, 0, finger: 7),
    ]
    let one = Rig(table, Recorder())
    let other = Rig(table, Recorder())
    for sample in touch {
      #expect(one.feed(sample) == nil)
      #expect(other.feed(sample) == nil)
      for odd in nonsense { #expect(other.feed(odd) != nil) }
      #expect(one.deadline == other.deadline)
    }
    #expect(one.sink.outcomes.map(\.phase) == [.recognized])
    #expect(one.sink.outcomes == other.sink.outcomes)
  }

  @Test func timeCanOnlyBeSaidForwards() {
    let recognizer = Rig(table, Recorder())
    #expect(recognizer.advance(to: 1000) == nil)
    #expect(recognizer.advance(to: 999) == .timeWentBack)
    #expect(recognizer.advance(to: .max) == .outOfRange)
    #expect(recognizer.advance(to: .min) == .outOfRange)
  }

  @Test func statesThatAreNotDeclared() throws {
    let states = [
      op(.stateBool, "b"), op(.stateWords, "w", 2), op(.word, "x"), op(.word, "y"),
      op(.stateNumber, "n", -1.0, 2),
    ]
    let recognizer = Rig(try makeTable(Recipe.touch("open"), declarations: states), Recorder())
    let allowed: [[Double]] = [[0, 1], [0, 1], [-1, 0.5, 2]]
    let refused: [[Double]] = [[2, 0.5, -1, .nan], [2, 0.5, -1, .nan], [-1.1, 2.1, .nan, .infinity]]
    for state in 0..<3 {
      for value in allowed[state] { #expect(recognizer.setState(state, to: value)) }
      for value in refused[state] {
        #expect(!recognizer.setState(state, to: value), "state \(state) to \(value)")
      }
    }
    #expect(!recognizer.setState(3, to: 0) && !recognizer.setState(-1, to: 0))
  }
}
