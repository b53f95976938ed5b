import AllocationCount
import Foundation
import GestureRuntime

/// Counts the allocations of optimized code for every kind of call. A recognizer may allocate when it is made, but not afterwards.
///
/// Without optimization, the compiler puts iterators and closures on the heap. So an ordinary test could not check this.
@main
enum Program {
  static func main() throws {
    guard allocation_count_is_supported() == 1 else {
      print("allocations can be counted with glibc only: not checked here")
      return
    }
    let table = try makeTable()
    var isRight = countsAllocations()
    for check in [feeding, recording, ticking, refusing, showing, generated, many, sizes, loading, Day.runs] {
      isRight = check(table) && isRight
    }
    exit(isRight ? 0 : 1)
  }

  /// Checks that the counter works: an array must allocate.
  private static func countsAllocations() -> Bool {
    allocation_count_start()
    let array = Array(repeating: 1, count: Int.random(in: 100...200))
    let blocks = allocation_count_stop()
    return report("an array (must allocate)", blocks, calls: array.count > 0 ? 1 : 0, isRight: blocks > 0)
  }

  private static func feeding(_ table: Table) -> Bool {
    var recognizer = Recognizer(table)
    var sink = CountingSink()
    let trace = Trace.samples()
    allocation_count_start()
    for sample in trace { recognizer.feed(sample, into: &sink) }
    let blocks = allocation_count_stop()
    return report("samples", blocks, calls: trace.count, isRight: blocks == 0 && sink.outcomes > 500)
  }

  /// Feeds samples to a sink that wants reasons. The record of reasons may grow in the first half, to its greatest length.
  private static func recording(_ table: Table) -> Bool {
    var recognizer = Recognizer(table)
    var sink = ReasonSink()
    let trace = Trace.samples()
    let half = trace.count / 2
    for sample in trace[..<half] { recognizer.feed(sample, into: &sink) }
    allocation_count_start()
    for sample in trace[half...] { recognizer.feed(sample, into: &sink) }
    let blocks = allocation_count_stop()
    return report(
      "samples with reasons", blocks, calls: trace.count - half, isRight: blocks == 0 && sink.events > 500)
  }

  /// Feeds samples to generated code of the style `code`, which is that of the benchmark.
  private static func generated(_ table: Table) -> Bool {
    var gestures = UsualGestures()
    var machine = GestureEngine(UsualGestureStates())
    var (counter, sink) = (CountingHandler(), CountingSink())
    var trace = Trace.samples()
    for index in trace.indices where trace[index].element != nil {
      trace[index].element = UsualElement.screen.id
    }
    allocation_count_start()
    for sample in trace {
      gestures.feed(sample, into: &counter)
      machine.feed(sample, into: &sink)
    }
    let blocks = allocation_count_stop()
    return report(
      "samples, generated code", blocks, calls: 2 * trace.count,
      isRight: blocks == 0 && sink.outcomes > 500 && counter.gestures == sink.outcomes)
  }

  /// Feeds samples to a recognizer with a hundred activities on one target.
  private static func many(_ table: Table) -> Bool {
    guard let table = try? TableMaker.activities(100).0 else { return false }
    var recognizer = Recognizer(table)
    var sink = CountingSink()
    var trace = Trace.samples()
    for index in trace.indices where trace[index].element != nil {
      trace[index].element = ElementID(index: 0)
    }
    allocation_count_start()
    for sample in trace { recognizer.feed(sample, into: &sink) }
    let blocks = allocation_count_stop()
    return report(
      "samples, 100 activities", blocks, calls: trace.count, isRight: blocks == 0 && sink.outcomes > 500)
  }

  /// Checks the size of a recognizer: at most 16,000 bytes for a usual product, and 32,000 bytes for 100 activities.
  private static func sizes(_ table: Table) -> Bool {
    var isRight = true
    for (count, most) in [(8, 16_000), (10, 16_000), (100, 32_000)] {
      guard let table = try? count == 8 ? TableMaker.usualSet().0 : TableMaker.activities(count).0 else {
        return false
      }
      allocation_count_start()
      let recognizer = Recognizer(table)
      let blocks = allocation_count_stop()
      let bytes = allocation_count_bytes()
      let isMade = recognizer.nextDeadline == nil && blocks > 0
      isRight =
        report("\(bytes) bytes, \(count) activities", blocks, calls: 1, isRight: isMade && bytes <= most)
        && isRight
    }
    return isRight
  }

