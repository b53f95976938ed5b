import Foundation
import GestureRuntime

/// Measures nanoseconds per sample and bytes for 1 to 1,000 activities on one target, compared with two lower bounds. With `--gspec
/// PATH` it also measures lint time. It prints the tables of `Docs/Performance.md`. `--profile` runs one program for a profiler; see
/// `Profile`.
@main
enum Main {
  static func main() throws {
    let arguments = CommandLine.arguments
    let isQuick = arguments.contains("--quick")
    if let index = arguments.firstIndex(of: "--profile") {
      return try Profile.run(arguments.suffix(from: index + 1))
    }
    let trace = SyntheticTrace(count: isQuick ? 20_000 : 200_000)
    print("\(trace.samples.count) samples, \(trace.gestures) gestures, 120 Hz; one target\n")
    try print(speed(trace.samples, rounds: isQuick ? 2 : 25))
    try print(GestureKinds.measure(count: isQuick ? 2_000 : 20_000, rounds: isQuick ? 2 : 25))
    try print(sizes())
    try print(LoadTime.measure(rounds: isQuick ? 3 : 101))
    if let index = arguments.firstIndex(of: "--gspec"), index + 1 < arguments.count {
      try print(lint(arguments[index + 1], runs: isQuick ? 1 : 5))
      try print(ManyFiles.measure(arguments[index + 1], runs: isQuick ? 1 : 5))
    }
  }

  private static func speed(_ samples: [TouchSample], rounds: Int) throws -> String {
    var measure = Measure()
    measure.add("memory scan", samples: samples.count) { Floors.scan(samples) }
    measure.add("simple machine, 6 gestures", samples: samples.count) { Floors.handWritten(samples) }
    let usual = try TableMaker.usualSet().0
    if let difference = HandWrittenRun.difference(usual, samples) { throw Disagreement(text: difference) }
    if let difference = CodeRun.difference(usual, samples) { throw Disagreement(text: difference) }
    let samplesInC = samples.map(\.inC)
    measure.add("program in C, the usual 8 gestures", samples: samples.count) {
      HandWrittenRun.count(samplesInC)
    }
    measure.add("code, the usual 8 gestures", samples: samples.count) { CodeRun.count(samples) }
    measure.add("table, the usual 8 gestures", samples: samples.count) { run(usual, samples, CountingSink()) }
    measure.add("the same, with reasons", samples: samples.count) { run(usual, samples, ReasonSink()) }
    for count in [1, 10, 100, 1000] {
      let table = try TableMaker.activities(count).0
      let part = Array(samples.prefix(count >= 100 ? samples.count / 8 : samples.count))
      measure.add("table, \(count) \(count == 1 ? "activity" : "activities")", samples: part.count) {
        run(table, part, CountingSink())
      }
    }
    measure.measure(rounds: rounds)
    let hand = measure.rows[2].median
    let rows = measure.rows.map { row in
      [
        row.name, Report.number(row.median), "\(Report.number(row.least))–\(Report.number(row.most))",
        Report.number(row.median / hand),
      ]
    }
    return Report.table(["", "ns per sample", "least–most", "times the program in C"], rows)
  }

  static func run(_ table: Table, _ samples: [TouchSample], _ empty: some Counts) -> Double {
    var recognizer = Recognizer(table)
    var sink = empty
    for sample in samples { recognizer.feed(sample, into: &sink) }
    return Double(sink.count)
  }

  /// Bytes on the heap, as the mean of many objects. Small blocks come from freed memory that counts as used.
  private static func sizes() throws -> String {
    let rows = try [1, 10, 100].map { count in
      let bytes = try TableMaker.activities(count).1
      let before = Heap.inUse()
      let tables = try (0..<256).map { _ in try Table(bytes: bytes) }
      let loaded = Heap.inUse()
      let recognizers = tables.prefix(16).map { Box($0) }
      let made = Heap.inUse()
      return [
        "\(count)", Report.bytes(bytes.count), mean(before, loaded, tables.count),
        mean(loaded, made, recognizers.count),
      ]
    }
    let before = Heap.inUse()
    let boxes = (0..<16).map { _ in CodeBox() }
    let code = [["the usual 8, as code", "0", "0", mean(before, Heap.inUse(), boxes.count)]]
    return Report.table(["activities", "table, bytes", "loaded, bytes", "recognizer, bytes"], rows + code)
  }

  private static func mean(_ before: Int?, _ after: Int?, _ count: Int) -> String {
    guard let before, let after else { return "?" }
    return Report.bytes((after - before) / count)
  }

  private static func lint(_ gspec: String, runs: Int) throws -> String {
    let rows = try [10, 100, 1000].compactMap { count -> [String]? in
      guard let result = try LintTime.measure(gspec, activities: count, runs: runs) else { return nil }
      return [
        "\(count)", "\(result.lines)", Report.number(result.milliseconds), Report.number(result.unchanged),
      ]
    }
    return Report.table(["activities", "lines", "gspec lint, ms", "unchanged"], rows)
  }
}

/// An error that the C program, the generated code and the table do not have equal outcomes, so that their costs cannot be compared.
struct Disagreement: Error {
  var text: String
}

/// A recognizer that can be an array element.
final class Box {
  let recognizer: Recognizer

  init(_ table: Table) { recognizer = Recognizer(table) }
}

/// A sink that only counts outcomes.
protocol Counts: GestureSink {
  var count: Int { get }
}

struct CountingSink: Counts {
  var count = 0

  mutating func receive(_ outcome: Outcome) { count += 1 }
}

struct ReasonSink: Counts {
  static var wantsReasons: Bool { true }
  var count = 0

  mutating func receive(_ outcome: Outcome) { count += 1 }
  mutating func explain(_ event: CandidateEvent) { count += 1 }
}
