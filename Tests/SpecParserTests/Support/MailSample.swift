/// A mail app, as a sample of the language that uses most sections.
let mailSample = """
  gspec: 1                       # language version; required
  product: Mail                  # names the generated types; required
  uses: [material]               # vocabularies: bundled names or relative paths; later ones win
  platforms: [ios, ipados]       # of: ios ipados watchos macos tvos android web linux

  metrics:                       # overrides; every quantity carries its unit: pt mm ms s pt/s deg x %
    long-press-timeout: 450ms

  state:
    selection: [none, some]      # enumeration
    zoom: 1.0..8.0               # number in a range
    unread: bool

  elements:                      # a tree; traits say what an element is:
    list:                        #   scrolls, pages (an axis), zooms, unbounded, swipeable (directions), selectable, 3d, menu, collapsible
      scrolls: vertical
      children:
        message: {swipeable: left, selectable: true}
    reader:
      pages: horizontal
      zooms: true

  mechanics:                     # the product's own, in the notation of Material's table
    three-finger-tap:
      fingers: 3
      steps: [press, lift]
    flick-down:
      fingers: 1
      steps:
        - press: {from: top-edge}
        - move: {toward: down, distance: 40pt, within: 200ms, deviation: 20deg}
        - lift: {velocity: 300pt/s}

  activities:
    open:
      does: activate
      target: message
      by: touch
      when: selection == none
    select:
      does: select
      target: message
      by: [long-press, two-finger-touch]
      when: selection == none
    select-more:
      does: select-more
      target: message
      by: [touch, two-finger-touch]
      when: selection == some
    sweep-select:
      does: multi-select-drag
      target: message
      by: long-press-drag
      when: selection == none
    scroll:
      does: scroll
      target: list
      by: [drag, swipe, fling]
      toward: vertical
    archive:
      does: dismiss
      target: message
      by: [drag, swipe, fling]
      toward: left
      when: selection == none
      commit: {distance: 120pt, velocity: 800pt/s}      # either one, judged at the lift
      feedback:
        rubber-band: {beyond: 120pt, coefficient: 0.55}
        on-commit: {curve: ease-out, duration: 280ms}
        on-cancel: {spring: {damping: 0.7, initial-velocity: 0.5}, duration: 500ms}
      alternative: the archive button of the open message   # how else a person can do it
    lights-out:
      does: lights-out
      target: reader
      by: touch
    zoom-in:
      does: zoom-in
      target: reader
      by: [double-touch, pinch-open]
      when: zoom < 8.0
    zoom-out:
      does: zoom-out
      target: reader
      by: pinch-closed
      when: zoom > 1.0
    pan:
      does: pan
      target: reader
      by: [drag, two-finger-drag, fling]
      when: zoom > 1.0
    turn-page:
      does: paging-swipe
      target: reader
      by: [drag, swipe, fling]
      toward: horizontal
      when: zoom == 1.0
      commit: {distance: 50%, velocity: 500pt/s}
    back:
      does: edge-swipe
      target: reader
      by: edge-swipe
      from: left-edge
      toward: right
      commit: {distance: 33%, velocity: 500pt/s}
      alternative: the back button
    mark-all:
      does: custom                 # a kind that no vocabulary has
      target: list
      by: three-finger-tap
      alternative: a menu item

  resolve:                         # how declared rivals are settled
    - {wait: lights-out, for: zoom-in}      # its claim waits until a double touch can no longer come
    - {prefer: back, over: [turn-page, pan]} # of two that could both claim, this one wins
    - together: [select, sweep-select]      # may be recognized one beside the other
    - together: [zoom-in, zoom-out, pan]

  # lint:
  #   disable:                     # a reason is required; a line that silences nothing is itself a finding
  #     - {rule: conflict/delayed, activity: lights-out, reason: measured with people; nobody noticed}
  """
