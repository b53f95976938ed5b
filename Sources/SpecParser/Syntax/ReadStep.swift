/// The words for steps.
enum StepWord: String, CaseIterable {
  case press, wait, move, reverse, lift, orbit
  case moveOutward = "move outward"
  case moveInward = "move inward"
}

extension SyntaxReader {
  /// One item of `steps`: a word, or a word with its constraints.
  func step(_ node: LocatedNode, at span: SourceSpan) -> Step? {
    switch node.content {
    case .scalar:
      guard let word = text(node, of: "steps", at: span), let step = stepWord(word) else { return nil }
      return action(step, plain: span).map { Step($0, span: span) }
    case .mapping(let entries, let isFlow):
      guard entries.count == 1, let entry = entries.first, let key = entry.key.scalar else {
        return fault(
          SyntaxRules.type, "a step has one word and its constraints, but this has \(entries.count) keys",
          at: span,
          help: [
            meant(by: entries, isFlow)
              ?? "indent the constraints below the word, or write `- move: {toward: left, distance: 40pt}`"
          ]
        )
      }
      guard let step = stepWord(Located(key.text, entry.key.span)) else { return nil }
      let field = Field(name: step.rawValue, key: entry.key, value: entry.value)
      return action(step, field).map { Step($0, span: span) }
    case .sequence:
      return fault(SyntaxRules.type, "a step is a word or a mapping, but this is a list", at: span)
    }
  }

  /// The help for several keys in one item: constraints beside their word, or several steps; `nil` for other keys.
  private func meant(by entries: [LocatedNode.Entry], _ isFlow: Bool) -> String? {
    let names = entries.compactMap { $0.key.scalar?.text }
    let values = entries.compactMap { $0.value.scalar?.text.shortened }
    guard names.count == entries.count, values.count == entries.count, let first = names.first,
      let place = LanguageContext.step.key(first)?.child.context
    else { return nil }
    let pairs = zip(names, values).map { $1.isEmpty ? $0 : "\($0): \($1)" }
    if names.allSatisfy({ StepWord(rawValue: $0) != nil }) {
      return isFlow
        ? "write `\(pairs.map { $0.contains(":") ? "{\($0)}" : $0 }.joined(separator: ", "))`"
        : "begin each step with a `-` of its own: `- \(pairs[0])`, then `- \(pairs[1])`"
    }
    guard names.dropFirst().allSatisfy({ place.key($0) != nil }) else { return nil }
    let own = values[0].isEmpty ? [] : ["\(place == .wait ? "for" : "toward"): \(values[0])"]
    return "write `{\(first): {\((own + pairs.dropFirst()).joined(separator: ", "))}}`"
  }

  private func stepWord(_ word: Located<String>) -> StepWord? {
    if let step = StepWord(rawValue: word.value) { return step }
    let words = StepWord.allCases.map(\.rawValue)
    let meant = LanguageContext.step.meant(by: word.value).map(NearMiss.question)
    let parts = word.value.split(separator: " ")
    let shorthand =
      parts.count == 2 && ["move", "orbit", "wait"].contains(parts[0])
      ? "write `{\(parts[0]): \(parts[1])}`" : nil
    let tap = ["tap", "touch", "click"].contains(word.value) ? "write two steps: `press, lift`" : nil
    return fault(
      SyntaxRules.unknownKey, "`\(word.value.shortened)` is no step", at: word.span,
      help: [
        meant ?? tap ?? shorthand ?? help(for: word.value, among: words, or: "the steps are \(listed(words))")
      ]
    )
  }

  private func action(_ step: StepWord, plain span: SourceSpan) -> StepAction? {
    switch step {
    case .press: .press(PressStep())
    case .wait: .wait(WaitStep())
    case .lift: .lift(LiftStep())
    case .move: .move(MoveStep(path: .translation(nil)))
    case .reverse: .move(MoveStep(path: .translation(nil), isReversal: true))
    case .moveOutward: .move(MoveStep(path: .spread([.outward])))
    case .moveInward: .move(MoveStep(path: .spread([.inward])))
    case .orbit: .move(MoveStep(path: .orbit(Set(OrbitSense.allCases))))
    }
  }

  private func action(_ step: StepWord, _ field: Field) -> StepAction? {
    if field.value.isEmpty { return action(step, plain: field.span) }
    switch step {
    case .press: return press(field).map { .press($0) }
    case .wait: return wait(field).map { .wait($0) }
    case .lift: return lift(field).map { .lift($0) }
    case .move: return move(field).map { .move($0) }
    case .reverse: return reversal(field).map { .move($0) }
    case .moveOutward: return spread(field, [.outward]).map { .move($0) }
    case .moveInward: return spread(field, [.inward]).map { .move($0) }
    case .orbit: return orbit(field).map { .move($0) }
    }
  }

  // MARK: Press, wait, lift

  private func press(_ field: Field) -> PressStep? {
    guard var fields = fields(field, .press) else { return nil }
    let from = fields.optional("from").map { edges($0) }
    let limits = limits(&fields, of: .press)
    fields.finish()
    guard isRead(from), let limits else { return nil }
    return PressStep(from: from??.value ?? .none, limits)
  }

  private func wait(_ field: Field) -> WaitStep? {
    if field.value.scalar != nil {
      return limits(field, as: ExpectedQuantity("wait", .time)).map { WaitStep([.duration: $0]) }
    }
    guard var fields = fields(field, .wait) else { return nil }
    let limits = limits(&fields, of: .wait)
    fields.finish()
    return limits.map { WaitStep($0) }
  }

  /// The limits that the keys of a step state. `nil` if one could not be read, which has been reported.
  func limits(_ fields: inout FieldReader, of step: LanguageContext) -> StepLimits? {
    var limits = StepLimits()
    var areRead = true
    for key in step.keys {
      guard let limit = key.limit, let quantity = key.quantity, let field = fields.optional(key.name) else {
        continue
      }
      let range = self.limits(field, as: quantity)
      if let range { limits[limit] = range } else { areRead = false }
    }
    return areRead ? limits : nil
  }

  /// Whether a constraint is absent or was read. One that could not be read has been reported.
  func isRead<Value>(_ constraint: Value??) -> Bool {
    if case .some(.none) = constraint { false } else { true }
  }
}
