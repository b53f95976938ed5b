import Foundation
import GestureCompiler
import SpecParser
import Testing

@testable import gspec

/// The order in which a spec lists things never changes a table.
@Suite("Order of a spec")
struct ReorderTests {
  private static let seeds: ClosedRange<UInt64> = 1...12

  @Test("a product spec in any order compiles to the same bytes", arguments: ProductSpec.all)
  func sameTable(_ product: ProductSpec) throws {
    let text = try String(contentsOf: URL(filePath: product.path), encoding: .utf8)
    let bytes = try table(text, product)
    var texts: Set<String> = []
    for seed in Self.seeds {
      let other = ReorderSpec.text(text, seed: seed)
      texts.insert(other)
      guard try table(other, product) != bytes else { continue }
      Issue.record("\(product.name), seed \(seed), compiles to other bytes:\n\(other)")
      return
    }
    #expect(texts.count == Self.seeds.count, "every seed gives an order of its own")
  }

  @Test("an order that means something is seen: of steps, of words", arguments: [ProductSpec(name: "mail")])
  func otherTable(_ product: ProductSpec) throws {
    let text = try String(contentsOf: URL(filePath: product.path), encoding: .utf8)
    let words = text.replacingOccurrences(of: "[none, some]", with: "[some, none]")
    #expect(try words != text && table(words, product) != table(text, product))
  }

  private func table(_ text: String, _ product: ProductSpec) throws -> [UInt8] {
    let result = LoadSpec.parse(Array(text.utf8), path: product.path)
    let errors = result.findings.filter { $0.severity == .error }
    try #require(errors.isEmpty, "\(errors)")
    return try CompilePipeline.compile(try #require(result.spec)).bytes
  }
}
