import SpecParser

/// Prints a machine as readable text: every activity with its recognizers, and every limit with its origin.
package enum DumpMachine {
  package static func text(_ machine: Machine) -> String {
    var lines = ["product \(machine.product)"]
    for state in machine.states { lines.append("state \(state.name.value): \(text(state.type))") }
    for element in machine.elements { lines.append("element \(element.path)") }
    for activity in machine.activities { lines += text(activity, machine) }
    let names = machine.activities.map(\.name)
    lines += machine.waits.map { "wait \(names[$0.first]) for \(names[$0.second])" }
    lines += machine.prefers.map { "prefer \(names[$0.first]) over \(names[$0.second])" }
    lines += machine.together.map { "together \(names[$0.first]) and \(names[$0.second])" }
    lines += machine.handOvers.map { handOver in
      "hand over \(names[handOver.activity]) to \(names[handOver.taker]) at "
        + handOver.ends.map(\.rawValue).joined(separator: " ")
        + (handOver.followsReading ? " (mirrored in rtl)" : "")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(_ type: StateType) -> String {
    switch type {
    case .bool: "bool"
    case .enumeration(let words): words.map(\.value).joined(separator: ", ")
    case .number(let low, let high): "\(MeasureText.exact(low))..\(MeasureText.exact(high))"
    }
  }

  private static func text(_ activity: MachineActivity, _ machine: Machine) -> [String] {
    var lines = [
      "", "activity \(activity.name) does \(activity.does) on \(machine.elements[activity.target].path)",
    ]
    if let condition = activity.condition {
      lines.append("  when \(GuardText(states: machine.states).text(of: condition))")
    }
    if activity.begins { lines.append("  begins a touch") }
    if activity.takesOver { lines.append("  only takes touches over") }
    if !activity.after.isEmpty {
      lines.append("  after " + activity.after.map { machine.mechanics[$0] }.joined(separator: ", "))
    }
    if let tools = activity.tools { lines.append("  touched by \(Set(tools).words)") }
    if let taps = activity.taps { lines.append("  counts touches 1 to \(taps)") }
    if let time = activity.showsPossible {
      lines.append("  shows that it is possible after \(MeasureText.exact(time / 1000))ms")
    }
    if let commit = activity.commit { lines += text(commit) }
    if !activity.over.isEmpty {
      lines.append("  over " + activity.over.map { machine.elements[$0].path }.joined(separator: ", "))
    }
    for word in ValueWord.allCases where activity.values.contains(word) {
      lines.append("  values \(word.rawValue)")
    }
    if let feedback = activity.feedback {
      lines += EncodeFeedback.instructions(feedback).map { "  feedback " + Disassembly.line($0).dropFirst(2) }
    }
    for recognizer in activity.recognizers { lines += text(recognizer, machine) }
    return lines
  }

  /// The thresholds of a commit: `commits at 120pt or 800pt/s`, or a line for each detent.
  private static func text(_ commit: Commit) -> [String] {
    guard commit.detents.isEmpty else {
      return commit.detents.map { detent in
        "  commits to \(detent.name.value) at \(text(detent.distance.value))"
          + (detent.isProjected ? ", projected" : "")
      }
    }
    let ways = [
      commit.distance.map { text($0.value) }, commit.velocity.map { "\(MeasureText.exact($0.value))pt/s" },
    ]
    return ["  commits at " + ways.compactMap(\.self).joined(separator: " or ")]
  }

  private static func text(_ distance: Quantity) -> String {
    MeasureText.exact(distance.amount) + (distance.dimension == .proportion ? "%" : "pt")
  }

  private static func text(_ recognizer: MachineRecognizer, _ machine: Machine) -> [String] {
    let names = machine.names(of: recognizer).joined(separator: " / ")
    let fingers = recognizer.fingers
    let count = fingers.count == 1 ? "\(fingers.lowerBound)" : "\(fingers.lowerBound)..\(fingers.upperBound)"
    let sort = recognizer.isContinuous ? "continuous" : "discrete"
    var lines = ["  by \(names): \(count) \(count == "1" ? "finger" : "fingers"), \(sort)"]
    if recognizer.names.count > 1 {
      for name in recognizer.names { lines.append("    \(machine.mechanics[name.mechanic])" + limits(name)) }
    }
    for step in recognizer.steps { lines.append("    " + text(step)) }
    return lines
  }

  private static func limits(_ name: MachineName) -> String {
    MachineName.measures.map { limit in
      let word = limit == .duration ? "within" : limit.info(in: .move(.translation(nil))).name
      return range(word, name.limits[limit], limit.dimension())
    }.joined()
  }

  /// One step with its limits, as text.
  static func text(_ step: ElaboratedStep) -> String {
    var text = head(step.kind)
    if !step.edges.isEmpty {
      text += " from " + step.edges.sides.map(\.edge).sorted().joined(separator: " ")
    }
    if step.followsReading { text += " (mirrored in rtl)" }
    for limit in StepLimit.inTables {
      if limit == .liftSlop, step.liftSlop != nil { text += " on target" }
      text += range(
        limit.info(in: step.kind).name, step.limits[limit], limit.dimension(isOrbit: step.kind.isOrbit))
      if limit == .distance, let doubling = step.doubling {
        text += ", twice as large each \(MeasureText.exact(doubling))pt down"
      }
    }
    return text
  }

  private static func head(_ kind: ElaboratedStep.Kind) -> String {
    switch kind {
    case .press: "press"
    case .wait: "wait"
    case .lift: "lift"
    case .move(.spread(let senses)): "move " + senses.map(\.rawValue).sorted().joined(separator: " or ")
    case .move(.orbit(let senses)): "orbit " + senses.map(\.rawValue).sorted().joined(separator: " or ")
    case .move(.translation(let directions)):
      kind.path?.goesAnyWay == true
        ? "move" : "move toward " + (directions ?? .any).arcs.map(arc).joined(separator: ", ")
    }
  }

  private static func arc(_ arc: Arc) -> String {
    "\(MeasureText.exact(arc.start))deg..\(MeasureText.exact(arc.end))deg"
  }

  /// - Parameter name: `nil` for a limit that is left out.
  private static func range(_ name: String?, _ limits: Limits, _ dimension: Dimension) -> String {
    guard let name else { return "" }
    var text = ""
    if let low = limits.low {
      let least =
        low.isFirstMovement(dimension)
        ? "> 0\(dimension.usualUnit)" : "\(low.isIncluded ? ">=" : ">") \(amount(low, dimension))"
      text += ", \(name) \(least) (\(origin(low)))"
    }
    if let high = limits.high {
      text += ", \(name) \(high.isIncluded ? "<=" : "<") \(amount(high, dimension)) (\(origin(high)))"
    }
    return text
  }

  private static func amount(_ limit: Limit, _ dimension: Dimension) -> String {
    MeasureText.exact(dimension == .time ? limit.amount / 1000 : limit.amount) + dimension.usualUnit
  }

  private static func origin(_ limit: Limit) -> String {
    switch limit.origin {
    case .metric(let metric, let setBy): "\(metric.rawValue), \(setBy)"
    case .written: "as written"
    }
  }
}
