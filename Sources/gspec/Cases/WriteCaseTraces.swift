import SpecParser

/// Writes the traces of `test --traces DIR`: one for each case, which `gspec run` replays to the same outcomes.
struct WriteCaseTraces {
  /// The first key of the header, and so the beginning of every file.
  private static let mark = "case"
  private static let opening = "{\"trace\":1,\"\(mark)\":"

  private let folder: String
  /// The files to write, with the folder.
  private(set) var files = FileSet()
  /// The number of traces for each stem of their names.
  private var numbers: [String: Int] = [:]

  /// Creates a writer.
  ///
  /// - Parameter folder: the folder, which is created if it is missing.
  init(to folder: String) { self.folder = folder }

  /// Adds the trace of a case.
  ///
  /// - Parameters:
  ///   - spec: the path of the spec.
  ///   - path: the path of the cases file.
  mutating func add(_ result: CaseResult, spec: String, of path: String) {
    let (test, trace) = (result.test, result.trace)
    let stem = PathText.name(of: path).split(separator: ".").first.map(String.init) ?? "cases"
    let number = numbers[stem, default: 0] + 1
    numbers[stem] = number
    let name = "\(stem).\(number).jsonl"
    let header = WriteJSONLines.header(
      screen: trace.header.screen ?? test.screen, layout: trace.header.layout,
      first: [(Self.mark, JSONText.quoted(test.name.value)), ("spec", JSONText.quoted(spec))],
      after: test.rivals ? [("rivals", "true")] : [])
    let lines = [header] + trace.events.map { WriteJSONLines.line($0.action) }
    files.makeFolder(folder)
    files.write(
      Array(lines.map { $0 + "\n" }.joined().utf8), PathText.path(folder, name),
      own: OwnFile(folder: folder, made: (Self.opening, "test --traces")))
  }
}
