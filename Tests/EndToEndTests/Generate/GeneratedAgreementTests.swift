import Foundation
import GestureCompiler
import GestureRuntime
import SpecParser
import TestSupport
import Testing

@testable import gspec

/// Generated code and the table say the same of the same touches, byte for byte: all of it compiled in one build.
@Suite("Generated Swift recognizes what the table does")
struct GeneratedAgreementTests {
  /// Random specs, and traces for each.
  private static let specs = 0..<30 as Range<UInt64>
  private static let traces = 0..<25 as Range<UInt64>

  @Test("every product's cases, random specs with random traces")
  func agreement() async throws {
    var products: [GeneratedProgram.Product] = []
    var requests: [GeneratedProgram.Request] = []
    var expected: [String] = []
    for product in ProductSpec.all {
      let program = try product.program()
      let spec = try #require(program.source?.spec)
      let prefix = "P" + product.name.capitalized
      products.append(.init(prefix: prefix, spec: spec))
      for test in try product.cases(program) {
        let settings = ReplaySettings(
          target: test.test.target?.value, state: test.test.state.map(\.value), screen: test.test.screen)
        requests.append(.init(prefix: prefix, trace: test.trace, settings: settings))
        expected.append(test.outcomes.map(\.json).joined())
      }
    }
    for seed in Self.specs {
      let builder = randomSpec(seed: seed)
      let spec = builder.checked
      products.append(.init(prefix: "R\(seed)", spec: spec))
      let table = try Table(bytes: CompilePipeline.compile(spec))
      for number in Self.traces {
        let trace = trace(randomTrace(seed: seed * 1000 + number, for: builder), spec)
        requests.append(.init(prefix: "R\(seed)", trace: trace))
        let replay = try Replay.run(trace, table: table, settings: ReplaySettings())
        expected.append(replay.outcomes.map { NamedOutcome($0, table: table).json }.joined())
      }
    }
    let program = try await GeneratedProgram(products)
    let actual = try await program.outcomes(requests)
    try #require(actual.count == expected.count)
    for (index, pair) in zip(actual, expected).enumerated() where pair.0 != pair.1 {
      Issue.record("\(requests[index].prefix), request \(index):\n\(pair.0)\ninstead of\n\(pair.1)")
    }
    #expect(expected.count { !$0.isEmpty } > 600)
  }

  /// A made trace as one that was read.
  private func trace(_ events: [InputEvent], _ spec: CheckedSpec) -> Trace {
    var trace = Trace()
    trace.header.screen = Point(x: 400, y: 800)
    var now: Microseconds = 0
    for event in events {
      switch event {
      case .sample(let sample):
        // No trace can say what is no number.
        guard sample.location.x.isFinite, sample.location.y.isFinite else { continue }
        now = max(now, sample.time)
        var touch = TraceTouch(
          time: sample.time, phase: sample.phase, finger: sample.finger, location: sample.location,
          size: sample.size)
        touch.element = sample.element.map { spec.elements[$0.index].path }
        trace.events.append(TraceEvent(.touch(touch)))
      case .advance(let time):
        now = max(now, time)
        trace.events.append(TraceEvent(.tick(time)))
      case .set(let slot, let value):
        let state = spec.states[slot]
        let written: StateValue =
          switch state.type {
          case .bool: .bool(value == 1)
          case .enumeration(let words): .word(words[Int(value)].value)
          case .number: .number(value)
          }
        trace.events.append(TraceEvent(.set(now, [StateAssignment(name: state.name.value, value: written)])))
      }
    }
    return trace
  }
}
