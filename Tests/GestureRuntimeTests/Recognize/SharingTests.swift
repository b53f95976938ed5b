import GestureRuntime
import Testing

/// Recognizers on several threads can share a table. A recognizer can be sent to another thread, and is used by one at a time.
struct SharingTests {
  @Test func manyRecognizersOfOneTableRunAtOnce() async throws {
    let table = try makeTable(Recipe.touch("open") + Recipe.longPress("select") + Recipe.drag("zoom"))
    let counts = await withTaskGroup(of: Int.self) { group in
      for number in 0..<8 {
        group.addTask {
          var recognizer = Recognizer(table)
          var sink = Recorder()
          for round in 0..<50 {
            let start = Double(round) * 1000
            recognizer.feed(sample(start, .down, 50, 50, finger: number), into: &sink)
            recognizer.feed(sample(start + 50, .up, 50, 50, finger: number), into: &sink)
          }
          return sink.outcomes.count
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts == Array(repeating: 50, count: 8))
  }

  @Test func aRecognizerCanBeSent() async throws {
    let rig = Rig(try makeTable(Recipe.touch("open")), Recorder())
    rig.feed(sample(0, .down, 5, 5))
    rig.feed(sample(50, .up, 5, 5))
    #expect(rig.sink.outcomes.count == 1)
    let table = try makeTable(Recipe.touch("open"))
    let count = await Task.detached {
      var recognizer = Recognizer(table)
      return finish(&recognizer)
    }.value
    #expect(count == 1)
    requireSendable(Table.self)
    requireSendable(Outcome.self)
    requireSendable(TouchSample.self)
    requireSendable(CandidateEvent.self)
    requireSendable(TableError.self)
  }
}

private func finish(_ recognizer: inout Recognizer) -> Int {
  var sink = Recorder()
  recognizer.feed(sample(0, .down, 5, 5), into: &sink)
  recognizer.feed(sample(50, .up, 5, 5), into: &sink)
  return sink.outcomes.count
}

private func requireSendable<Value: Sendable & ~Copyable>(_ type: Value.Type) {}
