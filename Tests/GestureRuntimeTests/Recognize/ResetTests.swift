import Testing

@testable import GestureRuntime

/// Values that the host sets back.
struct ResetTests {
  private func rig(_ recipes: [Instruction]...) throws -> ResetRig {
    ResetRig(try makeTable(recipes.flatMap { $0 }))
  }

  @Test func aTranslationCountsFromWhereItWasSetBack() throws {
    let rig = try rig(Recipe.drag("a"))
    #expect(!rig.resetTranslation())
    rig.play(sample(0, .down, 0, 0), sample(10, .move, 10, 0), sample(20, .move, 30, 5))
    #expect(rig.last?.translation == Point(x: 20, y: 5))
    #expect(rig.resetTranslation())
    rig.play(sample(30, .move, 37, 5))
    #expect(rig.last?.translation == Point(x: 7, y: 0))
    #expect(rig.resetTranslation(to: Point(x: 100, y: 0)))
    rig.play(sample(40, .move, 38, 5), sample(50, .up, 38, 5))
    #expect(rig.last?.phase == .ended)
    #expect(rig.last?.translation == Point(x: 101, y: 0))
    #expect(rig.last?.travel == Point(x: 38, y: 5))
    #expect(rig.last?.origin == Point(x: 0, y: 0))
    #expect(!rig.resetTranslation())
  }

  @Test func onlyTheInstanceThatIsNamedIsSetBack() throws {
    var recognizer = Recognizer(try makeTable(Recipe.drag("a")))
    var sink = Recorder()
    for (finger, row) in [(1, UInt64(7)), (2, 9)] {
      recognizer.setInstance(row, of: view)
      recognizer.feed(sample(0, .down, 0, 100 * Double(finger), finger: finger), into: &sink)
    }
    func move(to x: Double, at time: Double) -> [UInt64: Double] {
      for finger in [1, 2] {
        recognizer.feed(sample(time, .move, x, 100 * Double(finger), finger: finger), into: &sink)
      }
      recognizer.flush(into: &sink)
      return Dictionary(sink.outcomes.map { ($0.instance, $0.translation.x) }) { $1 }
    }
    #expect(move(to: 10, at: 10) == [7: 0, 9: 0])
    #expect(move(to: 30, at: 20) == [7: 20, 9: 20])
    let isSet = [UInt64(9), 3].map { recognizer.resetTranslation(of: 0, instance: $0) }
    #expect(isSet == [true, false])
    #expect(move(to: 35, at: 30) == [7: 25, 9: 5])
    recognizer.resetTranslation(of: 0)
    #expect(move(to: 36, at: 40) == [7: 1, 9: 1])
  }

  @Test func aFrameThatIsOpenCountsAfterIt() throws {
    let rig = try rig(Recipe.drag("a"))
    rig.play(sample(0, .down, 0, 0), sample(10, .move, 10, 0), sample(20, .move, 30, 0))
    rig.feed(sample(30, .move, 34, 0))
    rig.resetTranslation()
    rig.play()
    #expect(rig.last?.translation == Point(x: 4, y: 0))
  }

  @Test func commitAndVelocityDoNotChange() throws {
    let committing = [
      Recipe.activity("a", "dismiss"), op(.commitDistance, 50), op(.recognizer, 1, 1, 1),
      op(.name, 2, 1, 1, 1),
    ]
    let recipe = committing + Recipe.pressing + Recipe.drifting + [op(.lift)]
    let (set, plain) = (try rig(recipe), try rig(recipe))
    for rig in [set, plain] {
      rig.play(sample(0, .down, 0, 0), sample(10, .move, 10, 0), sample(20, .move, 50, 0))
      if rig === set { rig.resetTranslation() }
      rig.play(sample(30, .move, 60, 0), sample(40, .move, 61, 0), sample(41, .up, 61, 0))
    }
    #expect(set.last?.translation == Point(x: 11, y: 0))
    #expect(plain.last?.translation == Point(x: 51, y: 0))
    #expect(set.last?.progress == 1.02)
    #expect(set.last?.isCommitted == true)
    #expect(set.last?.velocity == plain.last?.velocity)
  }

  @Test func aScaleCountsFromWhereItWasSetBack() throws {
    let rig = try rig(Recipe.pinch("a"))
    rig.play(
      sample(0, .down, 0, 0), sample(5, .down, 100, 0, finger: 2), sample(10, .move, 200, 0, finger: 2),
      sample(20, .move, 300, 0, finger: 2))
    #expect(rig.last?.scale == 1.5)
    #expect(rig.resetScale())
    rig.play(sample(30, .move, 600, 0, finger: 2))
    #expect(rig.last?.scale == 2)
    for value in [0, -1, .leastNonzeroMagnitude, 1e-7, 1.1e6, .greatestFiniteMagnitude, .infinity, .nan] {
      #expect(!rig.resetScale(to: value))
    }
    #expect(!rig.resetRotation(to: .nan))
    #expect(!rig.resetTranslation(to: Point(x: .nan, y: 0)))
    rig.play(sample(40, .up, 600, 0, finger: 2))
    #expect(rig.last?.scale == 2)
  }

  @Test func whatBeginsAgainStartsAnew() throws {
    let rig = try rig(Recipe.pinch("a"))
    rig.play(
      sample(0, .down, 0, 0), sample(5, .down, 100, 0, finger: 2), sample(10, .move, 200, 0, finger: 2))
    rig.resetScale(to: 4)
    rig.play(sample(20, .move, 300, 0, finger: 2))
    #expect(rig.last?.scale == 6)
    rig.play(
      sample(30, .up, 300, 0, finger: 2), sample(40, .down, 100, 0, finger: 3),
      sample(50, .move, 200, 0, finger: 3))
    #expect(rig.last?.phase == .began)
    #expect(rig.last?.scale == 1)
  }

  @Test func aBoxLiesBetweenThePressAndTheFingers() throws {
    let rig = try rig(Recipe.drag("a"))
    rig.play(sample(0, .down, 100, 100), sample(10, .move, 80, 130), sample(20, .move, 60, 150))
    let box = try #require(rig.last?.box)
    #expect(box == Rectangle(from: Point(x: 60, y: 150), to: Point(x: 100, y: 100)))
    #expect(box.x == 60 && box.y == 100 && box.width == 40 && box.height == 50)
    #expect(box.contains(Point(x: 60, y: 150)) && !box.contains(Point(x: 59, y: 150)))
    #expect(box.meets(Rectangle(from: Point(x: 0, y: 0), to: Point(x: 60, y: 100))))
    #expect(!box.meets(Rectangle(from: Point(x: 0, y: 0), to: Point(x: 59, y: 100))))
  }
}

/// A recognizer with its sink, which sets back the values of its first activity.
private final class ResetRig {
  private var recognizer: Recognizer
  private var sink = Recorder()

  init(_ table: Table) { recognizer = Recognizer(table) }

  var last: Outcome? { sink.outcomes.last }

  func feed(_ sample: TouchSample) { recognizer.feed(sample, into: &sink) }

  func play(_ samples: TouchSample...) {
    for sample in samples { feed(sample) }
    recognizer.flush(into: &sink)
  }

  @discardableResult
  func resetTranslation(to value: Point = Point(x: 0, y: 0)) -> Bool {
    recognizer.resetTranslation(of: 0, to: value)
  }

  @discardableResult
  func resetScale(to value: Double = 1) -> Bool { recognizer.resetScale(of: 0, to: value) }

  func resetRotation(to value: Double) -> Bool { recognizer.resetRotation(of: 0, to: value) }
}
