import Testing

@testable import GestureRuntime
@testable import SpecParser

/// The limits of a spec that tables have, too. The reader states them for itself, since it does not know of tables.
@Suite("What the reader accepts fits into a table")
struct LimitsFitTablesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var ofReader: Int
    var ofTable: Int

    var testDescription: String { name }
  }

  /// Limits that are the same.
  static let equal: [Row] = [
    Row(name: "entries", ofReader: SpecSize.most, ofTable: TableBuilder.limit),
    Row(name: "steps", ofReader: SyntaxReader.stepLimit, ofTable: TableBuilder.mostSteps),
    Row(name: "presses", ofReader: SyntaxReader.pressLimit, ofTable: TableBuilder.mostPresses),
    Row(name: "fingers", ofReader: SyntaxReader.fingerLimits.upperBound, ofTable: TouchTracker.fingerLimit),
    Row(name: "directions", ofReader: Directions.limit, ofTable: TableBuilder.mostDirections),
    Row(name: "detents", ofReader: Detent.most, ofTable: TableBuilder.mostDetents),
    Row(
      name: "microseconds of shows-possible", ofReader: Int(SyntaxReader.mostShowing),
      ofTable: Int(TableBuilder.mostShowing)),
    Row(
      name: "velocity samples", ofReader: Int(SyntaxReader.velocitySampleLimits.upperBound),
      ofTable: VelocityEstimator.sampleLimit),
  ]

  /// Limits of which the reader's is smaller, since it limits something else.
  static let smaller: [Row] = [
    // An element in another one is two levels deeper in YAML: a name, and `children`.
    Row(name: "levels of elements", ofReader: NodeBuilder.depthLimit / 2, ofTable: TableBuilder.mostLevels),
    Row(name: "taps", ofReader: SyntaxReader.mostTaps, ofTable: Int(UInt8.max)),
  ]

  @Test(arguments: equal)
  func areEqual(_ row: Row) { #expect(row.ofReader == row.ofTable) }

  @Test(arguments: smaller)
  func fits(_ row: Row) { #expect(row.ofReader <= row.ofTable) }
}
