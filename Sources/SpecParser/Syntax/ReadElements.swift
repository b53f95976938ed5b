extension SyntaxReader {
  /// The section `elements`: parents before their children, otherwise in the order of the text.
  ///
  /// - Parameter states: the state of the product, to which that of elements is added.
  func elements(_ field: Field, _ states: inout GuardScope) -> ElementScope {
    var scope = ElementScope()
    scope.isIncomplete = !isMapping(field)
    for entry in namedElements(field) { read(entry, under: nil, &states, into: &scope) }
    return scope
  }

  private func read(
    _ field: Field, under parent: Int?, _ states: inout GuardScope, into scope: inout ElementScope
  ) {
    guard let name = name(field.key, of: "element") else {
      scope.broken.insert(field.name)
      return
    }
    let path = parent.map { scope.elements[$0].path + "/" + name.value } ?? name.value
    let index = scope.declare(Element(name: name, parent: parent, path: path, traits: Traits()))
    let owner = "the element `\(name.value)`"
    if !isMapping(field) { scope.isIncomplete = true }
    guard var fields = fields(field, .element, of: owner, mayBeEmpty: true) else { return }
    scope.elements[index].summary = fields.optional("summary").flatMap { text($0) }
    scope.elements[index].traits = traits(&fields)
    if let own = fields.optional("state") { self.states(own, of: index, path: path, into: &states) }
    let visible = states.on(path)
    scope.elements[index].guardExpression = fields.optional("when").flatMap {
      guardExpression($0, over: visible)
    }
    let children = fields.optional("children")
    let direct = fields.strays.filter(isElement)
    reportDirect(direct, in: owner, hasChildren: children != nil)
    fields.finish(except: Set(direct.map(\.name)), hint: elementHint)
    if let children, !isMapping(children) { scope.isIncomplete = true }
    for child in (children.map(namedElements) ?? []) + direct {
      read(child, under: index, &states, into: &scope)
    }
  }

  /// Whether a key that elements do not have is the name of an element: keys or nothing stand below it, and no key is meant.
  private func isElement(_ field: Field) -> Bool {
    let entry = LocatedNode.Entry(key: field.key, value: field.value)
    guard LanguageContext.element.keyMeant(by: entry) == nil, elementHint(field.name) == nil,
      NameFault(of: field.name, for: "element") == nil
    else { return false }
    if case .mapping = field.value.content { return true }
    // In braces a bare word is rather a trait without its value.
    return field.value.isEmpty && field.value.alias == nil && byte(field.key.span.end) == 0x3A
  }

  /// Reports elements that stand directly below another one, not under its `children`.
  private func reportDirect(_ fields: [Field], in owner: String, hasChildren: Bool) {
    let written = fields.filter { !isRegrouped(LocatedNode.Entry(key: $0.key, value: $0.value)) }
    guard let first = written.first else { return }
    let names = written.map(\.name.shortened)
    let entries = names.prefix(3).map { "\($0): …" } + (names.count > 3 ? ["…"] : [])
    report(
      SyntaxRules.unknownKey, "\(owner) has no key `\(names[0])`: elements inside it stand under `children`",
      at: first.key.span,
      help: [
        hasChildren
          ? "indent \(listed(names.prefix(12))) below `children:`"
          : "write `children: {\(entries.joined(separator: ", "))}`"
      ])
  }

  /// The entries of `elements` or `children`. The help shows how elements of a list are written.
  private func namedElements(_ field: Field) -> [Field] {
    guard case .sequence(let items, _) = field.value.content else { return named(field, of: .element) }
    let names = items.prefix(3).compactMap(\.scalar?.text)
    guard !names.isEmpty, names.count == min(items.count, 3) else { return named(field) }
    let entries = names.map { "\($0.shortened): {}" } + (items.count > 3 ? ["…"] : [])
    return named(field, help: ["write `\(field.name): {\(entries.joined(separator: ", "))}`"])
  }

  /// The help for a key that says what an element can do in another word.
  private func elementHint(_ key: String) -> String? {
    switch key {
    case "scrollable": "write `scrolls: vertical`"
    case "pageable": "write `pages: horizontal`"
    case "editable": "write `text: editable`"
    default: nil
    }
  }

  private func traits(_ fields: inout FieldReader) -> Traits {
    var traits = Traits()
    traits.scrolls = fields.optional("scrolls").flatMap { axes($0) }
    traits.pages = fields.optional("pages").flatMap { axes($0) }
    traits.zooms = fields.optional("zooms").flatMap { boolean($0) }
    traits.unbounded = fields.optional("unbounded").flatMap { boolean($0) }
    traits.bounded = fields.optional("bounded").flatMap { boolean($0) }
    traits.swipeable = fields.optional("swipeable").flatMap { swipeable($0) }
    traits.selectable = fields.optional("selectable").flatMap { boolean($0) }
    traits.is3D = fields.optional("3d").flatMap { boolean($0) }
    traits.menu = fields.optional("menu").flatMap { boolean($0) }
    traits.collapsible = fields.optional("collapsible").flatMap { boolean($0) }
    traits.dropTarget = fields.optional("drop-target").flatMap { boolean($0) }
    traits.text = fields.optional("text").flatMap { textTrait($0) }
    traits.at = fields.optional("at").flatMap { sides($0, of: "end of the content") }
    reportBothBounded(traits)
    return traits
  }

  private func reportBothBounded(_ traits: Traits) {
    guard let bounded = traits.bounded, bounded.value, let unbounded = traits.unbounded, unbounded.value
    else { return }
    report(
      SyntaxRules.contradiction, "`bounded` and `unbounded` exclude each other: content has an end, or none",
      at: unbounded.span, help: ["keep one of them"],
      related: [.init(span: bounded.span, message: "it has an end according to this")])
  }

  /// The axes of `horizontal`, `vertical`, or both.
  private func axes(_ field: Field) -> Located<Set<Axis>>? {
    let words = words(field)
    if words.count == 1, let word = words.first, word.value == "any" || word.value == "both" {
      return Located(Set(Axis.allCases), field.span)
    }
    let axes = words.compactMap { axis($0, of: field.name) }
    return axes.isEmpty ? nil : Located(Set(axes), field.span)
  }

  private func axis(_ word: Located<String>, of owner: String) -> Axis? {
    if let axis = Axis(rawValue: word.value) { return axis }
    let known = Axis.allCases.map(\.rawValue) + ["any"]
    let isBoth = word.value == "any" || word.value == "both"
    return fault(
      SyntaxRules.direction, "`\(word.value.shortened)` is no value of `\(owner)`", at: word.span,
      help: [
        isBoth
          ? "write it alone: `\(owner): \(word.value)`"
          : help(for: word.value, among: known, or: "write \(listed(known, joinedBy: "or"))")
      ])
  }

  /// Directions, or `true` for every one; `false` means the same as no key.
  private func swipeable(_ field: Field) -> Located<Directions>? {
    switch field.value.scalar?.text {
    case "true": Located(.any, field.span)
    case "false": nil
    case "yes", "on", "all", "True", "both":
      fault(
        SyntaxRules.direction, "`\(field.value.scalar?.text ?? "")` is no direction", at: field.span,
        help: ["write `swipeable: true` for every direction"])
    default: directions(field)
    }
  }

  private func textTrait(_ field: Field) -> Located<String>? {
    guard let word = text(field) else { return nil }
    if LanguageKeys.textWords.contains(word.value) { return word }
    return fault(
      SyntaxRules.type, "`\(word.value.shortened)` is no value of `text`", at: word.span,
      help: ["write `text: editable` or `text: selectable`"]
    )
  }
}
