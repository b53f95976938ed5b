extension SyntaxReader {
  /// Reads a product's spec behind its imports.
  ///
  /// The result is complete only if nothing was reported meanwhile.
  func product(
    _ fields: inout FieldReader, named name: Located<String>?, imports: ImportedVocabularies,
    kept: (any KeptVocabularies)?
  ) -> CheckedSpec {
    let platforms = fields.optional("platforms").map { choices($0, Platform.self) } ?? []
    let experience = fields.optional("experience").map { choices($0, Experience.self) } ?? []
    let edges = fields.optional("edges").flatMap { protectedEdges($0) }
    let name = name ?? Located("", fields.ownerSpan)
    let own = content(&fields, named: name.value, vocabulary: nil)
    let scope = activityScope(&fields, imports, imports.scope(with: own, sink, kept))
    let activities = self.activities(scope.entries, in: scope.scope)
    let resolutions = fields.optional("resolve").map { self.resolutions($0, in: scope.scope) } ?? []
    let suppressions = fields.optional("lint").map { self.suppressions($0, in: scope.scope) } ?? []
    let strays = fields.strays
    let hasMetrics = fields.stray("metrics") != nil
    fields.finish { sectionHint($0, among: strays, hasMetrics: hasMetrics) }
    checkKinds(in: scope.scope.vocabulary)
    let spec = CheckedSpec(
      product: name, vocabularies: imports.contents.map(\.name), platforms: platforms,
      experience: Set(experience.map(\.value)), protectedEdges: edges, metrics: scope.scope.metrics,
      states: scope.scope.states.states, elements: scope.scope.elements.elements,
      mechanics: scope.scope.vocabulary.mechanics, kinds: scope.scope.vocabulary.kinds,
      activities: activities,
      resolutions: resolutions, suppressions: suppressions
    )
    checkSize(spec)
    return spec.takingFromTargets()
  }

  /// The scope for activities, and the entries of the section `activities`.
  private func activityScope(
    _ fields: inout FieldReader, _ imports: ImportedVocabularies,
    _ vocabularies: (metrics: Metrics, scope: VocabularyScope)
  ) -> (scope: ActivityScope, entries: [Field]) {
    var states = fields.optional("state").map { self.states($0) } ?? GuardScope()
    var elements = fields.optional("elements").map { self.elements($0, &states) } ?? ElementScope()
    elements.broken.formUnion(fields.strays.filter { Self.section(of: $0) == "elements" }.map(\.name))
    var scope = ActivityScope(
      metrics: vocabularies.metrics, states: states.remembering, elements: elements,
      vocabulary: vocabularies.scope)
    let section = fields.optional("activities")
    scope.isIncomplete = !(section.map(isMapping) ?? true)
    let entries = section.map { named($0, of: .activity) } ?? []
    scope.activityNames = entries.map(\.name) + misplacedActivities(fields.strays, among: entries)
    reportUnused(fields.optional("uses"), activities: entries, imports, in: &scope.vocabulary)
    for (index, name) in scope.activityNames.enumerated() { scope.activities[name] = index }
    return (scope, entries)
  }

  private func activities(_ entries: [Field], in scope: ActivityScope) -> [Activity] {
    entries.compactMap { entry in
      name(entry.key, of: "activity").flatMap { activity(entry, named: $0, in: scope) }
    }
  }

  /// The edges of `edges: {protect: [bottom]}`.
  private func protectedEdges(_ field: Field) -> Located<Sides>? {
    guard var fields = fields(field, .edges) else { return nil }
    let edges = fields.required("protect", example: "[bottom]").flatMap {
      sides($0, of: "edge of the screen")
    }
    fields.finish()
    return edges.map { Located($0.value, field.span) }
  }
}
