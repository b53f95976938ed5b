/// A gesture's target is the content that it applies to.
///
/// The check looks at kinds with a matching trait: zooming (`zooms`), scrolling (`scrolls`), the edit menu, copying and pasting (`text`), and
/// revealing an item's actions (`swipeable`). It reports a target without the trait if elements inside it have the trait, and none of them
/// is the target of such a kind. If content has its own activity, an activity on its container is the fallback that the guideline allows.
/// Actions on text are also reported if there is no text on the element, around it or inside it.
///
/// `material/zoom-to-fit-outer` is reported instead of this rule.
struct GesturesTargetTheirContent: AppleActivityCheck {
  static let rule = RuleInfo.apple(
    "target", "a gesture on a container instead of the content that it applies to",
    because: "People act on what lies under their fingers, not on what surrounds it.",
    source: AppleDocument.best, on: "ios",
    example: """
      elements:
        window:
          children:
            photo: {zooms: true}
      activities:
        ✗ zoom: {does: magnify, target: window, by: pinch, alternative: the zoom buttons}
        ✓ zoom: {does: magnify, target: photo, by: pinch, alternative: the zoom buttons}
      """)

  /// The trait that content must have for a kind, by its key.
  private static func trait(of kind: String) -> String? {
    switch kind {
    case "magnify", "zoom-in", "zoom-out", "zoom-toggle", "zoom-in-to-fit": "zooms"
    case "scroll": "scrolls"
    case "edit-menu", "copy", "paste": "text"
    case "reveal-actions": "swipeable"
    default: nil
    }
  }

  func finding(about activity: Activity, at _: Int, in apple: AppleSpec) -> Finding? {
    let spec = apple.spec
    let target = activity.target.value
    guard let trait = Self.trait(of: activity.does.value), !spec.elements[target].traits.has(trait),
      !isAnswered(trait, inside: target, spec)
    else { return nil }
    let content = spec.elements.indices.first {
      spec.elements[$0].traits.has(trait) && spec.isElement($0, inside: target)
    }
    guard let content else { return trait == "text" ? withoutText(activity, spec) : nil }
    let (outer, inner) = (spec.elements[target], spec.elements[content])
    return finding(
      "`\(activity.name.value)` applies to `\(outer.path)`, and what it is for is `\(inner.path)` inside",
      at: activity.target.span,
      notes: ["`\(inner.path)` has `\(trait)`, and `\(outer.path)` has not"],
      help: ["write `target: \(inner.name.value)`, or give `\(outer.name.value)` the trait `\(trait)`"],
      related: [Finding.Related(span: inner.name.span, message: "the content")])
  }

  /// The finding for an action on text whose target has no text and lies in none.
  private func withoutText(_ activity: Activity, _ spec: CheckedSpec) -> Finding? {
    let target = activity.target.value
    let isInText = spec.elements.indices.contains {
      spec.elements[$0].traits.text != nil && spec.isElement(target, inside: $0)
    }
    guard !isInText else { return nil }
    let element = spec.elements[target]
    let other =
      activity.does.value == "edit-menu" ? "; for a menu of other actions write `does: reveal-actions`" : ""
    return finding(
      "`\(activity.name.value)` is for text, and `\(element.path)` has none", at: activity.target.span,
      help: [
        "write `text: selectable` or `text: editable` on `\(element.name.value)`, or aim it at an element with text\(other)"
      ])
  }

  /// Whether an activity that the trait belongs to has a target with the trait, inside an element.
  private func isAnswered(_ trait: String, inside container: Int, _ spec: CheckedSpec) -> Bool {
    spec.activities.contains {
      Self.trait(of: $0.does.value) == trait && spec.elements[$0.target.value].traits.has(trait)
        && spec.isElement($0.target.value, inside: container)
    }
  }
}
