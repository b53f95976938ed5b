/// How straight a movement goes: its way is cut into strokes, and each is compared with the way gone until its end.
///
/// A stroke ends where the fingers are beyond the slop from where it began, so that trembling makes none. The first one is the
/// movement that passes the slop. Only recognizers that limit `deviation` ask (`ProgramRecognizer.followsWay`).
extension GestureEngine {
  /// The first stroke ends at a place.
  @inlinable @inline(__always)
  mutating func startWay(_ index: Int, at place: Point) {
    pool[index].corner = place
    pool[index].bend = 0
  }

  /// Takes in a place that the fingers have come to.
  @inlinable @inline(__always)
  func followWay(_ candidate: MutableRow<Candidate>, _ place: Point) {
    let step = stepAt(candidate.pointee.step)
    let slop = step.pointee.slop
    // Mostly a frame is a part of a stroke: that is said without a root.
    guard (place - candidate.pointee.corner).squaredLength > slop * slop * 0.999,
      step.pointee.kind == .translate
    else { return }
    endStroke(candidate, place, slop)
  }

  /// Compares a stroke that may have ended here with the way from the start of the movement.
  @inlinable @inline(never)
  func endStroke(_ candidate: MutableRow<Candidate>, _ place: Point, _ slop: Double) {
    let stroke = place - candidate.pointee.corner
    guard stroke.measuredLength > slop else { return }
    let way = place - candidate.pointee.startPlace
    let angle =
      way == .zero ? 180 : Angle.signedTurn(x: way.dot(stroke), y: way.cross(stroke)).magnitude.measured
    candidate.pointee.corner = place
    candidate.pointee.bend = max(candidate.pointee.bend, angle)
  }
}
