import GestureRuntime
import SpecParser

/// Makes sliders for metrics. The page has no compiler, so each stop of a slider has the compiled operands that differ in the table. A
/// slider has no stops at which more than operands differ, or mechanics change their order. A metric that depends on another has none.
struct PreviewMetrics {
  private let spec: CheckedSpec
  private let edits: SourceEdits?
  private let base: [Instruction]
  /// The mechanics of each recognizer, the fastest first.
  private let order: [[Int]]
  /// The metrics that decide this order.
  private let speeds: Set<Metric>
  /// Offset of each instruction from the table's first, in bytes.
  private let starts: [Int]

  /// Factors of the current value at which a slider has stops.
  private static let stops = [0.25, 0.5, 0.75, 0.875, 1, 1.125, 1.25, 1.5, 2, 3]

  init(_ spec: CheckedSpec, _ machine: Machine, _ edits: SourceEdits?) {
    self.spec = spec
    self.edits = edits
    base = CompilePipeline.encode(machine)
    order = Self.order(of: machine)
    let names = machine.activities.flatMap(\.recognizers).flatMap(\.names)
    speeds = Set(
      names.compactMap { name in
        guard case .metric(let metric, _)? = name.limits[.velocity].low?.origin else { return nil }
        return metric
      })
    var end = 0
    starts = base.map { instruction in
      defer { end += Self.length(instruction) }
      return end
    }
  }

  /// The place of an operand in the table.
  private struct Patch: Hashable {
    var instruction: Int
    var operand: Int
  }

  private struct Slider {
    var metric: Metric
    /// Ascending.
    var stops: [Stop]
    /// The operands that differ at some stop.
    var places: Set<Patch> = []
  }

  private struct Stop {
    var amount: Double
    var instructions: [Instruction]
  }

  var values: [PreviewValue] {
    var sliders = Metric.allCases.compactMap(slider)
    keepOrder(&sliders)
    for index in sliders.indices {
      sliders[index].places = Set(sliders[index].stops.flatMap { differences($0.instructions) ?? [] })
    }
    sliders.removeAll(where: \.places.isEmpty)
    // If metrics depend on each other, operands of single sliders do not fit when two are moved.
    if !isIndependent(sliders, at: \.first) || !isIndependent(sliders, at: \.last) { sliders = [] }
    return sliders.map(value)
  }

  private func slider(_ metric: Metric) -> Slider? {
    guard let dimension = metric.dimension, dimension != .count, let amount = spec.metrics[metric].amount,
      amount > 0
    else { return nil }
    let stops = Self.stops.compactMap { factor -> Stop? in
      let amount = Self.rounded(factor * amount, dimension)
      let machine = machine([metric: amount])
      let instructions = CompilePipeline.encode(machine)
      guard Self.order(of: machine) == order, differences(instructions) != nil else { return nil }
      return Stop(amount: amount, instructions: instructions)
    }
    return stops.count > 1 ? Slider(metric: metric, stops: stops) : nil
  }

  /// Removes stops until mechanics keep their order wherever two sliders stand: an operand cannot say which of two metrics is larger.
  private func keepOrder(_ sliders: inout [Slider]) {
    let speeds = sliders.indices.filter { self.speeds.contains(sliders[$0].metric) }
    for slower in speeds {
      for faster in speeds where slower != faster {
        while let high = sliders[slower].stops.last?.amount, let low = sliders[faster].stops.first?.amount {
          let machine = machine([sliders[slower].metric: high, sliders[faster].metric: low])
          if Self.order(of: machine) == order { break }
          // The one that is further from its value gives way.
          if ratio(high, of: sliders[slower]) > 1 / ratio(low, of: sliders[faster]) {
            sliders[slower].stops.removeLast()
          } else {
            sliders[faster].stops.removeFirst()
          }
        }
      }
    }
  }

  private func ratio(_ amount: Double, of slider: Slider) -> Double {
    amount / (spec.metrics[slider.metric].amount ?? amount)
  }

  private static func order(of machine: Machine) -> [[Int]] {
    machine.activities.flatMap(\.recognizers).map { $0.names.map(\.mechanic) }
  }

  /// Rounds to whole points, milliseconds and degrees, or to halves of small amounts.
  private static func rounded(_ amount: Double, _ dimension: Dimension) -> Double {
    let unit = dimension == .time ? 1000.0 : amount < 20 ? 0.5 : 1
    return (amount / unit).rounded() * unit
  }

