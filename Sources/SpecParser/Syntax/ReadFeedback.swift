/// What a key of `feedback` can hold.
indirect enum FeedbackShape {
  case group(KeyValuePairs<String, FeedbackShape>)
  case quantity([Dimension])
  case words([String])
  /// A quantity of any sort, or a word that means something to the product.
  case anything

  private static var spring: FeedbackShape {
    .group([
      "damping": .quantity([.count]), "initial-velocity": .quantity([.count, .velocity]),
      "response": .quantity([.time, .count]),
    ])
  }

  private static var motion: KeyValuePairs<String, FeedbackShape> {
    [
      "curve": .anything, "spring": spring,
      "duration": .quantity([.time]), "delay": .quantity([.time]), "target": .anything,
    ]
  }

  /// The keys of `feedback`.
  static var all: KeyValuePairs<String, FeedbackShape> {
    [
      "rubber-band": .group([
        "beyond": .quantity([.length, .proportion]), "coefficient": .quantity([.count]),
      ]),
      "on-commit": .group(motion),
      "on-cancel": .group(motion),
      "follow": .group([
        "translation": .anything, "rotation": .anything, "opacity": .anything, "scale": .anything,
        "delay": .quantity([.time]),
      ]),
      "clamp": .group([
        "min": .anything, "max": .anything, "spring": spring, "duration": .quantity([.time]),
      ]),
      "anchor": .words(["fingers", "center"]),
      "progress": .group(["scale": .anything, "duration": .quantity([.time])]),
      "haptic": .group(["claim": .anything, "threshold": .anything, "commit": .anything]),
    ]
  }
}

extension SyntaxReader {
  /// `feedback`: checked for its keys and units; what it looks like is the product's.
  func feedback(_ field: Field) -> Located<Feedback>? {
    let entries = entries(of: FeedbackShape.all, in: field, path: [])
    return Located(Feedback(entries: entries), field.span)
  }

  private func entries(
    of shapes: KeyValuePairs<String, FeedbackShape>, in field: Field, path: [String]
  ) -> [FeedbackEntry] {
    guard var fields = FieldReader(field.value, of: "`\(field.name)`", at: field.key.span, self) else {
      return []
    }
    let found = shapes.compactMap { name, shape in fields.optional(name).map { ($0, shape) } }
    fields.finish()
    let inOrder = found.sorted { $0.0.key.span.start < $1.0.key.span.start }
    return inOrder.flatMap { field, shape in entries(shape, field, path: path + [field.name]) }
  }

  private func entries(_ shape: FeedbackShape, _ field: Field, path: [String]) -> [FeedbackEntry] {
    if case .group(let shapes) = shape { return entries(of: shapes, in: field, path: path) }
    return value(shape, field).map { [FeedbackEntry(path: path, value: $0, span: field.span)] } ?? []
  }

  private func value(_ shape: FeedbackShape, _ field: Field) -> FeedbackValue? {
    guard let text = text(field) else { return nil }
    switch shape {
    case .group: return nil
    case .quantity(let dimensions):
      var measure = Measure(field.name, .count)
      measure.dimensions = dimensions
      return quantity(text.value, at: text.span, as: measure).map { .quantity($0) }
    case .words(let words):
      if words.contains(text.value) { return .word(text.value) }
      report(
        SyntaxRules.type, "`\(text.value.shortened)` is no value of `\(field.name)`", at: text.span,
        help: ["write \(listed(words, joinedBy: "or"))"]
      )
      return nil
    case .anything:
      guard NumberText(text.value) != nil else { return .word(text.value) }
      var measure = Measure(field.name, .count, mayBeNegative: true)
      measure.dimensions = Dimension.allCases
      return quantity(text.value, at: text.span, as: measure).map { .quantity($0) }
    }
  }
}
