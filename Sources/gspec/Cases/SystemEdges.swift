import GestureRuntime
import SpecParser

/// Simulates a system that takes swipes from edges of the screen. The product receives a cancel for each.
///
/// The product keeps the first swipe from an edge that it protects (`edges: {protect: …}`). The system takes later swipes from there, and
/// all swipes from other edges.
struct SystemEdges {
  /// The edges at which the system takes swipes.
  let edges: Set<Side>
  /// The edges that the product protects.
  let protected: Set<Side>
  /// The distance from the edge within which a swipe begins, and the movement into the screen past which it is one; points.
  let width: Double
  let slop: Double
  let screen: Point

  init(
    _ edges: Set<SideWord>, _ spec: CheckedSpec?, screen: Point, layout: ReadingDirection = .leftToRight
  ) {
    self.edges = Set(edges.map { $0.side(in: layout) })
    protected = Set(spec?.protectedEdges?.value.laidOut(layout.layout) ?? [])
    width = spec?.metrics[.edgeWidth].amount ?? 20
    slop = spec?.metrics[.dragSlop].amount ?? 8
    self.screen = screen
  }

  /// The trace that the product receives.
  func taken(from trace: Trace) -> Trace {
    var state = State()
    var result = trace
    result.events = trace.events.compactMap { event in
      guard let touch = event.action.touch else { return event }
      return passed(touch, &state).map { TraceEvent(line: event.line, .touch($0)) }
    }
    return result
  }

  private struct State {
    /// Fingers that pressed at edges of the system and have not moved past the slop, with the place of their press.
    var waiting: [Int: (edges: [Side], place: Point)] = [:]
    var cancelled: Set<Int> = []
    /// Protected edges whose first swipe the product has received.
    var given: Set<Side> = []
  }

  /// The sample that the product receives; `nil` if its finger is already cancelled.
  private func passed(_ touch: TraceTouch, _ state: inout State) -> TraceTouch? {
    if touch.phase == .down {
      state.cancelled.remove(touch.finger)
      let sides = Side.allCases.filter { edges.contains($0) && depth(of: touch.location, from: $0) <= width }
      state.waiting[touch.finger] = sides.isEmpty ? nil : (sides, touch.location)
      return touch
    }
    if state.cancelled.contains(touch.finger) { return nil }
    guard let press = state.waiting[touch.finger],
      let side = press.edges.first(where: {
        depth(of: touch.location, from: $0) - depth(of: press.place, from: $0) > slop
      })
    else { return touch }
    state.waiting[touch.finger] = nil
    if protected.contains(side), state.given.insert(side).inserted { return touch }
    state.cancelled.insert(touch.finger)
    var end = touch
    end.phase = .cancel
    end.element = nil
    return end
  }

  /// The distance of a place from an edge, into the screen.
  private func depth(of place: Point, from side: Side) -> Double {
    switch side {
    case .left: place.x
    case .right: screen.x - place.x
    case .top: place.y
    case .bottom: screen.y - place.y
    }
  }
}
