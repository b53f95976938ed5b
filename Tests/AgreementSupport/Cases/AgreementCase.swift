package import GestureRuntime
import SpecParser
package import TestSupport

/// A spec and the events of a hand and a host, on which two recognizers must agree.
package struct AgreementCase: Sendable {
  package var spec: SpecBuilder
  package var events: [InputEvent]
  package var screen: Point? = Point(x: 400, y: 800)

  package init(spec: SpecBuilder, events: [InputEvent], screen: Point? = Point(x: 400, y: 800)) {
    self.spec = spec
    self.events = events
    self.screen = screen
  }

  /// The case of a seed.
  package init(seed: UInt64, isLong: Bool = false) {
    // Ten seeds in a row share one spec, and each has its own trace.
    self.init(spec: randomSpec(seed: seed / 10), trace: seed, isLong: isLong)
  }

  /// A spec with the random trace of a seed.
  package init(spec: SpecBuilder, trace seed: UInt64, isLong: Bool) {
    self.init(
      spec: spec, events: randomTrace(seed: seed, for: spec, isLong: isLong),
      screen: seed % 7 == 0 ? nil : Point(x: 400, y: 800))
    if seed % 5 == 1 { addResets(seed) }
  }

  /// Makes the case one of a variant.
  ///
  /// - Returns: whether the spec has what the variant is about.
  package mutating func vary(_ variant: AgreementVariant, spec specSeed: UInt64, trace: UInt64) -> Bool {
    guard variant.change(&spec, seed: specSeed) else { return false }
    variant.change(&events, for: spec, seed: trace)
    return true
  }

  /// Makes the host set back values now and then, of any activity.
  private mutating func addResets(_ seed: UInt64) {
    guard !spec.activities.isEmpty else { return }
    var numbers = RandomNumbers(seed: seed)
    for place in events.indices.reversed() where numbers.chance(25) {
      let values: [ResetValue] = [
        .translation(Point(x: Double(numbers.int(0...20)), y: 0)), .scale(1),
        .rotation(Double(numbers.int(0...90))),
      ]
      let activity = numbers.pick(spec.activities).name.value
      events.insert(.reset(activity: activity, numbers.pick(values)), at: place)
    }
  }

  /// What a recognizer makes of it.
  package func outcomes(of runtime: any RecognizerUnderTest) throws -> [NamedOutcome] {
    try runtime.run(spec.checked, events, screen: screen).outcomes
  }

  /// The difference between two recognizers on this case; `nil` if they agree or if rounding decides.
  package func difference(_ a: any RecognizerUnderTest, _ b: any RecognizerUnderTest) -> String? {
    do {
      let checked = spec.checked
      let expected = try a.run(checked, events, screen: screen)
      let actual = try b.run(checked, events, screen: screen)
      if expected.isDecidedByRounding || actual.isDecidedByRounding { return nil }
      return AgreementSupport.difference(expected, actual)
    } catch {
      return "\(error)"
    }
  }
}

extension AgreementCase {
  /// The smallest case that was found and still fails.
  package func shrunk(while fails: (AgreementCase) -> Bool) -> AgreementCase {
    var best = self
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for attempt in best.withFewerEvents() + best.withSmallerSpec() where fails(attempt) {
        best = attempt
        isSmaller = true
        break
      }
    }
    return best
  }

  /// The case with some events removed, larger cuts first.
  private func withFewerEvents() -> [AgreementCase] {
    var attempts: [AgreementCase] = []
    var length = events.count / 2
    while length >= 1 {
      for start in stride(from: 0, to: events.count, by: length) {
        var attempt = self
        attempt.events.removeSubrange(start..<min(start + length, events.count))
        attempts.append(attempt)
      }
      length /= 2
    }
    return attempts
  }

  private func withSmallerSpec() -> [AgreementCase] {
    let few = spec.activities.indices.map { dropped in changed { $0.keepActivities { $0 != dropped } } }
    let lines = spec.resolutions.indices.map { index in changed { $0.removeResolution(at: index) } }
    return few + lines + spec.activities.indices.flatMap(withSimplerActivity)
  }

  private func withSimplerActivity(_ index: Int) -> [AgreementCase] {
    let activity = spec.activities[index]
    var attempts: [AgreementCase] = []
    let attempt = { (change: @escaping (inout Activity) -> Void) in
      changed { $0.changeActivity(index, change) }
    }
    if activity.guardExpression != nil { attempts.append(attempt { $0.guardExpression = nil }) }
    if activity.commit != nil { attempts.append(attempt { $0.commit = nil }) }
    if activity.from != nil { attempts.append(attempt { $0.from = nil }) }
    if activity.begins != nil { attempts.append(attempt { $0.begins = nil }) }
    if !activity.after.isEmpty { attempts.append(attempt { $0.after = [] }) }
    if !activity.over.isEmpty { attempts.append(attempt { $0.over = [] }) }
    if activity.toward != nil { attempts.append(attempt { $0.toward = nil }) }
    for place in activity.mechanics.indices where activity.mechanics.count > 1 {
      attempts.append(attempt { $0.mechanics.remove(at: place) })
    }
    return attempts
  }

  private func changed(_ change: (inout SpecBuilder) -> Void) -> AgreementCase {
    var copy = self
    change(&copy.spec)
    return copy
  }
}
