/// Puts the members of a program of one layout and those of the other together.
///
/// Most are the same. A function that is not asks which layout it is; everything else in it are constants of one of the two.
enum MergeLayouts {
  /// - Parameters:
  ///   - plain: of a layout from left to right.
  ///   - mirrored: of the other one, with the same members in the same order.
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
