import ArgumentParser

/// `gspec schema`
struct SchemaCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of the language, for editors and for programs that check YAML.",
    discussion:
      "It knows keys, where they stand and how values are written; gspec lint and gspec lsp know everything else."
  )

  @OptionGroup var terminal: OutputArguments

  func work() throws {
    Console.print(SpecSchema.text)
  }
}
