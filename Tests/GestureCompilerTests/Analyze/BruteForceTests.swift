import Foundation
import GestureRuntime
import SpecParser
import TestSupport
import Testing

@testable import GestureCompiler

/// The analysis against traces on a grid, played by the real recognizer.
@Suite struct ConflictSearchAgainstTracesTests {
  private static var count: Int {
    ProcessInfo.processInfo.environment["GSPEC_PAIRS"].flatMap(Int.init) ?? 400
  }
  private static var tracesPerPair: Int {
    ProcessInfo.processInfo.environment["GSPEC_TRACES"].flatMap(Int.init) ?? 300
  }

  @Test func nothingIsCalledApartThatATraceJoins() {
    var (met, apart, undecided, failed, boundary) = (0, 0, 0, 0, 0)
    var misses: [String] = []
    var unproved: [String] = []
    let first = UInt64(ProcessInfo.processInfo.environment["GSPEC_SEED"].flatMap(Int.init) ?? 1)
    for seed in first..<(first + UInt64(Self.count)) {
      let pair = RandomPair(seed: seed)
      let decision = AnalyzeConflicts.decision(pair.spec, pair.machine)
      if decision.proved.isEmpty { apart += 1 } else { met += 1 }
      let open = decision.unproved.filter { !$0.isBoundary }
      failed += open.count
      boundary += decision.unproved.count - open.count
      if !decision.isComplete || !open.isEmpty { undecided += 1 }
      guard let runner = GridRunner(pair.machine) else { continue }
      var random = RandomNumbers(seed: seed &* 77)
      var seen: Set<ClaimOrder> = []
      for _ in 0..<Self.tracesPerPair {
        guard let trace = GridTrace(&random, isNested: pair.isNested) else { continue }
        let orders = runner.orders(trace)
        let new = orders.subtracting(seen)
        seen.formUnion(orders)
        for order in new where decision.isComplete {
          // A timer and a sample at one time are two instants, the timer's first.
          let found = decision.proved.map(\.meeting) + decision.unproved
          let isKnown = found.contains { $0.order == order || (order == .same && $0.gap.lowerBound == 0) }
          if !isKnown {
            misses.append(
              "seed \(seed), \(order): \(pair.describe)\n\(trace.samples.map { "\($0.time / 1000) \($0.phase) \($0.finger) (\($0.location.x - 200), \($0.location.y - 400)) \($0.element?.index ?? -1)" })"
            )
          }
        }
      }
      if !open.isEmpty { unproved.append("seed \(seed): \(open.map(\.order)) of \(pair.describe)") }
    }
    print(
      "pairs \(Self.count): met \(met), apart \(apart), undecided \(undecided), failed \(failed), boundary \(boundary)"
    )
    for miss in misses.prefix(5) { print(miss) }
    for open in unproved.prefix(5) { print("unproved", open) }
    #expect(misses.isEmpty, "\(misses.count) called apart")
    #expect(unproved.count * 100 <= Self.count, "\(unproved.count) of \(Self.count) undecided")
  }
}

extension RandomPair {
  var describe: String {
    machine.activities.map { activity in
      let r = activity.recognizers[0]
      let steps = r.steps.map { step in
        "\(step.kind) d\(step.distance.low?.amount ?? -1)..\(step.distance.high?.amount ?? -1) t\(step.duration.low?.amount ?? -1)..\(step.duration.high?.amount ?? -1) s\(step.slop?.amount ?? -1) v\(step.velocity.low?.amount ?? -1)..\(step.velocity.high?.amount ?? -1) dev\(step.deviation.high?.amount ?? -1)"
      }
      return
        "[\(machine.elements[activity.target].path) \(r.fingers) \(r.isContinuous ? "cont" : "disc") \(steps.joined(separator: "; "))]"
    }.joined(separator: " vs ")
  }
}

