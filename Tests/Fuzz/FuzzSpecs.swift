/// Small specs that together have every sort of activity.
enum FuzzSpecs {
  static let all = [list, map, own]

  private static let list = """
    gspec: 1
    product: List
    uses: material
    platforms: [ios, android]
    state: {selection: [none, some]}
    elements:
      list:
        scrolls: vertical
        children:
          message: {swipeable: leading, selectable: true, state: {selected: bool}}
    activities:
      open: {does: activate, target: list/message, by: touch, when: selection == none, taps: 1..3}
      select: {does: select, target: list/message, by: [long-press, two-finger-touch], when: not selected}
      scroll: {does: scroll, target: list, by: [drag, swipe, fling], toward: vertical}
      archive:
        does: dismiss
        target: list/message
        by: [drag, swipe, fling]
        toward: leading
        commit: [{name: reveal, distance: 72pt}, {name: delete, distance: 60%, projected: true}]
        alternative: a button
    resolve:
      - {wait: open, for: select}

    """

  private static let map = """
    gspec: 1
    product: Map
    uses: [material, apple]
    platforms: [ios]
    state: {zoom: 1.0..8.0}
    elements:
      sheet: {scrolls: vertical, bounded: true}
      map: {zooms: true, pages: horizontal}
    activities:
      zoom-in: {does: zoom-in, target: map, by: [double-touch, pinch-open], when: zoom < 8.0}
      zoom-out: {does: zoom-out, target: map, by: pinch-closed, when: zoom > 1.0}
      turn: {does: rotate, target: map, by: rotate}
      pan: {does: pan, target: map, by: [drag, two-finger-drag, fling], when: zoom > 1.0}
      page: {does: paging-swipe, target: map, by: [drag, swipe], toward: horizontal, when: zoom == 1.0, commit: {distance: 50%, velocity: 500pt/s}}
      menu: {does: menu-open, target: map, by: long-press, shows-possible: 100ms, tools: [finger, pen]}
      scroll: {does: scroll, target: sheet, by: [drag, fling], toward: vertical, hand-over: {to: close, at: top}}
      close: {does: dismiss, target: sheet, by: drag, toward: down, alternative: a button}
    resolve:
      - together: [zoom-in, zoom-out, pan, turn]

    """

  private static let own = """
    gspec: 1
    product: Own
    platforms: [linux]
    elements: {page: {children: {row: }}}
    mechanics:
      flick:
        fingers: 1..2
        steps:
          - press: {from: top-edge}
          - move: {toward: down, distance: 40pt.., within: 200ms, deviation: 20deg}
          - lift: {velocity: 300pt/s}
      hold-stroke: {fingers: 1, continuous: true, steps: [press, lift, {press: {after: 40ms..300ms}}, {wait: 200ms}, move]}
      spread: {fingers: 2, continuous: true, steps: [press, {move: outward}, lift]}
    activities:
      one: {does: custom, target: page, by: flick, alternative: a button}
      two: {does: custom, target: page/row, by: hold-stroke, begins: true, alternative: a button}
      three: {does: custom, target: page, by: spread, alternative: a button}
    resolve:
      - {prefer: two, over: one}

    """
}