  /// The machine of the spec with other amounts.
  private func machine(_ amounts: [Metric: Double]) -> Machine {
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
    return CompilePipeline.lower(changed)
  }

  /// The operands that differ; `nil` if more than operands differ.
  private func differences(_ other: [Instruction]) -> [Patch]? {
    guard other.count == base.count else { return nil }
    var places: [Patch] = []
    for (index, (mine, theirs)) in zip(base, other).enumerated() where mine != theirs {
      guard mine.opcode == theirs.opcode, mine.operands.count == theirs.operands.count else { return nil }
      for operand in mine.operands.indices where mine.operands[operand] != theirs.operands[operand] {
        places.append(Patch(instruction: index, operand: operand))
      }
    }
    return places
  }

  /// Whether all sliders at one end give the same instructions as the compiler for all these values.
  private func isIndependent(_ sliders: [Slider], at end: KeyPath<[Stop], Stop?>) -> Bool {
    var patched = base
    var amounts: [Metric: Double] = [:]
    for slider in sliders {
      guard let stop = slider.stops[keyPath: end] else { continue }
      amounts[slider.metric] = stop.amount
      for place in slider.places {
        patched[place.instruction].operands[place.operand] =
          stop.instructions[place.instruction].operands[place.operand]
      }
    }
    return CompilePipeline.encode(machine(amounts)) == patched
  }

  // MARK: Bytes

  private func value(_ slider: Slider) -> PreviewValue {
    let dimension = slider.metric.dimension ?? .count
    let unit = dimension == .time ? 1000.0 : 1
    return .object([
      .init("name", .text(slider.metric.rawValue)),
      .init("meaning", .text(MetricWords.meaning(slider.metric))),
      .init("value", .number((spec.metrics[slider.metric].amount ?? 0) / unit)),
      .init("unit", .text(dimension.usualUnit)),
      .init("values", .list(slider.stops.map { .number($0.amount / unit) })),
      .init("patches", patches(of: slider)), .init("place", place(of: slider.metric)),
    ])
  }

  /// What stands at some places of the table: as it is, and at every stop.
  private struct Replacement: Hashable {
    var length: Int
    var stops: [[UInt8]]
  }

  /// Each replacement with the offsets at which it is made: a metric has the same bytes in many steps.
  private func patches(of slider: Slider) -> PreviewValue {
    var offsets: [Replacement: [Int]] = [:]
    for place in slider.places {
      func operand(_ all: [Instruction]) -> Operand { all[place.instruction].operands[place.operand] }
      let replacement = Replacement(
        length: bytes(place, operand(base)).count,
        stops: slider.stops.map { bytes(place, operand($0.instructions)) })
      offsets[replacement, default: []].append(self.length(upTo: place))
    }
    let sorted = offsets.mapValues { $0.sorted() }.sorted { $0.value.lexicographicallyPrecedes($1.value) }
    return .list(
      sorted.map { replacement, offsets in
        .list([
          .list(offsets.map(PreviewValue.number)), .number(replacement.length),
          .list(replacement.stops.map { .list($0.map { .number(Int($0)) }) }),
        ])
      })
  }

  // MARK: The text

  /// Where the page writes the metric's value: from and to in UTF-16 units, then what stands around and between new keys; `null` if the
  /// text cannot take it there.
  private func place(of metric: Metric) -> PreviewValue {
    guard let edits else { return .nothing }
    func ends(_ span: SourceSpan) -> [PreviewValue] {
      [span.start, span.end].map { offset in
        .number(String(decoding: edits.source.bytes.prefix(offset), as: UTF8.self).utf16.count)
      }
    }
    return switch edits.place(of: metric) {
    case .value(let span): .list(ends(span))
    case .newKey(let place):
      .list(ends(place.span) + [place.opening, place.separator, place.closing].map(PreviewValue.text))
    case nil: .nothing
    }
  }

  // MARK: Operands

  /// Offset of an operand from the table's first instruction, in bytes.
  private func length(upTo place: Patch) -> Int {
    starts[place.instruction] + Self.length(first(place.operand, of: base[place.instruction]))
  }

  /// Number of bytes of one instruction.
  private static func length(_ instruction: Instruction) -> Int {
    var writer = TableWriter()
    let header = writer.finish().count
    writer.append(instruction)
    return writer.finish().count - header
  }

  private func bytes(_ place: Patch, _ operand: Operand) -> [UInt8] {
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
