/// Reads traces from files.
enum LoadTrace {
  /// - Parameter giver: who gives the path.
  static func trace(
    _ path: String, options: TraceOptions, from giver: ReadInput.Giver = .person
  ) throws(CommandFailure) -> Trace {
    try trace(
      ReadInput.bytes(path, limit: ReadInput.traceLimit, from: giver), name: PathText.shown(path),
      options: options)
  }

  /// - Parameter name: the name of the trace in messages.
  static func trace(
    _ bytes: [UInt8], name: String, options: TraceOptions
  ) throws(CommandFailure) -> Trace {
    var notes = TraceNotes()
    defer { notes.lines(path: name).forEach(Console.remark) }
    do {
      return try ReadTrace.trace(bytes, options: options, notes: &notes)
    } catch {
      throw CommandFailure(error, path: name)
    }
  }
}
