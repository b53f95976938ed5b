import GestureCompiler
import GestureRuntime
import SpecParser

@testable import gspec

/// Targets that take the text of specs.
enum SpecTargets {
  static func text(_ bytes: [UInt8]) -> String? {
    let source = SourceFile(path: "fuzz.gspec.yaml", bytes: bytes)
    let result = parse(source)
    if let problem = problem(result, LintSpec(.checks).findings(of: result)) { return problem }
    guard let once = try? FormatSpec.run(source) else { return nil }
    let twice = try? FormatSpec.run(SourceFile(path: source.path, bytes: once))
    return twice == once ? nil : "a formatted text is not in the usual form"
  }

  static func analyzed(_ bytes: [UInt8]) -> String? {
    let result = parse(SourceFile(path: "fuzz.gspec.yaml", bytes: bytes))
    let findings = LintSpec().findings(of: result)
    if let problem = problem(result, findings) { return problem }
    guard let spec = result.spec, !findings.contains(where: { $0.severity == .error }),
      let table = try? CompilePipeline.compile(spec).bytes
    else { return nil }
    return TableTargets.table(table)
  }

  static func guardText(_ bytes: [UInt8]) -> String? {
    spec(
      "state: {mode: [x, y, z], level: 1.0..8.0, flag: bool}", activity: "when: \(quoted(bytes))",
      limit: "distance: 40pt")
  }

  /// The first byte chooses the key whose value the rest is.
  static func quantity(_ bytes: [UInt8]) -> String? {
    var decisions = Decisions(bytes)
    let place = decisions.below(16)
    let text = quoted(Array(bytes.dropFirst()))
    let keys = ["distance", "within", "deviation", "velocity", "toward"]
    if place < keys.count { return spec("", activity: "", limit: "\(keys[place]): \(text)") }
    let metrics = [
      "touch-slop", "long-press-timeout", "double-touch-min-time", "edge-width", "velocity-samples",
      "max-finger-velocity",
    ]
    if place - keys.count < metrics.count {
      return spec("metrics: {\(metrics[place - keys.count]): \(text)}", activity: "", limit: "distance: 40pt")
    }
    let qualifiers = [
      "commit: {distance: \(text)}", "latency: \(text)", "shows-possible: \(text)", "taps: \(text)",
      "feedback: {rubber-band: {beyond: \(text)}, on-cancel: {spring: {damping: 0.7}, duration: \(text)}}",
    ]
    return spec("", activity: qualifiers[place - keys.count - metrics.count], limit: "distance: 40pt")
  }

  // MARK: Parts

  /// Checks a spec that has the fuzzer's text in one place.
  private static func spec(_ section: String, activity: String, limit: String) -> String? {
    let text = """
      gspec: 1
      product: Fuzz
      platforms: [ios]
      \(section)
      elements: {page: {scrolls: vertical, children: {row: {swipeable: left}}}}
      mechanics:
        flick: {fingers: 1, steps: [press, {move: {\(limit)}}, lift]}
        stroke: {fingers: 1, continuous: true, steps: [press, {wait: 300ms}, move, lift]}
      activities:
        one: {does: custom, target: page/row, by: flick, alternative: a button}
        two:
          does: custom
          target: page
          by: stroke
          alternative: a button
          \(activity)

      """
    let result = parse(SourceFile(path: "fuzz.gspec.yaml", text: text))
    return problem(result, LintSpec(.checks).findings(of: result))
  }

  /// The bytes as a string in double quotes. Invalid UTF-8 is replaced.
  private static func quoted(_ bytes: [UInt8]) -> String {
    JSONText.quoted(String(decoding: bytes, as: UTF8.self))
  }

  private static func parse(_ source: SourceFile) -> ParseResult {
    ParseSpec.parse(source) { request in
      BundledVocabularies.file(request.name).map { .success($0) } ?? .failure(ImportFailure(reason: "none"))
    }
  }

  /// Checks that every finding can be shown and lies inside its file, and that a spec without errors has a table.
  private static func problem(_ result: ParseResult, _ findings: [Finding]) -> String? {
    let renderer = FindingRenderer(sources: result.sources)
    for finding in findings {
      if renderer.render(finding).isEmpty { return "\(finding.rule) shows nothing" }
      guard let span = finding.span else { continue }
      guard span.start <= span.end, span.end <= result.sources.files[span.file].bytes.count else {
        return "\(finding.rule) stands outside its file"
      }
    }
    guard let spec = result.spec, !findings.contains(where: { $0.severity == .error }) else { return nil }
    do {
      let table = try CompilePipeline.compile(spec).bytes
      return try CompilePipeline.disassemble(table).isEmpty ? "a listing of nothing" : nil
    } catch {
      return "lint finds no error, and the table is refused: \(error.reason.text) (byte \(error.offset))"
    }
  }
}
