/// Straightness of movements. A movement is cut into strokes, and each stroke is compared with the displacement at its end.
///
/// A stroke ends where the fingers are beyond the slop from its start, so that trembling makes no strokes. The first one is the movement
/// that passes the slop. Only recognizers that limit `deviation` measure strokes (`ProgramRecognizer.Derived`).
extension GestureEngine {
  /// Ends the first stroke at a place.
  @inlinable @inline(__always)
  mutating func startWay(_ index: Int, at place: Point) {
    pool[index].corner = place
    pool[index].bend = 0
  }

  /// Processes a place that the fingers have come to.
  @inlinable @inline(__always)
  mutating func followWay(_ candidate: MutableRow<Candidate>, _ place: Point) {
    let step = stepAt(candidate.pointee.step)
    let slop = step.pointee.slop
    // Most frames end no stroke, which this test finds without a square root. `endStroke` tests exactly.
    guard (place - candidate.pointee.corner).squaredLength > slop * slop * 0.999,
      step.pointee.kind == .translate
    else { return }
    endStroke(candidate, place, slop)
  }

  /// Ends the stroke here if it is long enough, and compares it with the displacement from the start of the movement.
  @inlinable @inline(never)
  mutating func endStroke(_ candidate: MutableRow<Candidate>, _ place: Point, _ slop: Double) {
    let stroke = place - candidate.pointee.corner
    guard stroke.measuredLength > slop else { return }
    let way = place - candidate.pointee.startPlace
    let angle =
      way == .zero ? 180 : Angle.signedTurn(x: way.dot(stroke), y: way.cross(stroke)).magnitude.measured
    candidate.pointee.corner = place
    candidate.pointee.bend = max(candidate.pointee.bend, angle)
  }
}
