import AgreementSupport
import GestureCompiler
import GestureRuntime
import SpecParser
import TestSupport

/// A random spec of a seed, and the sequences that are played on it.
struct PlayedSpec {
  let seed: UInt64
  let builder: SpecBuilder
  /// What it has beside what random specs have; `nil` for nothing.
  let variant: AgreementVariant?
  let checked: CheckedSpec
  let compiled: CompiledTable
  /// The numbers of elements and states in the table, in the order of the spec.
  private let elements: [Int?]
  private let states: [Int?]
  private let activities: [String: Int]

  /// Three specs in ten are as random specs are; each of the others is of a variant, if that is possible.
  init(seed: UInt64) throws {
    self.seed = seed
    var builder = randomSpec(seed: seed)
    var varied = builder
    let choice = Int(seed % 10) - 3
    let wanted = choice >= 0 ? AgreementVariant.allCases[choice] : nil
    if let wanted, wanted.change(&varied, seed: seed) {
      variant = wanted
      builder = varied
    } else {
      variant = nil
    }
    self.builder = builder
    checked = builder.checked
    compiled = try CompilePipeline.compile(checked)
    let table = compiled.table
    elements = checked.elements.map { table.element(path: $0.path)?.index }
    states = checked.states.map { table.state(named: $0.name.value) }
    let named = (0..<table.activityCount).map { (table.activityName($0), $0) }
    activities = Dictionary(named) { first, _ in first }
  }

  /// The case of a trace's seed. Every eighth is long.
  func agreementCase(_ trace: UInt64) -> AgreementCase {
    var made = AgreementCase(spec: builder, trace: trace, isLong: trace % 8 == 3)
    variant?.change(&made.events, for: builder, seed: trace)
    return made
  }

  /// Every other sequence of a spec that follows the reading direction is laid out from right to left.
  func layout(_ trace: UInt64) -> ReadingDirection {
    variant == .reading && trace % 2 == 1 ? .rightToLeft : .leftToRight
  }

  /// What `gspec` calls the spec and a trace for people.
  func name(_ trace: UInt64) -> String {
    "spec \(seed)\(variant.map { " (\($0.rawValue))" } ?? ""), trace \(trace)\(trace % 8 == 3 ? " (long)" : "")"
      + (layout(trace) == .rightToLeft ? " from right to left" : "")
  }

  /// A case in the numbers of the table. At its end no more moves come, and then the system takes all touches away.
  func sequence(_ trace: UInt64, _ made: AgreementCase) -> StreamedSequence {
    var sequence = StreamedSequence(spec: seed, trace: trace, screen: made.screen, layout: layout(trace))
    for event in made.events { append(event, to: &sequence) }
    sequence.append(2)
    sequence.append(3)
    return sequence
  }

  private func append(_ event: InputEvent, to sequence: inout StreamedSequence) {
    switch event {
    case .sample(let sample):
      let size = sample.size ?? Point(x: -1, y: 0)
      sequence.append(
        0, Double(sample.time), Double(sample.phase.rawValue), Double(sample.finger), sample.location.x,
        sample.location.y, element(sample.element), Double(sample.tool.rawValue), size.x, size.y)
    case .advance(let time): sequence.append(1, Double(time))
    case .set(let slot, let value): sequence.append(4, Double(states[slot] ?? -1), value)
    case .instance(let instance, let element):
      sequence.append(5, Double(elements[element] ?? -1), Double(instance))
    case .frame(let frame, let element):
      sequence.append(6, Double(elements[element] ?? -1), frame.x, frame.y, frame.width, frame.height)
    case .content(let stand, let element, let instance):
      sequence.append(
        7, Double(elements[element] ?? -1), Double(instance), stand.left, stand.right, stand.top, stand.bottom
      )
    case .reset(let activity, let value): append(value, of: Double(activities[activity] ?? -1), to: &sequence)
    }
  }

  private func append(_ value: ResetValue, of activity: Double, to sequence: inout StreamedSequence) {
    switch value {
    case .translation(let point): sequence.append(8, activity, 0, point.x, point.y)
    case .scale(let factor): sequence.append(8, activity, 1, factor, 0)
    case .rotation(let degrees): sequence.append(8, activity, 2, degrees, 0)
    }
  }

  private func element(_ element: ElementID?) -> Double {
    guard let element else { return -2 }
    return element == .nothing ? -1 : elements[element.index].map { Double($0) } ?? -2
  }
}
