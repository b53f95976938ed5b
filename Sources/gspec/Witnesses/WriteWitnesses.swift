import GestureRuntime
import SpecParser

/// Writes the files of `lint --witness DIR`: every witness as a trace, and for each spec the cases that replay its traces.
///
/// Each spec has its own folder below DIR, which contains the witnesses of its last run. Files that would not change are not written, and
/// files of earlier runs are removed. Folders of specs that are not in this run are kept, unless the spec no longer exists.
struct WriteWitnesses {
  private let directory: String
  private let root: String
  /// The paths of traces by the id of the finding.
  private(set) var files: [String: String] = [:]
  private(set) var failures: [CommandFailure] = []
  private var changes = FileSet()
  /// The paths of all files of this run, also of those that stay as they are.
  private var current: [String] = []

  init(to directory: String, root: String) {
    self.directory = directory.hasSuffix("/") && directory != "/" ? String(directory.dropLast()) : directory
    self.root = root
  }

  mutating func write(_ report: LintReport) {
    var seen: Set<String> = []
    for (spec, placed) in zip(report.specs, report.placedBySpec) {
      let path = ReportPlace.relative(spec.path, to: root)
      guard seen.insert(path).inserted else { continue }
      do throws(CommandFailure) {
        try write(placed, of: spec, folder: directory + "/" + WitnessName.folder(of: path))
      } catch {
        failures.append(error)
      }
    }
    removeOrphans()
    commit()
  }

  /// Makes all changes, or none if anything has failed, since cases without traces and traces without cases are useless.
  private mutating func commit() {
    if failures.isEmpty {
      do throws(CommandFailure) { try changes.commit() } catch { failures.append(error) }
    }
    guard failures.isEmpty else {
      files = [:]
      return
    }
    // A report must not replace them.
    for path in current { InputFiles.shared.add(path) }
  }

  /// Removes the files of specs that no longer exist.
  private mutating func removeOrphans() {
    let ending = "/" + WitnessName.cases
    for cases in (try? FindFiles.matching(ending.dropFirst().description, in: directory)) ?? [] {
      let folder = WitnessFolder(folder: String(cases.dropLast(ending.count)))
      guard cases.hasSuffix(ending), folder.isOrphan else { continue }
      folder.removeAll(but: [], below: directory, in: &changes)
    }
  }

  private mutating func write(
    _ placed: [PlacedFinding], of spec: LintReport.Spec, folder: String
  ) throws(CommandFailure) {
    let shown = placed.filter { $0.finding.witness?.claims.isEmpty == false }
    var names: Set<String> = []
    if !shown.isEmpty {
      guard spec.path != "-" else {
        throw CommandFailure("--witness needs a file: no case could name a spec on standard input")
      }
      let output = WitnessFolder(folder: folder)
      let cases = try traces(shown, spec, output)
      try output.write(
        WitnessCases.text(cases, spec: output.path(to: spec.path)), WitnessName.cases,
        opening: WitnessCases.opening, below: directory, in: &changes)
      names = Set(cases.map(\.trace) + [WitnessName.cases])
      current += names.map { output.folder + "/" + $0 }
    }
    WitnessFolder(folder: folder).removeAll(but: names, below: directory, in: &changes)
  }

  private mutating func traces(
    _ shown: [PlacedFinding], _ spec: LintReport.Spec, _ output: WitnessFolder
  ) throws(CommandFailure) -> [WitnessCases.Case] {
    let replay = ReplayWitness(try table(of: spec))
    var cases: [WitnessCases.Case] = []
    for placed in shown {
      guard let witness = placed.finding.witness else { continue }
      let name = WitnessName.trace(placed)
      let text = WitnessTrace.text(witness, of: placed)
      do throws(CommandFailure) {
        let claims = try replay.claims(witness, text, name: output.folder + "/" + name)
        try output.write(
          text, name, opening: WitnessTrace.opening, below: directory, in: &changes)
        cases.append(.init(placed: placed, trace: name, claims: claims))
        files[placed.id] = output.folder + "/" + name
      } catch {
        failures.append(error)
      }
    }
    return cases
  }

  private func table(of spec: LintReport.Spec) throws(CommandFailure) -> Table {
    guard let checked = spec.checked else {
      throw CommandFailure("\(spec.path): has no activities to replay")
    }
    do throws(LoadError) {
      return try LoadTable.load(checked, sources: spec.sources, path: spec.path).table
    } catch {
      switch error {
      case .failure(let failure): throw failure
      case .findings: throw CommandFailure("\(spec.path): cannot be replayed")
      }
    }
  }
}
