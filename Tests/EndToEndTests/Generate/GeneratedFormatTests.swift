import Foundation
import GestureCompiler
import SpecParser
import TestSupport
import Testing

@testable import gspec

/// Checks that generated Swift has the format of this repository.
@Suite("Generated Swift passes swift-format")
struct GeneratedFormatTests {
  @Test(
    "the sources of every product, in both styles, each with another layout",
    arguments: zip(SwiftOptions.Style.allCases, [SwiftOptions.Access.package, .public]))
  func products(style: SwiftOptions.Style, access: SwiftOptions.Access) async throws {
    let folder = try TemporaryFolder()
    let configuration = PackageFolder.path(".swift-format")
    for product in ProductSpec.all {
      let loaded = try product.loaded()
      var options = SwiftOptions(GeneratedHeader(version: "test", source: product.name, digest: "test"))
      (options.style, options.access, options.userInterface) = (style, access, .swiftui)
      options.layout = access == .public ? .many : .one
      let source = try #require(loaded.source)
      guard case .files(let files) = try EmitSwift.run(source.spec, options, sources: source.sources) else {
        Issue.record("\(product.name): names clash")
        continue
      }
      for file in files {
        #expect(!file.text.contains("swift-format-ignore"))
        try folder.write(file.text, file.name)
      }
    }
    let lint = try await GSpecProcess.shell(
      "exec \"${SWIFT:-swift}\" format lint --strict --parallel --recursive --configuration \"$1\" \"$2\"",
      [configuration, folder.path])
    #expect(lint.status == 0, "\(lint.stderr.prefix(4000))")
  }
}
