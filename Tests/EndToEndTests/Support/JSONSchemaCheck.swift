import Foundation

@testable import gspec

/// Checks JSON against the part of JSON Schema (draft 4) that the schemas in Fixtures use.
struct JSONSchemaCheck {
  private let schema: AnyJSON

  init(fixture name: String) throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/\(name)")
    schema = try AnyJSON.read(String(contentsOf: url, encoding: .utf8))
  }

  /// The problems of a value, each with its place; empty for a valid value.
  func problems(of value: AnyJSON) -> [String] { problems(value, schema, "") }

  private func problems(_ value: AnyJSON, _ schema: AnyJSON, _ place: String) -> [String] {
    if let reference = schema["$ref"]?.text {
      let path = reference.dropFirst(2).split(separator: "/")
      let target = path.reduce(self.schema as AnyJSON?) { $0?[String($1)] }
      return target.map { problems(value, $0, place) } ?? ["\(place): no schema \(reference)"]
    }
    if let type = schema["type"]?.text, !isOf(type, value) { return ["\(place): is no \(type)"] }
    return scalarProblems(value, schema, place) + objectProblems(value, schema, place)
      + arrayProblems(value, schema, place)
  }

  private func isOf(_ type: String, _ value: AnyJSON) -> Bool {
    switch (type, value) {
    case ("object", .object), ("array", .array), ("string", .string), ("boolean", .bool),
      ("integer", .int), ("number", .int), ("number", .double):
      true
    default: false
    }
  }

  private func scalarProblems(_ value: AnyJSON, _ schema: AnyJSON, _ place: String) -> [String] {
    var problems: [String] = []
    if let allowed = schema["enum"], !allowed.items.contains(value) { problems.append("\(place): \(value)") }
    if let least = schema["minimum"]?.integer, let number = value.integer, number < least {
      problems.append("\(place): \(number) is below \(least)")
    }
    if schema["format"]?.text?.hasPrefix("uri") == true, let text = value.text, !isURI(text) {
      problems.append("\(place): \(text) is no URI")
    }
    return problems
  }

  /// Whether a text is a URI by RFC 3986: no spaces, only ASCII, and no colon in the first part of a relative URI.
  private func isURI(_ text: String) -> Bool {
    let first = text.prefix { $0 != "/" }
    let hasScheme = ["https:", "file:"].contains { text.hasPrefix($0) }
    return text.unicodeScalars.allSatisfy {
      $0.isASCII && $0.value > 0x20 && !"<>\"{}|\\^`".contains(Character($0))
    }
      && (hasScheme || !first.contains(":"))
  }

  private func objectProblems(_ value: AnyJSON, _ schema: AnyJSON, _ place: String) -> [String] {
    guard case .object(let members) = value else { return [] }
    var problems = (schema["required"]?.items ?? []).compactMap(\.text).filter { members[$0] == nil }
      .map { "\(place): \($0) is missing" }
    if let choices = schema["anyOf"]?.items, !choices.contains(where: { isComplete(value, $0) }) {
      problems.append("\(place): none of several keys is there")
    }
    for (key, member) in members.sorted(by: { $0.key < $1.key }) {
      if let own = schema["properties"]?[key] {
        problems += self.problems(member, own, "\(place)/\(key)")
      } else if schema["additionalProperties"] == .bool(false) {
        problems.append("\(place): \(key) is not known")
      } else if let others = schema["additionalProperties"] {
        problems += self.problems(member, others, "\(place)/\(key)")
      }
    }
    return problems
  }

  private func isComplete(_ value: AnyJSON, _ choice: AnyJSON) -> Bool {
    (choice["required"]?.items ?? []).allSatisfy { value.keys.contains($0.text ?? "") }
  }

  private func arrayProblems(_ value: AnyJSON, _ schema: AnyJSON, _ place: String) -> [String] {
    guard case .array(let items) = value else { return [] }
    var problems: [String] = []
    if items.count < schema["minItems"]?.integer ?? 0 { problems.append("\(place): too few items") }
    if schema["uniqueItems"] == .bool(true), Set(items).count < items.count {
      problems.append("\(place): an item stands twice")
    }
    guard let own = schema["items"] else { return problems }
    return problems + items.enumerated().flatMap { self.problems($1, own, "\(place)/\($0)") }
  }
}
