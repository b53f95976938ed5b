/// The catalogue entries about touches that nothing claims: notes that only `lint --coverage` reports.
package enum CoverageRules {
  package static let all: [RuleInfo] = [untouched, touch, hold, drag, twoFingers, wayIn]

  package static let untouched = rule(
    "untouched", "an element on which no touch is claimed",
    "People touch what they see. An element that is only a picture or a text needs no activity.",
    example: spec("by: touch", more: "\nheader: {}"), corrected: spec("by: touch"))

  package static let touch = rule(
    "touch", "touches and double touches that nothing claims",
    "A touch without a response looks like an interface that hangs.",
    example: spec("by: drag"), corrected: spec("by: [touch, drag]"))

  package static let hold = rule(
    "hold", "a finger that stays for some time, which nothing claims",
    "A finger that lifts after the longest touch and before the shortest long press gets no response. "
      + "That gap is nearly always a mistake. No response after a long press may be intended.",
    example: spec("by: touch"), corrected: spec("by: [touch, long-press]"))

  package static let drag = rule(
    "drag", "directions, or speeds, of a one-finger movement that nothing claims",
    "People feel a movement without a response as stuck. The finding names the exact range of directions.",
    example: spec("by: drag, toward: left"), corrected: spec("by: drag"))

  package static let twoFingers = rule(
    "two-fingers", "two-finger touches, holds, movements, pinches and turns that nothing claims",
    "People try a pinch on pictures and maps. Most other elements need none.",
    example: spec("by: pinch-open"),
    corrected: spec(
      "by: [pinch-open, pinch-closed, rotate, two-finger-touch, two-finger-drag, two-finger-long-press]"))

  package static let wayIn = rule(
    "way-in", "an activity whose counterpart no state gives, or a trait that promises what nothing does",
    "People who have zoomed in want to zoom out again, and a trait such as `swipeable` needs an "
      + "activity that swipes. An activity of kind `custom` with a suitable mechanic counts.",
    example: MaterialExample.text(
      elements: "page: {zooms: true}",
      activities: """
        nearer: {does: zoom-in, target: page, by: pinch-open}
        ✓ farther: {does: zoom-out, target: page, by: pinch-closed}
        """))

  private static func rule(
    _ name: String, _ summary: String, _ reason: String, example: String, corrected: String? = nil
  ) -> RuleInfo {
    RuleInfo(
      id: "coverage/" + name, defaultSeverity: .note, summary: summary + " (`--coverage`)", reason: reason,
      example: example, corrected: corrected)
  }

  /// A spec with one activity.
  private static func spec(_ by: String, more: String = "") -> String {
    MaterialExample.text(
      elements: "page: {}" + more, activities: "a: {does: custom, target: page, \(by)}")
  }
}
