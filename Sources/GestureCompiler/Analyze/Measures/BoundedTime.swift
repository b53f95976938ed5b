import GestureRuntime

extension Int64 {
  /// Converts a quotient of distance and speed in microseconds, which may be infinite or not a number. It is clamped to what a table can
  /// store; not a number becomes 0.
  init(bounded time: Double) {
    let most = Double(Operand.longestTime)
    self = time.isNaN ? 0 : Int64(Swift.min(Swift.max(time, -most), most))
  }
}
