import SpecParser

extension FormReader {
  /// Reports a file whose `version` is not 1.
  ///
  /// - Parameter what: what the file has, for the message.
  func checkVersion(_ top: inout FieldReader, of what: String) {
    guard let field = top.required("version", example: "1"), let text = text(field), text.value != "1" else {
      return
    }
    report(
      SyntaxRules.version, "this version of \(what) is not known", at: field.span,
      help: ["write `version: 1`"])
  }
}
