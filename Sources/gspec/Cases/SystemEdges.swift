import GestureRuntime
import SpecParser

/// A system that has swipes of its own at edges of the screen: what it takes, it cancels.
///
/// A swipe from an edge that the product protects (`edges: {protect: …}`) is the product's the first time; the next one from
/// there is the system's. From any other edge every one is.
struct SystemEdges {
  /// The edges at which the system has swipes.
  let edges: Set<Side>
  /// Those that the product protects.
  let protected: Set<Side>
  /// How near the edge a swipe begins, and how far into the screen it goes until it is one; points.
  let width: Double
  let slop: Double
  let screen: Point

  init(
    _ edges: Set<SideWord>, _ spec: CheckedSpec?, screen: Point, layout: ReadingDirection = .leftToRight
  ) {
    self.edges = Set(edges.map { $0.side(in: layout) })
    protected = Set(spec?.protectedEdges?.value.laidOut(layout == .leftToRight ? .ltr : .rtl) ?? [])
    width = spec?.metrics[.edgeWidth].amount ?? 20
    slop = spec?.metrics[.dragSlop].amount ?? 8
    self.screen = screen
  }

  /// The trace as the product gets it.
  func taken(from trace: Trace) -> Trace {
    var state = State()
    var result = trace
    result.events = trace.events.compactMap { event in
      guard case .touch(let touch) = event.action else { return event }
      return passed(touch, &state).map { TraceEvent(line: event.line, .touch($0)) }
    }
    return result
  }

  private struct State {
    /// Fingers that pressed at edges of the system and have not gone further in, with the place of their press.
    var waiting: [Int: (edges: [Side], place: Point)] = [:]
    var cancelled: Set<Int> = []
    /// Protected edges whose first swipe was the product's.
    var given: Set<Side> = []
  }

  /// What comes of a sample; `nil` when its finger was taken away before.
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

  /// How far a place lies from an edge, into the screen.
  private func depth(of place: Point, from side: Side) -> Double {
    switch side {
    case .left: place.x
    case .right: screen.x - place.x
    case .top: place.y
    case .bottom: screen.y - place.y
    }
  }
}
