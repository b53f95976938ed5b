import GestureRuntime

extension Recording {
  /// Recordings of gestures with several fingers.
  static let severalFingers: [Recording] = [
    Recording(
      file: "cros-samus-touchscreen-164-13-zoom-in",
      label: "pinch out",
      outcome: "move down (cancelled), pinch-open, two-finger-move",
      why: """
        the second finger lands 175 ms after the first, which has been moving since 20 ms; the pinch, \
        which the spec prefers, takes over from that drag 45 ms later, and the fingers' centre moves on by \
        some 22 points
        """,
      isEstimated: true),
    Recording(
      file: "evemu-3m--five-fingers",
      label: "5-finger rotate ccw 42° + drag left",
      outcome: "several-finger-drag down-left",
      why: """
        material turns two fingers, not five; the five end 520 points left and 227 down on average, \
        which is just nearer to down-left
        """),
    Recording(
      file: "evemu-3m--four-finger-tap",
      label: "4-finger tap",
      outcome: "several-finger-touch"),
    Recording(
      file: "evemu-3m--ten-fingers",
      label: "10-finger rotate cw 92° + drag down-left (11 contacts in all)",
      outcome: "several-finger-drag down",
      why: """
        material turns two fingers, not ten; values go on without a jump when a finger is exchanged for \
        another, and then the way is more down than left
        """),
    Recording(
      file: "evemu-3m--three-finger-drag",
      label: "3-finger drag left",
      outcome: "several-finger-drag left"),
    Recording(
      file: "evemu-3m--three-fingers",
      label: "3-finger rotate ccw 125° + drag left",
      outcome: "several-finger-drag left",
      why: "material turns two fingers, not three"),
    Recording(
      file: "evemu-3m--two-fingers-pinch-rotate",
      label: "pinch in + rotate cw 87° + 2-finger drag down",
      outcome: "two-finger-drag down, pinch-closed, rotate clockwise",
      why: "the same three, in the order in which they pass their slops"),
    Recording(
      file: "evemu-3m--two-fingers",
      label: "rotate ccw 24° + 2-finger drag down",
      outcome: """
        two-finger-drag down (unfinished), rotate counterclockwise (unfinished), pinch-closed \
        (unfinished)
        """,
      why: """
        the fingers also come nearer, from 558 points to 480: the index left that out; the recording \
        ends with both down
        """),
    Recording(
      file: "evemudev-atmel-maxtouch-touchscreen-2-fingers-touch-release",
      label: "2-finger hold",
      outcome: "two-finger-move",
      why: """
        both fingers slip by 13 units of 800, beyond the slop of 8 points on any panel wider than 75 mm; \
        the index allows 3 mm
        """,
      size: Point(x: 152.4, y: 91.4), isEstimated: true),
    Recording(
      file: "evemudev-atmel-maxtouch-touchscreen-4-finger-drag-down",
      label: "4-finger drag down",
      outcome: "several-finger-drag down",
      size: Point(x: 152.4, y: 91.4), isEstimated: true),
    Recording(
      file: "evemudev-dell-canvas-touch--4-fingers",
      label: "4-finger drag down-right",
      outcome: "drag up-left (cancelled), two-finger-drag up-right",
      why: """
        the third and the fourth finger land 263 and 275 ms after the first, too late to count; the \
        first two claim together, and take over from the first alone
        """),
    Recording(
      file: "evemudev-dell-canvas-touch--5-fingers",
      label: "5-finger pinch in + drag left",
      outcome: "several-finger-drag left",
      why: "material pinches with two fingers; five that move are a movement"),
    Recording(
      file: "evemudev-dell-canvas-touch--subset-2-of-5-pinch-in",
      label: "[derived subset] pinch in",
      outcome: "pinch-closed, two-finger-drag right, rotate counterclockwise",
      why: """
        the pinch first, and beside it what it drifts and turns: the index names the main thing only
        """),
    Recording(
      file: "evemudev-ep0430m09-4-finger-drag-down",
      label: "4-finger drag up",
      outcome: "several-finger-drag up"),
    Recording(
      file: "evemudev-wacom-dth2242-finger--2-finger-hold",
      label: "2-finger hold",
      outcome: "drag",
      why: """
        the first finger slips by 15 points (2.3 mm) and is a drag at 60 ms; the second comes 696 ms \
        after it. The index allows 3 mm and looks at the two as one hold
        """),
    Recording(
      file: "evemudev-wacom-dth2242-finger--2-finger-tap",
      label: "2-finger tap",
      outcome: "two-finger-swipe",
      why: """
        one finger rolls by 14 points (2.2 mm) as it lifts: beyond the slop of 8 points, within the 3 mm \
        of the index; and so fast that it is a swipe. A product for such a panel raises touch-slop
        """),
    Recording(
      file: "evemudev-wacom-dth2242-finger--nine-fingers",
      label: "9-finger contact, small moves (18 contacts in all)",
      outcome: "drag up",
      why: """
        fingers land one by one over two seconds; the first is a drag at 84 ms, the third is one too many \
        for two, and three to six of them stay within the slop until the drag ends
        """),
    Recording(
      file: "evemudev-wacom-dth2242-finger--subset-2-of-10-pinch-out",
      label: "[derived subset] pinch out",
      outcome: "drag up-left (cancelled), two-finger-drag down-right, pinch-closed, rotate counterclockwise",
      why: """
        the second finger lands 230 ms after the first, which has been moving since 16 ms, and the two take \
        over 32 ms later. The hands first come nearer by 29 points: a pinch has its sense from there, though \
        it ends at twice the size. The index looks at both ends
        """),
    Recording(
      file: "evemudev-wacom-dth2242-finger--ten-fingers",
      label: "10-finger drag up-right (18 contacts in all)",
      outcome: """
        drag up-right (cancelled), two-finger-drag down, pinch-closed, two-finger-swipe down-left, \
        two-finger-drag down-left, two-finger-drag up-left, two-finger-drag
        """,
      why: """
        fingers land one by one over 1.5 seconds. The first is a drag at 26 ms, the second lands after 382 ms \
        and the two take over. The spec does not prefer several fingers to two, so they lose to them; when one \
        of the pair lifts and two that it had ignored are down, or just two are left, these go on as two
        """),
    Recording(
      file: "evemudev-wacom-isdv4-e6-finger-2fg-tap",
      label: "2-finger tap",
      outcome: "two-finger-touch"),
    Recording(
      file: "evemudev-wacom-isdv4-e6-finger-double-center-scroll",
      label: "2-finger drag down",
      outcome: "two-finger-drag down, rotate counterclockwise",
      why: "late in the drag the hand also turns by more than 5 degrees: both are right"),
    Recording(
      file: "monkeyhelper-phone-two-finger-drag",
      label: "2-finger drag right",
      outcome: "rotate counterclockwise, two-finger-move right",
      why: "the hand also turns by more than 5 degrees: both are right",
      isEstimated: true),
  ]
}
