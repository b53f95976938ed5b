/// An activity's plan applied to the sizes of a scene.
struct FeedbackAxes {
  let plan: FeedbackPlan
  let scene: FeedbackScene
  /// The factors of the fingers' movement for x and y. An axis that only counts for progress moves too, but is not shown.
  let factor: Point

  init(_ plan: FeedbackPlan, _ scene: FeedbackScene) {
    self.plan = plan
    self.scene = scene
    factor = FeedbackAxes.factor(plan)
  }

  static func factor(_ plan: FeedbackPlan) -> Point {
    guard plan.translation == .zero, plan.followsProgress else { return plan.translation }
    let across = plan.ways.isEmpty || !plan.ways.isDisjoint(with: .across)
    let along = plan.ways.isEmpty || !plan.ways.isDisjoint(with: .along)
    return Point(x: across ? 1 : 0, y: along ? 1 : 0)
  }

  /// Whether the translation is shown, as 1 or 0 for each axis.
  static func visible(_ plan: FeedbackPlan) -> Point {
    Point(x: plan.translation.x == 0 ? 0 : 1, y: plan.translation.y == 0 ? 0 : 1)
  }

  // MARK: Places

  /// The range in which a place follows the finger fully. Beyond it, the rubber band applies.
  func range(horizontally: Bool) -> BandedRange {
    let length = horizontally ? scene.extent.x : scene.extent.y
    let band = plan.band?.band(dimension: length > 0 ? length : 1e9)
    if let beyond = plan.band?.beyond?.points(along: length), let band {
      return BandedRange(-beyond.magnitude, beyond.magnitude, band: band)
    }
    let (least, most) = limits(horizontally: horizontally)
    let isOpen = least == -.infinity && most == .infinity
    // Without a rubber band, content practically stops at its limits: it follows the finger by a thousandth, the least slope of a band.
    let wall = RubberBand(slope: 0, softness: 0)
    return isOpen ? FeedbackChannel.open : BandedRange(least, most, band: band ?? wall)
  }

  /// The range in which a place comes to rest: its clamp, or the content's bounds.
  func bounds(horizontally: Bool) -> BandedRange {
    let (least, most) = limits(horizontally: horizontally)
    return BandedRange(least, most, band: RubberBand(slope: 1, softness: 0))
  }

  /// The range in which a place comes to rest. Without clamp and bounds, it ends where the rubber band starts.
  func rest(horizontally: Bool) -> BandedRange {
    let bounds = bounds(horizontally: horizontally)
    let length = horizontally ? scene.extent.x : scene.extent.y
    let isOpen = bounds.lower <= -1e9 && bounds.upper >= 1e9
    guard isOpen, let beyond = plan.band?.beyond?.points(along: length) else { return bounds }
    return BandedRange(-beyond.magnitude, beyond.magnitude, band: bounds.band)
  }

  private func limits(horizontally: Bool) -> (Double, Double) {
    let length = horizontally ? scene.extent.x : scene.extent.y
    if let clamp = plan.clamp, clamp.measure == .points || clamp.measure == .percent {
      let unit = clamp.measure == .percent ? length / 100 : 1
      if unit > 0 { return (clamp.least * unit, clamp.most * unit) }
    }
    return horizontally ? (scene.least.x, scene.most.x) : (scene.least.y, scene.most.y)
  }

  // MARK: Scale and angle

  /// The range of the scale's logarithm. Without a rubber band, fingers pass it freely. With one, they reach at most twice the greatest and
  /// half the least scale.
  var scaleRange: BandedRange {
    guard let (least, most) = scaleLimits else { return FeedbackChannel.open }
    return BandedRange(least, most, band: band(dimension: Elementary.log(2)))
  }

  /// The range of the angle. With a rubber band, fingers pass it by at most a quarter turn.
  var turnRange: BandedRange {
    guard let clamp = plan.clamp, clamp.measure == .angle else { return FeedbackChannel.open }
    return BandedRange(clamp.least, clamp.most, band: band(dimension: 90))
  }

  private func band(dimension: Double) -> RubberBand {
    guard let band = plan.band else { return RubberBand(slope: 1, softness: 0) }
    return band.law == .smooth
      ? .smooth(dimension: dimension) : .platform(dimension: dimension, coefficient: band.coefficient)
  }

