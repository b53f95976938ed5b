import Foundation

/// A message of the editor.
enum EditorMessage: Sendable {
  case request(id: JSON, method: String, parameters: JSON)
  case notification(method: String, parameters: JSON)
  /// An answer to the server, which needs none.
  case response
  /// What is no message, with the response that says so.
  case invalid(id: JSON, LanguageServer.Refusal)

  init(_ part: MessageStream.Part) {
    switch part {
    case .fault(let reason):
      self = .invalid(id: .null, .init(.parse, reason))
    case .body(let bytes):
      let text = Data(Self.withoutLoneSurrogates(bytes))
      guard let message = try? JSONDecoder().decode(JSON.self, from: text) else {
        self = .invalid(
          id: .null, .init(.parse, "a message is not JSON"))
        return
      }
      self.init(message)
    }
  }

  private init(_ message: JSON) {
    let id = message["id"]
    if let method = message["method"]?.string {
      let parameters = message["params"] ?? .null
      self =
        id.map { .request(id: $0, method: method, parameters: parameters) }
        ?? .notification(method: method, parameters: parameters)
    } else if id != nil, message["result"] != nil || message["error"] != nil {
      self = .response
    } else {
      self = .invalid(
        id: id ?? .null, .init(.request, "a message has no method"))
    }
  }

  // MARK: Text

  /// The message with `\uFFFD` for each escape of half a surrogate pair. Editors whose text is UTF-16 can send one, and no UTF-8 text can
  /// have it. Both are one UTF-16 unit, so later positions are right.
  private static func withoutLoneSurrogates(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    var index = 0
    while let next = bytes[index...].firstIndex(of: UInt8(ascii: "\\")) {
      index = min(next + 2, bytes.count)
      guard let unit = unit(bytes[next...]) else { continue }
      index = next + 6
      guard UTF16.isSurrogate(unit) else { continue }
      if UTF16.isLeadSurrogate(unit), let other = self.unit(bytes[index...]), UTF16.isTrailSurrogate(other) {
        index += 6
      } else {
        result.replaceSubrange(next + 2..<index, with: "FFFD".utf8)
      }
    }
    return result
  }

  /// The UTF-16 unit that an escape at the start stands for.
  private static func unit(_ text: ArraySlice<UInt8>) -> UInt16? {
    let digits = text.dropFirst(2).prefix(4)
    guard text.starts(with: "\\u".utf8), digits.count == 4 else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
