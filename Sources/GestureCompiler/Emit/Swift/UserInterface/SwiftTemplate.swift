/// Swift that is the same for every spec but for names: lines with placeholders.
///
/// `$P` is what names of types begin with, `$A` the access modifier with its space, `$e` what names of members begin with,
/// `$N` the product's name in a comment.
struct SwiftTemplate: Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  func write(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let prefix = program.names.prefix
    let filled = Self.filled(
      text,
      [
        "P": prefix, "A": program.access, "e": Self.memberPrefix(prefix),
        "N": SwiftWriter.plain(program.machine.product),
      ])
    for line in filled.split(separator: "\n", omittingEmptySubsequences: false) { writer.line(String(line)) }
  }

  /// Begins as a member does, and is never what types begin with: scripts without capitals have one form for both.
  private static func memberPrefix(_ prefix: String) -> String {
    let lower = String(SwiftIdentifier([prefix, "x"]).lower.dropLast())
    return lower == prefix ? "the" + prefix : lower
  }

  /// What stands in for a placeholder is not looked at again, so that a product may be called `$A`.
  private static func filled(_ text: String, _ values: [Character: String]) -> String {
    var result = ""
    var rest = text[...]
    while let sign = rest.firstIndex(of: "$") {
      result += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      if let letter = rest.first, let value = values[letter] {
        result += value
        rest = rest.dropFirst()
      } else {
        result += "$"
      }
    }
    return result + rest
  }
}
