import GestureRuntime
import SpecParser

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

  /// The remark on options that say how large a unit is, for a trace in points; none if there are no such options.
  var unusedInPoints: [String] {
    let given = [
      dpi.map { _ in "--dpi" }, sizeInMillimetres.map { _ in "--size-mm" }, range.map { _ in "--range" },
    ].compactMap(\.self)
    guard !given.isEmpty else { return [] }
    return ["places are in points; \(inWords(given)) \(given.count == 1 ? "is" : "are") not used"]
  }
}
