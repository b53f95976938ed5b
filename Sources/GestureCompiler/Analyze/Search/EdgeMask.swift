/// A set of screen edges, one bit for each: left and right are the first two, top and bottom the others; 0 is anywhere.
typealias EdgeMask = UInt8

extension EdgeMask {
  static let left: EdgeMask = 1
  static let right: EdgeMask = 2
  static let top: EdgeMask = 4
  static let bottom: EdgeMask = 8

  /// The edge, or the two of a corner, that lie in every set: where one finger can land for all of them. `nil` where none does.
  ///
  /// - Parameter off: edges at which the finger does not land.
  static func meetingPlace(of sets: [EdgeMask], off: EdgeMask = 0) -> EdgeMask? {
    let all = sets.reduce(~off & (left | right | top | bottom)) { $0 & $1 }
    if all != 0 { return all & (~all &+ 1) }
    let corners = [left | top, left | bottom, right | top, right | bottom].filter { $0 & off == 0 }
    return corners.first { corner in sets.allSatisfy { $0 & corner != 0 } }
  }
}
