import Foundation
import Testing

@testable import gspec

@Suite("Progress")
struct ProgressTests {
  /// Runs a line of shell in a folder with the specs `0` to `5`, and with `slow.gspec.yaml`, a pipe that gets its spec after a second.
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
    "in a terminal, lint shows its progress after a while and clears the line at the end, also for one slow spec",
    arguments: [
      ("0.gspec.yaml slow.gspec.yaml 1.gspec.yaml", "of 3: "), ("slow.gspec.yaml", "1 of 1: slow.gspec.yaml"),
    ])
  func terminal(files: String, told: String) async throws {
    // `script` gives gspec a terminal.
    let lint = try await lint(
      "command -v script >/dev/null || exit 98; script -qec '\"$gspec\" lint \(files) --format json >/dev/null' /dev/null"
    )
    if lint.status == 98 { return }
    #expect(lint.stdout.contains(told) && lint.stdout.contains("\r\u{1B}[K"), "\(lint)")
  }

  @Test("without a terminal, lint shows no progress")
  func pipe() async throws {
    let lint = try await lint("exec \"$gspec\" lint ./?.gspec.yaml slow.gspec.yaml --format json")
    #expect(lint.stderr.isEmpty, "\(lint.stderr)")
  }
}
