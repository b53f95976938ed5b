import SpecParser

/// The values in which a guard may hold, for each bool variable and each variable of words. It is a superset if the guard relates variables
/// to each other.
///
/// Two guards without a common value for some variable exclude each other. This settles most pairs of a product with many modes at the cost
/// of a few words of bits.
struct PlainValues: Sendable, Hashable {
  /// By slot, one bit for each value, 64 in a word. A missing slot is not restricted.
  private var bits: [Int: [UInt64]] = [:]
  /// Whether the guard never holds.
  private var isEmpty = false

  private init() {}

  init(_ condition: Guard?, over states: [StateVariable]) {
    guard let condition else { return }
    self = Self.values(condition, isNegated: false, states)
  }

  func excludes(_ other: PlainValues) -> Bool {
    if isEmpty || other.isEmpty { return true }
    let (few, many) = bits.count <= other.bits.count ? (bits, other.bits) : (other.bits, bits)
    return few.contains { slot, own in
      many[slot].map { theirs in !zip(own, theirs).contains { $0 & $1 != 0 } } ?? false
    }
  }

  // MARK: From a guard

  private static func values(_ condition: Guard, isNegated: Bool, _ states: [StateVariable]) -> PlainValues {
    switch condition {
    case .constant(let value):
      var result = PlainValues()
      result.isEmpty = value == isNegated
      return result
    case .isOneOf(let slot, let values): return lying(slot, in: values, isNegated, states)
    case .compares: return PlainValues()
    case .not(let inner): return Self.values(inner, isNegated: !isNegated, states)
    case .and(let parts), .or(let parts):
      let each = parts.map { Self.values($0, isNegated: isNegated, states) }
      let isAnd = if case .and = condition { true } else { false }
      return isAnd == isNegated ? any(each) : all(each)
    }
  }

  private static func lying(
    _ slot: Int, in values: [Int], _ isNegated: Bool, _ states: [StateVariable]
  ) -> PlainValues {
    var result = PlainValues()
    guard states.indices.contains(slot), let count = states[slot].type.valueCount else { return result }
    var bits = [UInt64](repeating: 0, count: (count + 63) / 64)
    for value in values where (0..<count).contains(value) { bits[value / 64] |= 1 << UInt64(value % 64) }
    if isNegated {
      for index in bits.indices { bits[index] = ~bits[index] }
      if count % 64 != 0 { bits[bits.count - 1] &= 1 << UInt64(count % 64) - 1 }
    }
    result.bits[slot] = bits
    return result
  }

  private static func all(_ parts: [PlainValues]) -> PlainValues {
    parts.reduce(PlainValues()) { all, part in
      var all = all
      all.isEmpty = all.isEmpty || part.isEmpty
      all.bits.merge(part.bits) { zip($0, $1).map { $0 & $1 } }
      return all
    }
  }

  /// The union of parts. A slot is restricted only if every part restricts it.
  private static func any(_ parts: [PlainValues]) -> PlainValues {
    let possible = parts.filter { !$0.isEmpty }
    guard var any = possible.first else {
      var never = PlainValues()
      never.isEmpty = true
      return never
    }
    for part in possible.dropFirst() {
      any.bits = any.bits.filter { part.bits[$0.key] != nil }
        .merging(part.bits.filter { any.bits[$0.key] != nil }) { zip($0, $1).map { $0 | $1 } }
    }
    return any
  }
}

extension StateType {
  /// Number of values of a bool or a list of words; `nil` for a number.
  fileprivate var valueCount: Int? {
    switch self {
    case .bool: 2
    case .enumeration(let words): words.count
    case .number: nil
    }
  }
}
