/// Each kind is done by the mechanics in its row of Material's tables.
///
/// A mechanic of Material's counts by its name. A mechanic of the product's own or of another vocabulary counts by the motion of the hand:
/// `tap: {steps: [press, lift]}` is a touch. Of a product's own mechanic every number of fingers must be in the row; of a vocabulary's,
/// such as Apple's pan by up to ten fingers, one is enough, since the product cannot narrow it. A kind that a later vocabulary or the
/// product declares anew is not checked. Some cases have rules of their own: a menu without a drag, a menu by a long press, a paging swipe
/// from an edge.
///
/// `apple/pinch-sense` and `apple/system-gesture` are reported instead of this rule for the same mechanic. This rule is reported instead of
/// `apple/standard-gesture` for the same mechanic, and of `apple/standard-action`.
struct KindsUseTheirMechanics: MaterialCheck {
  static let rule = RuleInfo.material(
    "mechanic-of-kind", "an activity by a mechanic that Material does not give its kind",
    section: "Touch activities",
    because:
      "People expect a gesture to do what it does in other products; they must learn another meaning.",
    elements: "message: {}",
    activities: """
      ✗ open: {does: activate, target: message, by: double-touch}
      ✓ open: {does: activate, target: message, by: touch}
      """)

  func findings(about index: Int, in scene: MaterialScene) -> [Finding] {
    let activity = scene.activity(index)
    guard let kind = scene.materialKind(of: index), !kind.mechanics.isEmpty else { return [] }
    let row = kind.mechanics.compactMap { bound in
      scene.spec.mechanics.first { $0.name.value == bound.value }
    }
    let others = row.isEmpty ? "another mechanic" : listed(row.map(\.name.value), joinedBy: "or")
    return activity.mechanics.compactMap { bound in
      let mechanic = scene.spec.mechanics[bound.value]
      guard !isOf(row, mechanic, activity), !isToldElsewhere(mechanic, index, scene) else { return nil }
      return finding(
        "`\(activity.name.value)` does `\(kind.name.value)` by `\(mechanic.name.value)`, which Material does not give it",
        at: bound.span, notes: ["`\(kind.name.value)`: \(kind.summary)"],
        help: ["use \(others), or `does: custom` if it means something else"])
    }
  }

  private func isOf(_ row: [Mechanic], _ mechanic: Mechanic, _ activity: Activity) -> Bool {
    if row.contains(where: { $0.name.value == mechanic.name.value }) { return true }
    if mechanic.vocabulary == "material" { return false }
    let same = row.filter { isSameMotion(mechanic, $0, activity) }
    let isInRow = { (fingers: Int) in same.contains { $0.fingers.contains(fingers) } }
    return mechanic.vocabulary == nil
      ? mechanic.fingers.allSatisfy(isInRow) : mechanic.fingers.contains(where: isInRow)
  }

  /// Whether the motions of the hand are the same. A spread must have no sense that the row's does not have.
  private func isSameMotion(_ own: Mechanic, _ listed: Mechanic, _ activity: Activity) -> Bool {
    // A reveal upon scroll responds to the reversal of a scroll, so to a part of the same movement.
    let turns = activity.does.value == "reveal-on-scroll"
    guard (turns ? own.motionsBeforeTurning : own.motions) == listed.motions else { return false }
    guard let senses = own.senses, let allowed = listed.senses else { return true }
    return activity.senses(narrowing: senses).isSubset(of: allowed)
  }

  private func isToldElsewhere(_ mechanic: Mechanic, _ index: Int, _ scene: MaterialScene) -> Bool {
    switch scene.activity(index).does.value {
    case "menu-open": mechanic.isLongPress || !scene.mechanics(of: index).contains { $0.isDrag }
    case "paging-swipe": !mechanic.edges.isEmpty && mechanic.motions.dropFirst() == [.move]
    default: false
    }
  }
}
