/// The control points of `cubic-bezier(x1, y1, x2, y2)`, as in CSS: both x lie within 0 ... 1.
package struct BezierPoints: Sendable, Hashable {
  package var x1: Double
  package var y1: Double
  package var x2: Double
  package var y2: Double

  /// - Returns: `nil` for any other text.
  package init?(_ text: String) {
    let head = "cubic-bezier("
    let plain = text.filter { $0 != " " }
    guard plain.hasPrefix(head), plain.hasSuffix(")") else { return nil }
    let parts = plain.dropFirst(head.count).dropLast().split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      NumberText(part).flatMap { $0.unit.isEmpty ? $0.value() : nil }
    }
    guard parts.count == 4, numbers.count == 4, (0...1).contains(numbers[0]), (0...1).contains(numbers[2]),
      numbers[1].magnitude <= 1000, numbers[3].magnitude <= 1000
    else { return nil }
    (x1, y1, x2, y2) = (numbers[0], numbers[1], numbers[2], numbers[3])
  }

  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }
}
