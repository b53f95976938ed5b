import Foundation

/// How long `gspec lint` takes, as a person waits for it: a process, started, run and ended.
enum LintTime {
  /// Milliseconds of the median of `runs`, and the lines of the spec.
  static func measure(_ gspec: String, activities: Int, runs: Int) throws -> (
    lines: Int, milliseconds: Double
  )? {
    let text = spec(activities)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("large-\(activities).gspec.yaml")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    var times: [Double] = []
    for _ in 0..<runs {
      let clock = ContinuousClock()
      let start = clock.now
      let process = Process()
      process.executableURL = URL(fileURLWithPath: gspec)
      process.arguments = ["lint", "--format", "json", file.path]
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus < 2 else { return nil }
      let elapsed = (clock.now - start).components
      times.append(Double(elapsed.seconds) * 1e3 + Double(elapsed.attoseconds) * 1e-15)
    }
    return (text.split(separator: "\n").count, times.sorted()[runs / 2])
  }

  /// A spec of that many activities on elements of ten each, with guards and commits.
  static func spec(_ activities: Int) -> String {
    let elements = (activities + 9) / 10
    var text = """
      gspec: 1
      product: Large
      uses: [material]
      state:
        mode: [one, two, three]
        zoom: 1.0..8.0

      """
    text += "elements:\n  root:\n    children:\n"
    for element in 0..<elements { text += "      element-\(element):\n" }
    text += "activities:\n"
    for index in 0..<activities {
      text += "  activity-\(index):\n    does: custom\n    target: element-\(index / 10)\n"
      text +=
        "    by: \(["touch", "long-press", "[drag, swipe, fling]", "pinch-open", "double-touch"][index % 5])\n"
      if index % 5 == 2 { text += "    toward: \(index % 10 == 2 ? "left" : "vertical")\n" }
      text +=
        "    when: \(index % 10 < 5 ? "mode == one" : "mode in (two, three)") and zoom >= \(1 + index % 3).5\n"
      text += "    alternative: a menu item\n"
    }
    return text
  }
}
