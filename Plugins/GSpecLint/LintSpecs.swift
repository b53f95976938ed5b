import Foundation
import PackagePlugin

/// Runs `gspec lint` for a package's specs: `swift package gspec-lint [--target NAME]… [option or path]…`.
@main
struct LintSpecs: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let rest = extractor.remainingArguments
    var paths = try context.package.sourceTargets(named: names).map(\.directoryURL.path)
    // Without targets and paths, it lints the whole package.
    let folder = context.package.directoryURL
    let namesPaths = rest.contains {
      FileManager.default.fileExists(atPath: URL(filePath: $0, relativeTo: folder).absoluteURL.path)
    }
    if names.isEmpty, !namesPaths { paths = ["."] }
    let gspec = Process()
    gspec.executableURL = try context.tool(named: "gspec").url
    gspec.arguments = ["lint"] + rest + paths
    gspec.currentDirectoryURL = folder
    try gspec.run()
    gspec.waitUntilExit()
    if gspec.terminationStatus != 0 { Diagnostics.error("gspec lint: see above") }
  }
}

extension Package {
  /// The source targets with these names; all source targets if there are no names.
  fileprivate func sourceTargets(named names: [String]) throws -> [any SourceModuleTarget] {
    let chosen = names.isEmpty ? targets : try targets(named: names)
    return chosen.compactMap(\.sourceModule)
  }
}
