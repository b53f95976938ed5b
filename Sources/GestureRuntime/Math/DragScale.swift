/// The scale of a one-finger zoom: a touch, then a press that moves down to enlarge and up to reduce.
///
/// The formula is that of maps: every `doubling` points double the scale, so moving back restores it. The vocabulary's 75 points are one
/// zoom level in Mapbox's SDK for iOS ("change by 1 zoom level per 75 points of translation", QuickZoomGestureHandler.swift,
/// github.com/mapbox/mapbox-maps-ios). A zoom level of a web map is a factor of 2.
@usableFromInline
enum DragScale {
  private static let ln2 = 0.693147180559945309417

  /// - Parameters:
  ///   - way: the movement since the claim, in points, down positive.
  ///   - doubling: the points that double the scale, greater than 0.
  @usableFromInline
  static func factor(_ way: Double, doubling: Double) -> Double {
    // Factors beyond 2^±500 are not visible, and with this limit the scale stays finite and above 0.
    Elementary.exp(Swift.max(-500, Swift.min(500, way / doubling)) * ln2)
  }
}
