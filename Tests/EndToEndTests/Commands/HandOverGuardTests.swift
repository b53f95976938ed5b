import Testing

@testable import gspec

/// Tests which state the guard of an activity asks that takes a touch over.
@Suite("gspec run: the guard of a hand-over")
struct HandOverGuardTests {
  private static let spec = """
    gspec: 1
    product: Ends
    uses: [material]
    platforms: [android]
    state: {online: bool}
    elements: {list: {scrolls: vertical, state: {fresh: bool}}}
    activities:
      scroll: {does: scroll, target: list, by: [drag, fling], hand-over: {to: refresh, at: top}}
      refresh:
        does: custom
        target: list
        by: drag
        toward: down
        begins: hand-over
        when: GUARD
        alternative: a button

    """

  /// A drag on `list[i]` from 200 through 210 to 230, with lines before it and between the two moves.
  private func run(_ condition: String, _ before: String, _ between: String) async throws -> String {
    let folder = try TemporaryFolder()
    let spec = try folder.write(Self.spec.replacing("GUARD", with: condition), "spec.gspec.yaml")
    let trace = """
      {"t":0,"at":{"list[i]":["top"],"list[j]":["top"]}}
      \(before)
      {"t":1,"phase":"down","id":1,"x":100,"y":200,"on":"list[i]"}
      {"t":10,"phase":"move","id":1,"x":100,"y":210}
      \(between)
      {"t":30,"phase":"move","id":1,"x":100,"y":230}
      {"t":80,"phase":"up","id":1,"x":100,"y":230}

      """
    return try await GSpecProcess.run("run", spec, "--trace", "-", "--format", "json", stdin: trace).stdout
  }

  private static let isTakenOver = #""activity":"refresh""#

  @Test(
    "it asks the thing that the touch is on, whatever was pressed last",
    arguments: [
      "", #"{"t":15,"phase":"down","id":2,"x":300,"y":200,"on":"list[j]"}"#,
      #"{"t":15,"phase":"down","id":2,"x":300,"y":200,"on":"list[j]","tool":"palm"}"#,
      #"{"t":15,"phase":"down","id":1,"x":300,"y":200,"on":"list[j]"}"#,
    ])
  func ownThing(_ other: String) async throws {
    let own = try await run("fresh", #"{"t":0,"set":{"list[i].fresh":true}}"#, other)
    #expect(own.contains(Self.isTakenOver), "\(own)")
    let others = try await run("fresh", #"{"t":0,"set":{"list[j].fresh":true}}"#, other)
    #expect(!others.contains(Self.isTakenOver), "\(others)")
  }

  @Test("it asks the state of that moment, of the product and of the thing")
  func stateNow() async throws {
    let press = #"{"t":15,"phase":"down","id":2,"x":300,"y":200,"on":"list[j]"}"# + "\n"
    let fresh = try await run("fresh", "", press + #"{"t":20,"set":{"list[i].fresh":true}}"#)
    #expect(fresh.contains(Self.isTakenOver), "\(fresh)")
    let condition = "fresh and online"
    let online = try await run(
      condition, #"{"t":0,"set":{"list[i].fresh":true}}"#, press + #"{"t":20,"set":{"online":true}}"#)
    #expect(online.contains(Self.isTakenOver), "\(online)")
    let other = try await run(
      condition, #"{"t":0,"set":{"list[j].fresh":true}}"#, press + #"{"t":20,"set":{"online":true}}"#)
    #expect(!other.contains(Self.isTakenOver), "\(other)")
  }
}
