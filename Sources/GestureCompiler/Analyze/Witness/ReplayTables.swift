import GestureRuntime

/// Tables for replays, by their bytes. Equal recognizers share a table and its results, also those of earlier versions of a spec.
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

  /// The number of tables and results.
  var size: Int { tables.values.reduce(tables.count) { $0 + $1.claims.count + $1.outcomes.count } }
}

/// A table with the results of the traces that were played on it.
final class ReplayTable {
  /// A trace on elements and in a state, by the table's numbers.
  struct Key: Hashable {
    private let trace: PlainTrace
    private let inner: Int
    private let outer: Int
    private let values: [Double]

    /// - Parameters:
    ///   - outer: counts only if the trace has a finger on it: else the result is the same for every outer element.
    ///   - values: of each variable of the table.
    init(_ trace: PlainTrace, inner: Int, outer: Int, _ values: [Double]) {
      self.trace = trace
      self.inner = inner
      self.outer = trace.usesOuter ? outer : inner
      self.values = values
    }
  }

  /// The winners, and which recognizer lost to which activity, by the table's numbers.
  struct Outcome: Sendable {
    var winners: [Int] = []
    var cancelled: [Int] = []
    /// `nil` unless requested.
    var losses: [(recognizer: Int, rival: Int)]?
  }

  let table: Table
  /// The claims of a recognizer alone; `nil` if a sample was refused.
  var claims: [Key: [ClaimInstant]?] = [:]
  var outcomes: [Key: Outcome] = [:]

  init(_ table: Table) { self.table = table }
}
