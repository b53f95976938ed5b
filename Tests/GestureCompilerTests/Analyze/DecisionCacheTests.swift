import ConflictSupport
import SpecParser
import TestSupport
import Testing

@testable import GestureCompiler

/// Decisions of earlier runs are reused, and damaged ones are ignored.
@Suite struct DecisionCacheTests {
  /// A store in memory, for one thread.
  private final class Store: DecisionStore, @unchecked Sendable {
    var blocks: [String: [UInt8]] = [:]
    func load(_ name: String) -> [UInt8]? { blocks[name] }
    func save(_ name: String, _ bytes: [UInt8]) { blocks[name] = bytes }
  }

  private let spec = CrowdedSpec.onOneTarget(12)

  private func run(_ store: Store?) -> ConflictReport {
    AnalyzeConflicts.run(CheckContext(spec), CompilePipeline.lower(spec), store: store)
  }

  private func told(_ report: ConflictReport) -> [Finding] {
    report.findings(of: CompilePipeline.lower(spec))
  }

  @Test func aSecondRunDecidesNothingAgainAndSaysTheSame() {
    let store = Store()
    let plain = run(nil)
    let first = run(store)
    let second = run(store)
    #expect(first.cachedAnswers == 0 && second.cachedAnswers >= first.shapePairs)
    #expect(second.profile[.search] == .zero && second.profile[.witness] == .zero)
    #expect(told(plain) == told(first) && told(first) == told(second))
    #expect(second.findings.contains { $0.witness != nil })
    #expect(second.findings.allSatisfy { $0.conflict.rule != .undecided })
  }

  /// Analyzes several versions of a spec in one process, with more activities and with fewer.
  @Test func whatIsKeptBetweenVersionsChangesNoWord() {
    let kept = KeptAnalysis()
    for spec in [12, 20, 12, 15].map(CrowdedSpec.onOneTarget) {
      let (context, machine) = (CheckContext(spec), CompilePipeline.lower(spec))
      let plain = AnalyzeConflicts.run(context, machine)
      let first = AnalyzeConflicts.run(context, machine, kept: kept)
      let again = AnalyzeConflicts.run(context, machine, kept: kept)
      #expect(again.profile[.search] == .zero && again.profile[.witness] == .zero)
      #expect(plain.findings(of: machine) == first.findings(of: machine))
      #expect(plain.findings(of: machine) == again.findings(of: machine))
    }
  }

  @Test func damagedAndForeignBlocksAreIgnored() {
    let store = Store()
    let plain = told(run(store))
    let whole = store.blocks
    var random = RandomNumbers(seed: 5)
    for _ in 0..<12 {
      store.blocks = whole.mapValues { bytes in
        var bytes = bytes
        switch random.int(0...3) {
        case 0: bytes[random.int(0...(bytes.count - 1))] ^= 1 << UInt8(random.int(0...7))
        case 1: bytes = Array(bytes.prefix(random.int(0...(bytes.count - 1))))
        case 2: bytes = Array(repeating: 0xff, count: 100)
        default: bytes += [0]
        }
        return bytes
      }
      let report = run(store)
      #expect(report.cachedAnswers == 0)
      #expect(told(report) == plain)
      #expect(store.blocks.keys.sorted() == whole.keys.sorted())
    }
  }

  /// A block under the name of another is ignored.
  @Test func blocksOfOtherShapesAreIgnored() {
    let store = Store()
    let plain = told(run(store))
    let names = store.blocks.keys.sorted()
    let blocks = names.map { store.blocks[$0] ?? [] }
    for (number, name) in names.enumerated() { store.blocks[name] = blocks[(number + 1) % blocks.count] }
    let report = run(store)
    #expect(report.cachedAnswers == 0 && told(report) == plain)
  }

  /// A block of another version is ignored, also where its checksum is right.
  @Test func blocksOfOtherVersionsAreIgnored() {
    let store = Store()
    let plain = told(run(store))
    var head = CacheWriter()
    head.write("gspec decisions")
    store.blocks = store.blocks.mapValues { bytes in
      var body = Array(bytes.dropLast(8))
      // The version stands after the first words, lowest byte first.
      body[head.bytes.count] += 1
      var end = CacheWriter()
      end.write(Int64(bitPattern: CacheWriter.hash(body, 2)))
      return body + end.bytes
    }
    let report = run(store)
    #expect(report.cachedAnswers == 0 && told(report) == plain)
  }

  /// Decisions under other limits of the hand are not reused.
  @Test func otherMetricsAreOtherQuestions() {
    let store = Store()
    _ = run(store)
    var builder = SpecBuilder(metrics: [.minStrokeDuration: ms(60)])
    builder.activity("a", by: ["drag"])
    builder.activity("b", by: ["drag"])
    let report = AnalyzeConflicts.run(
      CheckContext(builder.checked), CompilePipeline.lower(builder.checked), store: store)
    #expect(report.cachedAnswers == 0)
  }

  /// A block has a checksum, and the reader also checks every length, word and number.
  @Test("A written answer is read back the same, and one that ends early is refused")
  func readingStopsAtTheEnd() throws {
    for seed: UInt64 in 1...40 {
      let pair = RandomPair(seed: seed)
      for (_, decision) in AnalyzeConflicts.decisions(pair.spec, pair.machine) {
        var writer = CacheWriter()
        writer.write(decision)
        var reader = CacheReader(writer.bytes, from: 0)
        let answer = reader.value(PairDecision.self)
        let read = try #require(answer)
        var again = CacheWriter()
        again.write(read)
        #expect(again.bytes == writer.bytes)
        let accepted = writer.bytes.indices.first { length in
          var short = CacheReader(Array(writer.bytes.prefix(length)), from: 0)
          return short.value(PairDecision.self) != nil
        }
        #expect(accepted == nil, "\(seed): of \(writer.bytes.count) bytes")
      }
    }
  }

  @Test(
    "A written key is read back the same, and one that ends early or is out of range is refused")
  func keys() {
    let machine = CompilePipeline.lower(spec)
    let shapes = machine.activities.flatMap(\.recognizers).flatMap {
      MakeShapes($0, HandLimits(machine.metrics)).shapes
    }
    for shape in shapes {
      for targets in [TargetRelation.same, .firstInside, .secondInside] {
        let key = DecisionCache.Key(shape: shape, targets: targets)
        var writer = CacheWriter()
        writer.write(key)
        var reader = CacheReader(writer.bytes, from: 0)
        let read = reader.value(DecisionCache.Key.self)
        #expect(read == key)
        let accepted = writer.bytes.indices.first { length in
          var short = CacheReader(Array(writer.bytes.prefix(length)), from: 0)
          return short.value(DecisionCache.Key.self) != nil
        }
        #expect(accepted == nil)
        var wrong = writer.bytes
        wrong[wrong.count - 1] = 3
        var other = CacheReader(wrong, from: 0)
        let refused = other.value(DecisionCache.Key.self)
        #expect(refused == nil)
      }
    }
    #expect(shapes.count > 10)
  }

  /// Decides a fixed corpus. If the hash changes, raise `DecisionCache.version`, and write both new numbers here.
  @Test func theVersionChangesWithTheDecisions() {
    var writer = CacheWriter()
    for seed: UInt64 in 1...60 {
      let pair = RandomPair(seed: seed)
      let decisions = AnalyzeConflicts.decisions(pair.spec, pair.machine)
      for (_, decision) in decisions.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
        writer.write(decision)
      }
    }
    #expect(DecisionCache.version == 29)
    #expect(CacheWriter.hash(writer.bytes, 0) == 14_419_925_363_798_139_163)
  }
}
