extension SyntaxReader {
  /// Reads `feedback`: every key with its unit and range, and then contradictions between keys.
  ///
  /// - Parameter detents: the names of the activity's detents, which `on-commit` may have as keys.
  func feedback(_ field: Field, detents: [String] = []) -> Located<Feedback>? {
    let entries = entries(of: .feedback, in: field, path: [], detents: detents)
    let feedback = Feedback(entries: entries)
    checkContradictions(feedback, detents.filter { detent in entries.contains { $0.detent == detent } })
    return Located(feedback, field.span)
  }

  private func entries(
    of context: LanguageContext, in field: Field, path: [FeedbackKey], detents: [String] = []
  ) -> [FeedbackSetting] {
    guard var fields = fields(field, context) else { return [] }
    let found = context.keys.compactMap { key -> (key: FeedbackKey, shape: FeedbackShape, field: Field)? in
      guard case .feedback(let word, let shape) = key.value else { return nil }
      return fields.optional(key.name).map { (word, shape, $0) }
    }
    fields.finish { Self.hint($0, below: path) }
    let inOrder = found.sorted { $0.field.key.span.start < $1.field.key.span.start }
    return inOrder.flatMap { key, shape, field in
      key == .onCommit && names(detents, in: field)
        ? commits(field, detents) : entries(shape, field, path: path + [key])
    }
  }

  // MARK: Detents

  /// Whether the keys of `on-commit` are detents: it names one, or none of its keys belongs to a motion.
  private func names(_ detents: [String], in field: Field) -> Bool {
    guard !detents.isEmpty, case .mapping(let entries, _) = field.value.content else { return false }
    let keys = entries.compactMap { $0.key.scalar?.text }
    return keys.contains { detents.contains($0) } || !keys.contains(where: Self.isOfMotion)
  }

  private static func isOfMotion(_ key: String) -> Bool { LanguageContext.commitMotion.key(key) != nil }

  /// The entries of `on-commit: {reveal: {…}, delete: {…}}`.
  private func commits(_ field: Field, _ detents: [String]) -> [FeedbackSetting] {
    guard var fields = fields(field, nil) else { return [] }
    let found = detents.compactMap { fields.optional($0) }
    fields.finish { key in
      Self.isOfMotion(key)
        ? "write it for each detent: `\(detents[0]): {\(key): …}`" : nil
    }
    let inOrder = found.sorted { $0.key.span.start < $1.key.span.start }
    return inOrder.flatMap { field in
      entries(of: .commitMotion, in: field, path: [.onCommit]).map {
        FeedbackSetting(path: $0.path, detent: field.name, value: $0.value, span: $0.span)
      }
    }
  }

  /// The reason why a key that other groups have is not accepted here.
  private static func hint(_ key: String, below path: [FeedbackKey]) -> String? {
    switch (path.last, FeedbackKey(rawValue: key)) {
    case (.follow, .delay):
      "what follows the fingers follows at once; `on-commit` and `on-cancel` have a `delay`"
    case (.onCancel, .opacity), (.onEnd, .opacity):
      "write it in `on-commit`: what did not commit shows again what `follow` says of its place"
    default: nil
    }
  }

  private func entries(_ shape: FeedbackShape, _ field: Field, path: [FeedbackKey]) -> [FeedbackSetting] {
    switch shape {
    case .group(let context), .motions(let context):
      return entries(of: context, in: field, path: path)
    case .either(let amount, let words, let group):
      if case .mapping = field.value.content { return entries(of: group, in: field, path: path) }
      return entries(.amount(amount, or: words), field, path: path)
    case .amount, .words, .curve, .haptic:
      return value(shape, field).map { [FeedbackSetting(path: path, value: $0, span: field.span)] } ?? []
    }
  }

  private func value(_ shape: FeedbackShape, _ field: Field) -> FeedbackValue? {
    guard let text = text(field) else { return nil }
    switch shape {
    case .group, .motions, .either: return nil
    case .amount(let amount, let words): return value(text, amount, words, field.name)
    case .words(let words): return word(text, of: words, field.name)
    case .curve: return curve(text)
    case .haptic: return haptic(text, field.name)
    }
  }

