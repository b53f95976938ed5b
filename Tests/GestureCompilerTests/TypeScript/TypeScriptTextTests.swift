import Testing

@testable import GestureCompiler

@Suite struct TypeScriptTextTests {
  @Test("quotes, control characters, and marks that change the direction of text are escaped")
  func escapes() {
    #expect(TypeScriptText.quoted("a\"\\\n日本") == #""a\"\\\u000a日本""#)
    #expect(TypeScriptText.quoted("\u{7F}\u{85}\u{2028}") == #""\u007f\u0085\u2028""#)
    #expect(TypeScriptText.quoted("\u{202E}\u{2066}") == #""\u202e\u2066""#)
    #expect(TypeScriptText.quoted("\u{1FFFE}") == #""\u{1fffe}""#)
  }
}
