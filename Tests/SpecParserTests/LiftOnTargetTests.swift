import Testing

@testable import SpecParser

/// `lift: {on: target}`: a lift that must be on its target.
@Suite struct LiftOnTargetTests {
  private static func result(_ mechanic: String, uses: String = "material") -> ParseResult {
    let text = """
      gspec: 1
      product: Example
      uses: [\(uses)]
      platforms: [\(uses == "apple" ? "ios" : "android")]
      mechanics:
        own: \(mechanic)
      elements:
        key: {}
      activities:
        type: {does: custom, target: key, by: own, alternative: a key}
      """
    return ParseSpec.parse(SourceFile(path: "example.gspec.yaml", text: text), load: SpecText.bundled)
  }

  private static func lift(_ mechanic: String, uses: String = "material") -> ElaboratedStep? {
    guard let spec = result(mechanic, uses: uses).spec else { return nil }
    return spec.elaborated(spec.activities[0].mechanics[0].value, for: 0).steps.last
  }

  @Test(
    "The slop is the step's, else that of the vocabulary's buttons; `touch-slop` and `touch-max-duration` do not count"
  )
  func read() throws {
    let stated = try #require(Self.lift("{steps: [press, lift: {on: target, slop: 20pt}]}"))
    #expect(stated.liftSlop?.amount == 20)
    #expect(stated.slop == nil)
    #expect(stated.duration == Limits())
    #expect(Self.lift("{steps: [press, lift: {on: target}]}")?.liftSlop?.amount == 8)
    #expect(Self.lift("{steps: [press, lift: {on: target}]}", uses: "apple")?.liftSlop?.amount == 70)
    #expect(Self.lift("{steps: [press, lift: {on: target}]}", uses: "apple, material")?.liftSlop?.amount == 8)
    #expect(
      Self.lift("{steps: [press, lift: {on: target}]}", uses: "material, apple")?.liftSlop?.amount == 70)
    #expect(
      Self.lift("{steps: [press, lift: {on: target, slop: touch-slop}]}", uses: "apple")?.liftSlop?.amount
        == 10)
    #expect(Self.lift("{steps: [press, lift: {on: target, within: 2s}]}")?.duration.high?.amount == 2_000_000)
    #expect(Self.lift("{steps: [press, lift]}")?.liftSlop == nil)
  }

  @Test(
    "Wrong uses of `on: target` are reported with the reason",
    arguments: [
      ("{steps: [press, lift: {on: list}]}", "`on` of a lift is `target`, but this is `list`"),
      (
        "{steps: [press, lift: {slop: 20pt}]}", "`slop` of a lift lies around its target, but `on` is missing"
      ),
      (
        "{steps: [press, lift: {on: target, slop: 5pt..20pt}]}",
        "`slop` is one length: as far outside the target a lift still counts"
      ),
      ("{steps: [press, lift: {on: target, slop: 20ms}]}", "`20ms` is a time, but `slop` is a length"),
      (
        "{steps: [press, move: left, lift: {on: target}]}",
        "`on: target` is for a lift of fingers that press, but here they move before it"
      ),
      (
        "{continuous: true, steps: [press, wait, lift: {on: target}]}",
        "`on: target` decides at the lift, but a continuous mechanic has begun before it"
      ),
      ("{steps: [press, lift: {inside: target}]}", "`lift` has no key `inside`"),
    ])
  func mistakes(_ mechanic: String, _ message: String) {
    #expect(Self.result(mechanic).findings.map(\.message).first == message)
  }
}
