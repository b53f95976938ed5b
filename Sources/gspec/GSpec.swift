import ArgumentParser

@main
struct GSpec: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "gspec", abstract: "Gesture specs.")
}
