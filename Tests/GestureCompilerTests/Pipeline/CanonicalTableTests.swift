import GestureRuntime
import Testing

@testable import GestureCompiler

/// The order in which a spec lists its entries does not change its table.
struct CanonicalTableTests {
  private static let head = """
    gspec: 1
    product: P
    uses: [material]
    state:
      mode: [one, two]
    elements:
      list:
        children:
          row: {swipeable: left}

    """
  private static let first = """
    activities:
      a: {does: activate, target: row, by: touch, when: mode == one}
      b: {does: scroll, target: list, by: [drag, swipe, fling], toward: vertical}
      c: {does: dismiss, target: row, by: [fling, drag, swipe], toward: left}
      d: {does: zoom-in, target: row, by: [double-touch, pinch-open]}
    resolve:
      - {prefer: c, over: b}
      - {wait: a, for: d}
      - together: [b, d]

    """
  private static let second = """
    resolve:
      - together: [d, b]
      - {wait: a, for: d}
      - {prefer: c, over: b}
    activities:
      d: {by: [pinch-open, double-touch], does: zoom-in, target: row}
      c: {does: dismiss, by: [drag, swipe, fling], toward: left, target: list/row}
      b: {does: scroll, target: list, by: [swipe, fling, drag], toward: [up, down]}
      a: {does: activate, target: row, by: [touch], when: not mode == two}

    """

  @Test func orderDoesNotMatter() throws {
    let one = try CompilePipeline.compile(SpecFiles.parse(Self.head + Self.first)).bytes
    let other = try CompilePipeline.compile(SpecFiles.parse(Self.head + Self.second)).bytes
    let texts = try [one, other].map { try CompilePipeline.disassemble($0) }
    // Only the guards `mode == one` and `not mode == two` may differ in the table. `vertical` and `[up, down]` are the same.
    let lines = texts.map {
      $0.split(separator: "\n").filter { !$0.contains("is-one-of") && !$0.hasSuffix("not") }
    }
    #expect(lines[0] == lines[1])
  }

  @Test(arguments: SpecFiles.products)
  func compilingTwiceGivesTheSameBytes(_ name: String) throws {
    let one = try CompilePipeline.compile(SpecFiles.product(name)).bytes
    let other = try CompilePipeline.compile(SpecFiles.product(name)).bytes
    #expect(one == other)
  }

  @Test(arguments: SpecFiles.products)
  func whatLoadsIsWrittenTheSameWay(_ name: String) throws {
    let bytes = try CompilePipeline.compile(SpecFiles.product(name)).bytes
    #expect(try CompilePipeline.assemble(Table.instructions(of: bytes)).bytes == bytes)
  }
}
