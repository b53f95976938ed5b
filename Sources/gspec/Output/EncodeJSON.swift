import Foundation

/// The value as one line of JSON, with sorted keys and unescaped slashes.
func encodeJSON(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  // Encoding fails only for numbers that are not finite, and reports have none.
  let data = (try? encoder.encode(value)) ?? Data()
  return String(decoding: data, as: UTF8.self) + "\n"
}
