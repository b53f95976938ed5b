/// Kinds whose movement draws a box from where it began to where the fingers are.
package enum BoxKinds {
  /// Whether a kind is such a one: Material's selection box, which the lift makes final.
  package static func contains(_ kind: String) -> Bool { kind == "multi-select-drag" }
}
