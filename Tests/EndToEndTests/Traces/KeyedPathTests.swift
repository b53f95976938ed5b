import GestureRuntime
import Testing

@testable import gspec

@Suite("Paths with keys")
struct KeyedPathTests {
  @Test("Keys may have all characters except brackets and control characters")
  func parts() throws {
    let path = try KeyedPath("list[in/box]/message[42 é]/star")
    #expect(path.parts.map(\.name) == ["list", "message", "star"])
    #expect(path.parts.map(\.key) == ["in/box", "42 é", nil])
    #expect(path.plain == "list/message/star")
    #expect(path.parts.map(\.text).joined(separator: "/") == "list[in/box]/message[42 é]/star")
  }

  @Test("A layout finds the ancestors of an element whose key has a slash")
  func around() {
    var layout = ScreenLayout()
    let frame = Rectangle(x: 0, y: 0, width: 10, height: 10)
    layout.frames = ["list[in/box]": frame, "list[in/box]/message[42]": frame]
    #expect(layout.sizes(around: "list[in/box]/message[42]").map(\.element) == ["list[in/box]"])
    #expect(layout.element(at: Point(x: 5, y: 5)) == "list[in/box]/message[42]")
    #expect(layout.sizes(around: "list[in/box]").isEmpty)
  }

  @Test(
    "Invalid keys are errors with a reason",
    arguments: [
      ("list[", "the bracket in list[ is not closed"),
      ("list[]", "a key is 1 to 64 bytes without brackets and control characters"),
      ("list[a[b]", "a key is 1 to 64 bytes without brackets and control characters"),
      ("list[a\u{1b}]", "a key is 1 to 64 bytes without brackets and control characters"),
      ("list[a]b", "something follows the key in list[a]b"),
      ("list[a]]", "something follows the key in list[a]]"),
      (
        "list[" + String(repeating: "é", count: 33) + "]",
        "a key is 1 to 64 bytes without brackets and control characters"
      ),
    ])
  func mistakes(_ text: String, _ message: String) {
    #expect(throws: NameError(message: message, help: "write list[inbox]/message[42]")) {
      try KeyedPath(text)
    }
  }
}
