import ArgumentParser

/// `gspec lsp`
struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: "Serve an editor: a language server on standard input and output.",
    discussion:
      "It implements the Language Server Protocol 3.17. Exit status: 0 if the editor shut it down, else 1."
  )

  @Flag(help: "Standard input and output, as always; editors give it.")
  var stdio = false

  func run() throws {
    var server = ServeEditor()
    throw ExitCode(server.run())
  }
}
