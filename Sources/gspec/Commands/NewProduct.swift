import SpecParser

/// The first spec of a product: a list whose items open, scroll and can be swiped away.
struct NewProduct {
  let name: String
  let platforms: [Platform]

  /// The name of the files without their endings, in lower case. Characters such as spaces become `-`: `My Mail` becomes `my-mail`.
  var fileName: String {
    let letters = name.lowercased().map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" }
    return String(letters)
  }

  private var isApple: Bool { platforms.allSatisfy(\.isApple) }
  private var touch: String { isApple ? "tap" : "touch" }
  private var drag: String { isApple ? "pan" : "[drag, swipe, fling]" }

  var spec: String {
    """
    gspec: 1
    product: \(name)
    uses: [\(isApple ? "apple" : "material")]
    platforms: [\(platforms.map(\.rawValue).joined(separator: ", "))]

    # What can be touched, and what it can do.
    elements:
      list:
        scrolls: vertical
        children:
          item: {swipeable: leading}

    # What touches do: a kind from the vocabulary, where, and by which movement.
    activities:
      open:
        does: activate
        target: item
        by: \(touch)
      scroll:
        does: scroll
        target: list
        by: \(drag)
      remove:
        does: dismiss
        target: item
        by: \(drag)
        commit: {distance: 50%, velocity: 800pt/s}
        feedback:
          follow: {translation: 1x}
          on-commit: {curve: ease-out, duration: 250ms}
          on-cancel: {spring: {damping: 0.8}, duration: 400ms}
        alternative: the button "remove" of an open item

    """
  }

  var cases: String {
    """
    version: 1
    spec: \(fileName).gspec.yaml
    frames:
      list/item: [0, 200, 390, 72]
    cases:
      - name: a \(touch) opens an item
        gesture: touch on item
        expect: [open]
        only: true
      - name: a swipe to the left removes it
        gesture: swipe left 250pt in 150ms on item
        expect:
          - {activity: remove, phase: ended, committed: true}
        forbid: [open, scroll]
      - name: a short drag to the left does not
        gesture: drag left 40pt in 400ms on item
        expect:
          - {activity: remove, phase: ended, committed: false}
      - name: a drag up scrolls
        gesture: drag up 200pt in 400ms on item
        expect: [scroll]
        forbid: [open, remove]

    """
  }
}
