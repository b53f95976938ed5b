import GestureRuntime
import SpecParser

/// The operands of a spec's table that depend on metrics. The page has no compiler, so it replaces their bytes.
struct PreviewOperands {
  private let spec: CheckedSpec
  private let machine: Machine
  private let base: [Instruction]
  /// The mechanics of each recognizer, the fastest first.
  private let order: [[Int]]
  /// Offset of each instruction from the table's first, in bytes.
  private let starts: [Int]

  init(_ spec: CheckedSpec, _ machine: Machine) {
    self.spec = spec
    self.machine = machine
    base = CompilePipeline.encode(machine)
    order = Self.order(of: machine)
    var end = 0
    starts = base.map { instruction in
      defer { end += Self.length(instruction) }
      return end
    }
  }

  /// The place of an operand in the table.
  fileprivate struct Place: Hashable {
    var instruction: Int
    var operand: Int
  }

  /// The bytes of some operands: their number in the table, and the new ones for each value of a metric.
  struct Replacement: Hashable {
    var length: Int
    var stops: [[UInt8]]
  }

  /// A replacement with the offsets at which it is made: a metric has the same bytes in many steps.
  struct Patch: Hashable {
    var offsets: [Int]
    var replacement: Replacement
  }

  /// A metric with some of its values, ascending.
  struct Scale {
    var metric: Metric
    var stops: [Stop]
  }

  /// A value of a metric, with the operands of the table that differ for it. A whole table for each value would take much memory.
  struct Stop {
    var amount: Double
    fileprivate var changes: [Place: Operand]
  }

  // MARK: Tables with other metrics

  /// A metric's value; `nil` if the table for it differs in more than operands, or in the order of mechanics.
  func stop(_ metric: Metric, _ amount: Double) -> Stop? {
    let other = lowered(with: [metric: amount])
    guard Self.order(of: other) == order, let changes = changes(in: CompilePipeline.encode(other)) else {
      return nil
    }
    return Stop(amount: amount, changes: changes)
  }

  /// The pairs of scales that may decide the order of mechanics, as indices.
  static func pairsOfSpeeds(in scales: [Scale]) -> [(Int, Int)] {
    let speeds = scales.indices.filter { scales[$0].metric.dimension == .velocity }
    return speeds.flatMap { one in speeds.filter { $0 != one }.map { (one, $0) } }
  }

  /// Whether mechanics keep their order where one metric is highest and another lowest, as an operand cannot say which of two metrics is
  /// larger. It is true if one of them has no stops.
  func keepsOrder(_ slower: Scale, _ faster: Scale) -> Bool {
    guard let high = slower.stops.last?.amount, let low = faster.stops.first?.amount else { return true }
    return Self.order(of: lowered(with: [slower.metric: high, faster.metric: low])) == order
  }

  /// The operands that depend on a metric.
  private func places(of scale: Scale) -> Set<Place> {
    scale.stops.reduce(into: []) { $0.formUnion($1.changes.keys) }
  }

  /// The operand at a place for a value of a metric; without one, the spec's own.
  private func operand(_ place: Place, at stop: Stop? = nil) -> Operand {
    stop?.changes[place] ?? base[place.instruction].operands[place.operand]
  }

  func dependsOn(_ scale: Scale) -> Bool { !places(of: scale).isEmpty }

  private static func order(of machine: Machine) -> [[Int]] {
    machine.activities.flatMap(\.recognizers).map { $0.names.map(\.mechanic) }
  }

  /// The machine of the spec with other amounts.
  private func lowered(with amounts: [Metric: Double]) -> Machine {
    var settings = spec.metrics.settings
    for (metric, amount) in amounts { settings[metric]?.amount = amount }
    // A metric that follows another keeps following it, unless it is changed itself.
    for metric in Metric.allCases where amounts[metric] == nil {
      var followed = metric
      while let next = followed.follows, spec.metrics[next] == spec.metrics[followed] {
        followed = next
        if let amount = amounts[next] { settings[metric]?.amount = amount }
      }
    }
    var changed = spec
    changed.metrics = Metrics(settings: settings)
    // The spec's reader has already put the metric's value into steps that name it.
    for mechanic in changed.mechanics.indices {
      for step in changed.mechanics[mechanic].steps.indices {
        changed.mechanics[mechanic].steps[step].action.limits.change { limit in
          guard case .metric(let metric, _) = limit.origin, let amount = settings[metric]?.amount else {
            return
          }
          limit.amount = amount
        }
      }
    }
    return CompilePipeline.lower(changed, relationsOf: machine)
  }