  // MARK: Values

  private func value(
    _ text: Located<String>, _ amount: FeedbackAmount, _ words: [SettingWord], _ name: String
  ) -> FeedbackValue? {
    guard words.isEmpty || NumberText(text.value) != nil else {
      let example = measure(amount, name).example
      return word(text, of: words, name, or: "a quantity such as `\(example)`")
    }
    return quantity(text, amount, name).map { .quantity($0) }
  }

  private func measure(_ amount: FeedbackAmount, _ name: String) -> ExpectedQuantity {
    var measure = ExpectedQuantity(
      name, .count, mayBeNegative: amount.limits.lowerBound < 0, isPositive: amount.isPositive)
    measure.dimensions = amount.dimensions
    return measure
  }

  private func quantity(_ text: Located<String>, _ amount: FeedbackAmount, _ name: String) -> Quantity? {
    guard let quantity = quantity(text.value, at: text.span, as: measure(amount, name)) else { return nil }
    let isShare = quantity.dimension == .proportion && amount.limits.upperBound == 1
    let value = isShare ? quantity.amount / 100 : quantity.amount
    let limits = quantity.dimension == .factor ? amount.factorLimits : amount.limits
    if limits.contains(value) { return quantity }
    guard limits.upperBound.isFinite else {
      return fault(
        SyntaxRules.range, "`\(name)` is a scale, which cannot be negative", at: text.span,
        help: ["write 0x or more: `\(name): 1x`"])
    }
    let ends = [limits.lowerBound, limits.upperBound].map { end in
      described(isShare ? end * 100 : end, quantity.dimension)
    }
    return fault(
      SyntaxRules.range, "`\(name)` lies between \(ends[0]) and \(ends[1])", at: text.span,
      help: ["write a value in this range"])
  }

  private func word(
    _ text: Located<String>, of words: [SettingWord], _ name: String, or other: String? = nil
  ) -> FeedbackValue? {
    if let word = words.first(where: { $0.text == text.value }) { return .word(word) }
    let words = words.map(\.text)
    let all = "write \(listed(words, joinedBy: "or"))\(other.map { ", or \($0)" } ?? "")"
    return fault(
      SyntaxRules.type, "`\(text.value.shortened)` is no value of `\(name)`", at: text.span,
      help: [help(for: text.value, among: words, or: all)])
  }

  /// A named curve, or one by its control points.
  private func curve(_ text: Located<String>) -> FeedbackValue? {
    guard text.value.hasPrefix("cubic-bezier") else {
      return word(
        text, of: FeedbackShape.curves, "curve", or: "control points such as `\"cubic-bezier(0.2, 0, 0, 1)\"`"
      )
    }
    if let points = BezierPoints(text.value) { return .points(points, text: text.value) }
    return fault(
      SyntaxRules.range, "`\(text.value.shortened)` is no timing curve", at: text.span,
      help: ["write x1, y1, x2, y2, with x1 and x2 from 0 to 1: `\"cubic-bezier(0.2, 0, 0, 1)\"`"])
  }

  /// A strength, a cue, `none`, or the app's own word. A word that is nearly a cue's name counts as a misspelling.
  private func haptic(_ text: Located<String>, _ name: String) -> FeedbackValue? {
    if NumberText(text.value) != nil {
      return quantity(text, FeedbackAmount(.count, in: 0...1), name).map { .quantity($0) }
    }
    if let cue = CueWord(rawValue: text.value) { return .word(.cue(cue)) }
    if text.value == SettingWord.nothing.text { return .word(.nothing) }
    if let wrong = text.value.unicodeScalars.first(where: \.isHidden) {
      return fault(
        SyntaxRules.type, "the cue of `\(name)` has `\(wrong.escaped(asASCII: true))`", at: text.span,
        help: ["write a word, such as `light` or one of the app's own"])
    }
    guard let help = help(for: text.value, among: FeedbackShape.cues.map(\.text)) else {
      return .ownCue(text.value)
    }
    return fault(
      SyntaxRules.type, "`\(text.value.shortened)` is no value of `\(name)`", at: text.span,
      help: [help])
  }
}
