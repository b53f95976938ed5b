// The web interface: the functions that a page calls in the module from `Scripts/build-web`. It is compiled as one module with
// GestureRuntime, as Embedded Swift for wasm32. Everything passes as numbers: handles are addresses, text stays in the page, and lists are
// read from the module's memory as doubles.

/// A sink that collects the outcomes of a call, and the reasons if they are wanted.
struct WebSink: GestureSink {
  let explains: Bool
  var outcomes: [Outcome] = []
  var events: [CandidateEvent] = []

  // Always: one engine for both has half as many bytes.
  static var wantsReasons: Bool { true }
  mutating func receive(_ outcome: Outcome) { outcomes.append(outcome) }
  mutating func explain(_ event: CandidateEvent) { if explains { events.append(event) } }
}

final class WebTable {
  let table: Table
  init(_ table: Table) { self.table = table }
}

final class WebRecognizer {
  var recognizer: Recognizer
  let table: Table
  var sink: WebSink
  /// The results of the last call, as doubles.
  var rows: [Double] = []

  init(_ table: Table, showsRivals: Bool, explains: Bool) {
    self.table = table
    sink = WebSink(explains: explains)
    recognizer = Recognizer(table, showsRivals: showsRivals)
  }
}

final class WebPlayer {
  var player: FeedbackPlayer
  let table: Table
  var rows: [Double] = []

  init(_ table: Table, _ scene: FeedbackScene) {
    self.table = table
    player = FeedbackPlayer(scene)
  }
}

func take<Object: AnyObject>(_ handle: UnsafeMutableRawPointer, as: Object.Type) -> Object {
  Unmanaged<Object>.fromOpaque(handle).takeUnretainedValue()
}

func hand(_ object: some AnyObject) -> UnsafeMutableRawPointer { Unmanaged.passRetained(object).toOpaque() }
