import Foundation
import GestureRuntime
import Testing

@testable import gspec

/// Why a sample is refused is told by `gspec run` and by the module for the web.
@Suite struct WebRefusalsTests {
  @Test("both have the same words, and the module has them in the order of their numbers")
  func words() throws {
    let script = try String(
      contentsOf: PackageFolder.url.appending(path: "Sources/GestureWeb/gestures.js"), encoding: .utf8)
    let start = try #require(script.firstRange(of: "const refusals = [\n  null,")).upperBound
    let stop = try #require(script[start...].firstRange(of: "];")).lowerBound
    let words = script[start..<stop].matches(of: /"([^"]*)"/).map { String($0.1) }
    let refusals = (UInt8.min...UInt8.max).compactMap { Refusal(rawValue: $0) }
    #expect(words == refusals.map(\.sentence))
  }
}