  /// Checks that a table of a thousand activities is verified and loaded within 20 ms, in the fastest of ten runs. The real time is far
  /// below that.
  private static func loading(_ table: Table) -> Bool {
    guard let bytes = try? TableMaker.activities(1000).1 else { return false }
    let times = (0..<10).map { _ in
      ContinuousClock().measure { if (try? Table(bytes: bytes)) == nil { exit(1) } }
    }
    let fastest = times.min() ?? .zero
    return report(
      "\(bytes.count) bytes of 1,000 activities loaded in \(fastest)", 0, calls: 10,
      isRight: fastest < .milliseconds(20))
  }

  private static func ticking(_ table: Table) -> Bool {
    var recognizer = Recognizer(table)
    var sink = CountingSink()
    allocation_count_start()
    for round in 0..<200 {
      let start = Double(round) * 2000
      recognizer.setState(0, to: Double(round % 2))
      recognizer.setScreen(Point(x: 400, y: 800))
      recognizer.setSize(Point(x: 100, y: 100), of: Trace.view)
      recognizer.feed(Trace.sample(start, .down, 50, 50), into: &sink)
      recognizer.advance(to: recognizer.nextDeadline ?? 0, into: &sink)
      recognizer.feed(Trace.sample(start + 500, .move, 80, 50), into: &sink)
      recognizer.flush(into: &sink)
      recognizer.cancelAll(into: &sink)
    }
    let blocks = allocation_count_stop()
    return report(
      "ticks, states, sizes, cancels", blocks, calls: 1600, isRight: blocks == 0 && sink.outcomes > 200)
  }

  private static func refusing(_ table: Table) -> Bool {
    var recognizer = Recognizer(table)
    var sink = CountingSink()
    allocation_count_start()
    for _ in 0..<200 {
      recognizer.feed(Trace.sample(0, .move, 5, 5), into: &sink)
      recognizer.feed(Trace.sample(0, .down, .nan, 5), into: &sink)
      recognizer.advance(to: .min, into: &sink)
    }
    let blocks = allocation_count_stop()
    return report("refusals", blocks, calls: 600, isRight: blocks == 0)
  }

  static func report(_ what: String, _ blocks: Int, calls: Int, isRight: Bool) -> Bool {
    print("\(isRight ? "ok   " : "WRONG") \(blocks) blocks in \(calls) calls: \(what)")
    return isRight
  }
}

/// Counts outcomes and keeps none.
struct CountingSink: GestureSink {
  var outcomes = 0

  mutating func receive(_ outcome: Outcome) { outcomes += 1 }
}

struct ReasonSink: GestureSink {
  static var wantsReasons: Bool { true }
  var events = 0

  mutating func receive(_ outcome: Outcome) {}
  mutating func explain(_ event: CandidateEvent) { events += 1 }
}

/// A handler that counts.
private struct CountingHandler: UsualGestureHandler {
  var gestures = 0

  mutating func aTouch(_ gesture: UsualGesture.ATouch) { gestures += 1 }
  mutating func bDoubleTouch(_ gesture: UsualGesture.BDoubleTouch) { gestures += 1 }
  mutating func cHold(_ gesture: UsualGesture.CHold) { gestures += 1 }
  mutating func dDrag(_ gesture: UsualGesture.DDrag) { gestures += 1 }
  mutating func eDragUp(_ gesture: UsualGesture.EDragUp) { gestures += 1 }
  mutating func fPinch(_ gesture: UsualGesture.FPinch) { gestures += 1 }
  mutating func gRotate(_ gesture: UsualGesture.GRotate) { gestures += 1 }
  mutating func hTwoFingerDrag(_ gesture: UsualGesture.HTwoFingerDrag) { gestures += 1 }
}
