import Foundation
import Testing

/// The commands and pages that the first pages name exist. `DocumentedOutputTests` runs the commands that they show.
struct ReadmeTests {
  @Test func everyCommandIsThere() throws {
    let makefile = try PackageFolder.text("Makefile")
    for page in ["README.md", "CONTRIBUTING.md"] {
      for match in try PackageFolder.text(page).matches(
        of: /(?:`|^    )make ([a-z-]+)/.anchorsMatchLineEndings())
      {
        #expect(makefile.contains("\n\(match.1):"), "\(page) says make \(match.1)")
      }
    }
  }

  @Test func theIndexHasEveryPage() throws {
    let index = try PackageFolder.text("Docs/README.md")
    for path in PackageFolder.files() where path.hasPrefix("Docs/") && path.hasSuffix(".md") {
      let name = path.dropFirst("Docs/".count)
      if name.hasPrefix("Rules/") || name == "README.md" { continue }
      #expect(
        index.contains("(\(name))") || index.contains("(\(name)#"), "Docs/README.md does not name \(name)")
    }
  }
}
