import Foundation
import Testing

/// What the README shows is what is there.
struct ReadmeTests {
  @Test func theSpecIsTheExample() throws {
    let readme = try PackageFolder.text("README.md")
    let start = try #require(readme.range(of: "```yaml\n"))
    let end = try #require(readme.range(of: "```\n", range: start.upperBound..<readme.endIndex))
    #expect(try readme[start.upperBound..<end.lowerBound] == PackageFolder.text("Examples/reader.gspec.yaml"))
  }

  @Test func everyCommandIsThere() throws {
    let makefile = try PackageFolder.text("Makefile")
    for page in ["README.md", "CONTRIBUTING.md"] {
      for match in try PackageFolder.text(page).matches(of: /`make ([a-z-]+)/) {
        #expect(makefile.contains("\n\(match.1):"), "\(page) says make \(match.1)")
      }
    }
  }
}
