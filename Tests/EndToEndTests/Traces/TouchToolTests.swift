import GestureRuntime
import Testing

@testable import gspec

/// Tests of tools, such as pens, in traces, described gestures, outcomes and the output of `gspec explain`.
@Suite("tools of touches")
struct TouchToolTests {
  private static let spec = """
    gspec: 1
    product: Board
    uses: [material]
    platforms: [android]
    elements:
      board: {}
    activities:
      draw: {does: custom, target: board, by: drag, tools: [pen, eraser], alternative: a menu}
      pan: {does: pan, target: board, by: drag, alternative: a menu}

    """

  private static func drag(_ tool: String) -> String {
    """
    {"t":0,"phase":"down","id":1,"x":100,"y":100,"on":"board"\(tool)}
    {"t":20,"phase":"move","id":1,"x":140,"y":100}
    {"t":40,"phase":"up","id":1,"x":180,"y":100}

    """
  }

  private func run(_ command: String, _ trace: String, _ more: String...) async throws -> GSpecProcess {
    let folder = try TemporaryFolder()
    let spec = try folder.write(Self.spec, "board.gspec.yaml")
    return try await GSpecProcess.shell(
      "exec \"$0\" \"$@\"", [command, spec, "--trace", "-"] + more, stdin: trace)
  }

  private func read(_ text: String) throws -> (touches: [TraceTouch], notes: TraceNotes) {
    var notes = TraceNotes()
    let trace = try ReadJSONLines.trace(Array(text.utf8), options: TraceOptions(), notes: &notes)
    let touches = trace.events.compactMap { event in
      if case .touch(let touch) = event.action { touch } else { nil }
    }
    return (touches, notes)
  }

  @Test("outcomes have the tool, unless it is a finger")
  func outcomes() async throws {
    let pen = try await run("run", Self.drag(#","tool":"pen""#), "--format", "json")
    let lines = pen.stdout.split(separator: "\n")
    #expect(lines.count == 3 && lines.allSatisfy { $0.contains(#""activity":"draw""#) })
    #expect(lines.allSatisfy { $0.contains(#""tool":"pen""#) })
    let finger = try await run("run", Self.drag(""), "--format", "json")
    #expect(finger.stdout.contains(#""activity":"pan""#) && !finger.stdout.contains("tool"))
    #expect(try await run("run", Self.drag(#","tool":"eraser""#)).stdout.contains("by eraser"))
    #expect(try await run("run", Self.drag(#","tool":"palm""#)).stdout == "nothing was recognized\n")
  }

  @Test("explain says which activities do not accept the tool, and which tools they accept")
  func explain() async throws {
    let pen = try await run("explain", Self.drag(#","tool":"pen""#)).stdout
    #expect(pen.contains("press at 0 ms by pen on board, at 100,100"), "\(pen)")
    #expect(pen.contains("  – pan: it is not for a pen, only for finger or mouse"), "\(pen)")
    let finger = try await run("explain", Self.drag("")).stdout
    #expect(finger.contains("  – draw: it is not for a finger, only for pen or eraser"), "\(finger)")
    let palm = try await run("explain", Self.drag(#","tool":"palm""#)).stdout
    #expect(palm.contains("  – draw: a palm starts nothing"), "\(palm)")
  }

  @Test("a finger that becomes a palm is cancelled, and ignored until its next down")
  func palms() throws {
    let (touches, notes) = try read(
      """
      {"t":0,"phase":"down","id":1,"x":0,"y":0}
      {"t":10,"phase":"move","id":1,"x":5,"y":0,"tool":"palm"}
      {"t":20,"phase":"move","id":1,"x":9,"y":0}
      {"t":30,"phase":"up","id":1,"x":9,"y":0}
      {"t":40,"phase":"down","id":1,"x":9,"y":0}

      """)
    #expect(touches.map(\.phase) == [.down, .cancel, .down])
    #expect(touches.map(\.time) == [0, 10_000, 40_000])
    #expect(notes.count(of: .palm) == 2)
  }

  @Test("an unknown tool is an error that lists the tools")
  func unknown() {
    #expect(
      throws: TraceError(line: 1, "no such tool: brush", help: "tools are: finger pen eraser mouse palm")
    ) {
      try read(#"{"t":0,"phase":"down","id":1,"x":0,"y":0,"tool":"brush"}"#)
    }
  }

  @Test("a written trace is read with the same tool")
  func written() throws {
    var touch = TraceTouch(time: 0, phase: .down, finger: 3, location: Point(x: 1, y: 2), element: "board")
    touch.tool = .eraser
    let text = WriteJSONLines.text(Trace(events: [TraceEvent(.touch(touch))]))
    #expect(try read(text).touches == [touch])
  }

  @Test("described gestures press with the tool that was named last")
  func described() throws {
    func tools(_ text: String) throws -> [TouchTool] {
      let trace = try Hand.trace(ParseGesture.line(text), settings: HandSettings())
      return trace.events.compactMap { event in
        if case .touch(let touch) = event.action, touch.phase == .down { touch.tool } else { nil }
      }
    }
    #expect(try tools("touch") == [.finger])
    #expect(try tools("touch with pen, then touch, then touch with a finger") == [.pen, .pen, .finger])
    #expect(try tools("press with palm, then drag left 50pt with eraser") == [.palm, .eraser])
    #expect(try tools("press with mouse, then move left 50pt, then lift") == [.mouse])
  }
}
