import Foundation
import Testing

@testable import gspec

@Suite("Progress")
struct ProgressTests {
  /// A line of the shell where `slow.gspec.yaml` is a pipe that has its spec after a second, and `0` to `5` are files.
  private func lint(_ line: String) async throws -> GSpecProcess {
    let folder = try TemporaryFolder()
    for number in 0..<6 {
      try folder.write(
        try String(contentsOfFile: PackageFolder.path("Specs/products/calendar.gspec.yaml"), encoding: .utf8),
        "\(number).gspec.yaml")
    }
    return try await GSpecProcess.shell(
      """
      cd "$1" || exit 99; export gspec="$0" TERM=xterm; mkfifo slow.gspec.yaml || exit 99
      (sleep 1; cat 0.gspec.yaml >slow.gspec.yaml) & \(line)
      """, [folder.path])
  }

  @Test(
    "in a terminal long work shows how far it has come, and clears the line; one spec that takes long is told, too",
    arguments: [
      ("0.gspec.yaml slow.gspec.yaml 1.gspec.yaml", "of 3: "), ("slow.gspec.yaml", "1 of 1: slow.gspec.yaml"),
    ])
  func terminal(files: String, told: String) async throws {
    // `script` gives a terminal.
    let lint = try await lint(
      "command -v script >/dev/null || exit 98; script -qec '\"$gspec\" lint \(files) --format json >/dev/null' /dev/null"
    )
    if lint.status == 98 { return }
    #expect(lint.stdout.contains(told) && lint.stdout.contains("\r\u{1B}[K"), "\(lint)")
  }

  @Test("elsewhere it does not")
  func pipe() async throws {
    let lint = try await lint("exec \"$gspec\" lint ./?.gspec.yaml slow.gspec.yaml --format json")
    #expect(lint.stderr.isEmpty, "\(lint.stderr)")
  }
}
