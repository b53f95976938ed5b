import SpecParser

/// Writes what the spec says that is seen and felt, as values.
enum EmitFeedback {
  static func emit(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    FeedbackTemplate.types.write(&writer, program)
    let names = program.names
    writer.block("nonisolated extension \(names.prefix)Feedback") { writer in
      writer.doc("What the spec says of an activity.")
      writer.block("\(program.access)init(for activity: \(names.activity))") { writer in
        writer.block("switch activity") { writer in
          for index in names.activities.indices {
            writer.line("case .\(names.activities[index]):")
            let lines = lines(entries(program, index))
            for line in lines.isEmpty ? ["break"] : lines { writer.line("  " + line) }
          }
        }
      }
    }
    writer.line()
  }

  private static func entries(_ program: SwiftProgram, _ index: Int) -> [FeedbackEntry] {
    program.written[index]?.feedback?.value.entries ?? []
  }

  private static func lines(_ entries: [FeedbackEntry]) -> [String] {
    entries.map { entry in
      let path = entry.path.map { SwiftIdentifier($0).value }.joined(separator: ".")
      return "self.\(path) = \(value(entry.value))"
    }
  }

  private static func value(_ value: FeedbackValue) -> String {
    switch value {
    case .word(let word): ".word(\(SwiftWriter.literal(word)))"
    case .quantity(let quantity) where quantity.dimension == .time:
      ".seconds(\(quantity.amount / 1_000_000))"
    case .quantity(let quantity): ".\(unit(quantity.dimension))(\(quantity.amount))"
    }
  }

  private static func unit(_ dimension: Dimension) -> String {
    switch dimension {
    case .length: "points"
    case .time: "seconds"
    case .velocity: "pointsPerSecond"
    case .angle: "degrees"
    case .proportion: "percent"
    case .factor: "factor"
    case .count: "number"
    }
  }
}
