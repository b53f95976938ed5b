import GestureRuntime

/// Keeps the fingers of a trace on the screen.
extension PlainTrace {
  var isOnScreen: Bool {
    let screen = PlaceFingers.screen
    return samples.allSatisfy { sample in
      (0...screen.x).contains(sample.location.x) && (0...screen.y).contains(sample.location.y)
    }
  }

  /// The trace moved as a whole so that no finger leaves the screen; the trace itself if that is not possible.
  ///
  /// - Parameter atEdges: whether a press must be at an edge of the screen. It stays there; without one, no press comes near an edge.
  func onScreen(_ hand: HandLimits, atEdges: Bool) -> PlainTrace {
    if isOnScreen { return self }
    let presses = samples.filter { $0.phase == .down }.map(\.location)
    let all = samples.map(\.location)
    let screen = PlaceFingers.screen
    guard
      let x = Self.shift(all.map(\.x), presses.map(\.x), within: screen.x, hand, atEdges: atEdges),
      let y = Self.shift(all.map(\.y), presses.map(\.y), within: screen.y, hand, atEdges: atEdges)
    else { return self }
    var moved = self
    for index in samples.indices {
      moved.samples[index].location = samples[index].location + Point(x: x, y: y)
    }
    return moved
  }

  /// The smallest shift that keeps some places on one axis of the screen, in whole points; `nil` if none does.
  private static func shift(
    _ places: [Double], _ presses: [Double], within size: Double, _ hand: HandLimits, atEdges: Bool
  ) -> Double? {
    guard let least = places.min(), let most = places.max(), let first = presses.min(),
      let last = presses.max()
    else { return 0 }
    if least >= 0, most <= size { return 0 }
    let isAtEdge = presses.contains {
      (0...hand.edgeWidth).contains($0) || (size - hand.edgeWidth...size).contains($0)
    }
    if atEdges, isAtEdge { return nil }
    let low = max(-least, hand.edgeWidth + 1 - first).rounded(.up)
    let high = min(size - most, size - hand.edgeWidth - 1 - last).rounded(.down)
    if low > high { return nil }
    let margin = min(10, ((high - low) / 2).rounded(.down))
    return min(max(0, low + margin), high - margin)
  }
}
