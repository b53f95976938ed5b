import SpecParser

/// The numbers with which tables and the analysis compare measures.
///
/// Times are whole microseconds, and all other measures are compared to the nearest millionth. So a range without its end starts one step
/// above that end, or stops one step below it.
extension Limits {
  /// The least length, angle or velocity in the range; `nil` if that end is open.
  var leastMeasure: Double? { low.map { $0.isIncluded ? $0.amount : Self.measure($0.amount, plus: 1) } }

  /// The greatest length, angle or velocity in the range; `nil` if that end is open.
  var mostMeasure: Double? {
    high.map { $0.isIncluded ? $0.amount : max(0, Self.measure($0.amount, plus: -1)) }
  }

  /// The first microsecond that is long enough; `nil` if that end is open.
  var longEnough: Double? { low.map { $0.isIncluded ? $0.amount : $0.amount + 1 } }

  /// The first microsecond that is too long; `nil` if that end is open.
  var tooLong: Double? { high.map { $0.isIncluded ? $0.amount + 1 : $0.amount } }

  /// The first number in the range: microseconds for a time.
  func least(_ dimension: Dimension) -> Double? { dimension == .time ? longEnough : leastMeasure }

  /// The last number in the range. For a time, the first microsecond that is too long.
  func most(_ dimension: Dimension) -> Double? { dimension == .time ? tooLong : mostMeasure }

  /// An amount with some millionths more, as the runtime rounds measures.
  private static func measure(_ amount: Double, plus millionths: Double) -> Double {
    ((amount * 1e6).rounded() + millionths) / 1e6
  }
}
