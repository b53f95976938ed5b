import GestureRuntime
import SpecParser
package import TestSupport

/// What random specs and traces do not have by themselves. The specs and traces of each variant have one such thing more.
package enum AgreementVariant: String, Sendable, CaseIterable {
  /// Activities name tools, and presses use them.
  case tools
  /// Touches are counted.
  case taps
  /// Activities show that they are possible.
  case possible
  /// Commits have detents.
  case detents
  /// Directions and edges follow the reading direction.
  case reading
  /// Activities hand over to others at the ends of contents.
  case handOvers
  /// Lifts must be on their target.
  case liftsOnTarget

  /// Changes a random spec.
  ///
  /// - Returns: whether the spec has what the variant is about.
  package func change(_ spec: inout SpecBuilder, seed: UInt64) -> Bool {
    switch self {
    case .tools: spec.nameTools(seed)
    case .taps: spec.countTaps()
    case .possible: spec.showPossible(seed)
    case .detents: spec.giveDetents(seed)
    case .reading: spec.followReading()
    case .handOvers: spec.handOver(seed)
    case .liftsOnTarget: spec.liftOnTargets(seed)
    }
  }

  /// Changes a random trace for the changed spec.
  package func change(_ events: inout [InputEvent], for spec: SpecBuilder, seed: UInt64) {
    switch self {
    case .tools: events.takeTools(seed)
    case .handOvers: events.addContents(for: spec, seed)
    case .liftsOnTarget: events.addPlaces(for: spec, seed)
    case .taps, .possible, .detents, .reading: break
    }
  }
}

extension SpecBuilder {
  /// Makes most activities name tools.
  fileprivate mutating func nameTools(_ seed: UInt64) -> Bool {
    var numbers = RandomNumbers(seed: seed ^ 0x746f_6f6c)
    for index in activities.indices where numbers.chance(70) {
      let tools = Tool.named.filter { _ in numbers.chance(50) }
      changeActivity(index) { $0.tools = SpecBuilder.at(tools.isEmpty ? [.pen] : Set(tools)) }
    }
    return true
  }

  /// Makes activities that are done only by touches count to 2.
  fileprivate mutating func countTaps() -> Bool {
    var counts = false
    for index in activities.indices
    where activities[index].mechanics.allSatisfy({ mechanics[$0.value].isTouch }) {
      changeActivity(index) { $0.taps = SpecBuilder.at(2) }
      counts = true
    }
    return counts
  }

  /// Makes most activities show that they are possible, some at once and some late.
  fileprivate mutating func showPossible(_ seed: UInt64) -> Bool {
    let times: [Double?] = [0, 30_000, 100_000, nil, 250_000]
    for index in activities.indices {
      guard let time = times[(index + Int(seed % 5)) % times.count] else { continue }
      changeActivity(index) { $0.showsPossible = SpecBuilder.at(time) }
    }
    return true
  }

  /// Gives every commit a near detent, a share and a far one. The seed decides which of them are projected.
  fileprivate mutating func giveDetents(_ seed: UInt64) -> Bool {
    for index in activities.indices {
      changeActivity(index) { activity in
        guard var commit = activity.commit else { return }
        let places = [Quantity(30, .length), Quantity(20, .proportion), Quantity(150, .length)]
        commit.detents = places.enumerated().map { number, place in
          Detent(
            name: SpecBuilder.at("detent-\(number)"), distance: SpecBuilder.at(place),
            isProjected: (seed >> UInt64(number)) & 1 == 1)
        }
        commit.distance = commit.detents[0].distance
        commit.velocity = nil
        activity.commit = commit
      }
    }
    return activities.contains { $0.commit != nil }
  }

  /// Every other activity follows the reading direction with its directions and edges that have a side.
  package mutating func followReading() -> Bool {
    for index in activities.indices where index % 2 == 0 {
      changeActivity(index) { activity in
        if let toward = activity.toward?.value, toward.mirrored != toward {
          activity.toward?.value.layout = .ltr
        }
        if let from = activity.from?.value, from.contains(.left) != from.contains(.right) {
          activity.from?.value.layout = .ltr
        }
      }
    }
    return checked.followsReading
  }
}

extension [InputEvent] {
  /// Makes presses use a usual tool of the trace, or sometimes another.
  fileprivate mutating func takeTools(_ seed: UInt64) {
    var numbers = RandomNumbers(seed: seed ^ 0x746f_6f6c)
    let usual = numbers.pick(TouchTool.allCases)
    for place in indices {
      guard case .sample(var sample) = self[place], sample.phase == .down else { continue }
      sample.tool = numbers.chance(75) ? usual : numbers.pick(TouchTool.allCases)
      self[place] = .sample(sample)
    }
  }
}
