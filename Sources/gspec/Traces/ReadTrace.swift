import GestureRuntime

/// Reads a trace in any known format; converts it to points and microseconds.
///
///     bytes ─► TraceFormat ─► EvdevRecording ─► [EvdevTouch] ─► Trace
///                       └──────────────► JSON Lines ───────────┘
enum ReadTrace {
  /// Reads a trace and applies the orientation of the options.
  ///
  /// - Throws: if nothing can be read, or the size of the units or of a turned screen is unknown.
  static func trace(
    _ bytes: [UInt8], options: TraceOptions, notes: inout TraceNotes
  ) throws(TraceError) -> Trace {
    let format: TraceFormat
    if let forced = options.format { format = forced } else { format = try TraceFormat.detect(bytes) }
    var trace =
      format == .jsonLines
      ? try ReadJSONLines.trace(bytes, options: options, notes: &notes)
      : try recorded(bytes, format: format, options: options, notes: &notes)
    try options.orientation.apply(to: &trace, of: format)
    return trace
  }

  private static func recorded(
    _ bytes: [UInt8], format: TraceFormat, options: TraceOptions, notes: inout TraceNotes
  ) throws(TraceError) -> Trace {
    var recording = try recording(bytes, format: format, frameTime: options.frameTime)
    if let device = options.device { recording.device = device.completed(by: recording.device) }
    notes.merge(recording.notes)
    if recording.device.isPointer { notes.remarks.append(touchpad) }
    let touches = EvdevContacts.touches(of: recording, notes: &notes)
    let scale = try ScaleToPoints.device(recording.device, options: options, notes: &notes)
    return Trace(
      header: TraceHeader(screen: scale.screen, device: recording.device.name),
      events: touches.map { TraceEvent(line: $0.line, .touch(touch($0, scale))) })
  }

  private static let touchpad =
    "the recording is of a touchpad: its places are places on the pad, not on a screen"

  /// Reads the description of a device in the format of any recorder; `nil` if nothing is described.
  static func device(_ bytes: [UInt8]) -> EvdevDevice? {
    // A description of evemu need not have the lines by which its format is detected.
    let format = (try? TraceFormat.detect(bytes)) ?? .evemu
    let device = read(bytes, format: format).device
    return device.axes.isEmpty && device.size == nil && !device.isPointer ? nil : device
  }

  /// Reads the events of a recording in one of the recorders' formats.
  ///
  /// - Throws: if there is no event.
  static func recording(
    _ bytes: [UInt8], format: TraceFormat, frameTime: Microseconds? = nil
  ) throws(TraceError) -> EvdevRecording {
    let recording = read(bytes, format: format, frameTime: frameTime)
    if recording.events.isEmpty {
      let first = recording.notes.damaged.first
      throw TraceError(
        line: first?.line, first?.reason ?? "the recording has no events",
        help: "read as \(format.rawValue); --input-format forces another form")
    }
    return recording
  }

  private static func read(
    _ bytes: [UInt8], format: TraceFormat, frameTime: Microseconds? = nil
  ) -> EvdevRecording {
    switch format {
    case .evemu: ReadEvemu.recording(bytes)
    case .libinput: ReadLibinput.recording(bytes)
    case .getevent: ReadGetevent.recording(bytes, frameTime: frameTime)
    case .hidRecorder: ReadHIDRecorder.recording(bytes)
    case .evtest: ReadEvtest.recording(bytes)
    case .sendevent: ReadSendevent.recording(bytes, frameTime: frameTime)
    case .jsonLines: EvdevRecording()
    }
  }

  private static func touch(_ touch: EvdevTouch, _ scale: ScaleToPoints) -> TraceTouch {
    var made = TraceTouch(
      time: touch.time, phase: touch.phase, finger: touch.finger,
      location: scale(x: Double(touch.x), y: Double(touch.y)))
    made.tool = touch.tool
    return made
  }
}

extension EvdevDevice {
  /// The separate description, completed by that of the recording. Axes, size and name of the recording come first; the starting slot comes
  /// only from there.
  fileprivate func completed(by recording: EvdevDevice) -> EvdevDevice {
    var device = self
    device.startingSlot = recording.startingSlot
    device.axes.merge(recording.axes) { _, own in own }
    device.size = recording.size ?? size
    device.isPointer = device.isPointer || recording.isPointer
    if !recording.name.isEmpty { device.name = recording.name }
    return device
  }
}
