/// The catalogue entry of impossible mechanics. Two checks enforce it: one names limits that contradict each other, and the conflict analysis
/// proves the rest.
package enum MechanicRules {
  package static let impossible = RuleInfo(
    id: "mechanic/impossible", defaultSeverity: .error, summary: "a mechanic that no touch can satisfy",
    reason: """
      No touch is ever recognized as this mechanic. Conflict analysis leaves it out, and activities that \
      have no other mechanic.
      """,
    example: """
      gspec: 1
      product: Example
      elements:
        page: {}
      mechanics:
        flick-down:
          steps:
            - press
            ✗ - move: {toward: down, distance: 400pt, within: 20ms}
            ✓ - move: {toward: down, distance: 40pt, within: 200ms}
            - lift
      activities:
        close: {does: custom, target: page, by: flick-down}
      """)
}
