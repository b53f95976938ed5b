import GestureRuntime
import SpecParser

/// Converts device units to points. Each axis has its own factor and origin, since x and y may differ.
struct ScaleToPoints: Sendable, Hashable {
  var origin: Point
  var factor: Point
  /// The size of the surface in points; `nil` if its extent is unknown.
  var screen: Point?

  func callAsFunction(x: Double, y: Double) -> Point {
    Point(x: (x - origin.x) * factor.x, y: (y - origin.y) * factor.y)
  }

  /// Converts a width and a height to points.
  func size(_ extent: Point) -> Point { Point(x: extent.x * factor.x, y: extent.y * factor.y) }

  /// Converts a frame to points.
  func frame(_ frame: Rectangle) -> Rectangle {
    let (corner, size) = (self(x: frame.x, y: frame.y), size(frame.size))
    return Rectangle(x: corner.x, y: corner.y, width: size.x, height: size.y)
  }

  /// The points per unit, of which an inch has so many.
  static func perUnit(dpi: Double) -> Point {
    Point(x: PointUnit.perInch / dpi, y: PointUnit.perInch / dpi)
  }

  /// The points per unit on a surface of a size in millimetres, with so many units across.
  static func perUnit(_ millimetres: Point, across extent: Point) -> Point {
    Point(
      x: PointUnit.points(millimetres.x) / extent.x, y: PointUnit.points(millimetres.y) / extent.y)
  }

  /// The scale for a device, from the caller's options or else from the recording, never from a guess.
  ///
  /// The order is: `dpi`, the caller's size, the resolution of the axes if it is plausible, the size in the recording.
  static func device(
    _ device: EvdevDevice, options: TraceOptions, notes: inout TraceNotes
  ) throws(TraceError) -> ScaleToPoints {
    let x = Span(device.xAxis, orUnits: options.range?.x)
    let y = Span(device.yAxis, orUnits: options.range?.y)
    if let dpi = options.dpi {
      return make(x, y, factor: perUnit(dpi: dpi))
    }
    if let size = options.sizeInMillimetres {
      guard let factor = factor(x, y, millimetres: size) else { throw unknownRange }
      return make(x, y, factor: factor)
    }
    if let rx = x.resolution, let ry = y.resolution {
      let width = (x.extent ?? 0) / rx
      let height = (y.extent ?? 0) / ry
      if max(width, height) <= longestSide {
        return make(
          x, y,
          factor: Point(
            x: PointUnit.points(1, perMillimetre: rx), y: PointUnit.points(1, perMillimetre: ry)))
      }
      notes.remarks.append(
        "the resolution of the axes would make the panel \(DecimalText.brief(width)) x \(DecimalText.brief(height)) mm "
          + "and is not believed; --size-mm or --dpi says how large it is")
    }
    if let size = device.size, let factor = factor(x, y, millimetres: size) {
      return make(x, y, factor: factor)
    }
    throw unknownScale(options)
  }

  /// The longest plausible side of a panel, in millimetres. Wrong resolutions give longer sides; panels on walls need `--size-mm`.
  private static let longestSide = 1000.0

  private static func unknownScale(_ options: TraceOptions) -> TraceError {
    let size = "--size-mm WIDTHxHEIGHT with the millimetres of the touch surface"
    let others = "--dpi with the device units per inch, or the device's description with --device FILE"
    return TraceError(
      "the recording does not say how large its units are: no resolution of its axes that can be believed and no "
        + "size in millimetres",
      help: options.range == nil
        ? "pass \(size), or \(others)"
        : "--range says how many units there are: add \(size), or pass \(others)")
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
    return perUnit(millimetres, across: Point(x: width, y: height))
  }

  private static func make(_ x: Span, _ y: Span, factor: Point) -> ScaleToPoints {
    var screen: Point?
    if let width = x.extent, let height = y.extent {
      screen = Point(x: width * factor.x, y: height * factor.y)
    }
    return ScaleToPoints(origin: Point(x: x.low, y: y.low), factor: factor, screen: screen)
  }

  /// One axis. Values that the recording does not give are `nil`, since a resolution of 0 means "unknown".
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
