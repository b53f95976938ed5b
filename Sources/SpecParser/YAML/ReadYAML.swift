// The only file that uses libyaml. It turns libyaml's events and marks into plain values.
import CLibYAML

/// A place as libyaml counts it: lines and characters from 0. Its index is not used, since it counts CR LF inside a scalar as one character
/// and elsewhere as two.
struct YAMLMark: Hashable {
  var line: Int
  var column: Int

  init(_ mark: yaml_mark_t) {
    line = Int(mark.line)
    column = Int(mark.column)
  }
}

/// One event of libyaml's parser.
struct YAMLEvent {
  enum Kind {
    case streamStart, streamEnd, documentStart, documentEnd
    case alias(String)
    case scalar(LocatedNode.Scalar)
    case sequenceStart(isFlow: Bool)
    case mappingStart(isFlow: Bool)
    case sequenceEnd, mappingEnd
  }

  var kind: Kind
  var anchor: String?
  var tag: String?
  var start: YAMLMark
  var end: YAMLMark

  /// Whether it is a text in quotes.
  var isQuoted: Bool {
    guard case .scalar(let scalar) = kind else { return false }
    return scalar.style == .singleQuoted || scalar.style == .doubleQuoted
  }
}

/// The reason why libyaml stopped, in its own words.
struct YAMLFailure: Error {
  var problem: String
  var mark: YAMLMark
  var context: String?
  var contextMark: YAMLMark
  /// The offset of a byte that cannot be read at all; `nil` for other failures.
  var offset: Int?
}

/// libyaml's event parser over bytes that outlive it.
final class YAMLEventReader {
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// - Parameter bytes: valid UTF-8 without a byte-order mark; they must stay in place until the reader is gone.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    // This fails only without memory; the parser then reports that itself at the first event.
    _ = yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event; the last one is `streamEnd`.
  func next() throws(YAMLFailure) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
    defer { yaml_event_delete(&event) }
    return Self.converted(event)
  }

  private func failure() -> YAMLFailure {
    let state = parser.pointee
    return YAMLFailure(
      problem: state.problem.map { String(cString: $0) } ?? "not enough memory",
      mark: YAMLMark(state.error == YAML_READER_ERROR ? state.mark : state.problem_mark),
      context: state.context.map { String(cString: $0) },
      contextMark: YAMLMark(state.context_mark),
      offset: state.error == YAML_READER_ERROR ? Int(state.problem_offset) : nil
    )
  }

  private static func converted(_ event: yaml_event_t) -> YAMLEvent {
    var result = YAMLEvent(
      kind: .streamEnd, start: YAMLMark(event.start_mark), end: YAMLMark(event.end_mark)
    )
    switch event.type {
    case YAML_STREAM_START_EVENT: result.kind = .streamStart
    case YAML_DOCUMENT_START_EVENT: result.kind = .documentStart
    case YAML_DOCUMENT_END_EVENT: result.kind = .documentEnd
    case YAML_ALIAS_EVENT: result.kind = .alias(text(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let data = event.data.scalar
      let bytes = UnsafeBufferPointer(start: data.value, count: data.length)
      let text = String(decoding: bytes, as: UTF8.self)
      result.kind = .scalar(.init(text: text, style: style(data.style)))
      result.anchor = Self.text(data.anchor)
      result.tag = Self.text(data.tag)
    case YAML_SEQUENCE_START_EVENT:
      let data = event.data.sequence_start
      result.kind = .sequenceStart(isFlow: data.style == YAML_FLOW_SEQUENCE_STYLE)
      result.anchor = text(data.anchor)
      result.tag = text(data.tag)
    case YAML_MAPPING_START_EVENT:
      let data = event.data.mapping_start
      result.kind = .mappingStart(isFlow: data.style == YAML_FLOW_MAPPING_STYLE)
      result.anchor = text(data.anchor)
      result.tag = text(data.tag)
    case YAML_SEQUENCE_END_EVENT: result.kind = .sequenceEnd
    case YAML_MAPPING_END_EVENT: result.kind = .mappingEnd
    default: result.kind = .streamEnd
    }
    return result
  }

  private static func style(_ style: yaml_scalar_style_t) -> LocatedNode.ScalarStyle {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }
}
