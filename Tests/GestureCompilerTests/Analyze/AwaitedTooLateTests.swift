import SpecParser
import Testing

@testable import GestureCompiler

/// An activity of several fingers waits for one inside its target, and can still win: it claims by one finger before another lands on the
/// inner target.
@Suite("wait, too late") struct AwaitedTooLateTests {
  /// The winners of the touch of each note that both claim.
  private static func told(_ fingers: String, pin: String = "pin", by awaited: String = "touch") throws
    -> [String]
  {
    let spec = try AnalyzeSupport.spec(
      """
      gspec: 1
      product: Test
      uses: [material]
      elements: {canvas: {children: {pin: {}}}}
      mechanics:
        pan: {fingers: \(fingers), continuous: true, steps: [press, move, lift]}
      activities:
        open: {does: custom, target: \(pin), by: \(awaited)}
        pan: {does: custom, target: canvas, by: pan}
      resolve: [{wait: pan, for: open}]
      """)
    let machine = CompilePipeline.lower(spec)
    let found = AnalyzeConflicts.run(spec).findings
    return try found.filter { $0.conflict.rule == .specialCase }.map { found in
      let witness = try #require(found.witness)
      #expect(found.finding.severity == .note && Set(witness.claims.map(\.activity)) == ["open", "pan"])
      return try AnalyzeSupport.winners(witness, machine).joined(separator: " ")
    }
  }

  @Test("The awaited activity loses to a movement that takes its finger in")
  func lost() throws {
    #expect(try Self.told("1..3") == ["pan"])
  }

  @Test("A movement of one finger takes no other in, and on one target both begin at once")
  func kept() throws {
    #expect(try Self.told("1") == [])
    #expect(try Self.told("1..3", pin: "canvas", by: "long-press") == [])
  }
}
