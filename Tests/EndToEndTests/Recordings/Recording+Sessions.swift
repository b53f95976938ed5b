import GestureRuntime

extension Recording {
  /// Long recordings of many gestures. Some of the other recordings are parts of these.
  static let sessions: [Recording] = [
    Recording(
      file: "evemu-3m",
      label: """
        2× tap; 2× drag back-and-forth/circle; 1× pinch in + rotate cw 87° + 2-finger drag down; 1× \
        3-finger rotate ccw 125° + drag left; 1× 4-finger tap; 1× 5-finger rotate ccw 42° + drag left; \
        1× 10-finger rotate cw 92° + drag down-left (11 contacts in all); 1× 3-finger drag left
        """,
      outcome: """
        touch, drag left, two-finger-drag down, pinch-closed, rotate clockwise, several-finger-drag \
        left, touch, several-finger-touch, several-finger-drag down-left, several-finger-drag down, \
        several-finger-drag left, drag left, two-finger-drag down (unfinished), rotate counterclockwise \
        (unfinished), pinch-closed (unfinished)
        """,
      why: """
        its parts, each as told there, and two fingers that are still down at its end, which the index \
        does not count
        """),
    Recording(
      file: "evemudev-dell-canvas-touch",
      label: "2-finger tap · 4-finger drag down-right · 5-finger pinch in + drag left · swipe up-right",
      outcome: """
        two-finger-touch, drag up-left (cancelled), two-finger-drag up-right, several-finger-drag left, \
        drag up-right
        """,
      why: "its parts, each as told there"),
    Recording(
      file: "evemudev-wacom-dth2242-finger",
      label: """
        6× tap; 2× swipe down-left; 2× 2-finger move; 2× press; 1× slow drag down; 1× slow drag up; 1× \
        2-finger tap; 1× swipe left
        """,
      outcome: """
        swipe down, drag, swipe, two-finger-swipe, swipe, touch, 2× swipe, drag, drag down-left, drag \
        up-right (cancelled), two-finger-drag down, pinch-closed, two-finger-swipe down-left, \
        two-finger-drag down-left, two-finger-drag up-left, two-finger-drag, touch, drag down (cancelled), \
        two-finger-drag down, two-finger-drag, pinch-closed, 2× swipe, drag up, drag, drag right, \
        double-touch-drag down, long-press, touch
        """,
      why: """
        most of what the index calls a tap rolls by 10 to 15 points as it lifts, within its 3 mm and \
        beyond the slop of 8 points; two touches 52 ms apart, the second moving, are a \
        double-touch-drag; the second rolls up and back down, which is no swipe; and overlapping fingers are one sequence, in which every two that are left, or \
        come late, take over from what was
        """),
    Recording(
      file: "monkeyhelper-galaxy-paint-new",
      label: """
        tap · 3× drag back-and-forth/circle · slow drag right · drag back-and-forth/circle · swipe right \
        · tap · slow drag left · slow drag right · swipe left · slow drag left · swipe down · fling down
        """,
      outcome: """
        touch, 3× move, 3× move right, move, move left, move down-right, 2× move left, move down, move \
        down-left (unfinished)
        """,
      why: """
        fourteen strokes as in the index, but the second tap slips beyond 8 points, and strokes that end \
        near where they began have no direction
        """,
      isEstimated: true),
    Recording(
      file: "monkeyhelper-tablet-angrybirdsmultiplelevels",
      label: """
        7× fling right; 5× tap; 4× slow drag down-left; 3× slow drag left; 2× drag \
        back-and-forth/circle; 1× swipe right
        """,
      outcome: """
        move left, move right, move down-left, move right, move left, 2× touch, move right, move \
        down-left, move right, move left, 2× touch, move right, move left, move right, move left, move \
        right, move down-left, move right, move down-left, touch
        """,
      why: "seventeen movements and five touches, as in the index",
      isEstimated: true),
  ]
}
