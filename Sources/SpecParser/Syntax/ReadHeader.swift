/// The header of a spec: its first keys.
struct SpecHeader {
  enum Role { case product, vocabulary }

  var role: Role
  /// `nil` if it is missing or cannot be a name.
  var name: Located<String>?
}

extension SyntaxReader {
  /// The only version of the language.
  static let languageVersion = "1"

  /// Reads `gspec` and `product` or `vocabulary`.
  /// - Returns: `nil` if the version is unknown, since nothing else can then be read reliably, or if it is a file of cases.
  func header(_ fields: inout FieldReader) -> SpecHeader? {
    guard !isOfCases(fields), checkVersion(fields.optional("gspec"), of: fields) else { return nil }
    let product = fields.optional("product")
    let vocabulary = fields.optional("vocabulary")
    if let product, let vocabulary {
      report(
        SyntaxRules.duplicateKey, "a file is either a product's spec or a vocabulary",
        at: vocabulary.key.span,
        help: ["remove one of them"],
        related: [.init(span: product.key.span, message: "the product stands here")]
      )
    }
    if product == nil, vocabulary == nil {
      report(
        SyntaxRules.missingKey, "the spec has no `product`", at: fields.ownerSpan,
        help: ["add `product: NAME`, or `vocabulary: NAME` if other specs use it"]
      )
    }
    let name = (product ?? vocabulary).flatMap { self.name($0.value, of: $0.name) }
    return SpecHeader(role: product == nil && vocabulary != nil ? .vocabulary : .product, name: name)
  }

  /// The keys at the top of a file; `nil` if there are none, which is reported.
  ///
  /// - Parameter context: `nil` to read keys only as they are written.
  func topFields(_ root: LocatedNode, _ context: LanguageContext? = .top) -> FieldReader? {
    let isVocabulary = root.entry("vocabulary") != nil && root.entry("product") == nil
    return FieldReader(
      root, context, of: isVocabulary ? "the vocabulary" : "the spec", at: topSpan(root), self)
  }

  /// Checks that the file is a spec or a vocabulary in a known version of the language; what else it lacks is not reported.
  func checkIsSpec(_ root: LocatedNode) {
    guard var fields = topFields(root, nil), !isOfCases(fields) else { return }
    _ = checkVersion(fields.optional("gspec"), of: fields)
  }

  /// Whether the file has cases, not a spec, which is reported: `lint Specs/*.yaml` names such files too. Nothing else in it is an error.
  private func isOfCases(_ fields: FieldReader) -> Bool {
    guard fields.stray("gspec") == nil, let cases = fields.stray("cases") else { return false }
    report(
      SyntaxRules.version, "this is a file of cases, not a spec", at: cases,
      help: ["`gspec test` plays it; give its spec here"])
    return true
  }

  private func checkVersion(_ field: Field?, of fields: FieldReader) -> Bool {
    let help = ["write `gspec: \(Self.languageVersion)`"]
    guard let field else {
      report(
        SyntaxRules.version, "\(fields.owner) does not say its language version", at: fields.ownerSpan,
        help: help)
      return true
    }
    if field.value.scalar?.text == Self.languageVersion { return true }
    if field.value.isUnknown { return false }
    report(
      SyntaxRules.version, "\(field.value.described) is no version of the language that is known here",
      at: field.span, help: help
    )
    return false
  }

  /// The place of findings about a key that is missing at the top: the first key.
  func topSpan(_ root: LocatedNode) -> SourceSpan {
    if case .mapping(let entries, _) = root.content, let first = entries.first { return first.key.span }
    return SourceSpan(file: file, start: root.span.start, end: min(root.span.start + 1, root.span.end))
  }
}
