import Testing

@Suite("feedback/no-follow-up")
struct MovedElementsFollowTests {
  private func found(_ body: String) -> [String] {
    ActivityText.messages("feedback/no-follow-up", body)
  }

  @Test("A kind that a drag can perform is reported if only discrete movements perform it")
  func leaps() {
    let leaps = ["`a` moves its element at the lift alone"]
    #expect(
      found("does: multi-select-drag, by: two-finger-swipe") == ["the box of `a` appears only at the lift"])
    #expect(found("does: dismiss, by: swipe, toward: left") == leaps)
    #expect(found("does: dismiss, by: [swipe, fling], toward: left") == leaps)
    #expect(found("does: dismiss, by: [drag, swipe], toward: left").isEmpty)
    #expect(found("does: custom, by: swipe, toward: left").isEmpty)
    #expect(found("does: zoom-in, by: double-touch").isEmpty)
    #expect(found("does: zoom-in, by: grow") == leaps)
  }

  @Test("Apple's flick may scroll and pan without a drag")
  func flicks() {
    func found(_ does: String) -> [String] {
      SpecText.rules(
        """
        gspec: 1
        product: Test
        uses: [apple]
        platforms: [ios]
        elements: {page: {scrolls: vertical, swipeable: left}}
        activities:
          a: {\(does), target: page, alternative: x}
        """
      ).filter { $0 == "feedback/no-follow-up" }
    }
    #expect(found("does: scroll, by: flick").isEmpty)
    #expect(found("does: pan, by: flick").isEmpty)
    #expect(found("does: scroll, by: [swipe, flick]") == ["feedback/no-follow-up"])
  }

  @Test("`follow` needs a continuous mechanic")
  func nothingToFollow() {
    let follow = "feedback: {follow: {translation: 1x}}"
    #expect(
      found("does: custom, by: swipe, toward: left, \(follow)")
        == ["`a` declares what follows the fingers, and binds no continuous mechanic that they move by"])
    #expect(found("does: custom, by: long-press, \(follow)").count == 1)
    #expect(found("does: custom, by: [swipe, drag], toward: left, \(follow)").isEmpty)
  }

  @Test("A `follow` whose values are all 0 or `none` is reported; one other value is enough")
  func nothingFollows() {
    let nothing = ["nothing of the element follows the fingers of `a`"]
    #expect(found("does: custom, by: drag, feedback: {follow: {translation: 0x, opacity: none}}") == nothing)
    #expect(found("does: custom, by: drag, feedback: {follow: {translation: 0x, opacity: 0.3}}").isEmpty)
    #expect(found("does: custom, by: drag, feedback: {follow: {}}").isEmpty)
    #expect(found("does: custom, by: drag, feedback: {haptic: {claim: medium}}").isEmpty)
  }
}
