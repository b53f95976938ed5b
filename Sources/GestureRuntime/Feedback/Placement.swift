/// The placement of an element that is moved, scaled and turned. A point p, relative to the element's center, lies at centre + scale ·
/// R(rotation) p.
public struct Placement: Sendable, Hashable, BitwiseCopyable {
  /// The center of the element, in its parent's points.
  public var centre: Point
  public var scale: Double
  /// In degrees, clockwise positive on the screen.
  public var rotation: Double

  public init(centre: Point, scale: Double = 1, rotation: Double = 0) {
    self.centre = centre
    self.scale = scale
    self.rotation = rotation
  }

  /// The place in the parent of a point of the element. Both are in points; the point is relative to the element's center.
  public func place(of point: Point) -> Point { centre + turned(point) * scale }

  /// The placement after a gesture with two fingers. The element is scaled and turned about the center of the fingers, and moves with it.
  ///
  /// All values are those of the outcome, counted from its claim. `self` is the placement at the claim and does not change during the
  /// gesture. The point under the center of the fingers at the claim stays under it. So nothing shifts when the gesture begins, and no
  /// anchor point is needed.
  public func after(fingers: Point, translation: Point, scale: Double, rotation: Double) -> Placement {
    let turn = Placement(centre: fingers, scale: 1, rotation: rotation)
    let moved = fingers + translation + turn.turned(centre - fingers) * scale
    return Placement(centre: moved, scale: self.scale * scale, rotation: self.rotation + rotation)
  }

  /// The change of a layer's `position` that keeps the layer in place when its `anchorPoint` changes. It is the vector from the old anchor
  /// to the new one, through the layer's transform. Anchors are shares of the size, (0.5, 0.5) the center, as in `CALayer.anchorPoint`. The
  /// size is that of the bounds, which no transform changes.
  public func shift(from old: Point, to new: Point, size: Point) -> Point {
    turned(Point(x: (new.x - old.x) * size.x, y: (new.y - old.y) * size.y)) * scale
  }

  /// The anchor at a place of the parent, as a share of the size: the inverse of `place`. If the scale or size is 0, it is the center.
  public func anchor(at place: Point, size: Point) -> Point {
    let back = Placement(centre: .zero, rotation: -rotation).turned(place - centre)
    let width = size.x * scale
    let height = size.y * scale
    return Point(x: width == 0 ? 0.5 : 0.5 + back.x / width, y: height == 0 ? 0.5 : 0.5 + back.y / height)
  }

  /// The point turned clockwise by the rotation, with y downward.
  private func turned(_ point: Point) -> Point {
    let axis = Angle.unit(-rotation)
    return Point(x: point.x * axis.x - point.y * axis.y, y: point.x * axis.y + point.y * axis.x)
  }
}
