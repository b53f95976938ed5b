@testable import GestureRuntime
import Testing

/// Every reason for which bytes are refused, each with the offset of the first wrong byte.
struct TableLoadingTests {
  @Test func loadsWhatItIsGiven() throws {
    let table = try makeTable(
      Recipe.touch("open"), declarations: [op(.stateBool, "unread"), op(.stateNumber, "zoom", 1, 8)])
    #expect(table.product == "Test")
    #expect(table.activityName(0) == "open")
    #expect(table.activityKind(0) == "activate")
    #expect(table.activityTarget(0) == view)
    #expect(table.elementPath(view) == "list/view")
    #expect(table.element(path: "list/view") == view)
    #expect(table.element(path: "view") == nil)
    #expect(table.mechanicName(2) == "drag")
    #expect(table.recognizerCount == 1 && table.recognizerActivity(0) == 0)
    #expect(table.recognizerMechanics(0) == [0])
    #expect(table.state(named: "zoom") == 1)
    #expect(table.stateDomain(1) == .number(low: 1, high: 8))
    #expect(table.state(named: "nothing") == nil)
  }

  @Test(arguments: Opcode.allCases)
  func decodedOperandsHaveRoom(_ opcode: Opcode) {
    #expect(opcode.info.operands.count <= Operands.limit)
  }

  /// Bytes as words of eight bytes, as in generated code.
  private static func words(_ bytes: [UInt8]) -> [UInt64] {
    stride(from: 0, to: bytes.count, by: 8).map { start in
      bytes[start..<min(start + 8, bytes.count)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
  }

  @Test func wordsOfGeneratedCodeAreTheBytes() throws {
    let bytes = assemble(preamble + mechanics + Recipe.touch("open") + [op(.end)])
    let table = Table(generated: Self.words(bytes), count: bytes.count)
    #expect(table.activityCount == 1 && table.activityName(0) == "open" && table.elementCount > 0)
  }

  /// Changed words and wrong counts give an empty table. Touches on it, and on elements that it does not have, do not end the program.
  @Test func wordsThatWereChangedRecognizeNothing() throws {
    let bytes = assemble(preamble + mechanics + Recipe.touch("open") + [op(.end)])
    var changed = Self.words(bytes)
    changed[1] ^= 0xFF00
    for (words, count) in [(changed, bytes.count), ([], 8), (Self.words(bytes), bytes.count - 1), ([], 0)] {
      let table = Table(generated: words, count: count)
      #expect(table.activityCount == 0 && table.elementCount == 0 && table.recognizerCount == 0)
      var recognizer = Recognizer(table)
      var recorder = Recorder()
      let isSet = recognizer.setState(0, to: 1)
      #expect(!isSet)
      recognizer.setSize(Point(x: 1, y: 1), of: ElementID(index: 3))
      for (time, phase) in [(0, TouchPhase.down), (10, .move), (20, .up)] {
        _ = recognizer.feed(
          TouchSample(
            time: Microseconds(time), phase: phase, finger: 1, location: Point(x: 0, y: 0),
            element: ElementID(index: 3)), into: &recorder)
      }
      recognizer.cancelAll(into: &recorder)
      #expect(recorder.outcomes.isEmpty)
    }
  }

  @Test(arguments: Refused.all)
  func refuses(_ refused: Refused) throws {
    let error = #expect(throws: TableError.self) { try Table(bytes: refused.bytes) }
    #expect(error?.reason == refused.reason)
    if let offset = refused.offset { #expect(error?.offset == offset) }
  }

  @Test func everyReasonCanBeReached() {
    let reached = Set(Refused.all.map(\.reason))
    for reason in TableError.Reason.allCases where !reached.contains(reason) {
      Issue.record("no table is refused because of \(reason)")
    }
  }

  @Test func everyReasonHasASentence() {
    for reason in TableError.Reason.allCases {
      #expect(TableError(reason, offset: 0).sentence.utf8CodeUnitCount > 10)
    }
  }
}

/// Bytes that are no table, with the reason.
struct Refused: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var reason: TableError.Reason
  /// The offset that the error must have; `nil` for any.
  var offset: Int?
  var bytes: [UInt8]
  /// The instructions, if the bytes are made of instructions.
  var instructions: [Instruction] = []

  init(_ what: String, _ reason: TableError.Reason, at offset: Int? = nil, bytes: [UInt8]) {
    testDescription = what
    self.reason = reason
    self.offset = offset
    self.bytes = bytes
  }

  init(_ what: String, _ reason: TableError.Reason, _ instructions: [Instruction]) {
    self.init(what, reason, bytes: assemble(instructions))
    self.instructions = instructions
  }

  /// A table of activities after the usual declarations.
  init(_ what: String, _ reason: TableError.Reason, activities: [Instruction]) {
    self.init(what, reason, preamble + mechanics + activities + [op(.end)])
  }

  /// A table of one recognizer with these steps, after the usual declarations.
  init(
    _ what: String, _ reason: TableError.Reason, fingers: UInt64 = 1, continuous: UInt64 = 0,
    steps: [Instruction]
  ) {
    let head = [
      Recipe.activity("a", "k"),
      Instruction(.recognizer, [.integer(fingers), .integer(fingers), .integer(continuous)]),
      Instruction(.name, [.integer(0), .integer(0), .integer(fingers), .integer(fingers)]),
    ]
    self.init(what, reason, activities: head + steps)
  }

  static let good = assemble(preamble + mechanics + Recipe.touch("open") + [op(.end)])

  static var all: [Refused] { outer + encoding + order + ranges + steps + tooMany + limits }
}
