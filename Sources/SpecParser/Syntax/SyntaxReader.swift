/// Reads one file. The extensions in the files beside this one turn nodes into values of the model and report errors. They never stop at
/// the first error.
struct SyntaxReader {
  let source: SourceFile
  let file: FileID
  let sink: FindingSink

  func report(
    _ rule: RuleInfo, _ message: String, at span: SourceSpan, notes: [String] = [], help: [String] = [],
    related: [Finding.Related] = []
  ) {
    sink.report(rule, message, at: span, notes: notes, help: help, related: related)
  }

  func report(
    _ rule: RuleInfo, _ message: String, at range: Range<Int>, help: [String] = [],
    related: [Finding.Related] = []
  ) {
    let span = SourceSpan(file: file, start: range.lowerBound, end: range.upperBound)
    sink.report(rule, message, at: span, help: help, related: related)
  }

  /// Reports an error in place of a value.
  func fault<Value>(
    _ rule: RuleInfo, _ message: String, at span: SourceSpan, help: [String] = [],
    related: [Finding.Related] = []
  ) -> Value? {
    report(rule, message, at: span, help: help, related: related)
    return nil
  }

  /// The question about the name that the author probably meant; `nil` without one, or if the limit of findings is reached.
  func help(for name: String, among candidates: some Sequence<String>) -> String? {
    sink.isFull ? nil : NearMiss.help(for: name, among: candidates)
  }

  /// The question about the name that the author probably meant, or else other help.
  func help(
    for name: String, among candidates: some Sequence<String>, or other: @autoclosure () -> String
  ) -> String {
    help(for: name, among: candidates) ?? other()
  }

  // MARK: Bytes

  func byte(_ offset: Int) -> UInt8? {
    source.bytes.indices.contains(offset) ? source.bytes[offset] : nil
  }

  func isBreak(_ offset: Int) -> Bool {
    byte(offset) == 0x0A || byte(offset) == 0x0D
  }

  func isBlankOrBreak(_ offset: Int) -> Bool {
    isBreak(offset) || byte(offset) == 0x20 || byte(offset) == 0x09
  }

  /// The end of a scalar's own text: libyaml includes the space behind a block scalar.
  func trimmedEnd(of scalar: LocatedNode.Scalar, _ start: Int, _ end: Int) -> Int {
    guard scalar.style != .singleQuoted, scalar.style != .doubleQuoted else { return end }
    var end = max(end, start)
    while end > start, isBlankOrBreak(end - 1) { end -= 1 }
    return end
  }
}
