/// Builds a tree from libyaml's events. It has its own stack, so that deep nesting cannot exhaust the call stack.
struct NodeBuilder {
  /// The maximum number of levels of nesting; a spec needs about ten.
  static let depthLimit = 100
  /// The maximum number of values in one file; each alias counts all values that it refers to. A spec of ten thousand activities has fewer.
  static let nodeLimit = 500_000

  /// A collection whose end has not been read yet.
  private struct Open {
    var start: Int
    var isMapping: Bool
    var isFlow: Bool
    var anchor: String?
    var children: [LocatedNode] = []
    var weight = Weight()
  }

  /// How much an alias of a value adds to the spec.
  private struct Weight {
    /// The number of values in it, including itself.
    var values = 1
    /// The bytes of its texts.
    var bytes = 0

    static func += (weight: inout Weight, other: Weight) {
      weight.values += other.values
      weight.bytes += other.bytes
    }
  }

  private struct Anchored {
    var node: LocatedNode
    var weight: Weight
  }

  let reader: SyntaxReader
  private(set) var root: LocatedNode?
  /// The extents of quoted and block scalars, in order: a `#` in them does not start a comment.
  private(set) var masked: [Range<Int>] = []
  private var stack: [Open] = []
  private var anchors: [String: Anchored] = [:]
  private var nodeCount = 0
  /// The bytes of texts that aliases stand for.
  private var aliasedBytes = 0

  init(reader: SyntaxReader) {
    self.reader = reader
  }

  /// Processes one event, with the offsets of its marks.
  /// - Returns: whether to go on; `false` after a reported error that makes the rest unreadable.
  mutating func take(_ event: YAMLEvent, from start: Int, to end: Int) -> Bool {
    let start = skipProperties(of: event, from: start, to: end)
    switch event.kind {
    case .streamStart, .streamEnd, .documentEnd: return true
    case .documentStart: return takeDocumentStart(from: start, to: end)
    case .sequenceStart(let isFlow): return open(event, at: start, end, isMapping: false, isFlow: isFlow)
    case .mappingStart(let isFlow): return open(event, at: start, end, isMapping: true, isFlow: isFlow)
    case .sequenceEnd, .mappingEnd: return close(at: end)
    case .alias(let name): return takeAlias(name, from: start, to: end)
    case .scalar(let scalar): return takeScalar(scalar, event, from: start, to: end)
    }
  }

  private mutating func takeDocumentStart(from start: Int, to end: Int) -> Bool {
    guard root != nil else { return true }
    reader.report(
      SyntaxRules.yaml, "a second document begins here; the file must be one document", at: start..<end,
      help: ["put it into a file of its own, or remove the line"]
    )
    return false
  }

  /// The place of the innermost mapping or list that is open.
  var place: MappingPlace {
    var place = place(below: stack.dropLast())
    place.start = stack.last?.start
    return place
  }

  private func place(below open: ArraySlice<Open>) -> MappingPlace {
    let keys = open.compactMap { collection -> String? in
      let isAtValue = collection.isMapping && !collection.children.count.isMultiple(of: 2)
      return isAtValue ? collection.children.last?.scalar?.text : nil
    }
    return MappingPlace(form: LanguageContext.form(at: keys), key: keys.last)
  }

  // MARK: Collections

  private mutating func open(
    _ event: YAMLEvent, at start: Int, _ end: Int, isMapping: Bool, isFlow: Bool
  ) -> Bool {
    checkTag(event, isEmpty: false, at: start..<max(end, start))
    guard stack.count < Self.depthLimit else {
      reader.report(
        SyntaxRules.limit, "nested more than \(Self.depthLimit) levels deep", at: start..<start + 1
      )
      return false
    }
    stack.append(Open(start: start, isMapping: isMapping, isFlow: isFlow, anchor: event.anchor))
    return count(1, at: start..<start + 1)
  }

  private mutating func close(at end: Int) -> Bool {
    guard let open = stack.popLast() else { return true }
    let end = open.isFlow ? end : max(open.children.last?.span.end ?? open.start, open.start)
    let span = SourceSpan(file: reader.file, start: open.start, end: end)
    let content: LocatedNode.Content =
      open.isMapping
      ? .mapping(
        reader.entries(of: open.children, isFlow: open.isFlow) { place(below: stack[...]) },
        isFlow: open.isFlow)
      : .sequence(open.children, isFlow: open.isFlow)
    return add(LocatedNode(content: content, span: span, anchor: open.anchor), weight: open.weight)
  }

  private mutating func add(_ node: LocatedNode, weight: Weight) -> Bool {
    if let name = node.anchor, node.alias == nil { anchors[name] = Anchored(node: node, weight: weight) }
    guard !stack.isEmpty else {
      root = node
      return true
    }
    stack[stack.count - 1].children.append(node)
    stack[stack.count - 1].weight += weight
    return true
  }

  // MARK: Scalars and aliases

