import Testing

@testable import gspec

@Suite("Reading messages from bytes that arrive in pieces")
struct MessageStreamTests {
  private func parts(_ text: String, piece: Int) -> [MessageStream.Part] {
    var stream = MessageStream()
    var parts: [MessageStream.Part] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      stream.append(Array(rest.prefix(piece)))
      rest = rest.dropFirst(piece)
      while let part = stream.next() { parts.append(part) }
    }
    return parts
  }

  @Test("pieces of any length, other headers, and line breaks without CR", arguments: [1, 2, 7, 1000])
  func pieces(_ piece: Int) {
    let text =
      "Content-Length: 2\r\n\r\n{}content-type: x\r\nCONTENT-LENGTH:3\r\n\r\n[1]Content-Length: 4\n\nnull"
    #expect(
      parts(text, piece: piece) == ["{}", "[1]", "null"].map { MessageStream.Part.body(Array($0.utf8)) })
  }

  @Test("an invalid header is skipped, and the next message is read")
  func faults() {
    let good = "Content-Length: 2\r\n\r\n{}"
    for bad in [
      "x: y\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length: 99999999999999999999\r\n\r\n",
      "\r\n\r\n",
    ] {
      let found = parts(bad + good, piece: 3)
      #expect(found.last == .body(Array("{}".utf8)), "\(bad)")
      #expect(found.count == 2)
    }
  }

  @Test("a header or a message that is too long is skipped")
  func limits() {
    var stream = MessageStream()
    stream.append(Array(repeating: 0x41, count: MessageStream.headerLimit + 1))
    #expect(stream.next() == .fault("a header is longer than 4096 bytes"))
    stream.append(Array((String(repeating: "A", count: 5000) + "Content-Length: 2\r\n\r\n{}").utf8))
    #expect(stream.next() == .fault("a header is longer than 4096 bytes"))
    #expect(stream.next() == .body(Array("{}".utf8)))
    let length = MessageStream.limit + 1
    stream.append(Array("Content-Length: \(length)\r\n\r\n".utf8))
    #expect(stream.next() == .fault("a message is larger than 64 MB"))
    stream.append(Array(repeating: 0x41, count: length) + Array("Content-Length: 2\r\n\r\n{}".utf8))
    #expect(stream.next() == .body(Array("{}".utf8)))
  }
}
