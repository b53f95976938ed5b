/// Where an element lies that is moved, scaled and turned: a point p of it, from its own centre, is at
/// centre + scale · R(rotation) p.
public struct Placement: Sendable, Hashable, BitwiseCopyable {
  /// Of the element, in its parent's points.
  public var centre: Point
  public var scale: Double
  /// Degrees, clockwise positive on the screen.
  public var rotation: Double

  public init(centre: Point, scale: Double = 1, rotation: Double = 0) {
    self.centre = centre
    self.scale = scale
    self.rotation = rotation
  }

  /// Where a point of the element lies in its parent; both in points, the first from the element's centre.
  public func place(of point: Point) -> Point { centre + turned(point) * scale }

  /// The placement after a gesture with two fingers: it is scaled and turned about the fingers' centre, and
  /// goes with it.
  ///
  /// All values are the outcome's, counted from its claim: `self` is the placement at the claim, and stays it
  /// to the end. What lay under the fingers' centre at the claim lies under it still, so nothing shifts when
  /// a gesture begins and nothing needs an anchor point of its own.
  public func after(fingers: Point, translation: Point, scale: Double, rotation: Double) -> Placement {
    let turn = Placement(centre: fingers, scale: 1, rotation: rotation)
    let moved = fingers + translation + turn.turned(centre - fingers) * scale
    return Placement(centre: moved, scale: self.scale * scale, rotation: self.rotation + rotation)
  }

  /// By how much a layer's `position` has to move when its `anchorPoint` does, so that the layer stays where
  /// it is: the way from the old anchor to the new through the layer's transform. Anchors are shares of the
  /// size, (0.5, 0.5) the centre, as `CALayer.anchorPoint`; the size is that of the bounds, which no
  /// transform changes.
  public func shift(from old: Point, to new: Point, size: Point) -> Point {
    turned(Point(x: (new.x - old.x) * size.x, y: (new.y - old.y) * size.y)) * scale
  }

  /// The anchor that lies at a place of the parent: the inverse of `place`, as a share of the size. A scale
  /// or size of 0 has none: the centre.
  public func anchor(at place: Point, size: Point) -> Point {
    let back = Placement(centre: .zero, rotation: -rotation).turned(place - centre)
    let width = size.x * scale
    let height = size.y * scale
    return Point(x: width == 0 ? 0.5 : 0.5 + back.x / width, y: height == 0 ? 0.5 : 0.5 + back.y / height)
  }

  /// Clockwise by the rotation, y downward.
  private func turned(_ point: Point) -> Point {
    let axis = Angle.unit(-rotation)
    return Point(x: point.x * axis.x - point.y * axis.y, y: point.x * axis.y + point.y * axis.x)
  }
}
