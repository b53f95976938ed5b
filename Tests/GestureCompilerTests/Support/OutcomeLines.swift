import GestureRuntime

/// Outcomes as lines for a golden: frames under way are counted, not listed.
struct OutcomeLines: GestureSink {
  private let table: Table
  private(set) var text = ""
  private var frames = 0

  init(_ table: Table) { self.table = table }

  mutating func receive(_ outcome: Outcome) {
    if outcome.phase == .changed {
      frames += 1
      return
    }
    let target = table.elementPath(table.activityTarget(outcome.activity))
    var words = [
      "\(outcome.time / 1000)", target, table.activityName(outcome.activity), "\(outcome.phase)",
      "by \(table.mechanicName(outcome.mechanic))",
    ]
    if frames > 0 { words.append("after \(frames) frames") }
    words += values(outcome)
    text += words.joined(separator: " ") + "\n"
    frames = 0
  }

  private func values(_ outcome: Outcome) -> [String] {
    var words: [String] = []
    if outcome.fingers != 1 { words.append("\(outcome.fingers) fingers") }
    if outcome.values.contains(.translation) {
      words.append("moved \(tenths(outcome.translation.x)),\(tenths(outcome.translation.y))")
    }
    if outcome.values.contains(.scale) { words.append("scale \(tenths(outcome.scale * 10))/10") }
    if outcome.values.contains(.rotation) { words.append("turned \(tenths(outcome.rotation))") }
    if outcome.values.contains(.committed) {
      words.append(outcome.isCommitted ? "committed" : "not committed")
    }
    return words
  }

  private func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10 + 0)" }
}
