extension SyntaxReader {
  /// A move: `move: left`, `move: {toward: down, distance: 40pt, within: 200ms, deviation: 20deg}`.
  func move(_ field: Field) -> MoveStep? {
    guard case .mapping = field.value.content else { return path(field).map { MoveStep(path: $0) } }
    guard var fields = fields(field, .move) else { return nil }
    let path = fields.optional("toward").map { self.path($0) } ?? .some(.translation(nil))
    guard let path else { return nil }
    if case .spread = path { return spread(path, &fields) }
    return translation(path, &fields)
  }

  /// A move opposite to the move before it: `reverse: {distance: 40pt}`.
  func reversal(_ field: Field) -> MoveStep? {
    guard var fields = fields(field, .reverse) else { return nil }
    guard var move = translation(.translation(nil), &fields) else { return nil }
    move.isReversal = true
    return move
  }

  private func translation(_ path: MovePath, _ fields: inout FieldReader) -> MoveStep? {
    let limits = limits(&fields, of: .move)
    let doubling = fields.optional("doubling").flatMap { text($0) }.flatMap { text in
      quantity(
        text.value.trimmedSpace, at: text.span, as: ExpectedQuantity("doubling", .length, isPositive: true)
      )
      .map { Located($0.amount, text.span) }
    }
    fields.finish(hint: moveHint)
    return limits.map { MoveStep(path: path, $0, doubling: doubling) }
  }

  /// A spread with its constraints: `move outward`, `move inward`.
  func spread(_ field: Field, _ senses: Set<SpreadSense>) -> MoveStep? {
    guard var fields = fields(field, .spread) else { return nil }
    return spread(.spread(senses), &fields)
  }

  private func spread(_ path: MovePath, _ fields: inout FieldReader) -> MoveStep? {
    let span = fields.optional("span")
    let distance = fields.optional("distance")
    if let span, let distance {
      report(
        SyntaxRules.duplicateKey, "`span` and `distance` say the same", at: distance.key.span,
        help: ["remove one of them"], related: [.init(span: span.key.span, message: "the same is said here")]
      )
    }
    let limits = limits(&fields, of: .spread)
    fields.finish()
    return limits.map { MoveStep(path: path, $0) }
  }

  /// An orbit: `orbit: clockwise`, `orbit: {toward: clockwise, angle: 30deg, within: 500ms}`.
  func orbit(_ field: Field) -> MoveStep? {
    guard case .mapping = field.value.content else {
      return senses(field).map { MoveStep(path: .orbit($0)) }
    }
    guard var fields = fields(field, .orbit) else { return nil }
    let toward = fields.optional("toward").map { senses($0) }
    let limits = limits(&fields, of: .orbit)
    fields.finish()
    guard isRead(toward), let limits else { return nil }
    return MoveStep(path: .orbit((toward ?? nil) ?? Set(OrbitSense.allCases)), limits)
  }

  private func senses(_ field: Field) -> Set<OrbitSense>? {
    let count = items(field).count
    let senses = choices(field, as: SyntaxRules.direction, OrbitSense.self)
    return senses.count == count ? Set(senses.map(\.value)) : nil
  }

  /// The path that `toward` of a `move` names: directions, or the senses of a spread.
  private func path(_ field: Field) -> MovePath? {
    let items = items(field)
    let texts = items.compactMap { $0.value.scalar?.text }
    let senses = texts.compactMap { SpreadSense(rawValue: $0) }
    if senses.isEmpty {
      if let turn = texts.first(where: { OrbitSense(rawValue: $0) != nil }) {
        return fault(
          SyntaxRules.direction, "`\(turn)` is a turn, not a direction", at: field.span,
          help: ["write `orbit: {toward: \(turn)}` in place of `move`"]
        )
      }
      return directions(field, or: SpreadSense.allCases.map(\.rawValue)).map { .translation($0.value) }
    }
    guard senses.count == items.count else {
      return fault(
        SyntaxRules.direction, "a move goes either toward a direction or outward and inward, not both",
        at: field.span
      )
    }
    return .spread(Set(senses))
  }

  private func moveHint(_ key: String) -> String? {
    switch key {
    case "toward": "a `reverse` goes back to where the `move` before it came from; another way is a `move`"
    case "scale", "zoom": "`doubling: 75pt` makes it twice as large for each 75 points down"
    case "span": "`span` belongs to `move outward` and `move inward`; a `move` has a `distance`"
    case "angle": "`angle` belongs to `orbit`; a `move` has a `deviation`"
    case "from": "`from` belongs to `press`: `press: {from: left-edge}`"
    case "for", "duration": "a rest is a step of its own: `wait: 300ms`"
    default: nil
    }
  }
}
