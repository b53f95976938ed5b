import Foundation
import Testing

@testable import gspec

/// Tests what `gspec explain` says of a touch that an activity could not take over where content ends.
@Suite("gspec explain: refused hand-overs")
struct RefusedHandOverTests {
  /// A drag down on a list at its top, by a finger or a pen, which another finger may join.
  private func explain(
    _ refresh: String, _ push: String = "by: long-press", tool: String = "finger", joined: Bool = false,
    format: String = "text"
  ) async throws -> String {
    let folder = try TemporaryFolder()
    let spec = try folder.write(
      """
      gspec: 1
      product: Ends
      uses: [material]
      platforms: [android]
      state: {online: bool}
      elements: {list: {scrolls: vertical}}
      mechanics:
        haul: {fingers: 1..2, continuous: true, steps: [press, {move: {toward: vertical}}, lift]}
      activities:
        scroll: {does: custom, target: list, by: haul, tools: [finger, pen], hand-over: {to: refresh, at: top}, alternative: x}
        refresh: {does: custom, target: list, toward: down, begins: hand-over, alternative: x, \(refresh)}
        push: {does: custom, target: list, alternative: x, \(push)}
      resolve:
        - {together: [scroll, push]}

      """, "spec.gspec.yaml")
    let second = [
      #"{"t":40,"phase":"down","id":2,"x":200,"y":200,"on":"list"}"#,
      #"{"t":50,"phase":"move","id":2,"x":200,"y":220}"#,
    ]
    let trace = """
      {"t":0,"phase":"down","id":1,"x":100,"y":200,"on":"list","tool":"\(tool)"}
      {"t":20,"phase":"move","id":1,"x":100,"y":220}
      \(joined ? second[0] : "")
      {"t":40,"at":{"list":["top"]}}
      {"t":50,"phase":"move","id":1,"x":100,"y":240}
      \(joined ? second[1] : "")
      {"t":60,"phase":"move","id":1,"x":100,"y":260}
      {"t":600,"phase":"up","id":1,"x":100,"y":260}

      """
    let run = try await GSpecProcess.run(
      "explain", spec, "--trace", "-", "--format", format, stdin: trace)
    #expect(run.status == 0, "\(run.stderr)")
    return run.stdout
  }

  private static let start = "; it did not hand the touch over to refresh at 50 ms: "

  @Test("each reason is told, once")
  func reasons() async throws {
    let told = [
      (try await explain("by: drag, when: online"), "its guard does not hold: online"),
      (try await explain("by: drag", joined: true), "it does not take 2 fingers"),
      (try await explain("by: drag", tool: "pen"), "it does not accept the pen"),
      (
        try await explain("by: drag", "by: drag"),
        "push has won on this touch, too, and `resolve` does not say that refresh may begin beside it or in its place"
      ),
    ]
    for (text, reason) in told {
      #expect(text.contains(Self.start + reason), "\(reason)\n\(text)")
      #expect(text.components(separatedBy: "it did not hand").count == 2, "\(text)")
    }
    #expect(try await !explain("by: drag").contains("it did not hand"))
  }

  @Test("the record in JSON has the cause, and the rival")
  func json() async throws {
    let told = try await explain("by: drag", "by: drag", format: "json")
    let line = try #require(told.split(separator: "\n").first { $0.contains("handOverRefused") })
    let event = try AnyJSON.read(String(line))
    #expect(event["to"] == "refresh" && event["cause"] == "winner" && event["rival"] == "push", "\(line)")
    #expect(event["activity"] == "scroll" && event["message"]?.text?.hasPrefix("push has won") == true)
  }
}
