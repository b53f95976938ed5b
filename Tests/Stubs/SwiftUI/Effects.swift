import StubRecord

/// https://developer.apple.com/documentation/swiftui/unitpoint · iOS 13.0
public struct UnitPoint: Hashable, Sendable {
  /// https://developer.apple.com/documentation/swiftui/unitpoint/center · iOS 13.0
  public static let center = UnitPoint()
}

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/scaleeffect(_:anchor:)-pmi7 · iOS 13.0
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    stubResized { CGSize(width: $0.width * s, height: $0.height * s) }
      .stubEffect("scale", [Double(s)], usual: 1)
  }
  /// https://developer.apple.com/documentation/swiftui/view/rotationeffect(_:anchor:) · iOS 13.0
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    let (cosine, sine) = (
      abs(cos(angle.stubDegrees * .pi / 180)), abs(sin(angle.stubDegrees * .pi / 180))
    )
    // The frame of what is turned lies around its corners.
    return stubResized {
      CGSize(
        width: $0.width * cosine + $0.height * sine, height: $0.width * sine + $0.height * cosine)
    }.stubEffect("turned", [angle.stubDegrees], usual: 0)
  }
  /// https://developer.apple.com/documentation/swiftui/view/opacity(_:) · iOS 13.0
  public func opacity(_ opacity: Double) -> some View { stubEffect("opacity", [opacity], usual: 1) }

  /// Changes the frame about its center, and not the layout.
  private func stubResized(_ resize: @escaping (CGSize) -> CGSize) -> some View {
    StubVisit { host, path in
      let (outer, scale) = (host.frame, host.scale)
      // What has no frame yet is scaled, too.
      let before = outer.isEmpty ? CGSize(width: 1, height: 1) : outer.size
      let size = resize(before)
      host.scale.width *= size.width / before.width
      host.scale.height *= size.height / before.height
      host.frame = outer.insetBy(dx: (before.width - size.width) / 2, dy: (before.height - size.height) / 2)
      host.visit(self, path)
      (host.frame, host.shown, host.scale) = (outer, outer, scale)
    }
  }

  /// Writes down an effect that is seen.
  fileprivate func stubEffect(_ name: String, _ numbers: [Double], usual: Double) -> some View {
    StubVisit { host, path in
      let seen = numbers.map { ($0 * 100).rounded() / 100 }
      if seen.contains(where: { $0 != usual }) {
        StubRecord.note("\(name) \(seen.map { "\($0)" }.joined(separator: " "))")
      }
      host.visit(self, path)
    }
  }
}
