/// A spec with conflicts of each sort, for tests of their reports and witnesses.
enum ConflictSpec {
  static let head = """
    gspec: 1
    product: Sample
    uses: [material]
    platforms: [android]

    """

  static let state = """
    state:
      mode: [calm, busy]
      zoom: 1.0..8.0
      unread: bool

    """

  static let elements = """
    elements:
      page:
        children:
          card: {}

    """

  /// Two activities that claim at one instant, a delayed one, one whose target is inside another's, and a guard with a narrow range.
  static let activities = [
    "  archive: {does: custom, target: page/card, by: drag, toward: left, when: mode == busy and unread}\n",
    "  delete: {does: custom, target: page/card, by: drag, toward: left}\n",
    "  open: {does: custom, target: page/card, by: touch, when: zoom > 1.0 and zoom < 1.05}\n",
    "  like: {does: custom, target: page/card, by: double-touch}\n",
    "  scroll: {does: custom, target: page, by: drag, toward: horizontal}\n",
  ]

  static let text = head + state + elements + "activities:\n" + activities.joined()
}
