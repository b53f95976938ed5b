/// Kinds whose movement draws a box from its start to the fingers.
package enum BoxKinds {
  /// Whether a kind draws a box: only Material's selection box, which is final at the lift.
  package static func contains(_ kind: String) -> Bool { kind == "multi-select-drag" }
}
