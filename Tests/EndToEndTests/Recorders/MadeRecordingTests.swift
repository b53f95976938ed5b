import Foundation
import GestureCompiler
import GestureRuntime
import SpecParser
import Testing

@testable import gspec

/// Writes described gestures in every recorder's form, and reads and replays them.
@Suite("Recordings made from described gestures")
struct MadeRecordingTests {
  static let gestures = [
    "touch", "double touch", "long press", "fling left 200pt in 100ms", "two fingers touch",
    "pinch out 120pt in 300ms",
    "rotate clockwise 40deg", "three-finger swipe up 150pt in 150ms", "hold 500ms then move up 80pt in 300ms",
    "five-finger pinch in 80pt",
    "press at 100,200, press at 300,200, lift 1 finger, press at 300,400, move down 50pt",
  ]

  private static func trace(_ gesture: String) throws -> Trace {
    try Hand.trace(ParseGesture.line(gesture), settings: HandSettings())
  }

  /// The forms, with the function that writes a trace in each.
  static let forms: [(name: String, text: @Sendable (RecordingWriter, Trace) -> String)] = [
    ("evemu", { $0.evemu($1) }),
    ("libinput", { $0.libinput($1) }),
    ("getevent -lt, protocol B", { $0.getevent($0.slotEvents($1), isLabelled: true) }),
    ("getevent -t, protocol A", { $0.getevent($0.listedEvents($1, withIDs: true), isLabelled: false) }),
    ("getevent -lt, no ids", { $0.getevent($0.listedEvents($1, withIDs: false), isLabelled: true) }),
    ("evtest", { $0.evtest($1) }),
    ("hid-recorder", { $0.hid($1) }),
  ]

  /// The forms that can describe a trace. The reports of hid-recorder have no places outside the panel.
  private static func forms(for trace: Trace) -> [(
    name: String, text: @Sendable (RecordingWriter, Trace) -> String
  )] {
    let isInside = RecordingWriter().expected(trace).allSatisfy { $0.x >= 0 && $0.y >= 0 }
    return forms.filter { isInside || $0.name != "hid-recorder" }
  }

  @Test("reading any form gives what was written", arguments: gestures)
  func readsBack(_ gesture: String) throws {
    let trace = try Self.trace(gesture)
    let writer = RecordingWriter()
    let expected = writer.expected(trace)
    for form in Self.forms(for: trace) {
      let bytes = Array(form.text(writer, trace).utf8)
      let recording = try ReadTrace.recording(bytes, format: TraceFormat.detect(bytes))
      var notes = recording.notes
      let touches = EvdevContacts.touches(of: recording, notes: &notes)
      #expect(notes.lines(path: "").isEmpty, "\(form.name): \(notes.lines(path: ""))")
      #expect(touches.map(\.withoutLine) == expected, "\(form.name)")
    }
  }

