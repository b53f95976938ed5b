import GestureRuntime
import SpecParser

/// Makes sliders for metrics. The page has no compiler, so each stop of a slider has the compiled operands that differ in the table. A
/// metric has no slider if it changes more than operands, or depends on another metric.
struct PreviewMetrics {
  private let spec: CheckedSpec
  private let edits: SourceEdits?
  private let base: [Instruction]
  /// Offset of each instruction from the table's first, in bytes.
  private let starts: [Int]

  /// Factors of the current value at which a slider has stops.
  private static let stops = [0.25, 0.5, 0.75, 0.875, 1, 1.125, 1.25, 1.5, 2, 3]

  init(_ spec: CheckedSpec, _ machine: Machine, _ edits: SourceEdits?) {
    self.spec = spec
    self.edits = edits
    base = CompilePipeline.encode(machine)
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
    var amounts: [Double]
    var operands: [Patch: [Operand]]
  }

  var values: [PreviewValue] {
    var sliders = Metric.allCases.compactMap(slider)
    // If metrics depend on each other, operands of single sliders do not fit when two are moved.
    if !isIndependent(sliders, at: 0) || !isIndependent(sliders, at: -1) { sliders = [] }
    return sliders.map(value)
  }

  private func slider(_ metric: Metric) -> Slider? {
    guard let dimension = metric.dimension, dimension != .count, let amount = spec.metrics[metric].amount,
      amount > 0
    else { return nil }
    var slider = Slider(
      metric: metric, amounts: Self.stops.map { Self.rounded($0 * amount, dimension) }, operands: [:])
    let changed = slider.amounts.map { instructions([metric: $0]) }
    for instructions in changed {
      guard let places = differences(instructions) else { return nil }
      for place in places { slider.operands[place] = [] }
    }
    guard !slider.operands.isEmpty else { return nil }
    for place in slider.operands.keys {
      slider.operands[place] = changed.map { $0[place.instruction].operands[place.operand] }
    }
    return slider
  }

  /// Rounds to whole points, milliseconds and degrees, or to halves of small amounts.
  private static func rounded(_ amount: Double, _ dimension: Dimension) -> Double {
    let unit = dimension == .time ? 1000.0 : amount < 20 ? 0.5 : 1
    return (amount / unit).rounded() * unit
  }

  private func instructions(_ amounts: [Metric: Double]) -> [Instruction] {
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
    var machine = CompilePipeline.lower(changed)
    // The spec's reader has already put the metric's value into steps that name it.
    machine.setLimits { limit in
      guard case .metric(let metric, _) = limit.origin, let amount = settings[metric]?.amount else { return }
      limit.amount = amount
    }
    return CompilePipeline.encode(machine)
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
  private func isIndependent(_ sliders: [Slider], at end: Int) -> Bool {
    let stop = end < 0 ? Self.stops.count + end : end
    var patched = base
    var amounts: [Metric: Double] = [:]
    for slider in sliders {
      amounts[slider.metric] = slider.amounts[stop]
      for (place, operands) in slider.operands {
        patched[place.instruction].operands[place.operand] = operands[stop]
      }
    }
    return instructions(amounts) == patched
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
      .init("values", .list(slider.amounts.map { .number($0 / unit) })),
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
    for (place, operands) in slider.operands {
      let length = bytes(place, base[place.instruction].operands[place.operand]).count
      let replacement = Replacement(length: length, stops: operands.map { bytes(place, $0) })
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
