/// A type-checked condition over state. Slots are indices into `CheckedSpec.states`.
package indirect enum Guard: Sendable, Hashable, Codable {
  case constant(Bool)
  /// True if the variable has one of these values: 0 or 1 of a bool, or word indices of an enumeration. Never empty, ascending.
  case isOneOf(slot: Int, values: [Int])
  /// A comparison of a number with a constant.
  case compares(slot: Int, Comparison, Double)
  case not(Guard)
  case and([Guard])
  case or([Guard])
}

package enum Comparison: String, Sendable, Hashable, Codable, CaseIterable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
}
