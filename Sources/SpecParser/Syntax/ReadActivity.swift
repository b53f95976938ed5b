/// The names and values that activities can refer to.
struct ActivityScope {
  var metrics: Metrics
  var states: GuardScope
  var elements: ElementScope
  var vocabulary: VocabularyScope
  /// The index of every declared activity, including those that cannot be read: a reference to one is not a second error.
  var activities: [String: Int] = [:]
  /// In the order of the text.
  var activityNames: [String] = []
  /// Whether the section could not be read, so that any name may be declared.
  var isIncomplete = false
}

extension SyntaxReader {
  /// One entry of `activities`; `nil` if its kind, its target or its mechanics could not be read.
  func activity(_ field: Field, named name: Located<String>, in scope: ActivityScope) -> Activity? {
    let owner = "the activity `\(name.value.shortened)`"
    guard var fields = fields(field, .activity, of: owner) else { return nil }
    let (kind, gesture) = (fields.required("does", example: "activate"), fields.optional("by"))
    let areSwapped = reportSwapped(kind, gesture, in: scope.vocabulary)
    let does = areSwapped ? nil : kind.flatMap { kindName($0, in: scope.vocabulary) }
    let target = fields.required("target", example: "ELEMENT").flatMap { element($0, in: scope.elements) }
    let mechanics = fields.required("by", example: "touch").flatMap {
      areSwapped ? nil : self.mechanics($0, in: scope.vocabulary)
    }
    let placeholder = SourceSpan(file: file, start: 0, end: 0)
    var activity = Activity(
      name: name, does: does ?? name, target: target ?? Located(0, placeholder), mechanics: mechanics ?? []
    )
    let states = target.map { scope.states.on(scope.elements.elements[$0.value].path) }
    readOptional(&fields, into: &activity, scope, over: states ?? scope.states.everywhere)
    fields.finish(hint: activityHint)
    return does == nil || target == nil || mechanics == nil ? nil : activity
  }

  /// Reports a kind under `by` together with a mechanic under `does`.
  private func reportSwapped(_ does: Field?, _ by: Field?, in scope: VocabularyScope) -> Bool {
    guard let does, let mechanic = does.value.scalar?.text, let kind = by?.value.scalar?.text,
      !scope.hasKind(mechanic), scope.mechanicIndex(mechanic) != nil, scope.hasKind(kind),
      scope.mechanicIndex(kind) == nil
    else { return false }
    report(
      SyntaxRules.undeclared, "`\(mechanic.shortened)` is a mechanic, and `\(kind.shortened)` a kind",
      at: does.span,
      help: ["write `does: \(kind.shortened)` and `by: \(mechanic.shortened)`"])
    return true
  }

  /// What an activity may have, in the order of `LanguageKeys.activity`.
  private func readOptional(
    _ fields: inout FieldReader, into activity: inout Activity, _ scope: ActivityScope,
    over states: GuardScope
  ) {
    activity.summary = fields.optional("summary").flatMap { text($0) }
    activity.taps = fields.optional("taps").flatMap { taps($0, of: activity, scope.vocabulary) }
    activity.showsPossible = fields.optional("shows-possible").flatMap { showsPossible($0, scope.metrics) }
    activity.tools = fields.optional("tools").flatMap { tools($0) }
    activity.from = fields.optional("from").flatMap { edges($0) }
    if let toward = fields.optional("toward") { readToward(toward, into: &activity, scope.vocabulary) }
    activity.guardExpression = fields.optional("when").flatMap { guardExpression($0, over: states) }
    if let begins = fields.optional("begins") { self.begins(begins, into: &activity) }
    activity.after = fields.optional("after").map { afterNames($0, in: scope) } ?? []
    activity.commit = fields.optional("commit").flatMap { commit($0, scope.metrics) }
    activity.handOvers =
      fields.optional("hand-over").map { handOvers($0, of: activity.name, in: scope) } ?? []
    activity.over = fields.optional("over").map { elementsUnderFingers($0, in: scope.elements) } ?? []
    activity.values = fields.optional("values").flatMap { values($0) }
    activity.feedback = fields.optional("feedback").flatMap {
      feedback($0, detents: activity.commit?.detents.map(\.name.value) ?? [])
    }
    activity.latency = fields.optional("latency").flatMap { latency($0, scope.metrics) }
    activity.important = fields.optional("important").flatMap { boolean($0) }
    activity.fallback = fields.optional("fallback").flatMap { field in
      text(field).flatMap { activityIndex($0, in: scope) }
    }
    activity.shortcutFor = fields.optional("shortcut-for").flatMap { text($0) }
    activity.alternative = fields.optional("alternative").flatMap { text($0) }
  }

