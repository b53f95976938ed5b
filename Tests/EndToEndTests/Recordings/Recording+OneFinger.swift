import GestureRuntime

extension Recording {
  /// Recordings of one or a few gestures with one finger.
  static let oneFinger: [Recording] = [
    Recording(
      file: "aosp-pixel-tablet-one-finger-swipe",
      label: "fling up-left",
      outcome: "fling up-left"),
    Recording(
      file: "cros-cyan-touchscreen-0d10-scroll-left",
      label: "fling left",
      outcome: "move left",
      isEstimated: true),
    Recording(
      file: "cros-samus-touchscreen-164-13-scroll-down",
      label: "slow drag down",
      outcome: "move down",
      isEstimated: true),
    Recording(
      file: "evemu-3m--one-finger-circles",
      label: "drag back-and-forth/circle",
      outcome: "drag left",
      why: "the circles end left of where they began"),
    Recording(
      file: "evemu-3m--one-finger-scribble",
      label: "drag back-and-forth/circle",
      outcome: "drag left",
      why: "the scribble ends to the left, still moving at the lift; but it turned back on its way"),
    Recording(
      file: "evemudev-atmel-maxtouch-touchscreen-1-finger-drag-up-down",
      label: "slow drag down-right",
      outcome: "move down-right",
      size: Point(x: 152.4, y: 91.4), isEstimated: true),
    Recording(
      file: "evemudev-atmel-maxtouch-touchscreen-1-finger-fast-taps--double-tap",
      label: "double tap",
      outcome: "double-touch",
      size: Point(x: 152.4, y: 91.4), isEstimated: true),
    Recording(
      file: "evemudev-atmel-maxtouch-touchscreen-1-finger-fast-taps",
      label: "9 fast taps",
      outcome: "4× double-touch, touch",
      why: """
        nine taps, at most 155 ms from a lift to the next press: every two are a double touch, and the \
        ninth is alone
        """,
      size: Point(x: 152.4, y: 91.4), isEstimated: true),
    Recording(
      file: "evemudev-dell-canvas-touch--1-finger-swipe",
      label: "swipe up-right",
      outcome: "drag up-right",
      why: """
        the last 100 ms slow down so hard that the fitted curve points back at the lift, which counts as \
        no speed; the index averages the last 80 ms
        """),
    Recording(
      file: "evemudev-egalax-empia-technology-inc-pcap-multitouch-controller-tap",
      label: "tap",
      outcome: "touch",
      size: Point(x: 221.0, y: 124.0), isEstimated: true),
    Recording(
      file: "evemudev-elan-cando-windows7-1-finger-drag-up-down",
      label: "drag back-and-forth/circle",
      outcome: "move up",
      why: "up and down, ending above where it began",
      size: Point(x: 476.6, y: 268.1), isEstimated: true),
    Recording(
      file: "evemudev-ep0430m09-1-finger-drag-up-down",
      label: "slow drag up",
      outcome: "drag"),
    Recording(
      file: "evemudev-n-trig-multitouch-1-finger-drag-nw-se",
      label: "slow drag down-right",
      outcome: "move down-right",
      size: Point(x: 245.9, y: 184.4), isEstimated: true),
    Recording(
      file: "evemudev-wacom-cintiq-13hd-touch-finger",
      label: "swipe down",
      outcome: "drag down",
      why: """
        nothing comes for 98 ms before the lift: the finger had stopped (velocity-stop-gap), which an \
        average over the last samples does not see
        """),
    Recording(
      file: "evemudev-wacom-dth2242-finger--drag",
      label: "slow drag down",
      outcome: "swipe down",
      why: """
        572 points a second at the lift (91 mm/s): slow for the index, above the swipe-velocity of 300
        """),
    Recording(
      file: "evemudev-wacom-dth2242-finger--long-press",
      label: "long press",
      outcome: "long-press"),
    Recording(
      file: "evemudev-wacom-isdv4-e6-finger-double-tap-center",
      label: "double tap",
      outcome: "double-touch"),
    Recording(
      file: "evemudev-wacom-isdv4-e6-finger-single-center-circle",
      label: "drag back-and-forth/circle",
      outcome: "drag down-right",
      why: """
        the circle ends in full movement, down and to the right of where it began, but no part of its \
        way leads there
        """),
    Recording(
      file: "evemudev-wacom-isdv4-e6-finger-single-top-swipe",
      label: "slow drag right",
      outcome: "drag right"),
    Recording(
      file: "monkeyhelper-galaxy-paint-new--fling-down-2",
      label: "fling down",
      outcome: "move down-left (unfinished)",
      why: "the recording ends before the finger lifts, so nothing can be a fling yet",
      isEstimated: true),
    Recording(
      file: "monkeyhelper-galaxy-paint-new--fling-down",
      label: "swipe down",
      outcome: "move down",
      isEstimated: true),
    Recording(
      file: "monkeyhelper-phone-single-drag",
      label: "slow drag right",
      outcome: "move right",
      isEstimated: true),
    Recording(
      file: "monkeyhelper-phone-single-touch",
      label: "tap",
      outcome: "touch",
      isEstimated: true),
    Recording(
      file: "monkeyhelper-phone-three-touches",
      label: "3× tap",
      outcome: "3× touch",
      isEstimated: true),
    Recording(
      file: "monkeyhelper-tablet-angrybirdsmultiplelevels--fling-right-2",
      label: "fling right",
      outcome: "move right",
      isEstimated: true),
    Recording(
      file: "monkeyhelper-tablet-angrybirdsmultiplelevels--fling-right-3",
      label: "fling right",
      outcome: "move right",
      isEstimated: true),
    Recording(
      file: "monkeyhelper-tablet-angrybirdsmultiplelevels--fling-right",
      label: "swipe right",
      outcome: "move right",
      isEstimated: true),
    Recording(
      file: "monkeyhelper-tablet-single-drag",
      label: "slow drag right",
      outcome: "move right",
      isEstimated: true),
  ]
}
