import Foundation
import YAMLFloor

/// Measures `gspec lint` for a folder of many specs, compared with libyaml alone reading the same bytes on one core.
enum ManyFiles {
  private static let count = 1000

  /// Measures a folder of 1,000 specs with 100 lines each. Their activities have their own elements, so that none share touches.
  static func measure(_ gspec: String, runs: Int) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("many-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = (0..<count).map { Array(spec($0).utf8) }
    for (number, text) in texts.enumerated() {
      try Data(text).write(to: folder.appendingPathComponent("spec-\(number).gspec.yaml"))
    }
    let cache = folder.path + "-cache"
    defer { try? FileManager.default.removeItem(atPath: cache) }
    let kept = ["lint", "--cache", cache, folder.path]
    guard let lint = LintTime.times(gspec, ["lint", folder.path], runs: runs),
      let first = LintTime.times(gspec, kept, runs: 1),
      let unchanged = LintTime.times(gspec, kept, runs: runs)
    else { return "gspec lint failed\n" }
    let yaml = try (0..<runs).map { _ in try libyaml(texts) }.sorted()[runs / 2]
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let lines = texts.reduce(0) { $0 + $1.count { $0 == 0x0A } }
    let rows = [
      ("gspec lint", lint), ("gspec lint --cache, first run", first),
      ("gspec lint --cache, unchanged", unchanged),
      ("libyaml alone", (wall: yaml, processor: yaml)),
    ]
    return "\(count) files, \(lines) lines, \(cores) cores\n"
      + Report.table(
        ["", "ms", "processor, ms", "times libyaml's"],
        rows.map { name, time in
          [name] + [time.wall, time.processor, time.processor / yaml].map(Report.number)
        })
  }

  private static func libyaml(_ texts: [[UInt8]]) throws -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    for text in texts where yaml_floor_events(text, text.count) < 0 {
      throw Disagreement(text: "libyaml cannot read a spec")
    }
    return LintTime.milliseconds(clock.now - start)
  }

  private static func spec(_ number: Int) -> String {
    var text = "gspec: 1\nproduct: Product\(number)\nuses: [material]\nelements:\n  page:\n    children:\n"
    for index in 0..<13 { text += "      part-\(index):\n" }
    text += "activities:\n"
    for index in 0..<13 {
      text += """
          act-\(index):
            does: custom
            target: part-\(index)
            by: \(["touch", "long-press", "drag", "pinch-open", "double-touch"][index % 5])
            alternative: a menu item
            important: true

        """
    }
    return text
  }
}
