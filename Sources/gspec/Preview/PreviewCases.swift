import Foundation
import GestureCompiler
import GestureRuntime
import SpecParser

/// The cases that a page plays: those of cases files beside the spec that are about it.
struct PreviewCases {
  private let spec: String
  private let loaded: LoadedTable
  private(set) var cases: [PreviewCase] = []
  /// By path, as the first case has them that gives them.
  private(set) var frames: [(element: String, frame: Rectangle)] = []
  private(set) var screen: Point?

  init(of spec: String, _ loaded: LoadedTable) throws(CommandFailure) {
    self.spec = RepositoryPath.absolute(spec)
    self.loaded = loaded
    let folder = PathText.folder(of: self.spec)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where name.hasSuffix(".cases.yaml") {
      try add(PathText.path(folder, name), folder: folder)
    }
  }

  private mutating func add(_ path: String, folder: String) throws(CommandFailure) {
    let bytes = try ReadInput.bytes(path, limit: SourceFile.sizeLimit)
    // What is wrong with a cases file is for `gspec test` to say.
    let (file, _, _) = ReadCases.file(SourceFile(path: path, bytes: bytes))
    for test in file.cases where PathText.path(folder, test.spec.value) == spec {
      var names = CheckCaseNames(loaded.table)
      let resolved = names.resolved(test)
      guard names.findings.isEmpty else { continue }
      note(resolved)
      if let made = made(resolved, folder: folder + "/") { cases.append(made) }
    }
  }

  /// Elements lie where the first case has them.
  private mutating func note(_ test: TestCase) {
    if screen == nil { screen = test.screen }
    guard test.screen == screen else { return }
    for (element, frame) in test.frames {
      let parts = (try? KeyedPath(element.value).parts) ?? []
      let path = parts.map(\.name).joined(separator: "/")
      if !frames.contains(where: { $0.element == path }) { frames.append((path, frame.rectangle)) }
    }
  }

  private func made(_ test: TestCase, folder: String) -> PreviewCase? {
    let spec = loaded.source?.spec
    guard var trace = try? RunCase.trace(test, table: loaded.table, spec: spec, folder: folder) else {
      return nil
    }
    if let target = test.target?.value { trace = onTarget(trace, target) }
    if !test.state.isEmpty {
      let start = trace.events.first?.action.time ?? 0
      trace.events.insert(TraceEvent(.set(start, test.state.map(\.value))), at: 0)
    }
    let result = RunCase.result(test, table: loaded.table, spec: spec, folder: folder)
    let rounded = PackTrace.rounded(trace)
    let isSame = outcomes(of: rounded, test) == outcomes(of: trace, test)
    let lines = PackTrace.lines(isSame ? rounded : trace, screen: test.screen, isExact: !isSame)
    return PreviewCase(
      name: test.name.value, trace: lines, failures: result.failures, showsRivals: test.rivals)
  }

  private func onTarget(_ trace: Trace, _ target: String) -> Trace {
    var trace = trace
    for index in trace.events.indices {
      guard case .touch(var touch) = trace.events[index].action, touch.phase == .down, touch.element == nil
      else {
        continue
      }
      touch.element = target
      trace.events[index].action = .touch(touch)
    }
    return trace
  }

  /// What is recognized, numbers aside.
  private func outcomes(of trace: Trace, _ test: TestCase) -> [String]? {
    let settings = ReplaySettings(showsRivals: test.rivals, screen: test.screen)
    guard let replay = try? Replay.run(trace, table: loaded.table, settings: settings) else { return nil }
    return replay.outcomes.filter { $0.phase != .changed }.map {
      "\($0.activity) \($0.mechanic) \($0.phase) \($0.isCommitted) \($0.detent)"
    }
  }
}
