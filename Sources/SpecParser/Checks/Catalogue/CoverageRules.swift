/// What the rule catalogue says about touches that nothing claims: notes on request, by `lint --coverage`.
package enum CoverageRules {
  package static let all: [RuleInfo] = [untouched, touch, hold, drag, twoFingers, wayIn]

  package static let untouched = rule(
    "untouched", "an element on which no touch is claimed",
    "People touch whatever they see. An element without activities is fine where it is meant to be dead.",
    example: spec("by: touch", more: "  header: {}"), corrected: spec("by: touch"))

  package static let touch = rule(
    "touch", "touches and double touches that nothing claims",
    "A touch without an answer looks like an interface that hangs.",
    example: spec("by: drag"), corrected: spec("by: [touch, drag]"))

  package static let hold = rule(
    "hold", "a finger that stays for some time, which nothing claims",
    "Between the longest touch and the shortest long press, or beyond both, a finger that lifts gets no answer. "
      + "Many products want that; a gap between the two is nearly always a mistake.",
    example: spec("by: touch"), corrected: spec("by: [touch, long-press]"))

  package static let drag = rule(
    "drag", "directions, or speeds, of a one-finger movement that nothing claims",
    "A movement in a direction that nothing takes feels stuck. Directions are exact: the range between two cones is named.",
    example: spec("by: drag, toward: left"), corrected: spec("by: drag"))

  package static let twoFingers = rule(
    "two-fingers", "two-finger touches, holds, movements, pinches and turns that nothing claims",
    "People try a pinch on whatever looks like a picture or a map. Most elements need none.",
    example: spec("by: pinch-open"),
    corrected: spec(
      "by: [pinch-open, pinch-closed, rotate, two-finger-touch, two-finger-drag, two-finger-long-press]"))

  package static let wayIn = rule(
    "way-in", "an activity whose counterpart no state gives, or a trait that promises what nothing does",
    "Who has zoomed in wants out again, and what is said to be swipeable should be swiped by something. An activity of kind "
      + "`custom` by a fitting mechanic counts.",
    example: """
      gspec: 1
      product: Example
      uses: [material]
      elements:
        page: {zooms: true}
      activities:
        nearer: {does: zoom-in, target: page, by: pinch-open}
        ✓ farther: {does: zoom-out, target: page, by: pinch-closed}
      """)

  private static func rule(
    _ name: String, _ summary: String, _ reason: String, example: String, corrected: String? = nil
  ) -> RuleInfo {
    RuleInfo(
      id: "coverage/" + name, defaultSeverity: .note, summary: summary + " (`--coverage`)", reason: reason,
      example: example, corrected: corrected)
  }

  /// A spec with one activity.
  private static func spec(_ by: String, more: String = "") -> String {
    """
    gspec: 1
    product: Example
    uses: [material]
    elements:
      page: {}
    \(more.isEmpty ? "" : more + "\n")activities:
      a: {does: custom, target: page, \(by)}
    """
  }
}
