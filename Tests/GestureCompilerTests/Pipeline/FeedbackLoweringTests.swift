import GestureRuntime
import Testing

@testable import GestureCompiler

/// How the keys of `feedback` are compiled to a table, and the defaults of missing keys: Docs/Feedback.md.
struct FeedbackLoweringTests {
  private func plan(_ activity: String, traits: String = "") throws -> FeedbackPlan? {
    let text = """
      gspec: 1
      product: P
      uses: [material]
      elements:
        card: {\(traits)}
      mechanics:
        swipe-hold: {continuous: true, steps: [press, move, wait: 100ms, lift]}
        touch-hold: {continuous: true, steps: [press, lift, press, wait: 100ms, lift]}
      activities:
        a: {does: custom, target: card, \(activity)}

      """
    return try CompilePipeline.compile(SpecFiles.parse(text)).table.feedback(of: 0)
  }

  private let standard = FeedbackPlan.Path.spring(Spring(dampingRatio: 1, response: 0.5))

  @Test func nothingIsNothing() throws {
    #expect(try plan("by: drag") == nil)
    #expect(try plan("by: drag, feedback: {follow: {translation: none}}") == nil)
    #expect(try plan("by: drag, feedback: {follow: {translation: 0x}}") == nil)
    #expect(try plan("by: touch, feedback: {progress: {scale: 0.9x}}") == nil)
    #expect(try plan("by: touch, feedback: {haptic: {claim: none}}") == nil)
  }

  @Test func directionsAreAxes() throws {
    func ways(_ toward: String) throws -> FeedbackPlan.Ways? {
      try plan("by: drag, toward: \(toward), feedback: {follow: {translation: 1x}}")?.ways
    }
    #expect(try ways("left") == .left && ways("up") == .up)
    #expect(try ways("horizontal") == [.left, .right] && ways("any") == .any)
    #expect(try ways("[left, up]") == [.left, .up])
    #expect(try ways("20deg..70deg") == [.right, .up])
    #expect(try ways("330deg..30deg") == .right)
    #expect(try ways("0deg..90deg") == [.right, .up])
    let left = try plan("by: drag, toward: left, feedback: {follow: {translation: 0.5x}}")
    #expect(left?.translation == Point(x: 0.5, y: 0))
    let both = try plan("by: drag, toward: left, feedback: {follow: {translation: {x: 1x, y: 0.3x}}}")
    #expect(both?.translation == Point(x: 1, y: 0.3))
  }

  @Test func whatFollowsGoesByWhatFingersDo() throws {
    let pinch = try plan("by: pinch-open, feedback: {follow: {scale: 2x}, anchor: fingers}")
    #expect(pinch?.fingersScale == 2 && pinch?.size == FeedbackPlan.Fade.none && pinch?.anchor == .fingers)
    let drag = try plan("by: drag, commit: {distance: 9pt}, feedback: {follow: {scale: 0.9x, opacity: 70%}}")
    #expect(drag?.fingersScale == 0 && drag?.size == FeedbackPlan.Fade(from: 1, to: 0.9))
    #expect(drag?.opacity == FeedbackPlan.Fade(from: 1, to: 0.7))
    #expect(try plan("by: rotate, feedback: {follow: {rotation: 1x}}")?.fingersTurn == 1)
    #expect(try plan("by: drag, feedback: {follow: {rotation: -23deg}}")?.turnPerWidth == -23)
    let from = try plan("by: pinch-open, feedback: {follow: {scale: {from: 0.5x, to: 1x}}}")
    #expect(from?.fingersScale == 0 && from?.size == FeedbackPlan.Fade(from: 0.5, to: 1))
  }

  @Test func aMotionWithoutFollowFollows() throws {
    let drag = try plan("by: drag, toward: left, feedback: {rubber-band: {beyond: 9pt}}")
    #expect(drag?.translation == Point(x: 1, y: 0))
    #expect(drag?.band == FeedbackPlan.Band(beyond: FeedbackLength(points: 9)))
    let pinch = try plan("by: [pinch-open, rotate], feedback: {clamp: {max: 3x}}")
    #expect(pinch?.fingersScale == 1 && pinch?.fingersTurn == 1)
    #expect(try plan("by: drag, feedback: {haptic: {claim: light}}")?.translation == Point(x: 0, y: 0))
  }

