/// The declarations of one file that others can use: of a vocabulary, or of the product itself.
struct VocabularyContent: Equatable {
  /// The name that the file states.
  var name: String
  var file: FileID
  var metrics: [MetricAssignment] = []
  /// The mechanics; their steps still refer to metrics by name.
  var mechanics: [Mechanic] = []
  var kinds: [Kind] = []
  /// Names whose declaration cannot be read.
  var brokenMechanics: Set<String> = []
  var brokenKinds: Set<String> = []
  /// Whether a section could not be read, so that it may declare any name.
  var isIncomplete = false
}

/// Every mechanic and kind in scope. A later one replaces an earlier one with the same name.
struct VocabularyScope {
  private(set) var mechanics: [Mechanic] = []
  private(set) var kinds: [Kind] = []
  private(set) var brokenMechanics: Set<String> = []
  private var brokenKinds: Set<String> = []
  /// Whether an import or a section could not be read, so that it may declare a missing name.
  var isIncomplete = false
  private var mechanicIndices: [String: Int] = [:]
  private var kindIndices: [String: Int] = [:]

  /// Whether no kind is declared, not even one that cannot be read.
  var isWithoutKinds: Bool { kinds.isEmpty && brokenKinds.isEmpty }
  /// Whether no mechanic is declared, not even one that cannot be read.
  var isWithoutMechanics: Bool { mechanics.isEmpty && brokenMechanics.isEmpty }

  /// All declared names, those of declarations that cannot be read last.
  var kindNames: [String] { kinds.map(\.name.value) + brokenKinds.sorted() }
  var mechanicNames: [String] { mechanics.map(\.name.value) + brokenMechanics.sorted() }

  func mechanicIndex(_ name: String) -> Int? { mechanicIndices[name] }

  func hasKind(_ name: String) -> Bool { kindIndices[name] != nil || brokenKinds.contains(name) }

  mutating func add(_ content: VocabularyContent, _ metrics: Metrics) {
    for mechanic in content.mechanics { add(mechanic.resolving(metrics)) }
    for kind in content.kinds { add(kind) }
    brokenMechanics.formUnion(content.brokenMechanics)
    brokenKinds.formUnion(content.brokenKinds)
    isIncomplete = isIncomplete || content.isIncomplete
  }

  /// Makes words known that a vocabulary would declare which is not used, which is reported.
  mutating func declareUnused(kinds: Set<String>, mechanics: Set<String>) {
    brokenKinds.formUnion(kinds)
    brokenMechanics.formUnion(mechanics)
  }

  private mutating func add(_ mechanic: Mechanic) {
    if let index = mechanicIndices[mechanic.name.value] {
      mechanics[index] = mechanic
    } else {
      mechanicIndices[mechanic.name.value] = mechanics.count
      mechanics.append(mechanic)
    }
  }

  private mutating func add(_ kind: Kind) {
    if let index = kindIndices[kind.name.value] {
      kinds[index] = kind
    } else {
      kindIndices[kind.name.value] = kinds.count
      kinds.append(kind)
    }
  }
}

extension SyntaxReader {
  /// The content of the sections `metrics`, `mechanics` and `kinds`.
  /// - Parameter vocabulary: the vocabulary's name; `nil` for a product.
  func content(_ fields: inout FieldReader, named name: String, vocabulary: String?) -> VocabularyContent {
    var content = VocabularyContent(name: name, file: file)
    content.metrics = fields.optional("metrics").map { metrics($0, setBy: name) } ?? []
    let sections = ["mechanics", "kinds"].compactMap { fields.optional($0) }
    content.isIncomplete = !sections.allSatisfy(isMapping)
    for entry in fields.optional("mechanics").map({ named($0, of: .mechanic) }) ?? [] {
      if let name = self.name(entry.key, of: "mechanic"),
        let mechanic = mechanic(entry, named: name, vocabulary: vocabulary)
      {
        content.mechanics.append(mechanic)
      } else {
        content.brokenMechanics.insert(entry.name)
      }
    }
    for entry in fields.optional("kinds").map({ named($0, of: .kind) }) ?? [] {
      if let name = self.name(entry.key, of: "kind"),
        let kind = kind(entry, named: name, vocabulary: content.name)
      {
        content.kinds.append(kind)
      } else {
        content.brokenKinds.insert(entry.name)
      }
    }
    // One that is not indented below `mechanics` is reported as a key, not by every line that names it.
    content.brokenMechanics.formUnion(
      fields.strays.filter { Self.section(of: $0) == "mechanics" }.map(\.name))
    return content
  }

  /// Reports mechanics that kinds name but nothing declares.
  func checkKinds(in scope: VocabularyScope) {
    for kind in scope.kinds {
      for name in kind.mechanics where scope.mechanicIndex(name.value) == nil {
        reportUndeclaredMechanic(name, in: scope)
      }
    }
  }
}