  private mutating func takeScalar(
    _ scalar: LocatedNode.Scalar, _ event: YAMLEvent, from start: Int, to end: Int
  ) -> Bool {
    var scalar = scalar
    if scalar.style != .plain { masked.append(start..<max(end, start)) }
    if let tag = event.tag, tag.hasPrefix("!"), tag.count > 1, scalar.text.isEmpty {
      scalar.text = tag  // `when: !unread`: the guard's own message says more than one about tags
    } else {
      checkTag(event, isEmpty: scalar.text.isEmpty, at: start..<max(end, start))
    }
    let span = SourceSpan(file: reader.file, start: start, end: reader.trimmedEnd(of: scalar, start, end))
    guard count(1, at: start..<end), isSpacedByYAML(scalar, start..<end) else { return false }
    return add(
      LocatedNode(content: .scalar(scalar), span: span, anchor: event.anchor),
      weight: Weight(bytes: scalar.text.utf8.count))
  }

  /// Whether no character that only looks like a space stands before a key or an item, or behind a key's colon; one is reported.
  private func isSpacedByYAML(_ scalar: LocatedNode.Scalar, _ text: Range<Int>) -> Bool {
    guard let open = stack.last, !open.isMapping || open.children.count.isMultiple(of: 2),
      scalar.style == .plain, reader.source.bytes[text].contains(where: { $0 >= 0x80 }),
      let sign = reader.foreignSpace(in: text)
    else { return true }
    reader.report(sign, at: text.lowerBound)
    return false
  }

  private mutating func takeAlias(_ name: String, from start: Int, to end: Int) -> Bool {
    guard let anchored = anchors[name] else {
      let isOpen = stack.contains { $0.anchor == name }
      reader.report(
        SyntaxRules.alias,
        isOpen ? "`*\(name)` stands inside the value that it names" : "no anchor `&\(name)` comes before",
        at: start..<end,
        help: isOpen
          ? [] : ["write `&\(name)` before the value that `*\(name)` stands for, or quote the text"]
      )
      let nothing = LocatedNode.Content.scalar(.init(text: "", style: .plain))
      let span = SourceSpan(file: reader.file, start: start, end: end)
      return add(LocatedNode(content: nothing, span: span, alias: name), weight: Weight())
    }
    guard count(anchored.weight.values, at: start..<end),
      countAliased(anchored.weight.bytes, at: start..<end)
    else { return false }
    var node = anchored.node
    node.span = SourceSpan(file: reader.file, start: start, end: end)
    node.alias = name
    return add(node, weight: anchored.weight)
  }

  private mutating func count(_ values: Int, at range: Range<Int>) -> Bool {
    nodeCount += values
    guard nodeCount > Self.nodeLimit else { return true }
    reader.report(
      SyntaxRules.limit, "more than \(Self.nodeLimit) values, those that aliases stand for included",
      at: range
    )
    return false
  }

  /// Counts the bytes of texts that aliases stand for. They are repeated in pages and messages, so they have the limit of a file.
  private mutating func countAliased(_ bytes: Int, at range: Range<Int>) -> Bool {
    aliasedBytes += bytes
    guard aliasedBytes > SourceFile.sizeLimit else { return true }
    reader.report(
      SyntaxRules.limit,
      "the texts that aliases stand for have more than \(SourceFile.sizeLimit >> 20) MB together", at: range)
    return false
  }

  // MARK: Anchors and tags

  private func checkTag(_ event: YAMLEvent, isEmpty: Bool, at range: Range<Int>) {
    guard let tag = event.tag else { return }
    reader.report(
      SyntaxRules.alias, "the tag `\(tag.shortened)` has no meaning in a spec", at: placeOfTag(before: range),
      help: ["remove the tag, or quote the value if `!` belongs to it"]
    )
  }

  /// The place of the tag before a value, behind or before an anchor; that of the value if none is found.
  private func placeOfTag(before value: Range<Int>) -> Range<Int> {
    var start = value.lowerBound
    for _ in 0..<2 where reader.byte(start) != 0x21 {
      while start > 0, reader.isBlankOrBreak(start - 1) { start -= 1 }
      while start > 0, !reader.isBlankOrBreak(start - 1) { start -= 1 }
    }
    guard reader.byte(start) == 0x21 else { return value }
    var end = start
    while reader.byte(end) != nil, !reader.isBlankOrBreak(end) { end += 1 }
    return start..<end
  }

  /// The start of the value behind its anchor and tag: libyaml starts a value at these.
  private func skipProperties(of event: YAMLEvent, from start: Int, to end: Int) -> Int {
    guard event.anchor != nil || event.tag != nil else { return start }
    var start = start
    for property in [event.anchor, event.tag] where property != nil {
      guard start < end, reader.byte(start) == 0x26 || reader.byte(start) == 0x21 else { break }
      var next = start
      while next < end, !reader.isBlankOrBreak(next) { next += 1 }
      while next < end, reader.isBlankOrBreak(next) { next += 1 }
      // Behind an anchor without a value there is nothing; a tag without one is shown as the value.
      guard next < end || reader.byte(start) == 0x26 else { break }
      start = next
    }
    return start
  }
}
