import GestureRuntime

/// Tables for replays, by their bytes: recognizers that are alike, wherever they stand in a spec or in an earlier version of it, share
/// one, and what came of every trace.
final class ReplayTables {
  private var tables: [[UInt8]: ReplayTable] = [:]

  /// - Returns: `nil` for a machine that is refused.
  func table(of machine: Machine) -> ReplayTable? {
    var writer = TableWriter()
    for instruction in CompilePipeline.encode(machine) { writer.append(instruction) }
    let bytes = writer.finish()
    if let known = tables[bytes] { return known }
    let made = (try? Table(bytes: bytes)).map { ReplayTable($0) }
    if let made { tables[bytes] = made }
    return made
  }

  /// How much is kept: tables, and what came of traces.
  var size: Int { tables.values.reduce(tables.count) { $0 + $1.claims.count + $1.outcomes.count } }
}

/// A table with what came of traces that were played on it.
final class ReplayTable {
  /// A trace on elements and in a state, by the table's numbers.
  struct Key: Hashable {
    var trace: PlainTrace
    var inner: Int
    var outer: Int
    var model: [Int: Double]
  }

  /// Who won, who lost to whom, by the table's numbers.
  struct Outcome: Sendable {
    var winners: [Int] = []
    var cancelled: [Int] = []
    /// `nil` where they were not asked.
    var losses: [(recognizer: Int, rival: Int)]?
  }

  let table: Table
  /// When a recognizer alone claimed; `nil` where a sample was refused.
  var claims: [Key: [Microseconds]?] = [:]
  var outcomes: [Key: Outcome] = [:]

  init(_ table: Table) { self.table = table }
}
