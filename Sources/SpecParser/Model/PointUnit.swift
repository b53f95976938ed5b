/// The length of a point; defined only here.
package enum PointUnit {
  /// One point is 1/160 inch, as in Android's density-independent pixels.
  package static let perInch = 160.0

  /// A length in points. 160 points in 25.4 mm are 800 in 127 mm: so a length of whole units is as exact as it can be.
  ///
  /// - Parameter perMillimetre: the number of units of the length in a millimetre.
  package static func points(_ length: Double, perMillimetre: Double = 1) -> Double {
    length * 800 / (perMillimetre * 127)
  }

  /// A length in points as a limit: to the nearest millionth, because what a recognizer compares with limits is rounded so, too.
  package static func limit(_ points: Double) -> Double { (points * 1e6).rounded() / 1e6 }
}
