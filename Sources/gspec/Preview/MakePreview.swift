import GestureCompiler
import SpecParser

/// Makes the preview page of a spec, with its conflicts and its cases.
enum MakePreview {
  /// A page, with the errors that prevent the spec from being run otherwise.
  struct Preview {
    var page: [UInt8]
    var errors: [Finding]
    var sources: SourceSet
  }

  static func page(of spec: String) throws -> [UInt8] { try preview(of: spec).page }

  /// - Throws: if the spec cannot be read or compiled, so that there is nothing to try.
  static func preview(of spec: String) throws -> Preview {
    let shown = try ShownSpec(spec, lack: "activities to try")
    let (result, errors) = (shown.result, shown.errors)
    let edits = result.sources.files.first.map { SourceEdits(result.tree, $0) }
    var input = PreviewInput(
      spec: shown.spec, sources: result.sources, edits: edits,
      source: GenerateFiles.source(of: spec), version: GSpec.version)
    input.errors = errors.map(\.message)
    input.conflicts = conflicts(shown.findings, of: spec, result)
    if let cases = shown.cases {
      // A spec with errors is not run, so its cases have no verdicts.
      if errors.isEmpty { input.cases = PreviewCases.packed(cases, shown.loaded) }
      input.frames = cases.frames
      input.screen = cases.screen ?? input.screen
    }
    let page = try CommandFailure.ofTable(spec) { try CompilePipeline.preview(input) }
    return Preview(page: page, errors: errors, sources: result.sources)
  }

  /// The name of the page in the working directory.
  static func name(of spec: String) -> String {
    let name = GenerateFiles.source(of: spec)
    let ending = LoadSpec.suffix
    return (name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name) + ".preview.html"
  }

  /// The conflicts with a witness: first errors and warnings, then notes, otherwise in the order of the report.
  private static func conflicts(_ findings: [Finding], of path: String, _ result: ParseResult)
    -> [PreviewConflict]
  {
    let report = LintReport(specs: [LintReport.Spec(path: path, result, findings: findings)], root: "")
    let shown = report.placed.compactMap { placed -> PreviewConflict? in
      guard let witness = placed.finding.witness else { return nil }
      let text = WitnessTrace.text(witness, of: placed)
      return PreviewConflict(placed.finding, trace: text.split(separator: "\n").map(String.init))
    }
    return shown.filter { $0.finding.severity != .note } + shown.filter { $0.finding.severity == .note }
  }
}
