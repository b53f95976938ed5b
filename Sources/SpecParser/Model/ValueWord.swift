/// The words of `values`: how a continuous activity counts its values, if not from the claim and as the fingers move.
package enum ValueWord: String, CaseIterable, Sendable, Hashable {
  /// Translation and velocity keep to the axis of the screen along which the fingers moved up to the claim.
  case along
  /// Values count from the press, so that they include the movement up to the claim.
  case fromPress = "from-press"
}
