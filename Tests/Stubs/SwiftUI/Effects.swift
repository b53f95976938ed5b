import StubRecord

/// https://developer.apple.com/documentation/swiftui/unitpoint · iOS 13.0
public struct UnitPoint: Hashable, Sendable {
  /// https://developer.apple.com/documentation/swiftui/unitpoint/center · iOS 13.0
  public static let center = UnitPoint()
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/scaleeffect(_:anchor:)-pmi7 · iOS 13.0
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    stubEffect("scale", [Double(s)], usual: 1)
  }
  /// https://developer.apple.com/documentation/swiftui/view/rotationeffect(_:anchor:) · iOS 13.0
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    stubEffect("turned", [angle.stubDegrees], usual: 0)
  }
  /// https://developer.apple.com/documentation/swiftui/view/opacity(_:) · iOS 13.0
  public func opacity(_ opacity: Double) -> some View { stubEffect("opacity", [opacity], usual: 1) }

  /// Writes down an effect that is seen.
  private func stubEffect(_ name: String, _ numbers: [Double], usual: Double) -> some View {
    StubVisit { host, path in
      let seen = numbers.map { ($0 * 100).rounded() / 100 }
      if seen.contains(where: { $0 != usual }) {
        StubRecord.note("\(name) \(seen.map { "\($0)" }.joined(separator: " "))")
      }
      host.visit(self, path)
    }
  }
}
