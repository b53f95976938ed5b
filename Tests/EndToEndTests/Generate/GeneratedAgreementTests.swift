import Foundation
import GestureCompiler
import GestureRuntime
import SpecParser
import TestSupport
import Testing

@testable import gspec

/// Checks that generated code and tables give the same outcomes for the same touches, byte for byte. All code is compiled in one build.
@Suite("Generated Swift recognizes what the table does")
struct GeneratedAgreementTests {
  @Test("cases, recordings, conflict witnesses, random specs with random traces")
  func agreement() async throws {
    var inputs = AgreementInputs()
    try inputs.addProducts()
    try inputs.addBehaviours()
    try await inputs.addWitnesses()
    try inputs.addRandom()
    let products = inputs.products
    let program = try await GeneratedProgram(products + products.map(\.inCode), comparing: products)
    let requests = inputs.inBothStyles
    let actual = try await program.outcomes(requests.map(\.request))
    try #require(actual.count == requests.count)
    for (outcomes, (request, label, expected)) in zip(actual, requests) where outcomes != expected {
      Issue.record(
        "\(request.prefix), \(label):\n\(outcomes.prefix(2000))\ninstead of\n\(expected.prefix(2000))")
    }
    let counts = inputs.counts
    #expect(requests.count { !$0.expected.isEmpty } > 700, "\(counts)")
    #expect(counts["witness", default: 0] > 100 && counts["recording", default: 0] >= 72, "\(counts)")
  }
}
