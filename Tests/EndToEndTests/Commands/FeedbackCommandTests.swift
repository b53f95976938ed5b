import Foundation
import Testing

@testable import gspec

@Suite("gspec run --feedback, and cases of feedback")
struct FeedbackCommandTests {
  private let folder: TemporaryFolder
  private let spec: String
  private let trace: String

  init() throws {
    folder = try TemporaryFolder()
    spec = try folder.write(Self.text, "cards.gspec.yaml")
    trace = try folder.write(Self.drag, "drag.jsonl")
  }

  static let text = """
    gspec: 1
    product: Cards
    uses: [material]
    elements:
      card: {swipeable: left}
    activities:
      archive:
        does: dismiss
        target: card
        by: [drag, swipe, fling]
        toward: left
        commit: {distance: 120pt, velocity: 2000pt/s}
        feedback:
          follow: {translation: 1x, opacity: 0.5}
          on-cancel: {spring: {damping: 1, response: 0.2s}}
          haptic: {claim: light, threshold: thud, commit: 0.5}
        alternative: the button

    """

  private static let drag = """
    {"trace":1,"width":390,"height":844,"unit":"pt"}
    {"t":0,"phase":"down","id":1,"x":300,"y":100,"on":"card","size":[390,72]}
    {"t":20,"phase":"move","id":1,"x":280,"y":100}
    {"t":40,"phase":"move","id":1,"x":220,"y":100}
    {"t":200,"phase":"up","id":1,"x":220,"y":100}

    """

