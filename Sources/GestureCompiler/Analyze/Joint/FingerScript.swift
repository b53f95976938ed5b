/// How the fingers of one contact come and go, as far as two recognizers can tell.
struct FingerScript: Sendable {
  enum Item: Sendable, Hashable {
    /// Fingers of a group land; the runners named have all theirs then, and take their base.
    case press(group: Int, fingers: Int, completes: Two<Bool>)
    /// Fingers of a group lift. It ends the contact for the runners named: those whose steps have no move, those
    /// whose steps have one.
    case lift(group: Int, fingers: Int, endsStill: Two<Bool>, endsMove: Two<Bool>)
  }

  var items: [Item]
  /// Fingers that each runner has in the end.
  var fingers: Two<Int>
  /// The runner that must have claimed before the other's fingers are complete.
  var early: Int?
  /// Whether the two measure the same fingers from the same base.
  var isShared: Bool

  /// Both have the same fingers, which land together.
  static func together(_ count: Int, least: Two<Int>, active: Two<Bool>) -> FingerScript {
    var items: [Item] = [.press(group: 0, fingers: count, completes: active)]
    if count == 1 {
      items.append(.lift(group: 0, fingers: 1, endsStill: active, endsMove: active))
    } else {
      let exact = Two(active[0] && least[0] == count, active[1] && least[1] == count)
      let rest = Two(active[0] && least[0] != count, active[1] && least[1] != count)
      items.append(.lift(group: 0, fingers: 1, endsStill: neither, endsMove: exact))
      items.append(.lift(group: 0, fingers: count - 1, endsStill: active, endsMove: rest))
    }
    return FingerScript(items: items, fingers: Two(count, count), early: nil, isShared: true)
  }

  /// One has claimed when the last fingers of the other land.
  static func growing(early: Int, few: Int, many: Int) -> FingerScript {
    let late = 1 - early
    let items: [Item] = [
      .press(group: 0, fingers: few, completes: only(early)),
      .press(group: 1, fingers: many - few, completes: only(late)),
      .lift(group: 1, fingers: many - few, endsStill: neither, endsMove: only(late)),
      .lift(group: 0, fingers: few, endsStill: only(late), endsMove: neither),
    ]
    var fingers = Two(few, few)
    fingers[late] = many
    return FingerScript(items: items, fingers: fingers, early: early, isShared: false)
  }

  /// The inner one sees only some of the outer one's fingers, in every order of landing and lifting.
  ///
  /// - Parameter outerLeast: the fewest fingers with which the outer one is complete; more only join it.
  static func nested(inner: Int, few: Int, many: Int, outerLeast: Int) -> [FingerScript] {
    let outer = 1 - inner
    let endsOuterMove = outerLeast == many
    var early = only(inner)
    if outerLeast <= few { early[outer] = true }
    let lone = outerLeast <= many - few ? only(outer) : neither
    var fingers = Two(few, few)
    fingers[outer] = many
    let insideFirst: [Item] = [
      .press(group: 0, fingers: few, completes: early),
      .press(group: 1, fingers: many - few, completes: only(outer)),
    ]
    let outsideFirst: [Item] = [
      .press(group: 1, fingers: many - few, completes: lone),
      .press(group: 0, fingers: few, completes: Two(true, true)),
    ]
    var move = neither
    move[outer] = endsOuterMove
    var innerAndMove = move
    innerAndMove[inner] = true
    let insideLiftsFirst: [Item] = [
      .lift(group: 0, fingers: few, endsStill: only(inner), endsMove: innerAndMove),
      .lift(group: 1, fingers: many - few, endsStill: only(outer), endsMove: only(outer)),
    ]
    let outsideLiftsFirst: [Item] = [
      .lift(group: 1, fingers: many - few, endsStill: neither, endsMove: move),
      .lift(group: 0, fingers: few, endsStill: Two(true, true), endsMove: Two(true, true)),
    ]
    return [insideFirst, outsideFirst].flatMap { presses in
      [insideLiftsFirst, outsideLiftsFirst].map { lifts in
        FingerScript(items: presses + lifts, fingers: fingers, early: nil, isShared: false)
      }
    }
  }

  private static func only(_ runner: Int) -> Two<Bool> { Two(runner == 0, runner == 1) }
  private static let neither = Two(false, false)
}
