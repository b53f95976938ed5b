import GestureRuntime

/// Device units to points: each axis with a factor and an origin of its own, since x and y may differ.
struct ScaleToPoints: Sendable, Hashable {
  var origin: Point
  var factor: Point
  /// The surface in points, if its extent is known.
  var screen: Point?

  func callAsFunction(x: Double, y: Double) -> Point {
    Point(x: (x - origin.x) * factor.x, y: (y - origin.y) * factor.y)
  }

  /// A width and a height.
  func size(_ extent: Point) -> Point { Point(x: extent.x * factor.x, y: extent.y * factor.y) }

  /// From what the recording says, else from what the caller knows; never from a guess.
  ///
  /// The order: resolution of the axes, the size in the header, `dpi`, the caller's size.
  static func device(_ device: EvdevDevice, options: TraceOptions) throws(TraceError) -> ScaleToPoints {
    let x = Span(device.xAxis, orUnits: options.range?.x)
    let y = Span(device.yAxis, orUnits: options.range?.y)
    if let rx = x.resolution, let ry = y.resolution {
      return make(x, y, factor: Point(x: PointUnit.perMillimetre / rx, y: PointUnit.perMillimetre / ry))
    }
    if let size = device.size, let factor = factor(x, y, millimetres: size) {
      return make(x, y, factor: factor)
    }
    if let dpi = options.dpi {
      return make(x, y, factor: Point(x: PointUnit.perInch / dpi, y: PointUnit.perInch / dpi))
    }
    if let size = options.sizeInMillimetres {
      guard let factor = factor(x, y, millimetres: size) else { throw unknownRange }
      return make(x, y, factor: factor)
    }
    throw unknownScale
  }

  private static var unknownScale: TraceError {
    TraceError(
      "the recording does not say how large its units are: no resolution of its axes and no size in millimetres",
      help:
        "pass --size-mm WIDTHxHEIGHT of the touch surface, or --dpi with the device units per inch, or the "
        + "device's description with --device FILE")
  }

  private static var unknownRange: TraceError {
    TraceError(
      "the recording does not say the range of its axes, so --size-mm alone does not tell how large a unit is",
      help: "add --range WIDTHxHEIGHT with the device units across the surface, or pass --dpi")
  }

  private static func factor(_ x: Span, _ y: Span, millimetres: Point) -> Point? {
    guard let width = x.extent, let height = y.extent, millimetres.x > 0, millimetres.y > 0 else {
      return nil
    }
    return Point(
      x: millimetres.x * PointUnit.perMillimetre / width, y: millimetres.y * PointUnit.perMillimetre / height)
  }

  private static func make(_ x: Span, _ y: Span, factor: Point) -> ScaleToPoints {
    var screen: Point?
    if let width = x.extent, let height = y.extent {
      screen = Point(x: width * factor.x, y: height * factor.y)
    }
    return ScaleToPoints(origin: Point(x: x.low, y: y.low), factor: factor, screen: screen)
  }

  /// One axis; `nil` where the recording is silent (0 is "unknown", not a length).
  private struct Span {
    var low: Double
    var extent: Double?
    var resolution: Double?

    init(_ axis: EvdevDevice.Axis?, orUnits units: Double?) {
      low = Double(axis?.low ?? 0)
      extent = units
      if let axis, axis.high > axis.low { extent = Double(axis.high) - Double(axis.low) }
      if let axis, axis.resolution > 0 { resolution = Double(axis.resolution) }
    }
  }
}
