/// What one finger does in one row of a timeline.
package enum FingerAction: Sendable, Hashable {
  /// `element` is the element on which it lands, if that is not the witness's target.
  case down(x: Double, y: Double, element: String?)
  /// `dx` and `dy` are points since its row before. `duration` is the microseconds of a movement of several samples; `nil` for a single
  /// one.
  case move(dx: Double, dy: Double, duration: Int64?)
  /// Microseconds without movement.
  case hold(Int64)
  /// Microseconds without any finger on the screen.
  case pause(Int64)
  /// The finger is down and does nothing new.
  case stays
  case lift, cancel
  /// The finger is not on the screen.
  case away
}

/// The words for the actions of fingers.
package struct FingerWords: Sendable {
  /// Width and height in points; empty if unknown.
  private let screen: [Double]
  /// Whether to leave out places and durations.
  private let isBrief: Bool

  /// The distance from an edge of the screen, in points, up to which a place is given relative to that edge.
  static let edge = 24.0

  package init(screen: [Double], isBrief: Bool = false) {
    self.screen = screen
    self.isBrief = isBrief
  }

  /// The words for an action: `down at 195,400`, `moves left 13 pt`; empty for a finger that is away.
  package func text(_ action: FingerAction) -> String {
    switch action {
    case .down(let x, let y, let element): "down" + place(x, y) + (element.map { " on \($0)" } ?? "")
    case .move(let dx, let dy, let duration): movement(dx, dy) + lasting(duration)
    case .hold(let time): "holds \(MeasureText.instant(time))"
    case .pause(let time): "(no finger for \(MeasureText.instant(time)))"
    case .stays: "|"
    case .lift: "lifts"
    case .cancel: "is taken away"
    case .away: ""
    }
  }

  private func place(_ x: Double, _ y: Double) -> String {
    if let edge = nearEdge(x, y) { return edge }
    return isBrief ? "" : " at \(MeasureText.brief(x)),\(MeasureText.brief(y))"
  }

  /// The place relative to the edge: ` 3 pt from the left edge`, in brief `, left edge`; `nil` if no edge is near.
  private func nearEdge(_ x: Double, _ y: Double) -> String? {
    guard screen.count == 2 else { return nil }
    let distances = [("left", x), ("right", screen[0] - x), ("top", y), ("bottom", screen[1] - y)]
    let near = distances.filter { $0.1 <= Self.edge }
    if near.isEmpty { return nil }
    if isBrief { return ", " + near.map { "\($0.0) edge" }.joined(separator: ", ") }
    return " " + near.map { "\(MeasureText.brief($0.1)) pt from the \($0.0) edge" }.joined(separator: ", ")
  }

  private func movement(_ dx: Double, _ dy: Double) -> String {
    let length = (dx * dx + dy * dy).squareRoot()
    return (isBrief ? "" : "moves ") + "\(Self.direction(dx, dy)) \(MeasureText.brief(length)) pt"
  }

  private func lasting(_ duration: Int64?) -> String {
    guard !isBrief, let duration else { return "" }
    return " in \(MeasureText.instant(duration))"
  }

  /// One of eight directions; y grows downwards.
  static func direction(_ dx: Double, _ dy: Double) -> String {
    let sideways = dx < 0 ? "left" : "right"
    let upright = dy < 0 ? "up" : "down"
    // The tangent of 22.5°, half of an eighth of the circle.
    if dy.magnitude <= 0.4142 * dx.magnitude { return sideways }
    if dx.magnitude <= 0.4142 * dy.magnitude { return upright }
    return "\(upright)-\(sideways)"
  }
}
