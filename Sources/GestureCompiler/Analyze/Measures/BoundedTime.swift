extension Int64 {
  /// Microseconds of a quotient of places and speeds, which may be infinite, or no number where both are: at most what a table can
  /// state, and 0 for no number.
  init(bounded time: Double) {
    let most = 9_007_199_254_740_992.0
    self = time.isNaN ? 0 : Int64(Swift.min(Swift.max(time, -most), most))
  }
}
