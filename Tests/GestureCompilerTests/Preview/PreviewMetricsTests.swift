import GestureRuntime
import SpecParser
import Testing

@testable import GestureCompiler

@Suite("Sliders of a preview")
struct PreviewMetricsTests {
  private static let body = """
    gspec: 1
    product: P
    uses: [material]
    platforms: [ios]
    elements:
      list: {scrolls: vertical, children: {row: {swipeable: left}}}
    activities:
      open: {does: activate, target: list/row, by: touch}
      hold: {does: select, target: list/row, by: long-press}
      scroll: {does: scroll, target: list, by: [drag, swipe, fling]}
    """

  /// The sliders of a spec, by name.
  private func sliders(_ text: String) throws -> [String: [PreviewValue.Member]] {
    let spec = try AnalyzeSupport.spec(text)
    guard case .list(let values) = PreviewMetrics(spec, CompilePipeline.lower(spec)).value else { return [:] }
    var sliders: [String: [PreviewValue.Member]] = [:]
    for case .object(let members) in values {
      if case .text(let name)? = members.first?.value { sliders[name] = members }
    }
    return sliders
  }

  /// Replaces bytes of the table's instructions, as the page does.
  private func body(of table: [UInt8], with slider: [PreviewValue.Member], at stop: Int) throws -> [UInt8] {
    let found = try #require(slider.first { $0.key == "patches" }?.value)
    guard case .list(let patches) = found else { return [] }
    var body = Array(table.dropFirst(14))
    for case .list(let patch) in patches.reversed() {
      guard case .number(let from) = patch[0], case .number(let length) = patch[1],
        case .list(let stops) = patch[2],
        case .list(let bytes) = stops[stop]
      else { continue }
      let new = bytes.map { value -> UInt8 in if case .number(let byte) = value { UInt8(byte) } else { 0 } }
      body.replaceSubrange(Int(from)..<Int(from + length), with: new)
    }
    return body
  }

  @Test(
    "at every stop the patched table equals the table of the spec with that value",
    arguments: [("touch-slop", "pt"), ("long-press-timeout", "ms"), ("swipe-velocity", "pt/s")])
  func patches(name: String, unit: String) throws {
    let slider = try #require(try sliders(Self.body)[name])
    let table = try CompilePipeline.compile(AnalyzeSupport.spec(Self.body))
    guard case .list(let values)? = slider.first(where: { $0.key == "values" })?.value else { return }
    #expect(values.count > 5)
    for (stop, value) in values.enumerated() {
      let changed = Self.body + "\nmetrics: {\(name): \(value.json)\(unit)}"
      let expected = try CompilePipeline.compile(AnalyzeSupport.spec(changed))
      #expect(try body(of: table, with: slider, at: stop) == Array(expected.dropFirst(14)), "\(value.json)")
    }
  }

  @Test("a metric that the spec does not use has no slider")
  func unused() throws {
    let sliders = try sliders(Self.body)
    #expect(sliders["double-touch-timeout"] == nil && sliders["scale-slop"] == nil)
  }
}
