/// Merges the members of a program for both layouts.
///
/// Most members are equal. In the others, the function tests the layout, and everything else is constant for one layout.
enum MergeLayouts {
  /// - Parameters:
  ///   - plain: the members for a layout from left to right.
  ///   - mirrored: the members for the other layout, in the same order.
  static func merged(_ plain: [SwiftNode], _ mirrored: [SwiftNode]) -> [SwiftNode] {
    zip(plain, mirrored).map(merged)
  }

  private static func merged(_ plain: SwiftNode, _ mirrored: SwiftNode) -> SwiftNode {
    guard RenderSwift.text([plain]) != RenderSwift.text([mirrored]),
      case .block(let head, let body, _, _, _) = plain, case .block(_, let other, _, _, _) = mirrored
    else { return plain }
    return block(head) {
      either(if: "layoutDirection == .leftToRight") {
        body
      } otherwise: {
        other
      }
    }
  }
}
