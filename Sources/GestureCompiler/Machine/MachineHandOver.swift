package import SpecParser

/// A hand-over: an activity's touch continues as another's.
package struct MachineHandOver: Sendable, Hashable {
  /// The two activities as indices into `Machine.activities`.
  package var activity: Int
  package var taker: Int
  /// The ends in the order of their declaration, never empty.
  package var ends: [HandOverEnd]
  /// Whether left and right are exchanged with the layout. The ends are those of the machine's layout.
  package var followsReading: Bool
}

extension Machine {
  /// The ends at which an activity hands its touch over to another; empty if it does not.
  func ends(from giver: Int, to taker: Int) -> [HandOverEnd] {
    handOvers.first { ($0.activity, $0.taker) == (giver, taker) }?.ends ?? []
  }

  /// Whether one of two activities hands its touch over to the other.
  func handsOver(between a: Int, and b: Int) -> Bool {
    !ends(from: a, to: b).isEmpty || !ends(from: b, to: a).isEmpty
  }

  /// Whether an activity takes over from another.
  func isTaker(_ activity: Int) -> Bool { handOvers.contains { $0.taker == activity } }
}
