import ArgumentParser
import SpecParser

/// `gspec rules [ID]`
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the rules, or explain one: its reason, an example, and its mend.")

  @Argument(help: ArgumentHelp("A rule, such as conflict/ambiguous.", valueName: "id"))
  var id: String?

  func run() throws {
    try CommandRun.reporting {
      guard let id else { return Console.print(list) }
      if let rule = RuleCatalogue.rule(id) { return Console.print(page(rule)) }
      let family = RuleCatalogue.all.filter { $0.id.hasPrefix(id + "/") }
      guard family.isEmpty else { return Console.print(family.map(line).joined()) }
      let nearest = NearMiss.nearest(to: id, among: RuleCatalogue.all.map(\.id))
      throw CommandFailure(
        "there is no rule \(id)", help: nearest.map { "did you mean \($0)?" } ?? "gspec rules lists them all")
    }
  }

  private var list: String { RuleCatalogue.all.map(line).joined() }

  private func line(_ rule: RuleInfo) -> String {
    let width = RuleCatalogue.all.map(\.id.count).max() ?? 0
    let padding = String(repeating: " ", count: max(0, width - rule.id.count))
    let severity = rule.defaultSeverity.rawValue
    return
      "\(rule.id)\(padding)  \(severity)\(String(repeating: " ", count: 8 - severity.count))\(rule.summary)\n"
  }

  private func page(_ rule: RuleInfo) -> String {
    """
    \(rule.id) (\(rule.defaultSeverity.rawValue)): \(rule.summary)

    \(rule.reason)\(rule.source.map { "\n\nSource: \($0)." } ?? "")

    Reported:

    \(indented(rule.example))

    Mended:

    \(indented(rule.corrected))

    """
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
      .joined(separator: "\n")
  }
}
