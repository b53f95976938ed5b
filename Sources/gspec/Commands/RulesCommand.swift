import ArgumentParser
import Foundation
import SpecParser

/// `gspec rules [ID]`
struct RulesCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the rules, or explain one: its reason, an example, and its fix.")

  @Argument(
    help: ArgumentHelp("A rule, such as conflict/ambiguous.", valueName: "id"), completion: Completions.rule)
  var id: String?

  @OptionGroup var terminal: OutputArguments

  func work() throws {
    guard let id else { return Console.print(list) }
    if let rule = RuleCatalogue.rule(id) { return Console.print(page(rule)) }
    let family = RuleCatalogue.all.filter { $0.id.hasPrefix(id + "/") }
    guard family.isEmpty else { return Console.print(family.map(line).joined()) }
    throw CommandFailure(
      "there is no rule \(id)", help: "\(NearMiss.question(nearest(id))) `gspec rules` lists them all")
  }

  /// The rule with the most similar id: by the whole id, or by its part after the slash. There always is one.
  private func nearest(_ id: String) -> String {
    let ids = RuleCatalogue.all.map(\.id)
    if let whole = NearMiss.nearest(to: id, among: ids) { return whole }
    let name = id.split(separator: "/").last.map(String.init) ?? id
    let names = ids.map { String($0.drop { $0 != "/" }.dropFirst()) }
    if let own = NearMiss.nearest(to: name, among: names), let index = names.firstIndex(of: own) {
      return ids[index]
    }
    if let part = ids.first(where: { $0.contains(name) }) { return part }
    return NearMiss.closest(to: name, among: names).flatMap(names.firstIndex).map { ids[$0] } ?? ids[0]
  }

  private var list: String { RuleCatalogue.all.map(line).joined() }

  private func line(_ rule: RuleInfo) -> String {
    let width = RuleCatalogue.all.map(\.id.count).max() ?? 0
    let padding = DisplayText.padding(after: rule.id, to: width)
    let severity = rule.defaultSeverity.rawValue
    return
      "\(rule.id)\(padding)  \(severity)\(String(repeating: " ", count: 8 - severity.count))\(rule.summary)\n"
  }

  private func page(_ rule: RuleInfo) -> String {
    let style = TerminalStyle(for: STDOUT_FILENO)
    return """
      \(style.bold("\(rule.id) (\(rule.defaultSeverity.rawValue))")): \(rule.summary)

      \(rule.reason)\(rule.source.map { "\n\nSource: \($0)." } ?? "")

      \(style.bold("Reported:"))

      \(indented(rule.example))

      \(style.bold("Fixed:"))

      \(indented(rule.corrected))

      """
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
      .joined(separator: "\n")
  }
}
