/// Reads any YAML file, such as test cases, with the limits, places and findings of a spec.
package enum ParseYAML {
  /// - Returns: the tree and the findings. The tree has no root if the text cannot be read or has no mapping at the top. Spans have file
  ///   number 0.
  package static func parse(_ file: SourceFile) -> (tree: SyntaxTree, findings: [Finding]) {
    let sink = FindingSink()
    let tree = SyntaxReader(source: file, file: 0, sink: sink).tree(begin: nil)
    return (tree, sink.sorted)
  }
}

extension SyntaxReader {
  /// The help for a text that is not a spec.
  static let specBegins = "a spec begins with `gspec: 1`"

  /// The text as YAML. Errors are reported, and the tree then has no root.
  /// - Parameter begin: the help that says how such a file begins.
  func tree(begin: String? = specBegins) -> SyntaxTree {
    guard source.bytes.count <= SourceFile.sizeLimit else {
      let limit = SourceFile.sizeLimit >> 20
      sink.report(SyntaxRules.limit, "the file is larger than \(limit) MB", in: file)
      return SyntaxTree(root: nil, comments: [])
    }
    if let problem = checkEncoding(source.bytes) {
      report(problem)
      return SyntaxTree(root: nil, comments: [])
    }
    return readTree(begin: begin)
  }

  private func readTree(begin: String?) -> SyntaxTree {
    source.bytes.withUnsafeBufferPointer { bytes in
      let origin = source.byteOrderMarkLength
      var cursor = MarkCursor(bytes, from: origin)
      var builder = NodeBuilder(reader: self)
      var quoted: Range<Int>?
      var last = 0
      let events = YAMLEventReader(UnsafeBufferPointer(rebasing: bytes[origin...]))
      do throws(YAMLFailure) {
        var isRead = false
        while !isRead {
          let event = try events.next()
          let (start, end) = (cursor.offset(of: event.start), cursor.offset(of: event.end))
          guard builder.take(event, from: start, to: end) else {
            return SyntaxTree(root: nil, comments: [])
          }
          (quoted, last) = (event.isQuoted ? start..<max(start, end) : nil, start)
          if case .streamEnd = event.kind { isRead = true }
        }
      } catch {
        // What is behind an alias of nothing is not told as well.
        if let told = sink.findings.last, told.isOf([SyntaxRules.alias]), told.span?.start == last {
          return SyntaxTree(root: nil, comments: [])
        }
        let offset = error.offset.map { $0 + origin } ?? cursor.offset(of: error.mark)
        let context = cursor.offset(of: error.contextMark)
        report(
          error, at: FailurePlace(offset: offset, context: context, quoted: quoted, mapping: builder.place))
        return SyntaxTree(root: nil, comments: [])
      }
      return SyntaxTree(
        root: checkedTop(builder.root, begin: begin), comments: comments(in: bytes, outside: builder.masked))
    }
  }

  /// The root, if it is a mapping.
  private func checkedTop(_ root: LocatedNode?, begin: String?) -> LocatedNode? {
    let help = [begin].compactMap { $0 }
    guard let root, !root.isEmpty else {
      sink.report(SyntaxRules.yaml, "the file is empty", in: file, help: help)
      return nil
    }
    if case .mapping = root.content { return root }
    return fault(
      SyntaxRules.yaml, "the file must be a mapping, but this is \(root.described)", at: root.span, help: help
    )
  }

  private func report(_ problem: EncodingProblem) {
    if let offset = problem.offset {
      report(SyntaxRules.encoding, problem.message, at: offset..<offset + 1, help: [problem.help])
    } else {
      sink.report(SyntaxRules.encoding, problem.message, in: file, help: [problem.help])
    }
  }

  /// Every comment outside the extents, which are in order.
  private func comments(in bytes: UnsafeBufferPointer<UInt8>, outside masked: [Range<Int>]) -> [Comment] {
    guard bytes.contains(0x23) else { return [] }
    var result: [Comment] = []
    var extents = masked[...]
    var isOnOwnLine = true
    var offset = source.byteOrderMarkLength
    while offset < bytes.count {
      while let first = extents.first, first.upperBound <= offset { extents = extents.dropFirst() }
      if let extent = extents.first, extent.contains(offset), !isHeader(of: extent, at: offset) {
        offset = extent.upperBound
        isOnOwnLine = offset > 0 && isBreak(offset - 1)
      } else if bytes[offset] == 0x23, offset == 0 || isBlankOrBreak(offset - 1) || isOnOwnLine {
        let start = offset
        while offset < bytes.count, !isBreak(offset) { offset += 1 }
        let span = SourceSpan(file: file, start: start, end: offset)
        result.append(Comment(span: span, isOnOwnLine: isOnOwnLine))
      } else {
        if isBreak(offset) { isOnOwnLine = true } else if !isBlankOrBreak(offset) { isOnOwnLine = false }
        offset += 1
      }
    }
    return result
  }

  /// Whether the offset lies in the first line of a block scalar (`| # comment`), which may end in a comment.
  private func isHeader(of extent: Range<Int>, at offset: Int) -> Bool {
    guard let first = byte(extent.lowerBound), first == 0x7C || first == 0x3E else { return false }
    return !(extent.lowerBound..<offset).contains(where: isBreak)
  }
}