  @Test("device units are converted to points with the resolution of each axis", arguments: gestures)
  func points(_ gesture: String) throws {
    let trace = try Self.trace(gesture)
    for form in Self.forms(for: trace) {
      var notes = TraceNotes()
      let read = try ReadTrace.trace(
        Array(form.text(RecordingWriter(), trace).utf8), options: TraceOptions(), notes: &notes)
      let screen = try #require(read.header.screen)
      #expect(abs(screen.x - PointUnit.points(100)) < 0.001)
      // Half a unit of the coarser axis is 0.29 points.
      let places = read.events.compactMap { if case .touch(let touch) = $0.action { touch } else { nil } }
      let made = trace.events.compactMap { if case .touch(let touch) = $0.action { touch } else { nil } }
      #expect(
        try #require(places.first).location.distance(to: try #require(made.first).location) < 0.5,
        "\(form.name)")
      #expect(
        try #require(places.last).location.distance(to: try #require(made.last).location) < 0.9,
        "\(form.name)")
    }
  }

  @Test("the recordings in Fixtures are what the writers give now")
  func fixtures() throws {
    for fixture in Fixture.all {
      let text = try fixture.text()
      let url = Fixture.folder.appending(path: fixture.name)
      if ProcessInfo.processInfo.environment["GSPEC_WRITE_FIXTURES"] != nil {
        try FileManager.default.createDirectory(at: Fixture.folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
      let committed = try String(decoding: Data(contentsOf: url), as: UTF8.self)
      #expect(
        committed == text,
        "\(fixture.name) is not what is made now; set GSPEC_WRITE_FIXTURES to write it again")
    }
  }

  @Test("gspec run recognizes the gesture of each recording", arguments: Fixture.all)
  func replay(_ fixture: Fixture) async throws {
    let run = try await GSpecProcess.shell(
      "exec \"$0\" \"$@\"",
      ["run", Sample.mail, "--format", "json", "--trace", Fixture.folder.appending(path: fixture.name).path]
        + fixture.options)
    #expect(run.status == 0 && run.stderr.isEmpty, "\(run.stderr)")
    let claims = run.stdout.split(separator: "\n").filter {
      $0.contains("\"phase\":\"recognized\"") || $0.contains("\"phase\":\"began\"")
    }
    #expect(claims.count == fixture.claims.count, "\(run.stdout)")
    for (line, claim) in zip(claims, fixture.claims) { #expect(line.contains("\"activity\":\"\(claim)\"")) }
  }

  @Test(
    "a recording without a size is an error that names options; each of these options gives the same outcomes"
  )
  func size() async throws {
    let folder = try TemporaryFolder()
    var writer = RecordingWriter(resolution: (20, 20))
    writer.saysResolution = false
    let trace = try Self.trace("double touch")
    let log = try folder.write(writer.getevent(writer.slotEvents(trace), isLabelled: true), "log.txt")
    let arguments = ["run", Sample.mail, "--target", "reader", "--format", "json", "--trace", log]
    let bare = try await GSpecProcess.shell("exec \"$0\" \"$@\"", arguments)
    #expect(
      bare.status == 2 && bare.stderr.contains("--size-mm") && bare.stderr.contains("--dpi"), "\(bare.stderr)"
    )
    let size = try await GSpecProcess.shell("exec \"$0\" \"$@\"", arguments + ["--size-mm", "100x100"])
    #expect(size.status == 2 && size.stderr.contains("--range"), "\(size.stderr)")
    let description = try folder.write("N: x\nA: 35 0 2000 0 0 20\nA: 36 0 2000 0 0 20\n", "panel.desc")
    let ways = [
      ["--dpi", "508"], ["--size-mm", "100x100", "--range", "2000x2000"], ["--device", description],
    ]
    var outputs: Set<String> = []
    for way in ways {
      let run = try await GSpecProcess.shell("exec \"$0\" \"$@\"", arguments + way)
      #expect(run.status == 0, "\(run.stderr)")
      outputs.insert(run.stdout)
    }
    #expect(outputs.count == 1 && outputs.first?.contains("zoom-in") == true)
  }
}

/// A recording in Fixtures: a described gesture in a recorder's form.
struct Fixture: Sendable, CustomTestStringConvertible {
  var name: String
  var gesture: String
  var form: Int
  var options: [String]
  /// The activities that the mail spec recognizes, in order.
  var claims: [String]

  static let folder = PackageFolder.url.appending(path: "Tests/EndToEndTests/Fixtures")

  static let all = [
    Fixture(
      name: "double-touch.evemu", gesture: "double touch", form: 0, options: ["--target", "reader"],
      claims: ["zoom-in"]),
    Fixture(
      name: "pinch-out.yml", gesture: "pinch out 120pt in 300ms", form: 1, options: ["--target", "reader"],
      claims: ["zoom-in"]),
    Fixture(
      name: "fling-left.getevent.txt", gesture: "fling left 200pt in 100ms", form: 2,
      options: ["--target", "list/message"], claims: ["archive"]),
    Fixture(
      name: "two-finger-touch.getevent.txt", gesture: "two fingers touch", form: 3,
      options: ["--target", "list/message"], claims: ["select"]),
    Fixture(
      name: "two-finger-drag.getevent.txt", gesture: "two-finger drag up 100pt", form: 4,
      options: ["--target", "reader", "--set", "zoom=2"], claims: ["pan"]),
    Fixture(
      name: "long-press.evemu", gesture: "long press", form: 0, options: ["--target", "list/message"],
      claims: ["select"]),
    Fixture(
      name: "fling-left.evtest.txt", gesture: "fling left 200pt in 100ms", form: 5,
      options: ["--target", "list/message"], claims: ["archive"]),
    Fixture(
      name: "pinch-out.hid", gesture: "pinch out 120pt in 300ms", form: 6, options: ["--target", "reader"],
      claims: ["zoom-in"]),
  ]

  var testDescription: String { name }

  func text() throws -> String {
    let trace = try Hand.trace(ParseGesture.line(gesture), settings: HandSettings())
    return MadeRecordingTests.forms[form].text(RecordingWriter(), trace)
  }
}

extension EvdevTouch {
  fileprivate var withoutLine: EvdevTouch {
    var touch = self
    touch.line = 0
    return touch
  }
}
