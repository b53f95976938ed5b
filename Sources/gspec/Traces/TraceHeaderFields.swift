import GestureRuntime

/// The members of the header, with the scale from `unit`, `dpi`, `mm`, `width` and `height`.
struct TraceHeaderFields {
  var scale: ScaleToPoints
  var layout: ReadingDirection?
  var device: String
  var remarks: [String] = []

  init(_ fields: ReadJSONLines.Fields, options: TraceOptions) throws(TraceError) {
    let version = try fields.integer("trace")
    guard version == 1 else {
      throw fields.error("trace version \(version) is not known", help: "this is version 1")
    }
    device = try fields.optionalString("device") ?? ""
    if let word = try fields.optionalString("layout") {
      layout = ReadingDirection(word: word)
      if layout == nil { throw fields.error("no such layout: \(word)", help: "layouts are: ltr rtl") }
    }
    let unit = try fields.optionalString("unit") ?? "pt"
    let width = try fields.positive("width")
    let height = try fields.positive("height")
    let given = width.flatMap { w in height.map { Point(x: w, y: $0) } }
    let extent = given ?? (unit == "pt" ? nil : options.range)
    if extent == nil, width != nil || height != nil {
      remarks.append(
        "the header gives only one of \"width\" and \"height\", so the screen's size is not known")
    }
    var factor = Point(x: 1, y: 1)
    switch unit {
    case "pt": remarks += options.unusedInPoints
    case "px", "device":
      factor = try Self.factor(fields, unit: unit, extent: extent, options: options, remarks: &remarks)
    default: throw fields.error("no such unit: \(unit)", help: "units are: pt px device")
    }
    scale = ScaleToPoints(origin: Point(x: 0, y: 0), factor: factor)
    scale.screen = extent.map(scale.size)
  }

  /// The points per unit, first from the caller's options, then from the header. The header's `mm` comes before its `dpi`, since the axes
  /// may differ, and `mmEstimated` comes last.
  private static func factor(
    _ fields: ReadJSONLines.Fields, unit: String, extent: Point?, options: TraceOptions,
    remarks: inout [String]
  ) throws(TraceError) -> Point {
    let mm = try fields.pair("mm")
    let dpi = try fields.positive("dpi")
    if let dpi = options.dpi { return ScaleToPoints.perUnit(dpi: dpi) }
    if let size = options.sizeInMillimetres {
      guard let extent else {
        throw fields.error(
          "the header does not say how many units lie across the surface, so --size-mm alone does not tell how large one is",
          help:
            "add --range WIDTHxHEIGHT with the units across the surface, or \"width\" and \"height\" to the header"
        )
      }
      return ScaleToPoints.perUnit(size, across: extent)
    }
    if let mm, let extent { return ScaleToPoints.perUnit(mm, across: extent) }
    if let dpi { return ScaleToPoints.perUnit(dpi: dpi) }
    if let size = try fields.pair("mmEstimated"), let extent {
      remarks.append("the size of the touch surface is an estimate (\"mmEstimated\" in the header)")
      return ScaleToPoints.perUnit(size, across: extent)
    }
    throw fields.error(
      "the header has the unit \(unit) and says nothing of how large it is",
      help: "add \"dpi\" to the header, or pass --dpi, or --size-mm WIDTHxHEIGHT of the touch surface")
  }
}
