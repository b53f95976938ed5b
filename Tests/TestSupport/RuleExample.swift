import SpecParser

/// The examples of the rules, as whole specs.
package enum RuleExample {
  /// Sections that a piece of a spec needs. Each is added unless the piece has it itself.
  private static let frame = [
    "gspec": "gspec: 1",
    "product": "product: Example",
    "state": "state:\n  mode: [calm, busy, away]",
    "elements": "elements:\n  list: {}",
    "mechanics":
      "mechanics:\n  tap: {steps: [press, lift]}\n  hold: {continuous: true, steps: [press, wait, lift]}",
  ]

  /// A piece of a spec with the missing sections added.
  package static func whole(_ piece: String) -> String {
    let lines = piece.split(separator: "\n")
    let sections = frame.keys.sorted().filter { key in !lines.contains { $0.hasPrefix(key + ":") } }
    return (sections.compactMap { frame[$0] } + [piece]).joined(separator: "\n") + "\n"
  }

  /// Rules whose examples are plain sentences or need further files. Tests of the stages that report these rules show them.
  package static let described: Set<String> = [
    "input/encoding", "input/limit", "guard/undecided", "import/cycle", "swift/name-clash", "lint/comment",
    "lint/expired-suppression",
  ]
}
