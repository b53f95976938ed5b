import Testing

@testable import GestureRuntime

/// Instances of elements, as a host names them. `Specs/behaviours` has cases for whole specs, and the agreement tests have random ones.
@Suite("Instances")
struct InstanceTests {
  private func rig(_ recipes: [Instruction], _ declarations: [Instruction] = []) throws -> Table {
    try makeTable(recipes, declarations: declarations)
  }

  @Test("An instance counts for one press; the next press is on the instance without a name")
  func onePress() throws {
    var recognizer = Recognizer(try rig(Recipe.touch("open")))
    var sink = Recorder()
    recognizer.setInstance(42, of: view)
    for start in [0.0, 1000] {
      recognizer.feed(sample(start, .down, 5, 5), into: &sink)
      recognizer.feed(sample(start + 50, .up, 5, 5), into: &sink)
    }
    #expect(sink.outcomes.map(\.instance) == [42, 0])
  }

  @Test("A refused press leaves the instance for the next press that is taken")
  func refused() throws {
    var recognizer = Recognizer(try rig(Recipe.touch("open")))
    var sink = Recorder()
    recognizer.setInstance(7, of: view)
    #expect(recognizer.feed(sample(0, .down, .infinity, 5), into: &sink) == .placeIsNotFinite)
    recognizer.feed(sample(0, .down, 5, 5), into: &sink)
    recognizer.feed(sample(50, .up, 5, 5), into: &sink)
    #expect(sink.outcomes.map(\.instance) == [7])
  }

  @Test("An instance of an element that the table does not have is ignored")
  func unknownElement() throws {
    var recognizer = Recognizer(try rig(Recipe.touch("open")))
    recognizer.setInstance(7, of: ElementID(index: 2))
    recognizer.setInstance(7, of: .nothing)
  }

  @Test("The second press of a double touch must be on the same instance")
  func doubleTouch() throws {
    for other in [1, 2] as [UInt64] {
      var recognizer = Recognizer(try rig(Recipe.doubleTouch("zoom")))
      var sink = Recorder()
      for (start, row) in [(0.0, 1), (150, other)] {
        recognizer.setInstance(row, of: view)
        recognizer.feed(sample(start, .down, 5, 5), into: &sink)
        recognizer.feed(sample(start + 50, .up, 5, 5), into: &sink)
      }
      #expect(sink.outcomes.count == (other == 1 ? 1 : 0))
    }
  }

  @Test("Rows with the same instance in two lists are different rows")
  func sameRowOfTwoLists() throws {
    var recognizer = Recognizer(try rig(Recipe.pinch("zoom")))
    var sink = Recorder()
    for (finger, list) in [(1, 1), (2, 2)] as [(Int, UInt64)] {
      recognizer.setInstance(list, of: ElementID(index: 0))
      recognizer.setInstance(3, of: view)
      recognizer.feed(sample(0, .down, Double(finger) * 100, 5, finger: finger), into: &sink)
    }
    recognizer.feed(sample(20, .move, 400, 5, finger: 2), into: &sink)
    recognizer.flush(into: &sink)
    #expect(sink.outcomes.isEmpty)
  }

  @Test("Ten fingers on ten rows make ten gestures")
  func tenRows() throws {
    var recognizer = Recognizer(try rig(Recipe.drag("pull") + Recipe.touch("touch")))
    var sink = Recorder()
    for finger in 1...10 {
      recognizer.setInstance(UInt64(finger), of: view)
      recognizer.feed(sample(0, .down, 5, Double(finger) * 60, finger: finger), into: &sink)
    }
    for finger in 1...10 {
      recognizer.feed(sample(20, .move, 45, Double(finger) * 60, finger: finger), into: &sink)
    }
    recognizer.flush(into: &sink)
    #expect(sink.outcomes.filter { $0.phase == .began }.map(\.instance) == Array(1...10))
  }

  // MARK: State of elements

  private static let selected = [op(.stateBool, "view.selected"), op(.stateOf, 0, 1)]

  @Test("State of an element is set for one instance; other instances have the first value")
  func state() throws {
    let guarded = [Recipe.touch("open")[0], op(.isEqual, 0, 1)] + Recipe.touch("open").dropFirst()
    var recognizer = Recognizer(try rig(guarded, Self.selected))
    var sink = Recorder()
    #expect(recognizer.setState(0, to: 1, of: 5) && !recognizer.setState(0, to: 2, of: 5))
    for (start, row) in [(0.0, 4), (1000, 5), (2000, 6)] as [(Double, UInt64)] {
      recognizer.setInstance(row, of: view)
      recognizer.feed(sample(start, .down, 5, 5), into: &sink)
      recognizer.feed(sample(start + 50, .up, 5, 5), into: &sink)
    }
    #expect(sink.outcomes.map(\.instance) == [5])
    #expect(recognizer.table.stateElement(0) == view)
  }

  @Test("Whether a guard holds can be asked without a touch, for the instance that is named")
  func guardHolds() throws {
    let guarded = [Recipe.touch("open")[0], op(.isEqual, 0, 1)] + Recipe.touch("open").dropFirst()
    var recognizer = Recognizer(try rig(guarded, Self.selected))
    recognizer.setState(0, to: 1, of: 5)
    for (row, holds) in [(4, false), (5, true), (6, false)] as [(UInt64, Bool)] {
      recognizer.setInstance(row, of: view)
      let found = recognizer.guardHolds(of: 0, on: view)
      #expect(found == holds)
      // For an element or an activity that the table does not have, none holds.
      for (activity, element) in [(0, 7), (1, view.index), (-1, -2)] {
        let foundNone = !recognizer.guardHolds(of: activity, on: ElementID(index: element))
        #expect(foundNone)
      }
    }
    var sink = Recorder()
    recognizer.setInstance(5, of: view)
    recognizer.feed(sample(0, .down, 5, 5), into: &sink)
    let isForgotten = !recognizer.guardHolds(of: 0, on: view)
    #expect(isForgotten, "the instance counts for one sample")
    recognizer.feed(sample(50, .up, 5, 5), into: &sink)
    #expect(sink.outcomes.map(\.instance) == [5])
  }

  @Test("State of the product has no instances")
  func productState() throws {
    var recognizer = Recognizer(try rig(Recipe.touch("open"), [op(.stateBool, "dark")]))
    #expect(recognizer.setState(0, to: 1) && !recognizer.setState(0, to: 1, of: 3))
    #expect(recognizer.table.stateElement(0) == nil)
  }

  @Test(
    "Values of instances are kept as in a dictionary, whatever is set and removed",
    arguments: 0..<20 as Range<UInt64>
  )
  func values(_ seed: UInt64) {
    struct Key: Hashable {
      var state: Int
      var instance: UInt64
    }
    var random = SeededRandom(seed: seed)
    var values = InstanceValues()
    var expected: [Key: Double] = [:]
    let spread = [4, 40, 1 << 40][Int(seed % 3)]
    for step in 0..<2000 {
      let key = Key(
        state: Int.random(in: 0..<3, using: &random),
        instance: UInt64(Int.random(in: 0..<spread, using: &random)))
      let value = Int.random(in: 0..<3, using: &random) == 0 ? nil : Double(step)
      values.set(value, key.state, of: key.instance)
      expected[key] = value
      if step % 50 == 0 {
        for (key, value) in expected { #expect(values.value(key.state, of: key.instance) == value) }
      }
      #expect(values.value(key.state, of: key.instance) == value)
    }
  }
}
