import Foundation

/// Measures `gspec lint` as a process from start to end, which is the time that a person waits.
enum LintTime {
  /// Medians of `runs` in milliseconds, also of a spec that has not changed since an earlier run, and the number of lines of the spec.
  static func measure(_ gspec: String, activities: Int, runs: Int) throws -> (
    lines: Int, milliseconds: Double, unchanged: Double
  )? {
    let text = spec(activities)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("large-\(activities).gspec.yaml")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let cache = file.path + "-cache"
    defer { try? FileManager.default.removeItem(atPath: cache) }
    let (lint, kept) = (["lint", "--format", "json", file.path], ["--cache", cache])
    guard let time = median(gspec, lint, runs: runs), median(gspec, lint + kept, runs: 1) != nil,
      let unchanged = median(gspec, lint + kept, runs: runs)
    else { return nil }
    return (text.split(separator: "\n").count, time, unchanged)
  }

  /// The median of `runs` in milliseconds; `nil` if the program failed.
  static func median(_ program: String, _ arguments: [String], runs: Int) -> Double? {
    times(program, arguments, runs: runs)?.wall
  }

  /// The median of `runs` and the median of their processor time, in milliseconds.
  static func times(
    _ program: String, _ arguments: [String], runs: Int
  ) -> (wall: Double, processor: Double)? {
    var walls: [Double] = []
    var processors: [Double] = []
    for _ in 0..<runs {
      let clock = ContinuousClock()
      let start = clock.now
      guard let processor = run(program, arguments) else { return nil }
      walls.append(milliseconds(clock.now - start))
      processors.append(processor)
    }
    return (walls.sorted()[runs / 2], processors.sorted()[runs / 2])
  }

  private static func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1e3 + Double(time.tv_usec) * 1e-3
  }

  static func milliseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) * 1e-15
  }

  /// Runs a program without its output and returns its processor time in milliseconds; `nil` if it failed.
  ///
  /// It does not use `Process`, which adds about 30 ms.
  private static func run(_ program: String, _ arguments: [String]) -> Double? {
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0)
    var child: pid_t = 0
    guard posix_spawn(&child, program, &files, nil, &words, environ) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(child, &status, 0, &usage) == child, status & 0x7f == 0, (status >> 8) & 0xff < 2 else {
      return nil
    }
    return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
  }

  /// A spec with that many activities on elements of ten each, with guards and commits.
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
