import Foundation

/// JSON as every report prints it: one line, sorted keys, slashes as they are.
func encodeJSON(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  // Only numbers that are not finite cannot be encoded, and reports have whole ones.
  let data = (try? encoder.encode(value)) ?? Data()
  return String(decoding: data, as: UTF8.self) + "\n"
}
