/// The values of one state variable for which a condition holds, as runs. The condition changes at each boundary.
///
/// Boundaries are floating-point numbers: `zoom > 3` begins at the number after 3. Words and bools are numbers from 0.
struct ValueRuns: Sendable, Hashable {
  /// Whether the condition holds for the variable's least value.
  private(set) var holdsFirst: Bool
  /// The first value of each run after the first, ascending.
  private(set) var boundaries: [Double]

  /// - Parameter condition: a condition on one variable; for any other the result is `nil`.
  init?(_ condition: Guard, _ type: StateType) {
    switch condition {
    case .isOneOf(_, let values): self.init(values.map(Double.init), type)
    case .compares(_, let comparison, let amount):
      let (here, next) = (amount, amount.nextUp)
      switch comparison {
      case .equal: self.init(holdsFirst: false, [here, next])
      case .notEqual: self.init(holdsFirst: true, [here, next])
      case .less: self.init(holdsFirst: true, [here])
      case .lessOrEqual: self.init(holdsFirst: true, [next])
      case .greater: self.init(holdsFirst: false, [next])
      case .greaterOrEqual: self.init(holdsFirst: false, [here])
      }
    case .constant, .not, .and, .or: return nil
    }
    fit(type)
  }

  private init(holdsFirst: Bool, _ boundaries: [Double]) {
    self.holdsFirst = holdsFirst
    self.boundaries = boundaries
  }

  /// - Parameter values: in any order.
  private init(_ values: [Double], _ type: StateType) {
    self.init(holdsFirst: false, [])
    for value in Set(values).sorted() {
      if boundaries.last == value { boundaries.removeLast() } else { boundaries.append(value) }
      boundaries.append(type.isNumber ? value.nextUp : value + 1)
    }
  }

  /// Leaves out boundaries outside the variable's range.
  private mutating func fit(_ type: StateType) {
    let (least, greatest) = type.range
    if !type.isNumber { boundaries = boundaries.map { $0.rounded(.up) } }
    while let last = boundaries.last, last > greatest { boundaries.removeLast() }
    let before = boundaries.prefix { $0 <= least }.count
    if before % 2 == 1 { holdsFirst.toggle() }
    boundaries.removeFirst(before)
  }
}

extension StateType {
  var isNumber: Bool {
    if case .number = self { return true }
    return false
  }

  /// The least and the greatest value. A word counts as its index.
  var range: (Double, Double) {
    switch self {
    case .bool: (0, 1)
    case .enumeration(let words): (0, Double(words.count - 1))
    case .number(let low, let high): (low, high)
    }
  }
}
