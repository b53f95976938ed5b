import SpecParser
import Testing

@testable import GestureCompiler

/// Activities that no hand lets win, and of which nothing was said. Each case was found by `Scripts/hands`.
@Suite struct NeverWinsTests {
  @Test("One that is linked to the loser, and never there when it claims, saves nobody")
  func friendElsewhere() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [material]
      elements: {page: {}}
      activities:
        flick: {does: custom, target: page, by: [swipe, fling]}
        pull: {does: custom, target: page, by: drag}
        carry: {does: custom, target: page, by: two-finger-long-press-drag}
      resolve:
        - {wait: carry, for: pull}
        - together: [carry, flick]
      """)
    #expect(found == [["flick", "pull"]])
  }

  @Test("A rival with a range of fingers takes one finger in wherever one lands")
  func rivalsRange() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [apple]
      platforms: [ios]
      elements: {page: {}}
      activities:
        pan: {does: custom, target: page, by: pan}
        swipe: {does: custom, target: page, by: swipe, toward: up}
      """)
    #expect(found == [["swipe", "pan"]])
  }

  @Test("Twins with a range of fingers, one of them preferred")
  func ownRange() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      elements: {page: {}}
      mechanics:
        turn: {fingers: 2..3, continuous: true, steps: [press, orbit, lift]}
      activities:
        first: {does: custom, target: page, by: turn}
        second: {does: custom, target: page, by: turn}
      resolve:
        - {prefer: first, over: second}
      """)
    #expect(found == [["second", "first"]])
  }

  @Test("A rival is not saved by what it would be held for and has failed by then")
  func heldForNobodyThere() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [apple]
      platforms: [ios]
      elements: {page: {}}
      activities:
        any: {does: custom, target: page, by: three-finger-swipe}
        left: {does: custom, target: page, by: three-finger-swipe, toward: left}
        zoom: {does: custom, target: page, by: double-tap}
      resolve:
        - {wait: left, for: any}
        - {prefer: zoom, over: left}
      """)
    #expect(found == [["left", "any"]])
  }

  @Test("A rival may need fewer fingers")
  func fewerFingers() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [apple, material]
      elements: {page: {}}
      activities:
        pan: {does: custom, target: page, by: pan}
        swipe: {does: custom, target: page, by: [two-finger-swipe, two-finger-fling]}
      """)
    #expect(found == [["swipe", "pan"]])
  }

  @Test("Only the rival that beats it is named, and that others land elsewhere is said")
  func awaitedOutside() throws {
    let report = try AnalyzeSupport.report(
      """
      gspec: 1
      product: Test
      uses: [material]
      elements: {page: {children: {row: {}}}}
      mechanics:
        push: {fingers: 2, steps: [press, {move: {toward: up, distance: 40pt}}, {wait: 300ms..500ms}, lift]}
      activities:
        pull: {does: custom, target: page/row, by: drag}
        inner: {does: custom, target: page/row, by: push}
        outer: {does: custom, target: page, by: push}
      resolve:
        - {wait: inner, for: outer}
      """)
    let found = report.findings.filter { $0.conflict.rule == .unreachable }.map(\.finding)
    #expect(found.map(\.activities) == [["inner", "outer"]])
    #expect(found.allSatisfy { $0.message.contains("with all fingers on `page/row`") })
  }

  @Test("A friend that always claims later than the rival saves nobody (seed 829)")
  func friendLater() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [material]
      elements: {page: {}}
      mechanics:
        shake: {fingers: 1, steps: [press, move, reverse]}
      activities:
        shake: {does: custom, target: page, by: shake}
        pull: {does: custom, target: page, by: drag}
        swipe: {does: custom, target: page, by: swipe, from: any-edge}
      resolve:
        - together: [shake, swipe]
      """)
    #expect(found == [["shake", "pull"], ["swipe", "pull"]])
  }

  @Test("A claim at a press is held for no longer mechanic (seed 1208)")
  func claimsAtPress() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [material]
      elements: {page: {}}
      mechanics:
        down: {fingers: 1, steps: [press]}
      activities:
        down: {does: custom, target: page, by: down}
        swipe: {does: custom, target: page, by: swipe}
        zoom: {does: custom, target: page, by: double-touch-drag}
      resolve:
        - {prefer: swipe, over: zoom}
      """)
    #expect(found.contains(["swipe", "down"]))
  }

  @Test("What waits for one that nothing wakes is held as long as fingers are down (seed 1082)")
  func heldForSleeper() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [apple]
      elements: {page: {}}
      mechanics:
        down: {fingers: 1, steps: [press]}
      activities:
        edge: {does: custom, target: page, by: edge-swipe}
        late: {does: custom, target: page, by: pan, from: any-edge, after: [down]}
        pan: {does: custom, target: page, by: pan}
      resolve:
        - {wait: edge, for: late}
      """)
    #expect(found.contains { $0.first == "edge" && $0.contains("pan") })
  }

  @Test("Twins that turn back, one of them preferred")
  func twins() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      elements: {page: {}}
      mechanics:
        shake: {fingers: 2, steps: [press, {move: {distance: 8pt..40pt}}, reverse, lift]}
      activities:
        first: {does: custom, target: page, by: shake}
        second: {does: custom, target: page, by: shake}
      resolve:
        - {prefer: first, over: second}
      """)
    #expect(found == [["second", "first"]])
  }

  @Test("What may only begin a touch loses to what claims before, though they are together")
  func begins() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [material]
      elements: {page: {}}
      activities:
        tap: {does: custom, target: page, by: touch}
        zoom: {does: custom, target: page, by: double-touch, begins: true}
      resolve:
        - together: [tap, zoom]
      """)
    #expect(found == [["zoom", "tap"]])
  }

  @Test("What wins beside a hold that has won is not called unreachable, though its rival claims earlier")
  func besideHold() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [apple, material]
      platforms: [ios]
      elements: {page: {}}
      activities:
        hold: {does: custom, target: page, by: [long-press, two-finger-touch]}
        pan: {does: custom, target: page, by: [pan, flick]}
        fling: {does: custom, target: page, by: [two-finger-swipe, two-finger-fling]}
      resolve:
        - together: [hold, fling]
      """)
    #expect(found.isEmpty)
  }

  @Test("Where names decide between two, what is together with one of them is not called unreachable")
  func besideOneOfTwo() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [material]
      elements: {page: {}}
      mechanics:
        lay: {fingers: 1, steps: [press]}
      activities:
        friend: {does: custom, target: page, by: lay}
        other: {does: custom, target: page, by: lay}
        carry: {does: custom, target: page, by: long-press-drag}
      resolve:
        - together: [friend, carry]
      """)
    #expect(found.isEmpty)
  }

  @Test("A rival that is held for an inner one, which goes first where it claims with it")
  func heldForAnInnerOne() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      elements: {page: {children: {row: {}}}}
      mechanics:
        poke: {fingers: 2, steps: [press, lift]}
      activities:
        inner: {does: custom, target: page/row, by: poke, begins: true}
        second: {does: custom, target: page, by: poke}
        first: {does: custom, target: page, by: poke}
      resolve:
        - {wait: first, for: inner}
        - {prefer: first, over: second}
      """)
    #expect(found == [["second", "first"]])
  }

  @Test("A friend that sleeps, and that nobody but the rival could wake")
  func sleepingFriend() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [material]
      elements: {page: {}}
      mechanics:
        lay: {steps: [press]}
      activities:
        late: {does: custom, target: page, by: lay, after: [swipe]}
        flick: {does: custom, target: page, by: fling}
        pull: {does: custom, target: page, by: [drag, two-finger-drag]}
      resolve:
        - together: [late, flick]
      """)
    #expect(found.contains(["flick", "pull"]))
  }

  @Test("A preferred one fails with the pinch that it could take over from, at the first lift")
  func endsAtTheFirstLift() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [material]
      elements: {page: {}}
      mechanics:
        twice: {fingers: 2, steps: [press, lift, press, lift]}
      activities:
        second: {does: custom, target: page, by: twice}
        first: {does: custom, target: page, by: twice, begins: true}
        pinch: {does: custom, target: page, by: pinch-closed}
      resolve:
        - {wait: second, for: first}
        - {prefer: second, over: pinch}
      """)
    #expect(found == [["second", "first"]])
  }

  @Test("What both are held for lets the one win that outlives another finger")
  func failsWhileHeld() throws {
    let found = try AnalyzeSupport.unreachable(
      """
      uses: [material]
      elements: {page: {}}
      mechanics:
        pull: {steps: [press, move]}
      activities:
        drag: {does: custom, target: page, by: [drag, swipe, fling]}
        pull: {does: custom, target: page, by: pull}
        pinch: {does: custom, target: page, by: pinch-open}
      resolve:
        - {prefer: drag, over: pull}
        - {wait: drag, for: pinch}
        - {wait: pull, for: pinch}
      """)
    #expect(found.isEmpty)
  }
}
