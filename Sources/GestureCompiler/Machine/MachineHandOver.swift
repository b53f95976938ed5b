package import SpecParser

/// Where an activity's touch goes on as another's.
package struct MachineHandOver: Sendable, Hashable {
  /// Indices into `Machine.activities`.
  package var activity: Int
  package var taker: Int
  /// In the order of their declaration; never empty.
  package var ends: [HandOverEnd]
  /// Whether left and right change places with the layout: the ends are those of the machine's.
  package var followsReading: Bool
}

extension Machine {
  /// Whether one of two activities hands its touch over to the other.
  func handsOver(between a: Int, and b: Int) -> Bool {
    handOvers.contains { ($0.activity, $0.taker) == (a, b) || ($0.activity, $0.taker) == (b, a) }
  }

  /// Whether an activity takes over from another.
  func isTaker(_ activity: Int) -> Bool { handOvers.contains { $0.taker == activity } }
}
