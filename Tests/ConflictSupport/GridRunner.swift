package import GestureCompiler
package import GestureRuntime

/// Runs traces through the recognizer, every candidate alone, and finds the orders in which two candidates claim on shared fingers.
package struct GridRunner {
  /// A recognizer of the first activity, one of the second, and the order of their claims.
  package struct Joined: Hashable, Sendable {
    package var recognizers: [Int]
    package var order: ClaimOrder
  }

  private let table: Table
  /// How many recognizers the first activity has: the table lists the second's after them.
  private let firstCount: Int
  private let machine: Machine

  package init?(_ machine: Machine) {
    guard let compiled = try? CompilePipeline.compile(machine) else { return nil }
    table = compiled.table
    firstCount = machine.activities[0].recognizers.count
    self.machine = machine
  }

  package func orders(_ samples: [TouchSample], until end: Int64) -> Set<Joined> {
    let lives = lives(samples, until: end)
    var orders: Set<Joined> = []
    for a in lives where a.recognizer < firstCount {
      for b in lives where b.recognizer >= firstCount {
        guard let first = a.claim, let second = b.claim else { continue }
        let start = max(a.start, b.start)
        guard start <= min(first, second),
          samples.contains(where: {
            $0.phase == .down && start <= $0.time && $0.time <= min(first, second) && has(a, $0) && has(b, $0)
          })
        else { continue }
        let order: ClaimOrder = first < second ? .first : first == second ? .same : .second
        orders.insert(Joined(recognizers: [a.recognizer, b.recognizer - firstCount], order: order))
      }
    }
    return orders
  }

  /// When two recognizers claim.
  package func claims(
    _ samples: [TouchSample], until end: Int64, _ recognizers: [Int]
  ) -> (first: [Int64], second: [Int64]) {
    let lives = lives(samples, until: end)
    return (
      lives.filter { $0.recognizer == recognizers[0] }.compactMap(\.claim),
      lives.filter { $0.recognizer == recognizers[1] + firstCount }.compactMap(\.claim)
    )
  }

  private func lives(_ samples: [TouchSample], until end: Int64) -> [Life] {
    var recognizer = Recognizer(table, showsRivals: true)
    recognizer.setScreen(Point(x: 400, y: 800))
    var sink = LifeSink()
    for sample in samples where recognizer.feed(sample, into: &sink) != nil { return [] }
    recognizer.advance(to: end, into: &sink)
    return Array(sink.lives.values)
  }

  /// Whether a candidate has taken in a press on its target: the one that started it, or one before the time of its claim.
  private func has(_ life: Life, _ press: TouchSample) -> Bool {
    guard press.time == life.start || press.time < life.claim ?? 0 else { return false }
    let target = machine.activities[life.recognizer < firstCount ? 0 : 1].target
    var element = press.element?.index
    while let place = element, place != target { element = machine.elements[place].parent }
    return element == target
  }

  private struct Life {
    var recognizer: Int
    var start: Int64
    var claim: Int64?
  }

  private struct LifeSink: GestureSink {
    static var wantsReasons: Bool { true }
    var lives: [UInt32: Life] = [:]

    mutating func receive(_ outcome: Outcome) {}

    mutating func explain(_ event: CandidateEvent) {
      switch event.happening {
      case .started: lives[event.candidate] = Life(recognizer: event.recognizer, start: event.time)
      case .claimed: if lives[event.candidate]?.claim == nil { lives[event.candidate]?.claim = event.time }
      default: break
      }
    }
  }
}
