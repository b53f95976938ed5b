/// Explains failures by characters that an author overlooks: of a merge, of other writing systems, tabs.
extension SyntaxReader {
  /// Explains a merge that left both sides in the file.
  func conflictMarker() -> Explanation? {
    let signs = Self.conflictSigns.map { [UInt8](repeating: $0, count: 7) }
    var start = source.byteOrderMarkLength
    while start < source.bytes.count {
      let end = source.bytes[start...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) ?? source.bytes.count
      let line = source.bytes[start..<end]
      if signs.contains(where: { line.starts(with: $0) && (line.count == 7 || line[start + 7] == 0x20) }) {
        return Explanation(
          message: "a merge conflict is not resolved", place: start,
          help: ["keep what is right, and remove the lines `<<<<<<<`, `=======` and `>>>>>>>`"])
      }
      start = end + 1
    }
    return nil
  }

  /// `<`, `=` and `>`.
  private static let conflictSigns: [UInt8] = [0x3C, 0x3D, 0x3E]

  /// Explains a character, on the line before the failure, that ends a line in YAML 1.1 but not in editors. In quotes it is text.
  func lineSeparator(before offset: Int) -> Explanation? {
    let line = source.range(ofLine: source.position(at: offset).line)
    let separators: [Unicode.Scalar] = ["\u{85}", "\u{2028}", "\u{2029}"]
    let text = source.text(line.lowerBound..<max(line.lowerBound, min(offset, line.upperBound)))
      .unicodeScalars
    guard let index = text.firstIndex(where: separators.contains),
      !text[..<index].contains(where: { $0 == "\"" || $0 == "'" })
    else { return nil }
    return Explanation(
      message: "YAML ends the line at this separator, U+\(text[index].value.digits(4, uppercase: true))",
      place: line.lowerBound + String(text[..<index]).utf8.count,
      help: ["remove the character, or put the value that has it into quotes"])
  }

  /// Explains a character that looks like a space or a colon but is another one, in the indentation or behind a key of these lines.
  func foreignSign(from start: Int, to offset: Int) -> Explanation? {
    let first = source.line(at: min(start, offset))
    for number in first...max(first, source.line(at: offset)) {
      let line = source.range(ofLine: number)
      let text = source.text(line).unicodeScalars
      guard let index = foreignSign(in: text) else { continue }
      return explanation(ofForeign: text[index], at: line.lowerBound + String(text[..<index]).utf8.count)
    }
    return nil
  }

  private func explanation(ofForeign sign: Unicode.Scalar, at offset: Int) -> Explanation {
    let isColon = sign == Self.wideColon
    return Explanation(
      message:
        "this character, U+\(sign.value.digits(4, uppercase: true)), is no \(isColon ? "colon" : "space") in YAML",
      place: offset, help: [isColon ? "write `: `" : "write a space in its place, or remove it"])
  }

  /// Explains a character that looks like a space before a key or an item, or behind the colon of a key. YAML takes it for a part of the text.
  func foreignSpace(in text: Range<Int>) -> Explanation? {
    let scalars = source.text(text).unicodeScalars
    guard let index = foreignSign(in: scalars), scalars[index].isForeignSpace, !scalars[index].isNamePart
    else { return nil }
    return explanation(
      ofForeign: scalars[index], at: text.lowerBound + String(scalars[..<index]).utf8.count)
  }

  private static let wideColon: Unicode.Scalar = "\u{FF1A}"

  /// The place of such a character in a line.
  private func foreignSign(in line: String.UnicodeScalarView) -> String.Index? {
    let indentation = line.prefix { $0 == " " || $0 == "\t" || $0 == "-" }
    guard indentation.endIndex < line.endIndex else { return nil }
    if line[indentation.endIndex].isForeignSpace { return indentation.endIndex }
    let rest = line[indentation.endIndex...]
    guard let colon = rest.firstIndex(where: { !$0.isNamePart || $0 == Self.wideColon }) else { return nil }
    if line[colon] == Self.wideColon { return colon }
    let next = line.index(after: colon)
    return line[colon] == ":" && next < line.endIndex && line[next].isForeignSpace ? next : nil
  }

  /// Explains a tab in the indentation of a line.
  func tab(onLineOf offset: Int) -> Explanation {
    let line = source.range(ofLine: source.position(at: offset).line)
    let tab = line.prefix { isBlankOrBreak($0) }.first { byte($0) == 0x09 }
    return Explanation(message: "a tab cannot indent", place: tab, help: ["indent with spaces"])
  }
}

extension Unicode.Scalar {
  /// Whether it looks like a space, or like nothing, and is no space for YAML.
  fileprivate var isForeignSpace: Bool {
    guard !isASCII else { return false }
    return [.spaceSeparator, .format].contains(properties.generalCategory)
  }
}
