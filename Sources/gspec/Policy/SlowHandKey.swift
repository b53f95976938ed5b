import GestureCompiler
import SpecParser

/// The keys of `slower-hand`: the assumed limits of a slower hand.
enum SlowHandKey: String, Sendable, CaseIterable {
  case contact, touch, pause, landing, timing, tremble, straying, velocity

  var dimension: Dimension {
    switch self {
    case .contact, .touch, .pause, .landing, .timing: .time
    case .tremble: .length
    case .straying: .angle
    case .velocity: .velocity
    }
  }

  /// The amount as it is written in a spec.
  func text(_ amount: Double) -> String {
    switch dimension {
    case .time: DecimalText.brief(amount / 1000) + "ms"
    case .angle: DecimalText.brief(amount) + "deg"
    case .velocity: DecimalText.brief(amount) + "pt/s"
    default: DecimalText.brief(amount) + "pt"
    }
  }

  func amount(in hand: SlowHand) -> Double {
    switch self {
    case .contact: Double(hand.contactLeast)
    case .touch: Double(hand.touchMost)
    case .pause: Double(hand.pauseLeast)
    case .landing: Double(hand.landingLeast)
    case .timing: Double(hand.timing)
    case .tremble: hand.tremble
    case .straying: hand.straying
    case .velocity: hand.speed
    }
  }

  func set(_ amount: Double, in hand: inout SlowHand) {
    switch self {
    case .contact: hand.contactLeast = Int64(amount)
    case .touch: hand.touchMost = Int64(amount)
    case .pause: hand.pauseLeast = Int64(amount)
    case .landing: hand.landingLeast = Int64(amount)
    case .timing: hand.timing = Int64(amount)
    case .tremble: hand.tremble = amount
    case .straying: hand.straying = amount
    case .velocity: hand.speed = amount
    }
  }
}

extension LintConfig {
  /// The slower hand that the settings describe.
  var hand: SlowHand {
    var hand = SlowHand()
    for key in SlowHandKey.allCases { slowHand[key].map { key.set($0.value, in: &hand) } }
    return hand
  }
}
