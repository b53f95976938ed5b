import Foundation
import Testing

@testable import gspec

@Suite("Progress")
struct ProgressTests {
  /// `script` gives a terminal; six copies of a spec are long work.
  private func lint(_ line: String) async throws -> GSpecProcess {
    let folder = try TemporaryFolder()
    for number in 0..<6 {
      try folder.write(
        try String(contentsOfFile: PackageFolder.path("Specs/products/calendar.gspec.yaml"), encoding: .utf8),
        "\(number).gspec.yaml")
    }
    return try await GSpecProcess.shell(
      "cd \"$1\" || exit 99; export gspec=\"$0\" TERM=xterm; \(line)", [folder.path])
  }

  @Test("in a terminal long work shows how far it has come, and clears the line")
  func terminal() async throws {
    let lint = try await lint(
      "command -v script >/dev/null || exit 98; script -qec '\"$gspec\" lint . --format json >/dev/null' /dev/null"
    )
    if lint.status == 98 { return }
    #expect(lint.stdout.contains(" of 6: ./") && lint.stdout.contains("\r\u{1B}[K"), "\(lint)")
  }

  @Test("one spec that takes long is told, too")
  func oneSpec() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.crowd(400), "crowd.gspec.yaml")
    let lint = try await GSpecProcess.shell(
      "cd \"$1\" || exit 99; export gspec=\"$0\" TERM=xterm; command -v script >/dev/null || exit 98; "
        + "script -qec '\"$gspec\" lint . --format json >/dev/null' /dev/null", [folder.path])
    if lint.status == 98 { return }
    #expect(
      lint.stdout.contains("1 of 1: ./crowd.gspec.yaml") && lint.stdout.contains("\r\u{1B}[K"), "\(lint)")
  }

  /// So many activities on one element.
  private static func crowd(_ count: Int) -> String {
    let activities = (0..<count).map { number in
      "  a\(number): {does: custom, target: page, by: drag, toward: \(number % 180)deg..\(number % 180 + 90)deg}"
    }
    return """
      gspec: 1
      product: Crowd
      uses: [material]
      elements: {page: {}}
      activities:
      \(activities.joined(separator: "\n"))

      """
  }

  @Test("elsewhere it does not")
  func pipe() async throws {
    let lint = try await lint("exec \"$gspec\" lint . --format json")
    #expect(lint.stderr.isEmpty, "\(lint.stderr)")
  }
}
