import GestureRuntime
import SpecParser

/// `test --traces DIR`: what each case plays as a trace that `gspec run` replays to the same outcomes.
struct WriteCaseTraces {
  private let folder: String
  /// What is to be written, with the folder.
  private(set) var files = FileSet()
  private var names: Set<String> = []

  /// - Parameter folder: is made where there is none.
  init(to folder: String) { self.folder = folder }

  /// - Parameters:
  ///   - trace: of the case, with its target on every press and its state before the first one.
  ///   - spec: the path to it.
  ///   - path: of the cases file.
  mutating func add(_ test: TestCase, _ trace: Trace, spec: String, of path: String) {
    let stem = PathText.name(of: path).split(separator: ".").first.map(String.init) ?? "cases"
    let number = (1...).first { !names.contains("\(stem).\($0).jsonl") } ?? 1
    let name = "\(stem).\(number).jsonl"
    names.insert(name)
    let header = WriteJSONLines.header(
      screen: trace.header.screen ?? test.screen, layout: trace.header.layout,
      first: [("case", JSONText.quoted(test.name.value)), ("spec", JSONText.quoted(spec))],
      after: test.rivals ? [("rivals", "true")] : [])
    let lines = [header] + trace.events.map { WriteJSONLines.line($0.action) }
    files.makeFolder(folder)
    files.write(Array(lines.map { $0 + "\n" }.joined().utf8), PathText.path(folder, name))
  }
}
