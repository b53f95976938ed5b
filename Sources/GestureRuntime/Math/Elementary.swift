/// Exponential, logarithm, sine and cosine without a math library. The runtime imports nothing, and every platform must give the same bits
/// (Docs/Decisions, 4).
///
/// The method is argument reduction, then a power series that ends below half a unit in the last place. The constants that are split in two
/// or three are those of fdlibm (Sun, 1993), as in any implementation of this reduction.
enum Elementary {
  private static let ln2High = 6.93147180369123816490e-01
  private static let ln2Low = 1.90821492927058770002e-10
  private static let halfPi1 = 1.57079632673412561417e+00
  private static let halfPi2 = 6.07710050630396597660e-11
  private static let halfPi3 = 2.02226624879595063154e-21

  static let pi = 3.14159265358979323846

  /// The exponential e^x. It is 0 for x below -708 (nothing on a screen is smaller) and infinite above 709; NaN stays NaN.
  static func exp(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x < -708 { return 0 }
    if x > 709 { return .infinity }
    let power = (x / (ln2High + ln2Low)).rounded()
    let rest = (x - power * ln2High) - power * ln2Low
    var sum = 1.0
    var k = 14.0
    while k >= 1 {
      sum = 1 + rest / k * sum
      k -= 1
    }
    return sum * Double(sign: .plus, exponent: Int(power), significand: 1)
  }

  /// The natural logarithm: minus infinity for 0, NaN for negative numbers and NaN.
  static func log(_ x: Double) -> Double {
    if x == 0 { return -.infinity }
    if !(x > 0) || x == .infinity { return x < 0 ? .nan : x }
    var power = Double(x.exponent)
    var mantissa = x.significand
    if mantissa > 1.4142135623730951 {
      mantissa /= 2
      power += 1
    }
    // ln m = 2 artanh((m - 1) / (m + 1)); the ratio is at most 0.1716.
    let ratio = (mantissa - 1) / (mantissa + 1)
    let square = ratio * ratio
    var sum = 0.0
    var k = 25
    while k >= 1 {
      sum = 1 / Double(k) + square * sum
      k -= 2
    }
    return power * ln2High + (2 * ratio * sum + power * ln2Low)
  }

  /// Sine and cosine of an angle in radians. Beyond a million radians the phase loses digits. An angle that is not finite counts as 0.
  static func sineAndCosine(_ radians: Double) -> (sine: Double, cosine: Double) {
    var x = radians.isFinite ? radians : 0
    if x.magnitude > 1e6 { x = x.truncatingRemainder(dividingBy: 2 * pi) }
    let quarters = (x / (halfPi1 + halfPi2)).rounded()
    let rest = ((x - quarters * halfPi1) - quarters * halfPi2) - quarters * halfPi3
    let sine = sineSeries(rest)
    let cosine = cosineSeries(rest)
    switch Int(quarters) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// The sine for angles in -π/4 ... π/4.
  static func sineSeries(_ x: Double) -> Double {
    let square = x * x
    var sum = 1.0
    var k = 19.0
    while k >= 3 {
      sum = 1 - square / (k * (k - 1)) * sum
      k -= 2
    }
    return x * sum
  }

  /// The cosine for angles in -π/4 ... π/4.
  static func cosineSeries(_ x: Double) -> Double {
    let square = x * x
    var sum = 1.0
    var k = 18.0
    while k >= 2 {
      sum = 1 - square / (k * (k - 1)) * sum
      k -= 2
    }
    return sum
  }
}
