import GestureRuntime
import SpecParser

/// The cases of a spec in the cases files of its folder, for pages that show them.
struct SpecCases {
  private let spec: String
  private let loaded: LoadedTable
  /// The results of the cases that can be run.
  private(set) var cases: [CaseResult] = []
  /// The frames of elements, by path without keys. The first case that gives a frame counts.
  private(set) var frames: [(element: String, frame: Rectangle)] = []
  private(set) var screen: Point?

  init(of spec: String, _ loaded: LoadedTable) throws(CommandFailure) {
    self.spec = RepositoryPath.absolute(spec)
    self.loaded = loaded
    let folder = PathText.folder(of: self.spec)
    for path in FindFiles.cases(beside: self.spec) { try add(path, folder: folder) }
  }

  private mutating func add(_ path: String, folder: String) throws(CommandFailure) {
    let bytes = try ReadInput.bytes(path, limit: SourceFile.sizeLimit, from: .text)
    // `gspec test` reports errors in cases files.
    let (file, _, _) = ReadCases.file(SourceFile(path: path, bytes: bytes))
    for test in file.cases where PathText.path(folder, test.spec.value) == spec {
      var names = CheckCaseNames(loaded.names)
      let resolved = names.resolved(test)
      guard names.findings.isEmpty else { continue }
      note(resolved)
      if let result = try? RunCase.result(resolved, loaded, folder: folder + "/") { cases.append(result) }
    }
  }

  /// Adds frames of elements that no earlier case gives.
  private mutating func note(_ test: TestCase) {
    if screen == nil { screen = test.screen }
    guard test.screen == screen else { return }
    for (element, frame) in test.frames {
      let parts = (try? KeyedPath(element.value).parts) ?? []
      let path = parts.map(\.name).joined(separator: "/")
      if !frames.contains(where: { $0.element == path }) { frames.append((path, frame)) }
    }
  }
}
