import Testing

@testable import SpecParser

@Suite("apple/swipe-deviation")
struct SwipesLimitTheirDeviationTests {
  private static let breach = ["apple/swipe-deviation act"]

  private func found(_ rest: String, _ sections: String = "", uses: String = "apple") -> [String] {
    AppleText.activity("does: dismiss, alternative: x, \(rest)", uses: uses, sections)
  }

  @Test("A swipe in all directions is reported")
  func any() {
    #expect(found("by: swipe") == Self.breach)
    #expect(found("by: swipe, toward: any") == Self.breach)
    #expect(found("by: swipe, toward: [left, right, up, down]") == Self.breach)
    #expect(found("by: swipe, toward: horizontal").isEmpty)
    #expect(found("by: swipe", "metrics: {swipe-max-deviation: 30deg}").isEmpty)
  }

  @Test("A range that reaches into the next direction is reported")
  func wide() {
    #expect(
      found("by: swipe, toward: 130deg..230deg").isEmpty, "the vocabulary's swipe deviates by 45° at most")
    let own = "mechanics:\n  wide: {steps: [press, move, lift]}\n"
    #expect(found("by: wide, toward: 130deg..230deg", own) == Self.breach)
    #expect(found("by: wide, toward: 135deg..225deg", own).isEmpty)
    let limited = "mechanics:\n  wide: {steps: [press, {move: {deviation: 40deg}}, lift]}\n"
    #expect(found("by: wide, toward: 100deg..260deg", limited).isEmpty)
  }

  @Test("A pan's end and a flick are no swipes")
  func others() {
    #expect(found("by: [pan, swipe]").isEmpty)
    #expect(found("by: [drag, swipe, fling]", uses: "material").isEmpty)
    #expect(AppleText.activity("does: scroll, by: flick").isEmpty)
  }
}

@Suite("apple/swipe-axis")
struct SwipesFollowAnAxisTests {
  private func found(_ toward: String, by mechanic: String = "swipe", _ sections: String = "") -> [String] {
    AppleText.activity("does: dismiss, alternative: x, by: \(mechanic), toward: \(toward)", sections)
  }

  @Test("Each range must contain one of the four axes")
  func axes() {
    #expect(found("30deg..60deg") == ["apple/swipe-axis act"])
    #expect(found("0deg..60deg").isEmpty)
    #expect(found("350deg..10deg").isEmpty)
    #expect(found("left").isEmpty)
    #expect(found("30deg..60deg", by: "pan").isEmpty)
    #expect(found("30deg..60deg", "experience: game").isEmpty)
  }
}

@Suite("apple/tracking")
struct TrackingNeedsContinuousGesturesTests {
  private static let breach = ["apple/tracking act"]

  private func found(_ rest: String) -> [String] {
    AppleText.activity("toward: left, alternative: x, \(rest)")
  }

  @Test("A swipe alone is reported if it pans, or has a threshold or a feedback that follows")
  func wishes() {
    #expect(found("does: dismiss, by: swipe").isEmpty)
    #expect(found("does: dismiss, by: swipe, feedback: {follow: {translation: 1x}}") == Self.breach)
    #expect(found("does: dismiss, by: swipe, feedback: {haptic: {commit: light}}").isEmpty)
    #expect(found("does: dismiss, by: swipe, commit: {distance: 80pt}") == Self.breach)
    #expect(found("does: scroll, by: swipe").isEmpty)
    #expect(found("does: pan, by: flick") == Self.breach)
  }

  @Test("With a pan beside the swipe nothing is reported")
  func pan() {
    #expect(found("does: dismiss, by: [swipe, pan], commit: {distance: 80pt}").isEmpty)
    #expect(found("does: pan, by: [pan, flick]").isEmpty)
  }
}

@Suite("apple/pinch-sense")
struct PinchesZoomTheRightWayTests {
  private static let breach = ["apple/pinch-sense act"]

  private func found(_ rest: String, _ sections: String = "") -> [String] {
    AppleText.activity("alternative: x, \(rest)", uses: "material, apple", sections)
  }

  @Test("Spreading fingers zoom in, closing fingers zoom out")
  func senses() {
    #expect(found("does: zoom-in, by: pinch") == Self.breach)
    #expect(found("does: zoom-in, by: pinch, toward: outward").isEmpty)
    #expect(found("does: zoom-in, by: pinch, toward: inward") == Self.breach)
    #expect(found("does: zoom-out, by: pinch, toward: inward").isEmpty)
    #expect(found("does: zoom-out, by: pinch-open") == Self.breach)
    #expect(found("does: magnify, by: pinch").isEmpty)
    #expect(found("does: zoom-out, by: pinch-open", "experience: game").isEmpty)
  }
}

@Suite("apple/live-feedback")
struct FeedbackComesDuringTheGestureTests {
  private static let breach = ["apple/live-feedback act"]

  private func found(_ feedback: String, by mechanics: String = "[pan, swipe]") -> [String] {
    AppleText.activity(
      "does: dismiss, toward: down, alternative: x, by: \(mechanics), commit: {distance: 80pt}\(feedback)")
  }

  @Test("Feedback only at the end is reported")
  func end() {
    #expect(found(", feedback: {haptic: {commit: light}}") == Self.breach)
    #expect(found(", feedback: {anchor: fingers}") == Self.breach, "nothing scales about them")
    #expect(found(", feedback: {haptic: {threshold: light}}").isEmpty)
    #expect(found(", feedback: {on-commit: {duration: 200ms}, follow: {opacity: 1x}}").isEmpty)
    #expect(found("").isEmpty, "what is not described is not judged")
  }

  @Test("An element that moves after the lift follows the fingers unless `follow` says that nothing does")
  func followsByDefault() {
    for motion in ["on-commit: {duration: 200ms}", "on-cancel: {curve: ease}", "rubber-band: {beyond: 9pt}"] {
      #expect(found(", feedback: {\(motion)}").isEmpty, "\(motion)")
      #expect(found(", feedback: {\(motion), follow: {translation: none}}") == Self.breach, "\(motion)")
      #expect(found(", feedback: {\(motion), follow: {translation: 0x, opacity: none}}") == Self.breach)
    }
  }
}
