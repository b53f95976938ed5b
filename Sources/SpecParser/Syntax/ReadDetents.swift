/// Reads `commit` as a list of detents, the nearest first.
extension SyntaxReader {
  /// The detents of `commit: [{name: reveal, distance: 72pt}, {name: delete, distance: 60%, projected: true}]`.
  func detents(_ field: Field, _ metrics: Metrics) -> Commit? {
    let items = items(field)
    let detents = items.compactMap { detent($0, metrics) }
    guard !items.isEmpty, detents.count == items.count else { return nil }
    guard detents.count <= Detent.most else {
      return fault(
        SyntaxRules.range, "`commit` has \(detents.count) detents, and can have \(Detent.most)",
        at: field.span)
    }
    guard areApart(detents), areInOrder(detents), let first = detents.first else { return nil }
    var commit = Commit(distance: first.distance, velocity: nil, span: field.span)
    commit.detents = detents
    return commit
  }

  private func detent(_ item: Field, _ metrics: Metrics) -> Detent? {
    guard var fields = fields(item, .commit, of: "the detent") else { return nil }
    let name = fields.required("name", example: "reveal").flatMap(detentName)
    let distance = fields.required("distance", example: "72pt").flatMap {
      amount($0, as: ExpectedQuantity("distance", .length, .proportion, isPositive: true), metrics)
    }
    let projected = fields.optional("projected")
    let isProjected = projected.flatMap { boolean($0) }
    fields.finish { key in
      key == "velocity"
        ? "write `projected: true`: then what counts is where the movement would come to rest at its velocity"
        : nil
    }
    guard let name, let distance, projected == nil || isProjected != nil else { return nil }
    return Detent(name: name, distance: distance, isProjected: isProjected?.value ?? false)
  }

  /// The name of a detent. It may not be a key of `on-commit` or a word of cases.
  private func detentName(_ field: Field) -> Located<String>? {
    guard let name = name(field.value, of: "detent") else { return nil }
    let isMotion = LanguageContext.commitMotion.key(name.value) != nil
    guard isMotion || name.value == Self.noDetent else { return name }
    return fault(
      SyntaxRules.invalidName,
      "`\(name.value)` cannot be the name of a detent: \(isMotion ? "`on-commit` has a key" : "cases have a word") of this name",
      at: name.span, help: ["name it by what it does, such as `reveal` or `delete`"])
  }

  /// The word in cases for an outcome without a detent.
  private static let noDetent = "nothing"

  private func areApart(_ detents: [Detent]) -> Bool {
    var first: [String: SourceSpan] = [:]
    for detent in detents {
      guard let earlier = first.updateValue(detent.name.span, forKey: detent.name.value) else { continue }
      report(
        SyntaxRules.duplicateName, "two detents are named `\(detent.name.value)`", at: detent.name.span,
        help: ["give one of them another name"], related: [.init(span: earlier, message: "the other one")])
      return false
    }
    return true
  }

  /// Whether each detent is further than the last one before it of the same dimension. Points and percentages are not compared.
  private func areInOrder(_ detents: [Detent]) -> Bool {
    for (index, detent) in detents.enumerated() {
      let (distance, name) = (detent.distance.value, detent.name.value)
      guard
        let last = detents[..<index].last(where: { $0.distance.value.dimension == distance.dimension }),
        last.distance.value.amount >= distance.amount
      else { continue }
      report(
        SyntaxRules.contradiction,
        "the detent `\(name)` is no further than `\(last.name.value)`, which stands before it",
        at: detent.distance.span, help: ["write detents from the nearest to the furthest"],
        related: [.init(span: last.distance.span, message: "the one before it")])
      return false
    }
    return true
  }
}