  @Test func oneMotionStandsForTheOther() throws {
    let commit = "by: drag, toward: left, commit: {distance: 50%}"
    let back = try plan("\(commit), feedback: {on-cancel: {spring: {damping: 0.7, response: 0.3s}}}")
    let spring = FeedbackPlan.Path.spring(Spring(dampingRatio: 0.7, response: 0.3))
    #expect(back?.onCancel == FeedbackPlan.Motion(spring))
    #expect(back?.onCommit == FeedbackPlan.Motion(spring, to: .outside))
    #expect(back?.threshold == FeedbackLength(percent: 50) && back?.hasCommit == true)
    let away = try plan("\(commit), feedback: {on-commit: {curve: ease-out}}")
    #expect(away?.onCommit == FeedbackPlan.Motion(.curve(.easeOut, 0.3), to: .outside))
    #expect(away?.onCancel == FeedbackPlan.Motion(.curve(.easeOut, 0.3)))
    let pages = try plan("\(commit), feedback: {on-commit: {duration: 200ms}}", traits: "pages: horizontal")
    #expect(pages?.onCommit == FeedbackPlan.Motion(.curve(.easeInOut, 0.2), to: .page))
    let across = try plan("\(commit), feedback: {on-commit: {duration: 200ms}}", traits: "pages: vertical")
    #expect(across?.onCommit?.target == .outside)
    let alone = try plan("by: drag, feedback: {on-cancel: {duration: 200ms}}")
    #expect(alone?.onCommit == nil && alone?.onCancel?.target == .start)
  }

  @Test func aCurveMayBeginWithItsOwnVelocity() throws {
    let commit = "by: drag, toward: left, commit: {distance: 50%}"
    let plain = try plan(
      "\(commit), feedback: {on-commit: {curve: ease-out, duration: 280ms, velocity: curve}}")
    #expect(plain?.onCommit == FeedbackPlan.Motion(.plainCurve(.easeOut, 0.28), to: .outside))
    let finger = try plan("\(commit), feedback: {on-commit: {curve: ease-out, velocity: finger}}")
    #expect(finger?.onCommit == FeedbackPlan.Motion(.curve(.easeOut, 0.3), to: .outside))
    let usual = try plan("by: drag, feedback: {on-end: {duration: 200ms, velocity: curve}}")
    #expect(usual?.onEnd?.path == .plainCurve(.easeInOut, 0.2))
  }

  @Test func onlyACommitFades() throws {
    let commit = "by: drag, toward: left, commit: {distance: 50%}"
    let away = try plan("\(commit), feedback: {on-commit: {curve: ease-out, opacity: 25%}}")
    #expect(away?.onCommit == FeedbackPlan.Motion(.curve(.easeOut, 0.3), to: .outside, opacity: 0.25))
    // The curve counts for `on-cancel` as well, but a cancelled movement does not fade.
    #expect(away?.onCancel == FeedbackPlan.Motion(.curve(.easeOut, 0.3)))
    #expect(try plan("\(commit), feedback: {on-commit: {opacity: 0}}")?.onCommit?.opacity == 0)
    #expect(try plan("\(commit), feedback: {on-commit: {opacity: 1}}")?.onCommit?.opacity == 1)
    #expect(try plan("\(commit), feedback: {on-commit: {duration: 1s}}")?.onCommit?.opacity == nil)
  }

