#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  import GestureRuntime
  import SwiftUI

  /// The frame of an element, and what feedback needs to know of it.
  struct ElementFrame {
    /// The frame with all effects, in window points.
    let shown: CGRect
    /// The size and the centre at rest, in window points.
    let size: Point
    let centre: Point
    /// The length of one of the view's own points in window points: views around it may be scaled.
    private let unit: Double
    /// The angle in degrees by which feedback turns the elements around it. How the app turns views is not known.
    private let turn: Double

    /// - Parameters:
    ///   - shown: the frame with all effects, in window points.
    ///   - size: the view's size in its own points.
    ///   - values: the feedback that is part of the frame.
    ///   - turn: the angle in degrees by which feedback turns the elements around it.
    init(_ shown: CGRect, _ size: CGSize, with values: FeedbackValues, in turn: Double) {
      self.shown = shown
      self.turn = turn
      // The frame of a turned rectangle lies around its corners.
      let angle = (values.rotation + turn) * .pi / 180
      let span = (size.width + size.height) * (abs(cos(angle)) + abs(sin(angle))) * values.scale
      let unit = span > 0 ? (shown.width + shown.height) / span : 1
      self.unit = unit > 0 ? unit : 1
      self.size = Point(x: size.width * self.unit, y: size.height * self.unit)
      centre = Point(x: shown.midX - values.offset.x, y: shown.midY - values.offset.y)
    }

    /// Feedback values, whose offset is in window points, with the offset in points of the view around the element.
    func local(_ values: FeedbackValues) -> FeedbackValues {
      var local = values
      let (cosine, sine) = (cos(turn * .pi / 180) / unit, sin(turn * .pi / 180) / unit)
      local.offset = Point(
        x: values.offset.x * cosine + values.offset.y * sine,
        y: values.offset.y * cosine - values.offset.x * sine)
      return local
    }
  }
#endif
