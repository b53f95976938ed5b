import GestureCompiler
import SpecParser

/// A spec that pages show although it may have errors of rules, with its findings and its cases.
struct ShownSpec {
  let result: ParseResult
  let spec: CheckedSpec
  let findings: [Finding]
  let loaded: LoadedTable
  /// `nil` for standard input, which no cases file can name.
  let cases: SpecCases?

  /// - Parameter lack: the thing that a vocabulary does not have, for the error message.
  /// - Throws: if the spec cannot be read or compiled, so that there is nothing to show.
  init(_ path: String, lack: String) throws {
    result = try LoadSpec.parse(path)
    (spec, loaded) = try LoadTable.compiled(result, path: path, lack: lack)
    findings = LoadSpec.findingsWithFixes(of: result)
    cases = path == "-" ? nil : try SpecCases(of: path, loaded)
  }

  /// The findings that prevent the spec from being run.
  var errors: [Finding] { findings.filter { $0.severity == .error } }
}
