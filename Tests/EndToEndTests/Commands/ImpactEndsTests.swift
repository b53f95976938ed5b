import GestureRuntime
import Testing

@testable import gspec

@Suite("gspec impact: how claims end, and what is shown before them")
struct ImpactEndsTests {
  private static func spec(_ activity: String) -> String {
    """
    gspec: 1
    product: P
    uses: [material]
    platforms: [android]
    elements: {row: {swipeable: left}}
    activities:
      x: {target: row, \(activity)}

    """
  }

  private static let swipe = """
    {"t":0,"phase":"down","id":1,"x":300,"y":200,"on":"row"}
    {"t":20,"phase":"move","id":1,"x":280,"y":200}
    {"t":40,"phase":"move","id":1,"x":250,"y":200}
    {"t":60,"phase":"move","id":1,"x":220,"y":200}
    {"t":80,"phase":"up","id":1,"x":200,"y":200}

    """

  private static let touch = """
    {"t":0,"phase":"down","id":1,"x":300,"y":200,"on":"row"}
    {"t":120,"phase":"up","id":1,"x":300,"y":200}

    """

  /// The changes of one trace: `kind: message | before | after`.
  private func changes(_ old: String, _ new: String, _ trace: String) async throws -> [String] {
    let folder = try TemporaryFolder()
    let paths = [
      try folder.write(Self.spec(old), "old.gspec.yaml"), try folder.write(Self.spec(new), "new.gspec.yaml"),
    ]
    let run = try await GSpecProcess.run(
      "impact", paths[0], paths[1], "--traces", "-", "--format", "json", stdin: trace)
    #expect(run.status == 0, "\(run)")
    return (try AnyJSON.read(run.stdout)["sorts"]?.items ?? []).compactMap { $0["change"] }.map { change in
      let texts = ["message", "before", "after"].map { change[$0]?.text ?? "-" }
      return "\(change["kind"]?.text ?? "-"): \(texts.joined(separator: " | "))"
    }
  }

  @Test("a discrete swipe that no longer commits")
  func discrete() async throws {
    let swipe = "does: dismiss, by: swipe, alternative: a button"
    let claim = "x by swipe on row at 80 ms"
    #expect(
      try await changes(
        swipe + ", commit: {velocity: 800pt/s}", swipe + ", commit: {velocity: 2000pt/s}", Self.swipe) == [
          "end: `x` ends without commit, was: commits | \(claim), commits | \(claim), ends without commit"
        ])
    #expect(try await changes(swipe, swipe, Self.swipe) == [])
  }

  @Test("a press that is shown, and one that is not")
  func shown() async throws {
    let (soon, late) = ("shows-possible: 50ms", "shows-possible: 300ms")
    let touch = "does: activate, by: touch, "
    let press = "x possible on row at 50 ms"
    #expect(
      try await changes(touch + soon, touch + late, Self.touch) == [
        "shown: `x` no longer shows that it is pressed | \(press) | -"
      ])
    #expect(
      try await changes(touch + late, touch + soon, Self.touch) == [
        "shown: `x` shows that it is pressed where it did not | - | \(press)"
      ])
    #expect(
      try await changes(touch + "shows-possible: 80ms", touch + soon, Self.touch) == [
        "shown: `x` shows that it is pressed at another time | x possible on row at 80 ms | \(press)"
      ])
    #expect(try await changes(touch + soon, touch + soon, Self.touch) == [])
  }

  @Test("a press that fails at another time")
  func failed() {
    func press(_ failure: Microseconds?) -> ShownPress {
      ShownPress(
        identity: .init(activity: "x", thing: TouchedThing(path: "row", tool: .finger)), time: 50_000,
        failure: failure)
    }
    let changes = ShownPress.changes([press(400_000)], [press(nil)])
    #expect(changes.map(\.kind) == [.shown])
    #expect(changes.first?.before == "x possible on row at 50 ms, failed at 400 ms")
    #expect(ShownPress.changes([press(400_000)], [press(400_000)]).isEmpty)
  }
}
