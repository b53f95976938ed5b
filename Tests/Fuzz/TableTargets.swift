import GestureCompiler
import SpecParser

@testable import GestureRuntime
@testable import gspec

/// Targets that take tables and calls of hosts.
enum TableTargets {
  /// Tries the bytes as they are, and their body with a matching header. A table that loads must be the same when it is written again,
  /// and must run.
  static func table(_ bytes: [UInt8]) -> String? {
    runs(bytes)
      ?? runs(withHeader(Array(bytes.dropFirst(TableHeader.size)), version: bytes.dropFirst(4).first ?? 1))
  }

  /// The first byte chooses a table; the others become calls.
  static func samples(_ bytes: [UInt8]) -> String? {
    var decisions = Decisions(bytes)
    let table = decisions.pick(tables)
    return HostCalls.problem(of: table, decisions.bytes(.max), showsRivals: false)
  }

  /// Changes one byte of a table: flips each of its bits, and sets it to 0, 1, 127 and 255.
  static func flips(_ table: [UInt8], at place: Int) -> String? {
    let old = table[place]
    for new in (0..<8).map({ old ^ 1 << UInt8($0) }) + [0, 1, 0x7F, 0xFF] {
      var bytes = table
      bytes[place] = new
      if let problem = Self.table(bytes) { return "\(old) to \(new): \(problem)" }
    }
    return nil
  }

  /// The body of a table with the matching header.
  static func withHeader(_ body: [UInt8], version: UInt8) -> [UInt8] {
    var bytes = Array("GTAB".utf8) + [version, 0]
    for value in [UInt32(truncatingIfNeeded: body.count), TableHeader.checksum(body[...])] {
      for shift in [UInt32(0), 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
    }
    return bytes + body
  }

  /// Tables with every sort of activity.
  static let tables: [Table] = FuzzSpecs.all.compactMap { text in
    let result = LoadSpec.parse(Array(text.utf8), path: "fuzz.gspec.yaml")
    return result.spec.flatMap { try? CompilePipeline.compile($0).bytes }.flatMap { try? Table(bytes: $0) }
  }

  private static func runs(_ bytes: [UInt8]) -> String? {
    guard let table = try? Table(bytes: bytes) else { return nil }
    guard let code = try? Table.instructions(of: bytes) else { return "a table that loads has no listing" }
    var writer = TableWriter()
    for instruction in code { writer.append(instruction) }
    if writer.finish() != bytes { return "a table that loads is written differently again" }
    // The touches are derived from the table, so that the table alone reproduces a find.
    var calls: [UInt8] = []
    var state = UInt64(TableHeader.checksum(bytes[...]))
    for _ in 0..<600 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      calls.append(UInt8(truncatingIfNeeded: state >> 33))
    }
    return HostCalls.problem(of: table, calls, showsRivals: false)
      ?? HostCalls.problem(of: table, calls, showsRivals: true)
  }
}
