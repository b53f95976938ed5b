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

  @Test("elsewhere it does not")
  func pipe() async throws {
    let lint = try await lint("exec \"$gspec\" lint . --format json")
    #expect(lint.stderr.isEmpty, "\(lint.stderr)")
  }
}