  private func kindName(_ field: Field, in scope: VocabularyScope) -> Located<String>? {
    guard let name = text(field) else { return nil }
    if name.value == Self.customKind || scope.hasKind(name.value) || scope.isIncomplete { return name }
    let own = "write `does: custom` for a kind of the product's own"
    let hint = scope.isWithoutKinds ? "use a vocabulary: `uses: [material]`" : own
    let mechanic =
      scope.mechanicIndex(name.value) == nil
      ? nil : "`\(name.value)` is a mechanic: write `by: \(name.value)`, and a kind under `does`"
    return fault(
      SyntaxRules.undeclared, "no vocabulary in use has the kind `\(name.value.shortened)`", at: name.span,
      help: [
        mechanic ?? OtherWords.kinds.help(for: name.value, among: scope.kindNames)
          ?? help(for: name.value, among: scope.kindNames, or: hint)
      ]
    )
  }

  private func mechanics(_ field: Field, in scope: VocabularyScope) -> [Located<Int>]? {
    let words = words(field)
    let indices = words.compactMap { word in mechanicIndex(word, in: scope) }
    return indices.isEmpty || indices.count != words.count ? nil : indices
  }

  private func mechanicIndex(_ name: Located<String>, in scope: VocabularyScope) -> Located<Int>? {
    if let index = scope.mechanicIndex(name.value) { return Located(index, name.span) }
    reportUndeclaredMechanic(name, in: scope)
    return nil
  }

  /// Reports an undeclared mechanic, unless its declaration cannot be read or an import is missing.
  ///
  /// - Parameter meant: the help for a name that something else has.
  func reportUndeclaredMechanic(_ name: Located<String>, in scope: VocabularyScope, _ meant: String? = nil) {
    guard !scope.isIncomplete, !scope.brokenMechanics.contains(name.value) else { return }
    let names = scope.mechanicNames
    let hint =
      scope.isWithoutMechanics ? "use a vocabulary: `uses: [material]`" : "declare it under `mechanics`"
    let kind =
      scope.hasKind(name.value)
      ? "`\(name.value)` is a kind: write `does: \(name.value)`, and a mechanic here" : nil
    report(
      SyntaxRules.undeclared, "there is no mechanic `\(name.value.shortened)`", at: name.span,
      help: [
        meant ?? kind
          ?? listHelp(for: name) { scope.mechanicIndex($0) != nil }
          ?? directedHelp(for: name.value, in: scope)
          ?? OtherWords.mechanics.help(for: name.value, among: names)
          ?? help(for: name.value, among: names, or: hint)
      ]
    )
  }

  /// The help for a mechanic with a direction in its name, such as `swipe-left`; `nil` for any other name.
  private func directedHelp(for name: String, in scope: VocabularyScope) -> String? {
    for direction in DirectionWord.allCases.map(\.rawValue) where name.hasSuffix("-" + direction) {
      let mechanic = String(name.dropLast(direction.count + 1))
      guard let index = scope.mechanicIndex(mechanic) else { continue }
      let paths = scope.mechanics[index].steps.compactMap(\.action.move?.path)
      if paths.contains(where: \.isTranslation) {
        return "write `by: \(mechanic)`, and the direction as `toward: \(direction)`"
      }
    }
    return nil
  }

  /// The words of `values`: `along`, `from-press` or both.
  private func values(_ field: Field) -> Located<Set<ValueWord>>? {
    let words = words(field)
    let named = words.compactMap { choice($0, of: field.name, ValueWord.self) }
    return named.isEmpty || named.count != words.count ? nil : Located(Set(named.map(\.value)), field.span)
  }

  private func afterNames(_ field: Field, in scope: ActivityScope) -> [Located<String>] {
    words(field).filter { word in
      guard scope.vocabulary.mechanicIndex(word.value) == nil else { return true }
      let isActivity = scope.activities[word.value] != nil
      reportUndeclaredMechanic(
        word, in: scope.vocabulary,
        isActivity
          ? "`\(word.value)` is an activity; `after` names mechanics, such as those under its `by`" : nil)
      return false
    }
  }

  private func activityHint(_ key: String) -> String? {
    switch key {
    case "distance", "velocity": "write `commit: {\(key): …}`"
    case "fingers":
      "the mechanic says how many: `by: two-finger-touch`, or one under `mechanics` with `fingers: 3`"
    case "tap-count", "clicks", "count": "touches in a row are counted by `taps: 1..3`"
    case "highlight", "pressed", "shows-pressed", "tap-down", "press-feedback":
      "to show that something is pressed, write `shows-possible: 100ms`"
    case "priority", "precedence": "`resolve` says which of two wins: `- {prefer: a, over: b}`"
    case "deviation", "within": "`\(key)` belongs to a step of a mechanic"
    default: nil
    }
  }
}