  @Test func springsAndTargets() throws {
    func cancel(_ motion: String) throws -> FeedbackPlan.Motion? {
      try plan("by: drag, feedback: {on-cancel: {\(motion)}}")?.onCancel
    }
    #expect(try cancel("spring: {response: 0.3}")?.path == .spring(Spring(dampingRatio: 1, response: 0.3)))
    #expect(try cancel("spring: {damping: 0.7}")?.path == .spring(Spring(dampingRatio: 0.7, response: 0.5)))
    #expect(
      try cancel("spring: {damping: 0.7, initial-velocity: 0.5}, duration: 500ms")
        == FeedbackPlan.Motion(.spring(Spring(dampingRatio: 0.7, duration: 0.5)), push: .distances(0.5)))
    #expect(try cancel("spring: {initial-velocity: -20pt/s}")?.push == .speed(-20))
    #expect(try cancel("target: 50%") == FeedbackPlan.Motion(standard, to: .place(.init(percent: 50))))
    #expect(try cancel("target: 1x")?.target == .scale(1) && cancel("target: 9deg")?.target == .angle(9))
    #expect(try cancel("delay: 20ms")?.delay == 20_000)
    #expect(
      try cancel("curve: \"cubic-bezier(0.2, 0, 0, 1)\", duration: 1s")?.path
        == .curve(TimingCurve(x1: 0.2, y1: 0, x2: 0, y2: 1), 1))
  }

  @Test func whatGoesOnAfterTheEnd() throws {
    func end(_ motion: String) throws -> FeedbackPlan.Motion? {
      try plan("by: [drag, fling], feedback: {on-end: {\(motion)}}")?.onEnd
    }
    let spring = Spring(dampingRatio: 1, response: 0.5)
    #expect(try end("decay: normal") == FeedbackPlan.Motion(.decay(.normal, spring), to: .inside))
    #expect(try end("decay: 0.99")?.path == .decay(Decay(rate: 0.99), spring))
    #expect(try end("pages: 100%")?.path == .pages(.fast, FeedbackLength(percent: 100), spring))
    let own = Spring(dampingRatio: 0.8, response: 0.2)
    #expect(
      try end("decay: fast, spring: {damping: 0.8, response: 200ms}")?.path == .decay(.fast, own))
  }

  @Test func clampsGoBack() throws {
    func clamp(_ feedback: String) throws -> FeedbackPlan.Clamp? {
      try plan("by: pinch-open, feedback: {\(feedback)}")?.clamp
    }
    let own = FeedbackPlan.Path.spring(Spring(dampingRatio: 0.65, duration: 0.35))
    #expect(try clamp("clamp: {max: 3x, spring: {damping: 0.65}, duration: 350ms}")?.motion.path == own)
    #expect(try clamp("clamp: {max: 3x}")?.motion.path == .atOnce)
    let cancel = "on-cancel: {spring: {damping: 0.65}, duration: 350ms}"
    #expect(try clamp("clamp: {max: 3x}, \(cancel)")?.motion == FeedbackPlan.Motion(own, to: .inside))
    let both = try clamp("clamp: {min: -45deg, max: 45deg}")
    #expect(both?.measure == .angle && both?.least == -45 && both?.most == 45)
    #expect(try clamp("clamp: {min: 10%}")?.measure == .percent)
    #expect(try clamp("clamp: {min: -8pt}")?.most == .infinity)
  }

  @Test func aPressLastsAsLongAsItsWait() throws {
    let press = try plan("by: long-press, feedback: {progress: {duration: 150ms}}")?.press
    #expect(press == FeedbackPlan.Press(timeout: 400_000, duration: 150_000, scale: 0.93))
    let all = try plan("by: long-press, feedback: {progress: {scale: 0.9x}}")?.press
    #expect(all == FeedbackPlan.Press(timeout: 400_000, duration: 400_000, scale: 0.9))
    let longer = try plan("by: long-press, feedback: {progress: {duration: 900ms}}")?.press
    #expect(longer?.duration == 400_000)
  }

  @Test func aWaitBehindAMovementOrALiftIsNoPress() throws {
    let progress = "feedback: {progress: {scale: 0.9x}}"
    for mechanic in ["swipe-hold", "touch-hold"] {
      #expect(try plan("by: \(mechanic), \(progress)")?.press == nil)
      let press = try plan("by: [long-press, \(mechanic)], \(progress)")?.press
      #expect(press?.timeout == 400_000)
    }
  }
}