  @Test("lines of a long trace are in order and whole, though they are printed a piece at a time")
  func long() async throws {
    var lines = [#"{"trace":1,"width":390,"height":844,"unit":"pt"}"#]
    for round in 0..<40 {
      let start = round * 3000
      lines.append(#"{"t":\#(start),"phase":"down","id":1,"x":300,"y":100,"on":"card"}"#)
      for step in 1...20 {
        lines.append(#"{"t":\#(start + 8 * step),"phase":"move","id":1,"x":\#(300 - 4 * step),"y":100}"#)
      }
      lines.append(#"{"t":\#(start + 300),"phase":"up","id":1,"x":220,"y":100}"#)
    }
    let trace = try folder.write(lines.joined(separator: "\n") + "\n", "long.jsonl")
    let json = try await GSpecProcess.run("run", spec, "--trace", trace, "--feedback", "--format", "json")
    let printed = json.stdout.split(separator: "\n")
    #expect(json.status == 0 && json.stdout.utf8.count > 200_000, "\(json.stderr)")
    let times = try printed.map { line in
      try JSONDecoder().decode(JSON.self, from: Data(line.utf8))["t"]
    }.map { value -> Double in
      switch value {
      case .int(let time): Double(time)
      case .double(let time): time
      default: -1
      }
    }
    #expect(times.allSatisfy { $0 >= 0 } && times == times.sorted())
    #expect(printed.count { $0.contains(#""phase":"began""#) } == 40)
    let text = try await GSpecProcess.run("run", spec, "--trace", trace, "--feedback")
    #expect(text.stdout.split(separator: "\n").count == printed.count + 1)
  }

  @Test("`progress` shrinks the element in the last part of a hold, and not if the finger lifts before")
  func pressing() async throws {
    let text = """
      gspec: 1
      product: Cards
      uses: [material]
      elements:
        card: {selectable: true}
      activities:
        pick:
          does: select
          target: card
          by: long-press
          feedback:
            progress: {scale: 0.9x, duration: 200ms}
            on-cancel: {curve: linear, duration: 100ms}
      """
    let spec = try folder.write(text, "pick.gspec.yaml")
    for (lift, times) in [(340, [250, 300]), (200, [])] {
      let trace = try folder.write(
        """
        {"trace":1,"width":390,"height":844,"unit":"pt"}
        {"t":0,"phase":"down","id":1,"x":300,"y":100,"on":"card"}
        {"t":\(lift),"phase":"up","id":1,"x":300,"y":100}

        """, "press.jsonl")
      let run = try await GSpecProcess.run(
        "run", spec, "--trace", trace, "--feedback", "--step", "50ms", "--format", "json")
      let rows = run.stdout.split(separator: "\n").filter { $0.contains(#""phase":"pressing""#) }
      #expect(rows.map { row in times.first { row.hasPrefix("{\"t\":\($0),") } } == times)
      if lift == 340 { #expect(rows.last?.contains(#""scale":0.95,"#) == true) }
    }
  }

  @Test("json: outcomes have feedback, and further lines show the way to rest")
  func json() async throws {
    let run = try await GSpecProcess.run(
      "run", spec, "--trace", trace, "--feedback", "--step", "100ms", "--format", "json")
    #expect(run.status == 0 && run.stderr.isEmpty)
    let lines = run.stdout.split(separator: "\n").map(String.init)
    #expect(lines.count == 6)
    #expect(
      lines[0].hasSuffix(
        #""progress":0,"feedback":{"x":0,"y":0,"vx":0,"vy":0,"scale":1,"rotation":0,"opacity":1,"progress":0,"press":0,"haptics":["claim: light"]}}"#
      ))
    #expect(
      lines[1].contains(#""feedback":{"x":-60,"y":0,"vx":0,"vy":0,"scale":1,"rotation":0,"opacity":0.75,"#))
    #expect(lines[2].contains(#""phase":"ended""#) && lines[2].contains(#""rest":{"t":"#))
    #expect(
      lines[3].hasPrefix(
        #"{"t":300,"activity":"archive","target":"card","phase":"settling","feedback":{"x":-"#))
    #expect(lines[5].contains(#""phase":"rest","feedback":{"x":0,"#))
  }

  @Test("each touch is played with the size that its press gave, not with that of a later one")
  func sizes() async throws {
    let share = Self.text.replacing("{distance: 120pt, velocity: 2000pt/s}", with: "{distance: 50%}")
    let spec = try folder.write(share, "share.gspec.yaml")
    let touches = [(0, 200), (3000, 400)].map { start, width in
      """
      {"t":\(start),"phase":"down","id":1,"x":300,"y":100,"on":"card","size":[\(width),72]}
      {"t":\(start + 20),"phase":"move","id":1,"x":280,"y":100}
      {"t":\(start + 40),"phase":"move","id":1,"x":230,"y":100}
      {"t":\(start + 300),"phase":"up","id":1,"x":230,"y":100}

      """
    }
    let trace = try folder.write(
      #"{"trace":1,"width":390,"height":844,"unit":"pt"}"# + "\n" + touches.joined(), "sizes.jsonl")
    let run = try await GSpecProcess.run("run", spec, "--trace", trace, "--feedback", "--format", "json")
    let changes = run.stdout.split(separator: "\n").filter { $0.contains(#""phase":"changed""#) }
    #expect(changes.count == 2)
    #expect(changes.first?.contains(#""opacity":0.75,"progress":0.5,"#) == true, "\(run.stdout)")
    #expect(changes.last?.contains(#""opacity":0.875,"progress":0.25,"#) == true, "\(run.stdout)")
  }

  @Test("text: outcomes have feedback, and further rows show the way to rest")
  func text() async throws {
    let run = try await GSpecProcess.run("run", spec, "--trace", trace, "--feedback")
    #expect(run.status == 0)
    #expect(run.stdout.contains("at rest; feels claim: light"))
    #expect(run.stdout.contains("x -60, opacity 0.75, progress 0.5"))
    #expect(run.stdout.contains("settling"))
  }

  @Test("a table gives the same feedback as its spec")
  func table() async throws {
    let table = folder.path + "/cards.gtab"
    #expect(try await GSpecProcess.run("compile", spec, "-o", table).status == 0)
    let one = try await GSpecProcess.run("run", spec, "--trace", trace, "--feedback", "--format", "json")
    let other = try await GSpecProcess.run("run", table, "--trace", trace, "--feedback", "--format", "json")
    #expect(one.stdout == other.stdout && !one.stdout.isEmpty)
  }

  @Test("a discrete activity shows its on-end, and a hold that is given up its on-cancel")
  func discrete() async throws {
    let spec = try folder.write(
      """
      gspec: 1
      product: Zoom
      uses: [material]
      elements:
        photo: {zooms: true}
        button: {}
      activities:
        zoom-in:
          does: zoom-in
          target: photo
          by: double-touch
          feedback: {on-end: {curve: linear, duration: 100ms, target: 2x}}
          alternative: the button
        menu:
          does: custom
          target: button
          by: long-press
          feedback: {progress: {scale: 0.9x}, on-cancel: {curve: linear, duration: 100ms}}
          alternative: the button

      """, "zoom.gspec.yaml")
    let twice = try folder.write(
      """
      {"t":0,"phase":"down","id":1,"x":100,"y":100,"on":"photo"}
      {"t":40,"phase":"up","id":1,"x":100,"y":100}
      {"t":150,"phase":"down","id":1,"x":100,"y":100,"on":"photo"}
      {"t":200,"phase":"up","id":1,"x":100,"y":100}
      {"t":1000,"phase":"down","id":1,"x":100,"y":100,"on":"button"}
      {"t":1200,"phase":"up","id":1,"x":100,"y":100}

      """, "twice.jsonl")
    let run = try await GSpecProcess.run("run", spec, "--trace", twice, "--feedback", "--format", "json")
    #expect(run.status == 0, "\(run.stderr)")
    let rests = run.stdout.split(separator: "\n").filter { $0.contains(#""phase":"rest""#) }.map(String.init)
    #expect(rests.count == 2, "\(run.stdout)")
    #expect(rests.first?.contains(#""t":300,"#) == true && rests.first?.contains(#""scale":2,"#) == true)
    #expect(rests.last?.contains(#""t":1300,"#) == true && rests.last?.contains(#""scale":1,"#) == true)
  }

  @Test("an invalid --step is a usage error", arguments: ["0ms", "11s", "50", "fast"])
  func step(_ step: String) async throws {
    let run = try await GSpecProcess.run("run", spec, "--trace", trace, "--feedback", "--step", step)
    #expect(run.status == 2)
  }

  private func cases(_ lines: String) async throws -> GSpecProcess {
    let text = "version: 1\nspec: cards.gspec.yaml\njitter: 0pt\ncases:\n  - name: the case\n"
    let test = lines.split(separator: "\n").map { "    \($0)\n" }.joined()
    return try await GSpecProcess.run("test", folder.write(text + test, "cards.cases.yaml"))
  }

  @Test(
    "cases that pass",
    arguments: [
      "gesture: drag left 68pt on card\nshows: [{after: 0ms, x: -60pt +- 3pt, opacity: 75% +- 2%}, {rest: true, x: 0}]",
      "gesture: drag left 68pt on card\nfeels: [archive claim]",
      "gesture: drag left 200pt on card\nfeels: [archive claim, archive threshold, archive commit]",
      "gesture: touch on card\nfeels: []",
    ])
  func holds(_ test: String) async throws {
    let result = try await cases(test)
    #expect(result.status == 0, "\(result.stdout)\(result.stderr)")
  }

  @Test(
    "cases that fail, with the reason",
    arguments: [
      (
        "gesture: drag left 68pt on card\nshows: [{rest: true, x: -60pt}]",
        "expected x: -60pt at rest, but x was 0"
      ),
      (
        "gesture: drag left 68pt on card\nshows: [{at: 1ms, opacity: 50%}]",
        "expected opacity: 50% at 1ms, but opacity was 1"
      ),
      ("gesture: touch on card\nfeels: [archive claim]", "`archive claim` should be felt, but nothing was"),
      (
        "gesture: drag left 68pt on card\nshows: [{rest: true, x: 0, settled: 1s..2s}]",
        "it should be at rest in time, but was so"
      ),
      (
        "gesture: drag right 68pt\ntarget: card\nshows: [{rest: true, x: 0}]",
        "expected x: 0, but nothing is shown"
      ),
      (
        "gesture: drag left 200pt on card\nfeels: []",
        "nothing should be felt, but `archive claim`, `archive threshold` and `archive commit` were"
      ),
    ])
  func fails(_ test: String, _ why: String) async throws {
    let result = try await cases(test)
    #expect(result.status == 1 && result.stdout.contains(why), "\(result.stdout)\(result.stderr)")
  }

  @Test(
    "cases with mistakes",
    arguments: [
      ("gesture: touch on card\nshows: [{x: 0}]", "when it is shown is said in one way"),
      ("gesture: touch on card\nshows: [{at: 1ms, after: 1ms, x: 0}]", "when it is shown is said in one way"),
      ("gesture: touch on card\nshows: [{at: 1ms}]", "no value is named that should be shown"),
      ("gesture: touch on card\nshows: [{at: 1ms, x: 5deg}]", "has the wrong unit"),
      ("gesture: touch on card\nshows: [{at: 1ms, X: 5}]", "has no key `X`"),
      ("gesture: touch on card\nshows: [{at: 1ms, x: 0, on: crad}]", "there is no element crad"),
      ("gesture: touch on card\nfeels: [archive]", "is nothing that can be felt"),
      ("gesture: touch on card\nfeels: [archive lift]", "is nothing that can be felt"),
    ])
  func wrong(_ test: String, _ why: String) async throws {
    let result = try await cases(test)
    #expect(result.status == 1 && result.stderr.contains(why), "\(result.stdout)\(result.stderr)")
  }

  @Test("every fault in Docs/Feedback.md has a case, and all cases pass")
  func article() async throws {
    let test = try await GSpecProcess.run("test", PackageFolder.path("Specs/feedback"))
    #expect(test.status == 0, "\(test.stdout)\(test.stderr)")
    let page = try String(contentsOfFile: PackageFolder.path("Docs/Feedback.md"), encoding: .utf8)
    let faults = page.split(separator: "\n").compactMap { line in
      line.firstRange(of: ". **").flatMap { Int(line[..<$0.lowerBound]) }
    }
    #expect(faults == Array(1...22))
    let cases = try String(
      contentsOfFile: PackageFolder.path("Specs/feedback/article.cases.yaml"), encoding: .utf8)
    for fault in faults { #expect(cases.contains("- name: \(fault) · "), "\(fault)") }
  }
}