  /// The operands that differ, as the other table has them; `nil` if more than operands differ.
  private func changes(in other: [Instruction]) -> [Place: Operand]? {
    guard other.count == base.count else { return nil }
    var changes: [Place: Operand] = [:]
    for (index, (mine, theirs)) in zip(base, other).enumerated() where mine != theirs {
      guard mine.opcode == theirs.opcode, mine.operands.count == theirs.operands.count else { return nil }
      for operand in mine.operands.indices where mine.operands[operand] != theirs.operands[operand] {
        changes[Place(instruction: index, operand: operand)] = theirs.operands[operand]
      }
    }
    return changes
  }

  // MARK: Patches

  /// The patches of this table at the stops of scales; `nil` if a stop needs more than patches, or metrics depend on each other: then the
  /// patches of single metrics do not fit when two are changed.
  func patches(at scales: [Scale]) -> [[Patch]]? {
    var own: [Scale] = []
    for scale in scales {
      let stops = scale.stops.compactMap { stop(scale.metric, $0.amount) }
      guard stops.count == scale.stops.count else { return nil }
      own.append(Scale(metric: scale.metric, stops: stops))
    }
    let keepsOrder = Self.pairsOfSpeeds(in: own).allSatisfy { self.keepsOrder(own[$0.0], own[$0.1]) }
    return keepsOrder ? patches(of: own) : nil
  }

  /// The patches of this table's own scales; `nil` if metrics depend on each other.
  func patches(of scales: [Scale]) -> [[Patch]]? {
    guard isIndependent(scales, at: \.first), isIndependent(scales, at: \.last) else { return nil }
    return scales.map(patches)
  }

  /// Whether all metrics at one end give the same instructions as the compiler for all these values.
  private func isIndependent(_ scales: [Scale], at end: KeyPath<[Stop], Stop?>) -> Bool {
    var patched = base
    var amounts: [Metric: Double] = [:]
    for scale in scales {
      guard let stop = scale.stops[keyPath: end] else { continue }
      amounts[scale.metric] = stop.amount
      for place in places(of: scale) {
        patched[place.instruction].operands[place.operand] = operand(place, at: stop)
      }
    }
    return CompilePipeline.encode(lowered(with: amounts)) == patched
  }

  private func patches(of scale: Scale) -> [Patch] {
    var offsets: [Replacement: [Int]] = [:]
    for place in places(of: scale) {
      let replacement = Replacement(
        length: bytes(place, operand(place)).count,
        stops: scale.stops.map { bytes(place, operand(place, at: $0)) })
      offsets[replacement, default: []].append(length(upTo: place))
    }
    return offsets.map { Patch(offsets: $0.value.sorted(), replacement: $0.key) }.sorted {
      $0.offsets.lexicographicallyPrecedes($1.offsets)
    }
  }

  // MARK: Bytes

  /// Offset of an operand from the table's first instruction, in bytes.
  private func length(upTo place: Place) -> Int {
    starts[place.instruction] + Self.length(first(place.operand, of: base[place.instruction]))
  }

  /// Number of bytes of one instruction.
  private static func length(_ instruction: Instruction) -> Int {
    var writer = TableWriter()
    let header = writer.finish().count
    writer.append(instruction)
    return writer.finish().count - header
  }

  private func bytes(_ place: Place, _ operand: Operand) -> [UInt8] {
    var instruction = base[place.instruction]
    instruction.operands[place.operand] = operand
    var (shorter, longer) = (TableWriter(), TableWriter())
    shorter.append(first(place.operand, of: instruction))
    longer.append(first(place.operand + 1, of: instruction))
    return Array(longer.finish().dropFirst(shorter.finish().count))
  }

  private func first(_ count: Int, of instruction: Instruction) -> Instruction {
    var instruction = instruction
    instruction.operands = Array(instruction.operands.prefix(count))
    return instruction
  }
}