  private var scaleLimits: (Double, Double)? {
    guard let clamp = plan.clamp, clamp.measure == .scale else { return nil }
    return (
      clamp.least > 0 ? Elementary.log(clamp.least) : -.infinity,
      clamp.most < .infinity ? Elementary.log(clamp.most.within(1e-6, 1e6)) : .infinity
    )
  }

  // MARK: Progress

  /// The progress of a place toward the threshold, 0 ... 1. It is measured by the finger movement that leads to the place.
  func progress(x: FeedbackChannel, y: FeedbackChannel, from origin: Point, at place: Point) -> Double {
    let across = x.range.finger(showing: place.x) - x.range.finger(showing: origin.x)
    let along = y.range.finger(showing: place.y) - y.range.finger(showing: origin.y)
    let way = Point(
      x: factor.x == 0 ? 0 : across / factor.x, y: factor.y == 0 ? 0 : along / factor.y)
    let isAcross = way.x.magnitude >= way.y.magnitude
    let length = isAcross ? scene.extent.x : scene.extent.y
    guard let threshold = plan.threshold?.points(along: length) else { return 0 }
    return Follow.progress(distance(way), of: threshold)
  }

  /// The distance along the counted direction in which the movement went furthest.
  private func distance(_ way: Point) -> Double {
    if plan.ways.isEmpty || plan.ways == .any { return way.length }
    var most = 0.0
    if plan.ways.contains(.left), -way.x > most { most = -way.x }
    if plan.ways.contains(.right), way.x > most { most = way.x }
    if plan.ways.contains(.up), -way.y > most { most = -way.y }
    if plan.ways.contains(.down), way.y > most { most = way.y }
    return most
  }

  // MARK: Targets

  /// The direction of a movement as a unit vector; along the only axis if there is just one.
  func side(of movement: Point, _ velocity: Point) -> Point {
    let moved = Point(x: movement.x * used.x, y: movement.y * used.y)
    let thrown = Point(x: velocity.x * used.x, y: velocity.y * used.y)
    let way = moved == .zero ? thrown : moved
    let allowed = Point(
      x: FeedbackAxes.held(way.x, plan.ways, .left, .right),
      y: FeedbackAxes.held(way.y, plan.ways, .up, .down))
    if allowed == .zero { return first }
    return allowed / allowed.length
  }

  private var used: Point { Point(x: factor.x == 0 ? 0 : 1, y: factor.y == 0 ? 0 : 1) }

  /// The component, or 0 if its direction does not count.
  private static func held(
    _ way: Double, _ ways: FeedbackPlan.Ways, _ least: FeedbackPlan.Ways, _ most: FeedbackPlan.Ways
  ) -> Double {
    if ways.isEmpty { return way }
    if way < 0 { return ways.contains(least) ? way : 0 }
    return ways.contains(most) ? way : 0
  }

  /// The first direction that counts, for the case without movement.
  private var first: Point {
    if used.x != 0, plan.ways.contains(.left) { return Point(x: -1, y: 0) }
    if used.x != 0, plan.ways.contains(.right) { return Point(x: 1, y: 0) }
    if used.y != 0, plan.ways.contains(.up) { return Point(x: 0, y: -1) }
    return used.y != 0 ? Point(x: 0, y: 1) : .zero
  }

  /// The distance of a target along the side; nil if the target is not a place or its size is unknown.
  func distance(to target: FeedbackPlan.Target, along side: Point) -> Double? {
    let isAcross = side.x.magnitude >= side.y.magnitude
    let major = isAcross ? side.x.magnitude : side.y.magnitude
    let length = isAcross ? scene.extent.x : scene.extent.y
    let outside = isAcross ? scene.surroundings.x : scene.surroundings.y
    switch target {
    case .outside: return outside > 0 && major > 0 ? outside / major : nil
    case .threshold: return plan.threshold?.points(along: length)
    case .page: return length > 0 && major > 0 ? length / major : nil
    case .place(let place): return place.points(along: length)
    case .start, .inside, .scale, .angle: return nil
    }
  }
}

extension Placement {
  /// The element's point at a place of its parent, relative to its center: the inverse of `place`.
  func point(at place: Point) -> Point {
    if scale == 0 { return .zero }
    let back = Placement(centre: .zero, scale: 1 / scale, rotation: -rotation)
    return back.place(of: place - centre)
  }
}
