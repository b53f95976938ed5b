import Foundation
import GestureCompiler
import GestureRuntime
import SpecParser
import TestSupport
import Testing

@testable import gspec

/// Checks that generated code and tables give the same outcomes for the same touches, byte for byte. All code of a test is compiled in one
/// build.
@Suite("Generated Swift recognizes what the table does")
struct GeneratedAgreementTests {
  @Test("products: cases, recordings, witnesses")
  func products() async throws {
    var inputs = AgreementInputs()
    try inputs.addProducts()
    try await inputs.addProductWitnesses()
    try await agree(inputs, least: Recording.areThere ? 2000 : 1700)
    let counts = inputs.counts
    #expect(counts["witness", default: 0] > 90 && counts["recording", default: 0] >= 72, "\(counts)")
  }

  @Test("cases of behaviours, witnesses of conflicts, random specs with random traces")
  func others() async throws {
    var inputs = AgreementInputs()
    try inputs.addBehaviours()
    try await inputs.addConflicts()
    try inputs.addRandom()
    try await agree(inputs, least: 700)
    let counts = inputs.counts
    #expect(counts["witness", default: 0] > 10 && counts["random", default: 0] >= 250, "\(counts)")
  }

  /// - Parameter least: more than these requests must have outcomes.
  private func agree(_ inputs: AgreementInputs, least: Int) async throws {
    let products = inputs.products
    let program = try await GeneratedProgram(products + products.map(\.inCode), comparing: products)
    let requests = inputs.inBothStyles
    let actual = try await program.outcomes(requests.map(\.request))
    try #require(actual.count == requests.count)
    for (outcomes, (request, label, expected)) in zip(actual, requests) where outcomes != expected {
      Issue.record(
        "\(request.prefix), \(label):\n\(outcomes.prefix(2000))\ninstead of\n\(expected.prefix(2000))")
    }
    #expect(requests.count { !$0.expected.isEmpty } > least, "\(inputs.counts)")
  }
}
