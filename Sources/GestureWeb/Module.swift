// The web interface: the functions that a page calls in the module from `Scripts/build-web`. It is compiled as one module with
// GestureRuntime, as Embedded Swift for wasm32. Everything passes as numbers: handles are addresses, text stays in the page, and lists are
// read from the module's memory as doubles.

final class WebTable {
  let table: Table
  init(_ table: Table) { self.table = table }
}

final class WebRecognizer {
  var recognizer: Recognizer
  let explains: Bool
  /// Results of the last call, as numbers.
  var rows = SlabBuilder<Double>()

  init(_ table: Table, showsRivals: Bool, explains: Bool) {
    self.explains = explains
    recognizer = Recognizer(table, showsRivals: showsRivals)
  }
}

final class WebPlayer {
  var player: FeedbackPlayer
  let table: Table
  var rows = SlabBuilder<Double>()

  init(_ table: Table, _ scene: FeedbackScene) {
    self.table = table
    player = FeedbackPlayer(scene)
  }
}

func take<Object: AnyObject>(_ handle: UnsafeMutableRawPointer, as: Object.Type) -> Object {
  Unmanaged<Object>.fromOpaque(handle).takeUnretainedValue()
}

func hand(_ object: some AnyObject) -> UnsafeMutableRawPointer { Unmanaged.passRetained(object).toOpaque() }
