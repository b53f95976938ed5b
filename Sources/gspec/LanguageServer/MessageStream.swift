/// Splits a byte stream into messages: `Content-Length: N`, an empty line, then N bytes.
///
/// Bytes that are not a valid message are reported as a fault and skipped.
struct MessageStream {
  enum Part: Sendable, Hashable {
    case body([UInt8])
    /// The reason why bytes were skipped.
    case fault(String)
  }

  /// The most bytes of a message.
  static let limit = 64 << 20
  /// The most bytes of a header.
  static let headerLimit = 4096

  private var bytes: [UInt8] = []
  /// The remaining bytes of a message that is too large. They are skipped.
  private var skipped = 0

  mutating func append(_ more: [UInt8]) {
    let gone = min(skipped, more.count)
    skipped -= gone
    bytes += more[gone...]
  }

  /// The next message or fault; `nil` until more bytes come.
  mutating func next() -> Part? {
    guard let end = headerEnd() else {
      guard bytes.count > Self.headerLimit else { return nil }
      // The next message may be here already.
      let next = bytes.dropFirst().firstRange(of: Array("Content-Length:".utf8))?.lowerBound
      bytes.removeFirst(next ?? bytes.count)
      return .fault("a header is longer than \(Self.headerLimit) bytes")
    }
    let header = String(decoding: bytes[..<end.text], as: UTF8.self)
    guard let length = Self.length(header), length >= 0 else {
      bytes.removeFirst(end.body)
      return .fault("a header has no Content-Length")
    }
    guard length <= Self.limit else {
      let here = min(length, bytes.count - end.body)
      bytes.removeFirst(end.body + here)
      skipped = length - here
      return .fault("a message is larger than \(Self.limit >> 20) MB")
    }
    guard bytes.count - end.body >= length else { return nil }
    let body = Array(bytes[end.body..<end.body + length])
    bytes.removeFirst(end.body + length)
    return .body(body)
  }

  /// The end of the header's text, and the start of the body.
  private func headerEnd() -> (text: Int, body: Int)? {
    var index = 0
    let most = min(bytes.count, Self.headerLimit)
    while index < most {
      if bytes[index] == 0x0A {
        if index + 1 < bytes.count, bytes[index + 1] == 0x0A { return (index, index + 2) }
        if index + 2 < bytes.count, bytes[index + 1] == 0x0D, bytes[index + 2] == 0x0A {
          return (index, index + 3)
        }
      }
      index += 1
    }
    return nil
  }

  private static func length(_ header: String) -> Int? {
    for line in header.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased().filter({ $0 != " " }) == "content-length" else {
        continue
      }
      return Int(parts[1].filter { $0 != " " && $0 != "\t" })
    }
    return nil
  }
}
