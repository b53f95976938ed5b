import GestureRuntime

/// The known formats of traces.
enum TraceFormat: String, Sendable, Hashable, CaseIterable {
  case jsonLines = "jsonl"
  case evemu
  case libinput
  case getevent
  case evtest
  case sendevent
  case hidRecorder = "hid-recorder"
}

/// The caller's options for reading a trace. `dpi` and the size override the file; the range, `frameTime` and the device complete it.
struct TraceOptions: Sendable, Hashable {
  /// The format; `nil` detects it from the content.
  var format: TraceFormat?
  /// Device units or pixels per inch.
  var dpi: Double?
  /// The size of the touch surface in millimetres.
  var sizeInMillimetres: Point?
  /// Device units across the surface, used if the recording does not give them.
  var range: Point?
  /// Time from one frame to the next, used if the recording has no times.
  var frameTime: Microseconds?
  var orientation = TraceOrientation()
  /// A description of the device from a separate file (`.desc`, `.prop`).
  var device: EvdevDevice?
}
