import Foundation
import PackagePlugin

/// `swift package gspec-lint [--target NAME]… [option or path]…`: `gspec lint` for a package's specs.
@main
struct LintSpecs: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let rest = extractor.remainingArguments
    var paths = try context.package.sourceTargets(named: names).map(\.directoryURL.path)
    // Without a word about where, everything in the package.
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
  /// The targets of these names that can have sources; all of them for no name.
  fileprivate func sourceTargets(named names: [String]) throws -> [any SourceModuleTarget] {
    let chosen = names.isEmpty ? targets : try targets(named: names)
    return chosen.compactMap(\.sourceModule)
  }
}
