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
    try await lint(folder)
  }

  @Test("guards with many parts, on elements with guards and state of their own")
  func guards() async throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write(
      """
      gspec: 1
      product: Kiosk
      uses: [material]
      platforms: [android]
      state: {mode: [browse, show, pay, leave], balance: -20..20, is-locked: bool}
      elements:
        hall:
          when: not is-locked
          children:
            ticket: {state: {is-sold: bool, sort: [adult, child, group, self]}}
      activities:
        buy: {does: activate, target: ticket, by: touch, when: "not is-sold and sort in (adult, child) and mode != pay"}
        refund: {does: custom, target: ticket, by: long-press, when: is-sold or (sort == self and balance > -3.5), alternative: a button}
        swap: {does: custom, target: ticket, by: drag, when: is-sold and mode != pay, alternative: a button}

      """, "kiosk.gspec.yaml")
    for style in SwiftOptions.Style.allCases {
      let run = try await GSpecProcess.run(
        "generate", "swift", spec, "-o", folder.path + "/\(style)", "--style", style.rawValue)
      #expect(run.status == 0, "\(run.stderr)")
    }
    try await lint(folder)
  }

  private func lint(_ folder: TemporaryFolder) async throws {
    let configuration = PackageFolder.path(".swift-format")
    let lint = try await GSpecProcess.shell(
      "exec \"${SWIFT:-swift}\" format lint --strict --parallel --recursive --configuration \"$1\" \"$2\"",
      [configuration, folder.path])
    #expect(lint.status == 0, "\(lint.stderr.prefix(4000))")
  }
}
