/// A change that the help of a finding states exactly, as a value. Editors offer it if it removes the finding.
///
/// Help states a change only in the forms that are listed here, so that every sentence of help is a change without saying it twice.
package enum Suggestion: Sendable, Hashable {
  /// A text in place of what the finding marks: a word, or a key with its value.
  case write(String)
  /// A section to add, with its value.
  case section(String)
  /// A vocabulary to add to `uses`.
  case use(vocabulary: String)

  /// What comes before a text to write, and before one to add.
  private static let openings = ["write ", "did you mean ", "it is called ", "is named by ", "is written "]
  private static let additions = ["add ", "use a vocabulary: "]
  /// What comes between texts of which each can be written.
  private static let separators = [" or ", ", ", ", or "]

  /// The changes that a sentence of help states, in its order: "write `touch`, or add `apple` to `uses`".
  package static func all(in help: String) -> [Suggestion] {
    let parts = help.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    // An odd number of backticks: one of them belongs to a text.
    guard parts.count % 2 == 1 else { return [] }
    var result: [Suggestion] = []
    var isOpen = false
    for index in stride(from: 1, to: parts.count, by: 2) {
      let (before, text) = (parts[index - 1], parts[index])
      if additions.contains(where: before.hasSuffix) {
        isOpen = false
        let isToUses = parts[index + 1] == " to " && index + 2 < parts.count && parts[index + 2] == "uses"
        result.append(isToUses ? .use(vocabulary: text) : .section(text))
      } else {
        isOpen = openings.contains(where: before.hasSuffix) || isOpen && separators.contains(before)
        if isOpen { result.append(.write(text)) }
      }
    }
    return result
  }
}

extension Finding {
  /// The changes that the help states, each once.
  package var suggestions: [Suggestion] { help.flatMap(Suggestion.all).uniqued() }
}
