import GestureRuntime

/// The forms that a trace may have.
enum TraceFormat: String, Sendable, Hashable, CaseIterable {
  case jsonLines = "jsonl"
  case evemu
  case libinput
  case getevent
  case evtest
  case sendevent
  case hidRecorder = "hid-recorder"
}

/// What the caller knows about a trace. It overrides the file.
struct TraceOptions: Sendable, Hashable {
  /// `nil`: told by content.
  var format: TraceFormat?
  /// Device units or pixels per inch.
  var dpi: Double?
  /// The touch surface in millimetres.
  var sizeInMillimetres: Point?
  /// Device units across the surface, where the recording does not say.
  var range: Point?
  /// From one frame to the next, where the recording has no times.
  var frameTime: Microseconds?
  var orientation = TraceOrientation()
  /// A description of the device that is kept apart from the recording (`.desc`, `.prop`).
  var device: EvdevDevice?
}

/// The one place that knows how long a point is.
enum PointUnit {
  /// One point is 1/160 inch.
  static let perInch = 160.0
  static let perMillimetre = 160.0 / 25.4
}
