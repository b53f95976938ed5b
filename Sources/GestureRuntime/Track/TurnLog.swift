/// The turns of two fingers, frame after frame, noted but not worked out.
///
/// An arc tangent takes longer than all else that a frame asks, and mostly nothing comes of it: two fingers that spread
/// turn a little too. So a recognizer that waits for a turn goes by an estimate, and has the turns worked out, to the same
/// bits and in the same order, once the estimate comes near to what it waits for.
struct TurnLog: ~Copyable, Sendable {
  /// How many frames are kept.
  static let capacity = 64
  /// Degrees by which the estimate of as many turns can be wrong, and far more: see `Frame.estimate`.
  static let doubt = 1e-3

  private var frames = Slab(repeating: Frame(), count: TurnLog.capacity)
  /// How many frames were ever noted.
  private(set) var count = 0
  /// Degrees: the estimates of all frames that were ever noted, and of all before the newest.
  private(set) var estimate = 0.0
  private(set) var estimateBefore = 0.0

  /// What the turns of two fingers about their middle are worked out from: products of their places before and after.
  struct Frame: Sendable {
    var x = SIMD2<Double>.zero
    var y = SIMD2<Double>.zero
    var turn = 0.0
    var isWorkedOut = false

    /// Degrees; `nil` where it would not be good enough.
    ///
    /// Below a sixteenth, r - r³/3 misses the arc tangent of r by less than r⁵/5, which is 1.1e-5 degrees. The fingers
    /// turn alike but for the rounding of their middle, which is nothing beside a distance of a thousandth of a point.
    var estimate: Double? {
      let ratio = y[0] / x[0]
      guard x[0] > 1e-6, x[1] > 1e-6, ratio.magnitude < 0x1p-4 else { return nil }
      return (ratio - ratio * ratio * ratio / 3) * Angle.degreesPerRadian
    }
  }

  /// Notes a frame; whether its turn can be estimated: else it is not noted.
  mutating func note(_ frame: Frame) -> Bool {
    guard let turn = frame.estimate else { return false }
    frames[count & (Self.capacity - 1)] = frame
    count += 1
    estimateBefore = estimate
    estimate += turn
    return true
  }

  /// The turn in a frame that is still kept, to the last bit: degrees, clockwise on the screen positive.
  mutating func turn(_ number: Int) -> Double {
    let place = number & (Self.capacity - 1)
    if !frames[place].isWorkedOut {
      frames[place].turn = frames[place].workedOut ?? 0
      frames[place].isWorkedOut = true
    }
    return frames[place].turn
  }
}

extension TurnLog.Frame {
  /// The mean of both fingers' turns; `nil` where one turns by 45 degrees or more.
  var workedOut: Double? {
    Angle.smallTurns(x: x, y: y).map { (0 + $0[0] + $0[1]) / 2 }
  }
}
