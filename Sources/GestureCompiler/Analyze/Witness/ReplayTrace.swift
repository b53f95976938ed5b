import GestureRuntime
import SpecParser

/// Two recognizers, each alone in a table of its own, to see whether a trace makes both claim.
struct ReplayTrace {
  /// When each of the two claimed, every time.
  struct Claims: Sendable, Hashable {
    var first: [ClaimInstant]
    var second: [ClaimInstant]

    /// Whether the two claim at the times that a trace states, in an order.
    func hold(at times: [Microseconds], in order: ClaimOrder) -> Bool {
      second.contains { other in
        other.time == times[1] && first.contains { $0.time == times[0] && ClaimOrder($0, other) == order }
      }
    }
  }

  private let recognizers: [LoneRecognizer]

  /// - Parameters:
  ///   - pair: activities by index, and which of their recognizers.
  ///   - withGuards: whether the activities' guards count; without them there is no state either.
  init(
    _ recognizers: LoneRecognizers, _ pair: [RecognizerPlace], withGuards: Bool = true
  ) {
    let machine = recognizers.machine
    let inner = pair.map { machine.activities[$0.activity].target }.max {
      $0 != $1 && machine.elements.lies($1, on: $0)
    }
    self.recognizers = pair.map {
      recognizers.recognizer($0.recognizer, of: $0.activity, inner: inner ?? 0, withGuards: withGuards)
    }
  }

  /// What comes of a trace in a state, played once; `nil` when a table or a sample is refused.
  func claims(_ trace: PlainTrace, inner: Int, outer: Int, in model: [Int: Double]) -> Claims? {
    claims { $0.claims(trace, inner: inner, outer: outer, in: model) }
  }

  /// Plays a trace in a state; `nil` when a table or a sample is refused.
  func claims(_ samples: [TouchSample], until end: Microseconds, in model: [Int: Double]) -> Claims? {
    claims { $0.claims(samples, until: end, in: model) }
  }

  private func claims(of recognizer: (LoneRecognizer) -> [ClaimInstant]?) -> Claims? {
    guard let first = recognizer(recognizers[0]), let second = recognizer(recognizers[1]) else { return nil }
    return Claims(first: first, second: second)
  }
}
