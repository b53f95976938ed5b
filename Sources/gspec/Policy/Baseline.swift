import Foundation
import SpecParser

/// Findings that a repository accepts, so that lint reports only new and worse ones.
struct Baseline: Sendable {
  /// A finding, with its message for people who read the file.
  struct Entry: Sendable, Hashable {
    /// The fingerprint: 16 hexadecimal digits.
    var id: String
    var rule: String
    /// `nil` in baselines of earlier versions.
    var severity: Severity?
    /// The delay of a claim, in milliseconds.
    var delayMs: Double?
    /// The spec's path below the root of the baseline's repository.
    var file: String
    var message: String

    fileprivate var known: KnownFinding { KnownFinding(severity: severity, delayMs: delayMs) }

    var json: JSON {
      .members([
        "id": .string(id), "rule": .string(rule), "severity": (severity?.rawValue).map(JSON.string),
        "delayMs": delayMs.map(JSON.double), "file": .string(file), "message": .string(message),
      ])
    }
  }

  var entries: [Entry]

  /// A baseline with every error and warning of a report. Notes are left out, because lint reports them only with `--level note`.
  ///
  /// - Parameter path: the path of the baseline.
  init(_ report: LintReport, path: String) {
    var paths = BaselinePaths(of: path)
    entries = report.specs.flatMap { spec in
      zip(spec.findings, spec.names).filter { $0.0.severity > .note }.map { finding, name in
        Entry(
          id: name, rule: finding.rule, severity: finding.severity, delayMs: finding.delayMilliseconds,
          file: paths.file(of: spec), message: finding.message)
      }
    }
  }

  /// - Parameter isInput: whether no output of this run may replace the file.
  /// - Throws: if the file does not exist or is not a baseline.
  init(path: String, isInput: Bool = true) throws(CommandFailure) {
    let bytes = try ReadInput.bytes(path, limit: SourceFile.sizeLimit, isInput: isInput)
    try self.init(SourceFile(path: path, bytes: bytes))
  }

  /// - Throws: if the file is not a baseline.
  init(_ file: SourceFile) throws(CommandFailure) {
    let form = FormReader(file)
    entries = Self.entries(form)
    guard let finding = form.findings.first else { return }
    let line = finding.span.flatMap { form.sources.positions(of: $0)?.start.line } ?? 1
    throw CommandFailure(
      "\(file.path):\(line): is no baseline: \(finding.message)",
      help: "`--write-baseline` writes it again, with what lint finds now")
  }

  private static func entries(_ form: FormReader) -> [Entry] {
    guard var top = form.top("the baseline") else { return [] }
    form.checkVersion(&top, of: "a baseline")
    let list = top.required("findings", example: "[]").map(form.items) ?? []
    top.finish()
    return list.compactMap { item in
      guard var fields = form.fields(item, of: "the entry") else { return nil }
      let parts = ["id", "rule", "file", "message"].map { key in
        fields.required(key, example: "…").flatMap(form.text)?.value
      }
      let severity = fields.optional("severity").flatMap { field in
        value(of: field, form) { Severity(rawValue: $0) }
      }
      let delay = fields.optional("delayMs").flatMap { field in
        value(of: field, form) { Double($0).flatMap { $0.isFinite ? $0 : nil } }
      }
      fields.finish()
      guard let id = parts[0], let rule = parts[1], let file = parts[2], let message = parts[3] else {
        return nil
      }
      return Entry(id: id, rule: rule, severity: severity, delayMs: delay, file: file, message: message)
    }
  }

  private static func value<Value>(
    of field: Field, _ form: FormReader, _ read: (String) -> Value?
  ) -> Value? {
    guard let text = form.text(field) else { return nil }
    let value = read(text.value)
    if value == nil {
      form.report(SyntaxRules.type, "`\(field.name)` cannot be `\(text.value)`", at: text.span)
    }
    return value
  }

  /// JSON with a line for each entry, sorted by file, rule and id, whatever the order of the run.
  var text: String {
    let lines = entries.sorted { ($0.file, $0.rule, $0.id) < ($1.file, $1.rule, $1.id) }.map {
      "    " + encodeJSON($0.json).dropLast()
    }
    return "{\n  \"version\": 1,\n  \"findings\": [\(lines.isEmpty ? "" : "\n")"
      + lines.joined(separator: ",\n") + (lines.isEmpty ? "" : "\n  ") + "]\n}\n"
  }

  /// Moves findings that are in the baseline to the report's accepted findings, unless they are worse now.
  ///
  /// - Returns: entries that match no finding any more: their spec was searched in this run, or its file no longer exists.
  func apply(to report: inout LintReport, path: String) -> [Entry] {
    var paths = BaselinePaths(of: path)
    let known = Dictionary(grouping: entries, by: \.file).mapValues { entries in
      Dictionary(firstOf: entries.map { ($0.id, $0.known) })
    }
    var seen: [String: Set<String>] = [:]
    let unread = paths.unread(in: report)
    for index in report.specs.indices {
      let file = paths.file(of: report.specs[index])
      report.specs[index].accept(known[file] ?? [:], because: "in the baseline \(path)")
      seen[file, default: []].formUnion(report.specs[index].known.keys)
    }
    return entries.filter { entry in
      guard !unread.contains(entry.file) else { return false }
      return seen[entry.file].map { !$0.contains(entry.id) } ?? paths.isGone(entry.file)
    }
  }

  /// Gives entries the ids and messages that their findings have after a change of specs.
  ///
  /// - Parameters:
  ///   - changes: the new ones, by the earlier ids, for each spec.
  ///   - path: the path of the baseline.
  /// - Returns: the number of entries that are others now.
  mutating func carry(_ changes: [(spec: LintReport.Spec, names: [String: NamedFinding])], path: String)
    -> Int
  {
    var paths = BaselinePaths(of: path)
    let known = Dictionary(firstOf: changes.map { (paths.file(of: $0.spec), $0.names) })
    let before = entries
    for index in entries.indices {
      guard let now = known[entries[index].file]?[entries[index].id] else { continue }
      entries[index].id = now.id
      entries[index].message = now.message
    }
    return zip(before, entries).count { $0 != $1 }
  }
}

/// The paths of specs in a baseline: below the root of the baseline's own repository.
///
/// For most specs it is the root of their repository, too. A spec in a submodule has another one, below which specs of two submodules may have
/// the same path and thus the same fingerprints. The path from the baseline on tells them apart.
private struct BaselinePaths {
  /// `nil` if the baseline is in no repository.
  private let root: String?
  private var locations = FileLocations()

  /// - Parameter path: the path of the baseline.
  init(of path: String) {
    root = RepositoryPath.root(ofFile: path)
  }

  mutating func file(of spec: LintReport.Spec) -> String {
    guard let root, spec.path != "-" else { return spec.repositoryPath }
    let full = locations.location(of: spec.path).absolute
    let file = ReportPlace.relative(full, to: root)
    return file == full ? spec.repositoryPath : file
  }

  /// The specs that were not searched for conflicts, because they are not written correctly.
  mutating func unread(in report: LintReport) -> Set<String> {
    Set(report.specs.filter(\.isUnread).map { file(of: $0) })
  }

  func isGone(_ file: String) -> Bool {
    let folder = FileManager.default.currentDirectoryPath
    let root = root ?? RepositoryPath.root(of: folder) ?? folder
    return !FileManager.default.fileExists(atPath: root + "/" + file)
  }
}
