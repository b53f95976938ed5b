import GestureCompiler
import SpecParser

/// The output of `gspec lint --print-config FILE`: the settings for a spec, each with the place that sets it.
struct PrintLintConfig {
  let config: LintConfig
  /// The name of the spec on the command line, which may be that of standard input.
  let name: String
  /// The absolute path of the spec.
  let path: String
  /// The folder that shown paths are relative to.
  let root: String

  /// The settings as a `.gspec.yaml`.
  var text: String {
    let lines =
      [("version: 1", "")] + head + section("rules", rules) + section("slower-hand", hand)
      + section("exclude", excluded) + section("vocabularies", vocabularies)
    let width = min(48, lines.map { DisplayText.width(of: $0.0) }.max() ?? 0)
    return files
      + lines.map { line, origin in
        let padding = DisplayText.padding(after: line, to: width)
        return origin.isEmpty ? line + "\n" : "\(line)\(padding)  # \(origin)\n"
      }.joined()
  }

  private var files: String {
    let names = config.paths.map(shown)
    let head =
      "# \(name == "-" ? PathText.shown(name) : shown(path)): \(names.isEmpty ? "no .gspec.yaml" : names.joined(separator: ", "))\n"
    guard let pattern = config.exclusion(of: path) else { return head }
    return head + "# left out by `\(pattern.value.text)`, \(origin(pattern))\n"
  }

  private var head: [(String, String)] {
    let level =
      config.level.map { ("level: \($0.value.rawValue)", origin($0)) } ?? ("level: warning", "default")
    let latency = config.maxLatency.map {
      ("max-latency: \(SlowHandKey.contact.text(Double($0.value)))", origin($0))
    }
    return [level] + (latency.map { [$0] } ?? [])
  }

  private var rules: [(String, String)] {
    config.rules.sorted { $0.key < $1.key }.map {
      ("\($0.key): \($0.value.value.rawValue)", origin($0.value))
    }
  }

  private var hand: [(String, String)] {
    SlowHandKey.allCases.map { key in
      let amount = config.slowHand[key]
      return (
        "\(key.rawValue): \(key.text(amount?.value ?? key.amount(in: SlowHand())))",
        amount.map(origin) ?? "default"
      )
    }
  }

  private var excluded: [(String, String)] {
    config.exclude.map { ("- \(quoted($0.value.text))", origin($0)) }
  }

  private var vocabularies: [(String, String)] {
    config.vocabularies.sorted { $0.key < $1.key }.map {
      ("\($0.key): \(quoted(shown($0.value.value)))", origin($0.value))
    }
  }

  private func section(_ name: String, _ entries: [(String, String)]) -> [(String, String)] {
    entries.isEmpty ? [] : [("\(name):", "")] + entries.map { ("  " + $0.0, $0.1) }
  }

  /// The text in quotes if it has a character with a meaning in YAML, such as `*`, which begins an alias.
  private func quoted(_ text: String) -> String {
    text.contains { "*\"':#{}[]&!|>%@`".contains($0) }
      ? "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" : text
  }

  private func origin<Value>(_ setting: LintConfig.Setting<Value>) -> String {
    "\(shown(setting.path)):\(setting.line)"
  }

  private func shown(_ path: String) -> String { ReportPlace.relative(path, to: root) }
}
