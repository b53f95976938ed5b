import Foundation

/// A page of the documentation: the files that it shows, and its commands with what they print.
///
/// A block is the file that the line above it names (`` `name`: ``), or goes to the end of it (`At the end of`). A `console` block has
/// commands, each with its output; a line `…` stands for any lines.
struct DocumentedPage {
  enum Step {
    case file(name: String, text: String, isAppended: Bool)
    case command(text: String, output: [String], line: Int)
  }

  var steps: [Step] = []

  init(_ text: String) {
    var heading = ""
    var language: String?
    var block: [String] = []
    for (number, line) in text.components(separatedBy: "\n").enumerated() {
      if let kind = language {
        if line == "```" {
          add(block, kind, under: heading, endsAt: number)
          language = nil
          block = []
        } else {
          block.append(line)
        }
      } else if line.hasPrefix("```") {
        language = String(line.dropFirst(3))
      } else if !line.isEmpty {
        heading = line
      }
    }
  }

  private mutating func add(_ block: [String], _ language: String, under heading: String, endsAt end: Int) {
    if language == "console" {
      var commands: [(String, [String], Int)] = []
      for (index, line) in block.enumerated() {
        if line.hasPrefix("$ ") {
          commands.append((String(line.dropFirst(2)), [], end - block.count + index + 1))
        } else if !commands.isEmpty {
          commands[commands.count - 1].1.append(line)
        }
      }
      steps += commands.map { .command(text: $0.0, output: $0.1, line: $0.2) }
    } else if heading.hasSuffix(":"),
      let name = heading.firstMatch(of: /`([A-Za-z0-9\/._-]+\.(?:yaml|jsonl|json|swift))`/)
    {
      steps.append(
        .file(
          name: String(name.1), text: block.joined(separator: "\n") + "\n",
          isAppended: heading.contains("At the end of")))
    }
  }

  /// The first line of `expected` that `printed` does not have in its place, or nothing.
  static func difference(_ printed: [String], _ expected: [String]) -> String? {
    var rest = printed[...]
    var mayLeaveOut = false
    for line in expected {
      if line == "…" {
        mayLeaveOut = true
        continue
      }
      let next = mayLeaveOut ? rest.firstIndex(of: line) : rest.first == line ? rest.startIndex : nil
      guard let next else { return line }
      rest = rest[(next + 1)...]
      mayLeaveOut = false
    }
    return mayLeaveOut || rest.isEmpty ? nil : rest.first.map { "(more is printed) \($0)" }
  }
}
