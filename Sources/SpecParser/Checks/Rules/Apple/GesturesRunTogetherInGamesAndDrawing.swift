/// Independent gestures are recognized at the same time only in games and drawing.
///
/// A pair in `together` is independent if its activities can never use the same fingers. That is, no mechanic of one takes as many fingers
/// as a mechanic of the other. Successive movements of the same fingers are one gesture: a long press and its drag, a scroll and what it
/// reveals. Manipulations of one target (a pan, a pinch, a rotation) belong together, too, as in photos and maps. `together` lets all of
/// them run at once.
struct GesturesRunTogetherInGamesAndDrawing: AppleCheck {
  static let rule = RuleInfo.apple(
    "simultaneous", "independent gestures recognized at the same time, outside games and drawing",
    because: """
      A joystick and a fire button need it. In other apps, people trigger activities that they did not \
      intend.
      """,
    source: AppleDocument.phone, on: "ios",
    example: """
      ✓ experience: drawing
      elements:
        page:
          scrolls: vertical
          children:
            picture: {zooms: true}
      mechanics:
        one-finger-pan: {continuous: true, steps: [press, move, lift]}
      activities:
        scroll: {does: scroll, target: page, by: one-finger-pan, toward: vertical}
        zoom: {does: magnify, target: picture, by: pinch, alternative: the zoom buttons}
      resolve:
        - together: [scroll, zoom]
      """)

  func findings(in apple: AppleSpec) -> [Finding] {
    guard apple.isFor(.ios, .ipados), !apple.isImmersive else { return [] }
    var seen: Set<UnorderedActivityPair> = []
    return apple.spec.resolutions.flatMap { resolution -> [Finding] in
      guard case .together(let members) = resolution.rule else { return [] }
      return members.indices.flatMap { first in
        members.indices.dropFirst(first + 1).compactMap { second -> Finding? in
          let pair = UnorderedActivityPair(members[first].value, members[second].value)
          guard pair.first != pair.second, areIndependent(pair, apple), seen.insert(pair).inserted else {
            return nil
          }
          return finding(members[first], members[second], apple)
        }
      }
    }
  }

  private func areIndependent(_ pair: UnorderedActivityPair, _ apple: AppleSpec) -> Bool {
    let (a, b) = (apple.spec.activities[pair.first], apple.spec.activities[pair.second])
    let isOneTarget = a.target.value == b.target.value
    let isRelated = a.mechanics.contains { first in
      b.mechanics.contains { second in
        let (one, other) = (apple.forms[first.value], apple.forms[second.value])
        return one.fingers.overlaps(other.fingers)
          || (isOneTarget && one.isManipulation && other.isManipulation)
      }
    }
    // On separate elements, `together` allows nothing that could not happen without it.
    return !isRelated && apple.spec.elements.areOnOnePath(a.target.value, b.target.value)
      && apple.context.canHoldTogether(pair.first, pair.second)
  }

  private func finding(_ first: Located<Int>, _ second: Located<Int>, _ apple: AppleSpec) -> Finding {
    let names = [first, second].map { apple.spec.activities[$0.value].name.value }
    return finding(
      "`\(names[0])` and `\(names[1])` are recognized at the same time, by different fingers",
      at: second.span,
      notes: ["people expect one thing to happen at a time, games and drawing aside"],
      help: ["settle the two with `prefer` or `wait`, or say what it is: `experience: game` or `drawing`"],
      related: [Finding.Related(span: first.span, message: "beside this")]
        + [first, second].map {
          Finding.Related(span: apple.spec.activities[$0.value].name.span, message: "declared here")
        },
      activities: names)
  }
}