@Suite struct DebugSeeds {
  @Test func debug() throws {
    guard let list = ProcessInfo.processInfo.environment["GSPEC_DEBUG"] else { return }
    for seed in list.split(separator: ",").compactMap({ UInt64($0) }) {
      let pair = RandomPair(seed: seed)
      print("seed", seed, pair.describe)
      let a = pair.machine.activities[0]
      let b = pair.machine.activities[1]
      let hand = HandLimits(pair.machine.metrics)
      let targets: JointSearch.Targets =
        a.target == b.target ? .same : a.target > b.target ? .firstInside : .secondInside
      for s in MakeShapes(a.recognizers[0], hand).shapes {
        for t in MakeShapes(b.recognizers[0], hand).shapes {
          var search = JointSearch(s, t, targets, hand: hand)
          let found = search.run()
          print("complete", found.isComplete, "left", search.budget)
          for meeting in found.meetings {
            print(" ", meeting.order, "boundary", meeting.isBoundary, "gap", meeting.gap)
            for way in meeting.ways.prefix(2) {
              for e in way.events {
                print(
                  "     ", e.kind, "c", e.contact, e.isShared,
                  e.regions.map {
                    $0.map { "d\($0.distance) dir\($0.directions.ranges) span\($0.span) m\($0.fingerMost)" }
                      ?? "-"
                  }, e.origins, e.speed)
              }
              for attempt in 0..<3 {
                guard
                  let trace = BuildTrace(way, hand: hand, isNested: targets != .same).trace(attempt: attempt)
                else {
                  print("   no trace")
                  continue
                }
                let claims = ShapeReplay(pair.machine, [(0, 0), (1, 0)]).claims(trace)
                print("   attempt", attempt, "expected", trace.claims, "got", claims as Any)
                for s in trace.samples {
                  print(
                    "        ", s.time / 1000, s.phase, s.finger, s.location.x - 200, s.location.y - 400,
                    s.isOutside)
                }
              }
            }
          }
        }
      }
    }
  }
}

@Suite struct DebugText {
  @Test func debug() throws {
    guard let path = ProcessInfo.processInfo.environment["GSPEC_DEBUG_TEXT"] else { return }
    let spec = try AnalyzeSupport.spec(try String(contentsOfFile: path, encoding: .utf8))
    let machine = CompilePipeline.lower(spec)
    let hand = HandLimits(machine.metrics)
    let a = machine.activities[0]
    let b = machine.activities[1]
    let targets: JointSearch.Targets =
      a.target == b.target ? .same : a.target > b.target ? .firstInside : .secondInside
    for s in MakeShapes(a.recognizers[0], hand).shapes {
      for t in MakeShapes(b.recognizers[0], hand).shapes {
        var search = JointSearch(s, t, targets, hand: hand)
        let found = search.run()
        for meeting in found.meetings {
          print(" ", meeting.order, "boundary", meeting.isBoundary, "gap", meeting.gap)
          for way in meeting.ways.prefix(3) {
            for e in way.events {
              print(
                "     ", e.kind, "c", e.contact, e.isShared,
                e.regions.map {
                  $0.map {
                    "d\($0.distance) dir\($0.directions.ranges) span\($0.span) turn\($0.turn) m\($0.fingerMost) \($0.fingerLeast)"
                  } ?? "-"
                }, e.origins.map { $0 }, e.speed)
            }
            for attempt in 0..<8 {
              guard
                let trace = BuildTrace(way, hand: hand, isNested: targets != .same).trace(attempt: attempt)
              else {
                print("   no trace", PlaceFingers(way, hand: hand, attempt: attempt).isMet)
                continue
              }
              let claims = ShapeReplay(machine, [(0, 0), (1, 0)]).claims(trace)
              print("   attempt", attempt, "expected", trace.claims, "got", claims as Any)
              if attempt < 2 {
                for s in trace.samples {
                  print(
                    "        ", s.time / 1000, s.phase, s.finger, s.location.x - 200, s.location.y - 400,
                    s.isOutside)
                }
              }
            }
          }
        }
      }
    }
  }
}
