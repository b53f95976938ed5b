extension WitnessTimeline {
  /// The maximum number of rows of a brief drawing, if its claims fit into them.
  private static let mostRows = 6

  /// The rows up to the last claim. If these are too many, it keeps the rows of claims, the row before each, and the first rows.
  func brief() -> WitnessTimeline {
    let end = rows.lastIndex { !$0.claims.isEmpty } ?? rows.count - 1
    let rows = Array(rows.prefix(end + 1))
    guard rows.count > Self.mostRows else { return WitnessTimeline(fingers: fingers, rows: rows) }
    let claims = rows.indices.filter { !rows[$0].claims.isEmpty }
    var kept = Set(claims + claims.map { max(0, $0 - 1) })
    // One row of the drawing says that rows are left out.
    for index in rows.indices where kept.count < Self.mostRows - 1 { kept.insert(index) }
    var result: [Row] = []
    for index in rows.indices {
      if kept.contains(index) {
        result.append(rows[index])
      } else if result.last?.isGap == false {
        result.append(Row(time: nil, actions: rows[index].actions.map { _ in .stays }, isGap: true))
      }
    }
    return WitnessTimeline(fingers: fingers, rows: result)
  }
}
