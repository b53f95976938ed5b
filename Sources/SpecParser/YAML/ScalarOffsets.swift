extension SyntaxReader {
  /// The place of a part of a scalar's decoded text, given as UTF-8 offsets, for findings inside an expression. It is the whole scalar if
  /// the part cannot be located.
  func span(of part: Range<Int>, in node: LocatedNode) -> SourceSpan {
    guard let scalar = node.scalar, node.alias == nil else { return node.span }
    if scalar.style == .plain, scalar.text.utf8.count == node.span.end - node.span.start {
      let start = node.span.start
      return SourceSpan(file: file, start: start + part.lowerBound, end: start + part.upperBound)
    }
    let offsets = sourceOffsets(of: scalar, in: node.span)
    guard part.lowerBound <= part.upperBound, part.upperBound < offsets.count else { return node.span }
    let start = offsets[part.lowerBound]
    let last = part.isEmpty ? start : offsets[part.upperBound - 1] + 1
    return SourceSpan(file: file, start: start, end: min(max(last, start), node.span.end))
  }

  /// The offset in the file of every byte of the decoded text, and of its end. It walks both in parallel: a space in the text is any run of
  /// spaces and line breaks in the file. Every other character is itself or its escape.
  private func sourceOffsets(of scalar: LocatedNode.Scalar, in span: SourceSpan) -> [Int] {
    var offsets: [Int] = []
    var offset = span.start
    switch scalar.style {
    case .plain: break
    case .singleQuoted, .doubleQuoted: offset += 1
    case .literal, .folded:
      while offset < span.end, !isBreak(offset) { offset += 1 }
    }
    for byte in scalar.text.utf8 {
      let isSpace = byte == 0x20 || byte == 0x0A
      let isContinuation = byte & 0xC0 == 0x80
      if !isSpace && !isContinuation { offset = skipped(from: offset, to: span.end, in: scalar.style) }
      offsets.append(min(offset, span.end))
      offset = isSpace ? afterSpace(offset, span.end) : afterByte(byte, offset, scalar.style)
    }
    return offsets + [min(offset, span.end)]
  }

  /// The offset behind indentation and escaped line breaks.
  private func skipped(from start: Int, to end: Int, in style: LocatedNode.ScalarStyle) -> Int {
    var offset = start
    while offset < end {
      let isEscapedBreak = style == .doubleQuoted && byte(offset) == 0x5C && isBreak(offset + 1)
      guard isBlankOrBreak(offset) || isEscapedBreak else { break }
      offset += 1
    }
    return offset
  }

  private func afterSpace(_ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end, isBlankOrBreak(offset) {
      if isBreak(offset) {
        while offset < end, isBlankOrBreak(offset) { offset += 1 }
        return offset
      }
      offset += 1
    }
    return min(start + 1, offset)
  }

  private func afterByte(_ written: UInt8, _ offset: Int, _ style: LocatedNode.ScalarStyle) -> Int {
    // The other bytes of a character written as an escape.
    if written & 0xC0 == 0x80, let byte = byte(offset), byte & 0xC0 != 0x80 { return offset }
    switch (style, byte(offset)) {
    case (.singleQuoted, .some(0x27)): return offset + 2
    case (.doubleQuoted, .some(0x5C)): return offset + escapeLength(at: offset)
    default: return offset + 1
    }
  }

  private func escapeLength(at offset: Int) -> Int {
    switch byte(offset + 1) {
    case .some(0x78): 4  // \xHH
    case .some(0x75): 6  // \uHHHH
    case .some(0x55): 10  // \UHHHHHHHH
    default: 2
    }
  }
}
