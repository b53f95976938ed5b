import GestureRuntime

/// How a panel is mounted in its product. Axes are inverted, then swapped, as in the kernel's description of a touchscreen; then places
/// are turned.
struct TraceOrientation: Sendable, Hashable {
  var invertsX = false
  var invertsY = false
  var swapsAxes = false
  /// Clockwise quarter turns: the first moves the top to the right.
  var quarterTurns = 0

  /// Whether no place changes.
  var isIdentity: Bool { self == TraceOrientation() }

  private var needsScreen: Bool { invertsX || invertsY || quarterTurns % 4 != 0 }

  /// Applies the orientation to the places, sizes and frames of a trace.
  ///
  /// - Parameter format: the format from which the trace was read.
  /// - Throws: if the size of the screen is needed and unknown.
  func apply(to trace: inout Trace, of format: TraceFormat) throws(TraceError) {
    guard !isIdentity else { return }
    if needsScreen, trace.header.screen == nil {
      throw TraceError(
        "the trace does not say how large its screen is, so it cannot be inverted or rotated",
        help: format == .jsonLines
          ? "write \"width\" and \"height\" into its header; with the unit px or device, --range WIDTHxHEIGHT says them too"
          : "pass --range WIDTHxHEIGHT with the device units across the surface")
    }
    let screen = trace.header.screen ?? Point(x: 0, y: 0)
    trace.changeTouches { touch in
      touch.location = place(touch.location, on: screen)
      touch.size = touch.size.map(extent)
      for number in touch.sizes.indices { touch.sizes[number].size = extent(touch.sizes[number].size) }
      touch.frame = touch.frame.map { frame($0, on: screen) }
      for number in touch.frames.indices {
        touch.frames[number].frame = frame(touch.frames[number].frame, on: screen)
      }
    }
    trace.header.screen = trace.header.screen.map(extent)
  }

  private func place(_ point: Point, on screen: Point) -> Point {
    var place = Point(
      x: invertsX ? screen.x - point.x : point.x, y: invertsY ? screen.y - point.y : point.y)
    var size = screen
    if swapsAxes { (place, size) = (Self.swapped(place), Self.swapped(size)) }
    for _ in 0..<(quarterTurns % 4) {
      place = Point(x: size.y - place.y, y: place.x)
      size = Self.swapped(size)
    }
    return place
  }

  private func frame(_ frame: Rectangle, on screen: Point) -> Rectangle {
    Rectangle(
      from: place(Point(x: frame.x, y: frame.y), on: screen),
      to: place(Point(x: frame.x + frame.width, y: frame.y + frame.height), on: screen))
  }

  /// The width and height after the turns.
  private func extent(_ size: Point) -> Point {
    swapsAxes != (quarterTurns % 2 == 1) ? Self.swapped(size) : size
  }

  private static func swapped(_ point: Point) -> Point { Point(x: point.y, y: point.x) }
}
