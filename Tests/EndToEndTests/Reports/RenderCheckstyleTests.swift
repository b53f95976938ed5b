import Foundation
import Testing

@testable import SpecParser
@testable import gspec

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("lint --format checkstyle")
struct RenderCheckstyleTests {
  @Test("every file with its findings, with the severities of Checkstyle")
  func golden() {
    #expect(
      RenderCheckstyle.render(SampleReport.report) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
        <file name="Specs/my mail.gspec.yaml">
        <error line="4" column="3" severity="error" message="`open` &amp; &lt;others&gt;: a [circle], 100%. Help: drop a line." source="gspec.conflict/cycle"/>
        <error line="1" column="1" severity="warning" message="nothing is silenced." source="gspec.lint/unused-suppression"/>
        <error line="3" column="11" severity="info" message="always." source="gspec.guard/always"/>
        </file>
        </checkstyle>

        """)
    #expect(
      RenderCheckstyle.render(SampleReport.empty).contains(
        "<file name=\"Specs/my mail.gspec.yaml\">\n</file>"))
  }

  @Test("the report of this package's own specs is well formed")
  func ownSpecs() async throws {
    let lint = try await GSpecProcess.run(
      "lint", "--level", "note", "--format", "checkstyle", PackageFolder.path("Specs/products"))
    #expect(XMLParser(data: Data(lint.stdout.utf8)).parse())
    #expect(lint.stdout.contains("severity=\"info\""))
  }
}
