/// The scale of a one-finger zoom: a touch, then a press that moves down to make larger and up to make smaller.
///
/// The law is that of maps: each `doubling` points double, so that the same way back gives the same scale back. 75 points, which the
/// vocabulary states, are one zoom level in Mapbox's SDK for iOS ("change by 1 zoom level per 75 points of translation",
/// QuickZoomGestureHandler.swift, github.com/mapbox/mapbox-maps-ios), and a zoom level of a web map is a factor of 2.
@usableFromInline
enum DragScale {
  private static let ln2 = 0.693147180559945309417

  /// - Parameters:
  ///   - way: points since the claim, down positive.
  ///   - doubling: points for twice the scale, more than 0.
  @usableFromInline
  static func factor(_ way: Double, doubling: Double) -> Double {
    // Beyond a factor of 2^500 nothing is seen any more, and the scale stays a number to divide by.
    Elementary.exp(Swift.max(-500, Swift.min(500, way / doubling)) * ln2)
  }
}
