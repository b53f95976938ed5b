/// The part of the vocabulary `material` that `mailSample` needs.
let materialInSmall = """
  gspec: 1
  vocabulary: material
  metrics:
    double-touch-timeout: 300ms
    long-press-timeout: 400ms
  mechanics:
    touch: {summary: One finger presses and lifts., steps: [press, lift]}
    double-touch: {steps: [press, lift, press, lift]}
    drag: {continuous: true, steps: [press, move, lift]}
    swipe: {steps: [press, move: {distance: swipe-min-distance, deviation: swipe-max-deviation}, lift: {velocity: swipe-velocity}]}
    fling: {steps: [press, move, lift: {velocity: min-fling-velocity}]}
    long-press: {continuous: true, steps: [press, wait, lift]}
    long-press-drag: {continuous: true, steps: [press, wait, move, lift]}
    pinch-open: {continuous: true, fingers: 2, steps: [press, move outward, lift]}
    pinch-closed: {continuous: true, fingers: 2, steps: [press, move inward, lift]}
    two-finger-touch: {fingers: 2, steps: [press, lift]}
    two-finger-drag: {continuous: true, fingers: 2, steps: [press, move, lift]}
    rotate: {continuous: true, fingers: 2, steps: [press, orbit, lift]}
    edge-swipe:
      continuous: true
      steps:
        - press: {from: any-edge}
        - move
        - lift
  kinds:
    activate: {summary: Activates., by: [touch]}
    select: {by: [long-press, two-finger-touch]}
    select-more: {by: [touch, two-finger-touch]}
    multi-select-drag: {by: long-press-drag}
    scroll: {by: [drag, swipe, fling]}
    dismiss: {by: [drag, swipe, fling]}
    lights-out: {by: touch}
    zoom-in: {by: [double-touch, pinch-open]}
    zoom-out: {by: pinch-closed}
    pan: {by: [drag, two-finger-drag, fling]}
    paging-swipe: {by: [drag, swipe, fling]}
    edge-swipe: {by: edge-swipe}
    tilt: {by: []}
  """
