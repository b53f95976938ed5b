import GestureRuntime

/// Measures loading a table, compared with a checksum of the same bytes, which every load also computes.
enum LoadTime {
  static func measure(rounds: Int) throws -> String {
    let rows = try [10, 100, 1000].map { count in
      let bytes = try TableMaker.activities(count).1
      var measure = Measure()
      measure.add("load", samples: 1) { Double((try? Table(bytes: bytes))?.recognizerCount ?? 0) }
      measure.add("checksum", samples: 1) { Double(checksum(bytes)) }
      measure.measure(rounds: rounds)
      let (load, sum) = (measure.rows[0].median / 1e6, measure.rows[1].median / 1e6)
      return ["\(count)", Report.bytes(bytes.count), Report.number(load), Report.number(sum)]
    }
    return Report.table(["activities", "table, bytes", "loading, ms", "checksum alone, ms"], rows)
  }

  /// The FNV-1a hash, computed byte by byte.
  @inline(never)
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    bytes.reduce(0x811c_9dc5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }
}
