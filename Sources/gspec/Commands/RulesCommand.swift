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
    let stem = String(id.prefix { $0 != "/" })
    let family = ["", "/", "/*"].contains(id.dropFirst(stem.count)) ? RuleCatalogue.family(stem + "/*") : []
    guard family.isEmpty else { return Console.print(family.map(line).joined()) }
    let meant = Self.near(id)
    let question = meant.isEmpty ? "" : "did you mean \(listed(meant, joinedBy: "or"))? "
    throw CommandFailure("there is no rule \(id)", help: question + "`gspec rules` lists them all")
  }

  /// The rules with a similar id, by the whole id or by its part after the slash, or else some that have this part, or else the most similar
  /// one; empty without a name.
  private static func near(_ id: String) -> [String] {
    let ids = RuleCatalogue.all.map(\.id)
    let name = id.split(separator: "/").last.map(String.init) ?? id
    let own = ids.filter { $0.hasSuffix("/" + name.lowercased()) }
    if !id.contains("/"), !own.isEmpty { return own }
    if let whole = NearMiss.nearest(to: id, among: ids) { return [whole] }
    let names = ids.map { String($0.drop { $0 != "/" }.dropFirst()) }
    if let near = NearMiss.nearest(to: name, among: names) { return ids.filter { $0.hasSuffix("/" + near) } }
    let parts = name.count > 3 ? Array(ids.filter { $0.contains(name.lowercased()) }.prefix(3)) : []
    guard parts.isEmpty, name.contains(where: \.isLetter) else { return parts }
    return NearMiss.closest(to: name, among: names).flatMap(names.firstIndex).map { [ids[$0]] } ?? []
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
