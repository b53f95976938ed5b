import Foundation
import TestSupport
import Testing

@testable import gspec

/// Checks that the generated files in `Examples/DrawnApps` are what gspec generates now. `Scripts/check-apps` builds the apps and
/// compares their drawings.
@Suite("Example apps")
struct FreshAppTests {
  private static let apps = [
    ["CardStack", "card-stack", "uikit"], ["CityMap", "city-map", "uikit"],
    ["MailList", "mail-list", "swiftui"],
  ]

  @Test("a trace is what its described gesture gives", arguments: AppTrace.all)
  func fresh(_ trace: AppTrace) throws {
    if let problem = Snapshot(trace.path).problem(with: try trace.text()) { Issue.record("\(problem)") }
  }

  @Test("generated sources are those of the spec, which has no errors or warnings", arguments: apps)
  func generated(_ app: [String]) async throws {
    let path = PackageFolder.path("\(AppTrace.folder)/Specs/\(app[1]).gspec.yaml")
    let output = PackageFolder.path("\(AppTrace.folder)/Sources/\(app[0])/Generated")
    let check = try await GSpecProcess.run("generate", "swift", path, "-o", output, "--ui", app[2], "--check")
    #expect(check.status == 0, "run `Scripts/check-apps --record`: \(check.stdout)\(check.stderr)")
    #expect(try await GSpecProcess.run("lint", "--strict", path).status == 0)
  }

  @Test("every trace has a drawing, and there are no other files")
  func complete() throws {
    for (kind, ending) in [("Traces", "jsonl"), ("Drawings", "svg")] {
      let folder = PackageFolder.path("\(AppTrace.folder)/\(kind)")
      let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      #expect(
        files.filter { $0.contains(".") }.sorted() == AppTrace.all.map { "\($0).\(ending)" }.sorted(),
        "\(kind)")
    }
  }

  @Test(
    "the app recognizes what gspec recognizes in the trace, and finds the same elements under the finger",
    arguments: AppTrace.all)
  func outcomes(_ trace: AppTrace) async throws {
    let spec = PackageFolder.path("\(AppTrace.folder)/Specs/\(trace.app).gspec.yaml")
    let run = try await GSpecProcess.run(
      "run", spec, "--trace", PackageFolder.path(trace.path), "--format", "json")
    #expect(run.status == 0 && run.stderr.isEmpty && !run.stdout.isEmpty, "\(run.stderr)")
    let drawing = try String(contentsOfFile: PackageFolder.path(trace.drawing), encoding: .utf8)
    for line in try run.stdout.split(separator: "\n").map({ try AnyJSON.read(String($0)) }) {
      guard let activity = line["activity"]?.text, let phase = line["phase"]?.text, phase != "changed" else {
        continue
      }
      #expect(drawing.contains(">\(activity)</text>"), "\(activity)")
      #expect(drawing.contains(">\(phase)</text>"), "\(activity) \(phase)")
    }
    for line in try trace.text().split(separator: "\n").map({ try AnyJSON.read(String($0)) }) {
      guard let element = line["on"]?.text else { continue }
      #expect(drawing.contains(" presses on \(element) at "), "\(element)")
    }
  }
}
