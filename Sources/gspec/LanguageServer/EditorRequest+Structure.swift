import GestureCompiler
import SpecParser

/// Requests about the structure of a spec: symbols, folding, formatting and fixes.
extension EditorRequest {
  // MARK: Symbols

  func symbols() -> JSON {
    guard let root = reading.tree.root, case .mapping(let sections, _) = root.content else {
      return .array([])
    }
    let kinds: [(String, Int)] = [
      ("state", 13), ("elements", 5), ("mechanics", 12), ("kinds", 10), ("activities", 24),
    ]
    return .array(
      sections.compactMap { section in
        guard let name = section.key.scalar?.text, let kind = kinds.first(where: { $0.0 == name })?.1 else {
          return nil
        }
        return symbol(section, kind: 3, children: children(section.value, kind: kind))
      })
  }

  private func children(_ node: LocatedNode, kind: Int) -> [JSON] {
    guard case .mapping(let entries, _) = node.content else { return [] }
    return entries.map { entry in
      var inner: [JSON] = []
      if kind == 5, let below = entry.value.value(of: "children") { inner = children(below, kind: kind) }
      return symbol(entry, kind: kind, children: inner)
    }
  }

  private func symbol(_ entry: LocatedNode.Entry, kind: Int, children: [JSON]) -> JSON {
    let name = entry.name
    return [
      "name": .string(name.isEmpty ? "?" : name), "kind": .int(kind),
      "range": document.range(entry.key.span.merged(with: entry.value.span)),
      "selectionRange": document.range(entry.key.span), "children": .array(children),
    ]
  }

  // MARK: Folding

  func folding() -> JSON {
    var ranges: [JSON] = []
    if let root = reading.tree.root { fold(root, from: nil, into: &ranges) }
    return .array(ranges)
  }

  private func fold(_ node: LocatedNode, from start: Int?, into ranges: inout [JSON]) {
    if let start, node.alias == nil {
      let (first, last) = (document.source.line(at: start), document.source.line(at: node.span.end))
      if last > first { ranges.append(["startLine": .int(first - 1), "endLine": .int(last - 1)]) }
    }
    guard node.alias == nil else { return }
    switch node.content {
    case .mapping(let entries, _):
      for entry in entries { fold(entry.value, from: entry.key.span.start, into: &ranges) }
    case .sequence(let items, _): for item in items { fold(item, from: nil, into: &ranges) }
    case .scalar: break
    }
  }

  // MARK: Formatting

  func formatting() throws(LanguageServer.Refusal) -> JSON {
    let source = document.source
    do throws(FormatSpec.Failure) {
      let bytes = try FormatSpec.run(source)
      if bytes == source.bytes { return .array([]) }
      let range = EditorRange.range(0..<source.bytes.count, in: source)
      return [["range": range, "newText": .string(String(decoding: bytes, as: UTF8.self))]]
    } catch {
      switch error {
      case .findings(let findings):
        throw LanguageServer.Refusal(.failed, findings.first?.message ?? "the text cannot be read")
      case .changed:
        throw LanguageServer.Refusal(.failed, "the formatted text would not say the same")
      }
    }
  }

  // MARK: Fixes

  func codeActions() throws(LanguageServer.Refusal) -> JSON {
    guard let fix = try QuickFix(document, analysis, parameters) else { return .array([]) }
    let withFixes = CompilePipeline.fix(fix.findings, of: reading.result)
    let edits = SuggestedEdits(
      reading.result.tree, recovered: reading.result.recovered?.tree, document.source)
    var checked = CheckedEdits(document.source, read)
    return .array(
      zip(fix.findings, withFixes).flatMap { shown, finding in
        checked.choices(for: shown, edits).map { fix.action($0, shown) } + fixes(of: finding, for: shown, fix)
      })
  }

  /// The findings of a version of the text, without those of the analysis.
  private func read(_ source: SourceFile) -> CheckedEdits.Reading {
    let files = OpenFiles(workspace, own: document)
    let result = LoadSpec.parse(source.bytes, path: source.path, load: files.load)
    // Checks of a large spec take longer than an editor waits.
    let isLarge = source.bytes.count > Self.mostToCheck
    let findings = isLarge ? result.findings : LintStages().findings(of: result)
    let comments = ApplyComments(source, result.tree, today: "", isComplete: false)
    return (comments.apply(to: findings), result.tree.root != nil)
  }

  private static let mostToCheck = 200_000

  /// - Parameter shown: the finding without the help that fixes add, as the editor has it.
  private func fixes(of finding: Finding, for shown: Finding, _ fix: QuickFix) -> [JSON] {
    finding.fixes.filter { !$0.edits.isEmpty }.map { fix.action($0.title, $0.edits, shown) }
  }
}
