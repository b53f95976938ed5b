import Foundation
import Testing

/// A text that was looked at once and must stay. `GSPEC_RECORD=1` writes it again, and still fails.
enum Golden {
  static func check(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws
  {
    let path = "Tests/GestureCompilerTests/Goldens/\(name)"
    let url = SpecFiles.root.appendingPathComponent(path)
    if ProcessInfo.processInfo.environment["GSPEC_RECORD"] == "1" {
      try text.write(to: url, atomically: true, encoding: .utf8)
      Issue.record(
        "\(path) was recorded: look at the difference, then run the tests again",
        sourceLocation: sourceLocation)
      return
    }
    let golden = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    guard golden != text else { return }
    Issue.record(
      "\(firstDifference(golden, text, path)); GSPEC_RECORD=1 swift test --filter FreshGoldenTests writes it again",
      sourceLocation: sourceLocation)
  }

  private static func firstDifference(_ golden: String, _ text: String, _ path: String) -> String {
    let expected = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let actual = text.split(separator: "\n", omittingEmptySubsequences: false)
    for line in 0..<max(expected.count, actual.count) {
      let one = line < expected.count ? String(expected[line]) : "(its end)"
      let other = line < actual.count ? String(actual[line]) : "(its end)"
      if one != other { return "\(path):\(line + 1) says\n  \(one)\nbut it is\n  \(other)\n" }
    }
    return "\(path) differs"
  }
}
