/// Draws a machine for Graphviz: one cluster for each activity, one chain of steps for each recognizer.
package enum DumpDOT {
  package static func text(_ machine: Machine) -> String {
    var lines = [
      "digraph \(quoted(machine.product)) {", "  rankdir=LR;", "  node [shape=box, style=rounded];",
    ]
    for (number, activity) in machine.activities.enumerated() { lines += cluster(number, activity, machine) }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private static func cluster(
    _ number: Int, _ activity: MachineActivity, _ machine: Machine
  ) -> [String] {
    let title = "\(activity.name) does \(activity.does) on \(machine.elements[activity.target].path)"
    var lines = ["  subgraph cluster_\(number) {", "    label=\(quoted(title));"]
    for (which, recognizer) in activity.recognizers.enumerated() {
      lines += chain("a\(number)r\(which)", recognizer, machine)
    }
    return lines + ["  }"]
  }

  /// The chain of a recognizer. Each edge is a step that the candidate waits for; the state at which it claims is a double circle.
  private static func chain(
    _ prefix: String, _ recognizer: MachineRecognizer, _ machine: Machine
  ) -> [String] {
    let names = machine.names(of: recognizer).joined(separator: " / ")
    var lines = ["    \(prefix)s0 [label=\(quoted(names)), shape=plain];"]
    for (index, step) in recognizer.steps.enumerated() {
      let claims = index == recognizer.claimStep
      lines.append(
        "    \(prefix)s\(index + 1) [label=\(quoted(claims ? "claims" : "")), shape=\(claims ? "doublecircle" : "circle")];"
      )
      lines.append(
        "    \(prefix)s\(index) -> \(prefix)s\(index + 1) [label=\(quoted(DumpMachine.text(step)))];")
    }
    return lines
  }

  private static func quoted(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\"", "\\": escaped += "\\" + String(character)
      case "\n", "\r", "\r\n": escaped += "\\n"
      default: escaped.append(character)
      }
    }
    return "\"" + escaped + "\""
  }
}
