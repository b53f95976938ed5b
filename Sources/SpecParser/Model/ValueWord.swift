/// How an activity that goes on counts its values, where it does not take them as they are: the words of `values`.
package enum ValueWord: String, CaseIterable, Sendable, Hashable {
  /// Translation and velocity keep to one axis of the screen, the one that the movement took up to the claim.
  case along
  /// Values count from the press, so that the way to the claim is in them.
  case fromPress = "from-press"
}
