import SpecParser

/// Makes sliders for metrics. A slider has no stops at which more than operands of the table differ, or mechanics change their order. A
/// metric that depends on another has none.
struct PreviewMetrics {
  private let spec: CheckedSpec
  private let edits: SourceEdits?
  private let scales: [PreviewOperands.Scale]
  /// The patches of the spec's own table, for each slider.
  private let patches: [[PreviewOperands.Patch]]

  /// Factors of the current value at which a slider has stops.
  private static let stops = [0.25, 0.5, 0.75, 0.875, 1, 1.125, 1.25, 1.5, 2, 3]

  init(_ spec: CheckedSpec, _ machine: Machine, _ edits: SourceEdits?) {
    self.spec = spec
    self.edits = edits
    let operands = PreviewOperands(spec, machine)
    var scales = Metric.allCases.compactMap { Self.scale($0, spec, operands) }
    Self.keepOrder(&scales, spec, operands)
    scales.removeAll { !operands.dependsOn($0) }
    let patches = operands.patches(of: scales)
    self.scales = patches == nil ? [] : scales
    self.patches = patches ?? []
  }

  var values: [PreviewValue] { zip(scales, patches).map(slider) }

  /// What the sliders change in the table of the spec with a fix: for each, patches with the number of the spec's own replacement where it
  /// has the same; `nil` if that table cannot follow the sliders.
  func patches(ofFixed fixed: CheckedSpec, _ machine: Machine) -> PreviewValue? {
    guard !scales.isEmpty else { return nil }
    let patches = PreviewOperands(fixed, machine).patches(at: scales)
    return patches.map { patches in
      .list(
        zip(patches, self.patches).map { fixed, own in
          .list(
            fixed.map { patch in
              let same = own.firstIndex { $0.replacement == patch.replacement }
              return same.map { .list([Self.offsets(patch), .number($0)]) } ?? Self.value(patch)
            })
        })
    }
  }

  private static func scale(_ metric: Metric, _ spec: CheckedSpec, _ operands: PreviewOperands)
    -> PreviewOperands.Scale?
  {
    guard let dimension = metric.dimension, dimension != .count, let amount = spec.metrics[metric].amount,
      amount > 0
    else { return nil }
    let stops = stops.compactMap { operands.stop(metric, rounded($0 * amount, dimension)) }
    return stops.count > 1 ? PreviewOperands.Scale(metric: metric, stops: stops) : nil
  }

  /// Removes stops until mechanics keep their order wherever two sliders stand.
  private static func keepOrder(
    _ scales: inout [PreviewOperands.Scale], _ spec: CheckedSpec, _ operands: PreviewOperands
  ) {
    func ratio(_ amount: Double, of scale: PreviewOperands.Scale) -> Double {
      amount / (spec.metrics[scale.metric].amount ?? amount)
    }
    for (slower, faster) in PreviewOperands.pairsOfSpeeds(in: scales) {
      while !operands.keepsOrder(scales[slower], scales[faster]) {
        // The one that is further from its value gives way.
        if let high = scales[slower].stops.last?.amount, let low = scales[faster].stops.first?.amount,
          ratio(high, of: scales[slower]) > 1 / ratio(low, of: scales[faster])
        {
          scales[slower].stops.removeLast()
        } else {
          scales[faster].stops.removeFirst()
        }
      }
    }
  }

  /// Rounds to whole points, milliseconds and degrees, or to halves of small amounts.
  private static func rounded(_ amount: Double, _ dimension: Dimension) -> Double {
    let unit = dimension == .time ? 1000.0 : amount < 20 ? 0.5 : 1
    return (amount / unit).rounded() * unit
  }

  // MARK: Values

  private func slider(_ scale: PreviewOperands.Scale, _ patches: [PreviewOperands.Patch]) -> PreviewValue {
    let dimension = scale.metric.dimension ?? .count
    let unit = dimension == .time ? 1000.0 : 1
    return .object([
      .init("name", .text(scale.metric.rawValue)),
      .init("meaning", .text(MetricWords.meaning(scale.metric))),
      .init("value", .number((spec.metrics[scale.metric].amount ?? 0) / unit)),
      .init("unit", .text(dimension.usualUnit)),
      .init("values", .list(scale.stops.map { .number($0.amount / unit) })),
      .init("patches", .list(patches.map(Self.value))), .init("place", place(of: scale.metric)),
    ])
  }

  private static func value(_ patch: PreviewOperands.Patch) -> PreviewValue {
    .list([
      offsets(patch), .number(patch.replacement.length),
      .list(patch.replacement.stops.map { .list($0.map { .number(Int($0)) }) }),
    ])
  }

  private static func offsets(_ patch: PreviewOperands.Patch) -> PreviewValue {
    .list(patch.offsets.map(PreviewValue.number))
  }

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
}
