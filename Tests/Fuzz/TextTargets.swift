import Foundation
import GestureRuntime
import SpecParser

@testable import gspec

/// Targets that take texts other than specs.
enum TextTargets {
  /// The first byte chooses the form, the second the options. A trace that can be read is replayed, written and read again.
  static func trace(_ bytes: [UInt8]) -> String? {
    guard bytes.count > 2 else { return nil }
    let form = Int(bytes[0]) % (TraceFormat.allCases.count + 1)
    var options = TraceOptions()
    options.format = form == 0 ? nil : TraceFormat.allCases[form - 1]
    if bytes[1] & 1 != 0 { options.sizeInMillimetres = Point(x: 70, y: 140) }
    if bytes[1] & 2 != 0 { options.range = Point(x: 1079, y: 2399) }
    if bytes[1] & 4 != 0 { options.frameTime = 8333 }
    if bytes[1] & 8 != 0 { options.dpi = 400 }
    var notes = TraceNotes()
    guard let trace = try? ReadTrace.trace(Array(bytes[2...]), options: options, notes: &notes) else {
      return nil
    }
    for table in TableTargets.tables {
      _ = try? Replay.run(
        trace, names: TableNames(table), settings: ReplaySettings(target: table.elementPath(.init(index: 0))))
    }
    return differs(trace)
  }

  static func json(_ bytes: [UInt8]) -> String? {
    guard let value = try? JSONReader.value(bytes) else { return nil }
    let text = written(value)
    return (try? JSONReader.value(text.utf8)) == value
      ? nil : "JSON reads differently when it is written again"
  }

  /// Reads the text as cases, as a configuration, and its first 20 lines as described touches.
  static func cases(_ bytes: [UInt8]) -> String? {
    let file = SourceFile(path: "fuzz.cases.yaml", bytes: bytes)
    let cases = ReadCases.file(file)
    let config = ReadLintConfig.file(bytes, path: "/nowhere/.gspec.yaml", shownAs: ".gspec.yaml")
    for (findings, sources) in [(cases.findings, cases.sources), (config.findings, config.sources)] {
      let renderer = FindingRenderer(sources: sources)
      for finding in findings where renderer.render(finding).isEmpty {
        return "\(finding.rule) shows nothing"
      }
    }
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n").prefix(20) {
      _ = try? ParseGesture.line(String(line))
    }
    return nil
  }

  /// Checks that a trace has the same events after it was written as JSON Lines and read again.
  private static func differs(_ trace: Trace) -> String? {
    var notes = TraceNotes()
    let text = WriteJSONLines.text(trace)
    guard let again = try? ReadTrace.trace(Array(text.utf8), options: TraceOptions(), notes: &notes) else {
      return trace.events.isEmpty ? nil : "a trace cannot be read again:\n\(text.prefix(400))"
    }
    let same = again.events.map(\.action) == trace.events.map(\.action)
    return same ? nil : "a trace reads differently when it is written again:\n\(text.prefix(400))"
  }

  private static func written(_ value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .number(let text): text
    case .string(let text): JSONText.quoted(text)
    case .array(let items): "[" + items.map(written).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { JSONText.quoted($0.key) + ":" + written($0.value) }.joined(separator: ",") + "}"
    }
  }
}
