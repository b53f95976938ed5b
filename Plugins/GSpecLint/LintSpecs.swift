import Foundation
import PackagePlugin

/// Runs `gspec lint` for a package's specs: `swift package gspec-lint [--target NAME]… [option or path]…`. Without targets and paths, it
/// lints the whole package.
@main
struct LintSpecs: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let rest = extractor.remainingArguments
    let folder = context.package.directoryURL
    var paths = try context.package.sourceTargets(named: names).map(\.directoryURL.path)
    // The settings of a file are printed without linting, so no other path may be named.
    let needsPath = !rest.contains { $0 == Self.settings || $0.hasPrefix(Self.settings + "=") }
    let isAlone = names.isEmpty && !rest.indices.contains { isPath($0, in: rest, of: folder) }
    if needsPath, isAlone { paths = ["."] }
    let gspec = Process()
    gspec.executableURL = try context.tool(named: "gspec").url
    gspec.arguments = ["lint"] + rest + paths
    gspec.currentDirectoryURL = folder
    try gspec.run()
    gspec.waitUntilExit()
    if gspec.terminationStatus != 0 { Diagnostics.error("gspec lint: see above") }
  }

  /// The options of `gspec lint` whose value is the next word, which may be the name of a file that exists.
  private static let valued: Set = [
    "--baseline", "--cache", "--color", "--explain", "--fix-with", "--format", "--level", "--max-latency",
    settings, "--since", "--witness",
  ]

  /// The option that prints the settings of a file.
  private static let settings = "--print-config"

  /// Whether a word is a path to lint.
  private func isPath(_ index: Int, in words: [String], of folder: URL) -> Bool {
    guard index == 0 || !Self.valued.contains(words[index - 1]) else { return false }
    return FileManager.default.fileExists(
      atPath: URL(filePath: words[index], relativeTo: folder).absoluteURL.path)
  }
}

extension Package {
  /// The source targets with these names.
  fileprivate func sourceTargets(named names: [String]) throws -> [any SourceModuleTarget] {
    try targets(named: names).compactMap(\.sourceModule)
  }
}
