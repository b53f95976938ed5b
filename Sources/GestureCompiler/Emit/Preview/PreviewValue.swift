/// Data for the page's scripts as JSON, in which no text can end the surrounding HTML element.
indirect enum PreviewValue: Sendable, Hashable {
  case text(String)
  case number(Double)
  case bool(Bool)
  case list([PreviewValue])
  case object([Member])
  case nothing

  struct Member: Sendable, Hashable {
    var key: String
    var value: PreviewValue

    init(_ key: String, _ value: PreviewValue) {
      self.key = key
      self.value = value
    }
  }

  static func texts(_ texts: [String]) -> PreviewValue { .list(texts.map(PreviewValue.text)) }
  static func number(_ number: Int) -> PreviewValue { .number(Double(number)) }
  static func optional(_ text: String?) -> PreviewValue { text.map(PreviewValue.text) ?? .nothing }

  /// An object without members that say `null`, `false` or nothing; the page's script knows that they are left out.
  static func sparse(_ members: [Member]) -> PreviewValue {
    .object(members.filter { ![.nothing, .bool(false), .list([])].contains($0.value) })
  }

  var json: String {
    switch self {
    case .text(let text): Self.safe(TypeScriptText.quoted(text))
    case .number(let number): Self.shortest(number)
    case .bool(let value): value ? "true" : "false"
    case .list(let values): "[" + values.map(\.json).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { TypeScriptText.quoted($0.key) + ":" + $0.value.json }.joined(separator: ",") + "}"
    case .nothing: "null"
    }
  }

  /// Escapes `<`, since `</script>` and `<!--` are special anywhere in HTML.
  static func safe(_ script: String) -> String {
    String(
      script.unicodeScalars.reduce(into: "".unicodeScalars) { result, scalar in
        if scalar == "<" {
          result.append(contentsOf: "\\u003c".unicodeScalars)
        } else {
          result.append(scalar)
        }
      })
  }

  private static func shortest(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
