import Foundation
import Testing

@testable import gspec

@Suite("Messages as JSON")
struct JSONTests {
  @Test("a value that is written and read again is the same")
  func roundTrip() throws {
    let hard = (0..<0x30).compactMap(Unicode.Scalar.init).map(String.init).joined()
    let value: JSON = [
      "text": .string(hard + "\u{7F}\u{85}\u{2028}ä👩‍🚀\\\"/"), "key \"\n\u{1}": .null,
      "list": [
        1, -2, true, false, .null, .double(0.1), .double(-1e300), .double(.leastNonzeroMagnitude), [], [:],
      ],
      "nested": ["b": ["c": "d"], "a": .int(.max)],
    ]
    let bytes = value.json
    #expect(!bytes.contains(0x0A))
    #expect(try JSONDecoder().decode(JSON.self, from: Data(bytes)) == value)
    #expect(
      String(decoding: bytes, as: UTF8.self).contains(#""nested":{"a":9223372036854775807,"b":{"c":"d"}}"#))
    #expect(JSON.array([.double(.infinity), .double(.nan)]).json == Array("[null,null]".utf8))
  }
}
