/// A condition over state, type-checked: slots are indices into `CheckedSpec.states`.
package indirect enum Guard: Sendable, Hashable, Codable {
  case constant(Bool)
  /// The variable is one of these values: a bool's 0 and 1, an enumeration's word indices. Never empty, ascending.
  case isOneOf(slot: Int, values: [Int])
  /// A number compared with a constant.
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
