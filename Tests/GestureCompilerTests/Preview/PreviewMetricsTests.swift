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

  private func edits(_ text: String) -> SourceEdits {
    let file = SourceFile(path: "test.gspec.yaml", text: text)
    return SourceEdits(ParseYAML.parse(file).tree, file)
  }

  /// The sliders of a spec, by name.
  private func sliders(_ text: String) throws -> [String: [PreviewValue.Member]] {
    let spec = try AnalyzeSupport.spec(text)
    let values = PreviewMetrics(spec, CompilePipeline.lower(spec), edits(text)).values
    var sliders: [String: [PreviewValue.Member]] = [:]
    for case .object(let members) in values {
      if case .text(let name)? = members.first?.value { sliders[name] = members }
    }
    return sliders
  }

  private typealias Moved = (slider: [PreviewValue.Member], stop: Int)

  /// Replaces bytes of the table's instructions, as the page does.
  private func body(of table: [UInt8], with moved: [Moved]) throws -> [UInt8] {
    var replacements: [(range: Range<Int>, bytes: [UInt8])] = []
    for (slider, stop) in moved {
      let found = try #require(slider.first { $0.key == "patches" }?.value)
      guard case .list(let patches) = found else { return [] }
      for case .list(let patch) in patches {
        guard case .list(let offsets) = patch[0], case .number(let length) = patch[1],
          case .list(let stops) = patch[2],
          case .list(let bytes) = stops[stop]
        else { continue }
        let new = bytes.map { value -> UInt8 in if case .number(let byte) = value { UInt8(byte) } else { 0 } }
        for case .number(let from) in offsets { replacements.append((Int(from)..<Int(from + length), new)) }
      }
    }
    var body = Array(table.dropFirst(14))
    for (range, bytes) in replacements.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      body.replaceSubrange(range, with: bytes)
    }
    return body
  }

  @Test(
    "at every stop the patched table equals the table of the spec with that value",
    arguments: [
      ("touch-slop", "pt"), ("long-press-timeout", "ms"), ("swipe-velocity", "pt/s"),
      ("min-fling-velocity", "pt/s"),
    ])
  func patches(name: String, unit: String) throws {
    let slider = try #require(try sliders(Self.body)[name])
    let table = try CompilePipeline.compile(AnalyzeSupport.spec(Self.body)).bytes
    guard case .list(let values)? = slider.first(where: { $0.key == "values" })?.value else { return }
    #expect(values.count > 5)
    for (stop, value) in values.enumerated() {
      let changed = Self.body + "\nmetrics: {\(name): \(value.json)\(unit)}"
      let expected = try CompilePipeline.compile(AnalyzeSupport.spec(changed)).bytes
      #expect(try body(of: table, with: [(slider, stop)]) == Array(expected.dropFirst(14)), "\(value.json)")
    }
  }

  @Test("where two sliders come closest, mechanics keep their order, and the table is the compiler's")
  func order() throws {
    let sliders = try sliders(Self.body)
    let swipe = try #require(sliders["swipe-velocity"])
    let fling = try #require(sliders["min-fling-velocity"])
    func values(_ slider: [PreviewValue.Member]) throws -> [Double] {
      guard case .list(let values)? = slider.first(where: { $0.key == "values" })?.value else { return [] }
      return values.compactMap { if case .number(let number) = $0 { number } else { nil } }
    }
    let (swipes, flings) = (try values(swipe), try values(fling))
    let (fastest, slowest) = (try #require(swipes.last), try #require(flings.first))
    #expect(fastest < slowest && swipes.contains(300) && flings.contains(1000))
    let table = try CompilePipeline.compile(AnalyzeSupport.spec(Self.body)).bytes
    let changed =
      Self.body
      + "\nmetrics: {swipe-velocity: \(Int(fastest))pt/s, min-fling-velocity: \(Int(slowest))pt/s}"
    let expected = try CompilePipeline.compile(AnalyzeSupport.spec(changed)).bytes
    let patched = try body(of: table, with: [(swipe, swipes.count - 1), (fling, 0)])
    #expect(patched == Array(expected.dropFirst(14)))
  }

  @Test(
    "the table of the spec with a fix follows the sliders", arguments: ["long-press-timeout", "touch-slop"])
  func fixes(name: String) throws {
    let change = SpecChange.resolve(.wait([0], for: [1]))
    let spec = try AnalyzeSupport.spec(Self.body)
    let fixed = change.applied(to: spec)
    let metrics = PreviewMetrics(spec, CompilePipeline.lower(spec), nil)
    guard case .list(let all)? = metrics.patches(ofFixed: fixed, CompilePipeline.lower(fixed)) else {
      Issue.record("the table of the fix has no patches")
      return
    }
    let sliders = metrics.values.map { value -> [PreviewValue.Member] in
      if case .object(let members) = value { members } else { [] }
    }
    let index = try #require(sliders.firstIndex { $0.first?.value == .text(name) })
    #expect(all.count == sliders.count)
    var slider = sliders[index]
    let place = try #require(slider.firstIndex { $0.key == "patches" })
    slider[place].value = whole(all[index], slider[place].value)
    guard case .list(let values)? = slider.first(where: { $0.key == "values" })?.value else { return }
    let table = try CompilePipeline.compile(fixed).bytes
    for (stop, value) in values.enumerated() {
      let unit = name == "touch-slop" ? "pt" : "ms"
      let changed = try AnalyzeSupport.spec(Self.body + "\nmetrics: {\(name): \(value.json)\(unit)}")
      let expected = try CompilePipeline.compile(change.applied(to: changed)).bytes
      #expect(try body(of: table, with: [(slider, stop)]) == Array(expected.dropFirst(14)), "\(value.json)")
    }
  }

  /// The patches of a fix with the bytes of the spec's own patches in place of their numbers, as the page reads them.
  private func whole(_ patches: PreviewValue, _ own: PreviewValue) -> PreviewValue {
    guard case .list(let patches) = patches, case .list(let own) = own else { return .nothing }
    return .list(
      patches.map { patch in
        guard case .list(let parts) = patch, parts.count == 2, case .number(let number) = parts[1],
          case .list(let same) = own[Int(number)]
        else { return patch }
        return .list([parts[0]] + same.dropFirst())
      })
  }

  @Test("a slider says where its value stands in the text, in UTF-16 units, or what goes around a new key")
  func places() throws {
    let sliders = try sliders("# 🙂 Ä\n" + Self.body + "\nmetrics: {touch-slop: 10pt}")
    let start = 7 + Self.body.utf16.count + "\nmetrics: {touch-slop: ".utf16.count
    func place(_ name: String) -> PreviewValue? { sliders[name]?.first { $0.key == "place" }?.value }
    #expect(place("touch-slop") == .list([.number(start), .number(start + 4)]))
    let added: [PreviewValue] = [.number(start + 4), .number(start + 4), .text(", "), .text(", "), .text("")]
    #expect(place("long-press-timeout") == .list(added))
  }

  @Test("a metric that the spec does not use has no slider")
  func unused() throws {
    let sliders = try sliders(Self.body)
    #expect(sliders["double-touch-timeout"] == nil && sliders["scale-slop"] == nil)
  }
}
