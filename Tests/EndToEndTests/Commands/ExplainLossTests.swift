import Testing

@testable import gspec

/// Checks that `gspec explain` names the rule that decided between claims of one instant, and the difference between the two.
@Suite("gspec explain: lost at one instant")
struct ExplainLossTests {
  /// Explains a straight drag to the left on `item`, by activities `a` and `b`.
  private func explain(_ a: String, _ b: String, _ rest: String = "", hold: Int = 50) async throws -> String {
    let folder = try TemporaryFolder()
    let spec = try folder.write(
      """
      gspec: 1
      product: Example
      uses: [material]
      platforms: [android]
      elements:
        page: {children: {item: {}}}
      mechanics:
        back: {continuous: true, steps: [press, {move: {toward: 170deg..260deg}}, lift]}
        short: {steps: [press, {move: left}]}
      activities:
        a: {does: custom, \(a)}
        b: {does: custom, \(b)}
      \(rest)
      """, "spec.gspec.yaml")
    let trace = """
      {"t":0,"phase":"down","id":1,"x":200,"y":200,"on":"page/item"}
      {"t":\(hold),"phase":"move","id":1,"x":180,"y":200}
      {"t":900,"phase":"up","id":1,"x":180,"y":200}
      """
    let run = try await GSpecProcess.run("explain", spec, "--trace", "-", stdin: trace)
    #expect(run.status == 0, "\(run.stderr)")
    return run.stdout
  }

  @Test("`prefer` in `resolve`")
  func preferred() async throws {
    let told = try await explain(
      "target: page, by: drag, toward: left", "target: item, by: drag", "resolve: [{prefer: a, over: b}]")
    #expect(told.contains("b lost to a at 50 ms: both claim then, and `resolve` prefers a"), "\(told)")
  }

  @Test("the inner target, with the levels of both")
  func inner() async throws {
    let told = try await explain("target: page, by: drag, toward: left", "target: item, by: drag")
    #expect(
      told.contains(
        "a lost to b at 50 ms: both claim then, and the element of b lies further in: level 2 against 1"),
      "\(told)")
  }

  @Test("the special case, with what makes it special")
  func special() async throws {
    let direction = try await explain("target: item, by: drag, toward: left", "target: item, by: drag")
    #expect(
      direction.contains(
        "b lost to a at 50 ms: both claim then, and a is the special case: its directions (left) lie inside this one's (any direction)"
      ), "\(direction)")
    let hold = try await explain("target: item, by: drag", "target: item, by: long-press-drag", hold: 600)
    #expect(
      hold.contains(
        "a lost to b at 600 ms: both claim then, and b is the special case: it has a hold, which this one lacks"
      ),
      "\(hold)")
  }

  @Test("a preferred activity that never claims takes nothing over")
  func takenOver() async throws {
    let told = try await explain(
      "target: item, by: drag", "target: item, by: swipe", "resolve: [{prefer: b, over: a}]")
    // The finger rests before it lifts. So there is no swipe, and nothing takes over.
    #expect(told.contains("a: began at 50 ms, ended at 900 ms"), "\(told)")
  }
}
